import type { StoreApi } from 'zustand/vanilla';
import type { Square } from '../game/square.ts';
import type { Transcript } from '../game/transcript.ts';
import type { Text } from '../i18n/text.ts';
import type { ValuedMove } from '../study/course/screens.ts';
import type { Solution, Task, Verdict } from '../study/exercises/exercise.ts';
import { createStore } from './following.ts';

/** A task on the board, with its words. */
export interface Exercise extends Task {
  /** What is asked. */
  readonly instruction: Text;
  /** What it belongs to: `Puzzle 2 of 3`. */
  readonly title?: Text;
  /** What to say of a right or a wrong move, before what the engine knows of it. */
  readonly feedback?: { readonly right?: Text; readonly wrong?: Text };
  /** What is said of each move besides, by its square. */
  readonly sights?: Readonly<Record<number, Text>>;
  /** What the moves of the position are worth, from a longer search than a person would wait for. */
  readonly values?: readonly ValuedMove[];
  /** Nothing is asked: this is shown, and told by the instruction. */
  readonly shows?: Solution;
  /** Moves of both sides that play themselves on the board while it is shown. */
  readonly plays?: Transcript;
  /** Whether it is a screen of a lesson: a wrong move comes back by itself, after what it would have done has been seen. */
  readonly teaches?: true;
  /** Whether it is a line of an opening, by whose name the other side goes. */
  readonly isOpening?: true;
  /** Whether the card says which opening is on the board. */
  readonly namesOpening?: true;
}

export type ExerciseStage =
  | { readonly type: 'asked' }
  /** The move is being looked at; without one, the solution is. */
  | { readonly type: 'judging'; readonly move: Square | undefined }
  /** It was right, and the other side is about to reply. */
  | { readonly type: 'replying'; readonly verdict: Verdict }
  | { readonly type: 'right'; readonly verdict: Verdict }
  | { readonly type: 'wrong'; readonly verdict: Verdict }
  | { readonly type: 'shown'; readonly solution: Solution }
  /** The engine did not answer. */
  | { readonly type: 'failed'; readonly move: Square | undefined };

/** The exercise on the board: lost with the page. */
export interface ExerciseState {
  /** Undefined while none is there. */
  readonly exercise: Exercise | undefined;
  /** The id of the match on the board while it is there. */
  readonly matchId: string | undefined;
  /** The moves that lead to the position that is asked about just now. */
  readonly asked: Transcript;
  /** How many right moves have been made. */
  readonly rightMoves: number;
  readonly stage: ExerciseStage;
  readonly hasNext: boolean;
  /** What the first answer has changed; undefined before it. */
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
  note: undefined,
};

export const createExerciseStore = (): ExerciseStore => createStore<ExerciseState>(() => NO_EXERCISE);

/** Whether it has been solved, or its solution has been shown. */
export const isDone = ({ stage: { type } }: ExerciseState): boolean => type === 'right' || type === 'shown';

/** What is known about the moves of the position on the board; only once the person has done with it. */
export const selectSolution = ({ stage }: ExerciseState): Solution | undefined =>
  stage.type === 'shown' ? stage.solution : undefined;
