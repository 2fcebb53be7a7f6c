import type { StoreApi } from 'zustand/vanilla';
import type { Square } from '../game/square.ts';
import type { Transcript } from '../game/transcript.ts';
import type { Text } from '../i18n/text.ts';
import type { ValuedMove } from '../study/course/screens.ts';
import type { Solution, Task, Verdict } from '../study/exercises/exercise.ts';
import { createStore } from './following.ts';

/** A task on the board, with its texts. */
export interface Exercise extends Task {
  readonly instruction: Text;
  /** Its heading, such as `Puzzle 2 of 3`. */
  readonly title?: Text;
  /** Feedback on a right or wrong move, shown before the engine's comment. */
  readonly feedback?: { readonly right?: Text; readonly wrong?: Text };
  /** Additional comments on moves, by square. */
  readonly sights?: Readonly<Record<number, Text>>;
  /** Values of the moves, from a longer search than a person would wait for. */
  readonly values?: readonly ValuedMove[];
  /** Set for an exercise without a question: it only shows this solution. */
  readonly shows?: Solution;
  /** Moves of both sides that are played on the board in such an exercise. */
  readonly plays?: Transcript;
  /** Whether it is a screen of a lesson: a wrong move is undone after its effect has been shown. */
  readonly teaches?: true;
  /** Whether it is an opening line, whose name then stands for the opponent. */
  readonly isOpening?: true;
  /** Whether the card names the opening on the board. */
  readonly namesOpening?: true;
}

export type ExerciseStage =
  | { readonly type: 'asked' }
  /** The move, or without one the solution, is being looked up. */
  | { readonly type: 'judging'; readonly move: Square | undefined }
  /** The move was right, and the other side is about to reply. */
  | { readonly type: 'replying'; readonly verdict: Verdict }
  | { readonly type: 'right'; readonly verdict: Verdict }
  | { readonly type: 'wrong'; readonly verdict: Verdict }
  | { readonly type: 'shown'; readonly solution: Solution }
  /** The engine did not answer. */
  | { readonly type: 'failed'; readonly move: Square | undefined };

/** The exercise on the board; lost on reload. */
export interface ExerciseState {
  readonly exercise: Exercise | undefined;
  /** The id of its match on the board. */
  readonly matchId: string | undefined;
  /** The moves to the position of the current question. */
  readonly asked: Transcript;
  /** The number of right moves so far. */
  readonly rightMoves: number;
  readonly stage: ExerciseStage;
  readonly hasNext: boolean;
  /** Whether a game comes next instead of another exercise. */
  readonly beginsGame: boolean;
  /** What the first answer has changed, such as the rating; undefined before it. */
  readonly note: Text | undefined;
}

export type ExerciseStore = StoreApi<ExerciseState>;

export const NO_EXERCISE: ExerciseState = {
  exercise: undefined,
  matchId: undefined,
  asked: [],
  rightMoves: 0,
  stage: { type: 'asked' },
  hasNext: false,
  beginsGame: false,
  note: undefined,
};

export const createExerciseStore = (): ExerciseStore => createStore<ExerciseState>(() => NO_EXERCISE);

/** Whether it was solved or its solution was shown. */
export const isDone = ({ stage: { type } }: ExerciseState): boolean => type === 'right' || type === 'shown';

/** The analysis of the moves on the board, only once the exercise is done. */
export const selectSolution = ({ stage }: ExerciseState): Solution | undefined =>
  stage.type === 'shown' ? stage.solution : undefined;
