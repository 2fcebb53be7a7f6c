import type { Analysis } from '../../engine/analysis.ts';
import type { AnalyzedMove } from '../../engine/searchRequest.ts';
import { assertNever } from '../../game/assertNever.ts';
import type { ByColor, Color } from '../../game/color.ts';
import type { Setup } from '../../game/games.ts';
import { legalMoves, type Position } from '../../game/position.ts';
import type { Rules } from '../../game/rules.ts';
import type { Square } from '../../game/square.ts';
import type { Transcript } from '../../game/transcript.ts';
import { momentOfMove } from '../review/loadedReasons.ts';
import type { Moment } from '../review/review.ts';
import { type GoalName, meetsGoal, refutationOf } from './goals.ts';

/** The rule by which an answer is judged. */
export type Judge =
  /** Right if no move is more than a disc better by the engine; in Connect Four, none better at all. */
  | { readonly type: 'best' }
  /** Right if it is one of these, or with `orClose` at most a disc worse than the best by the engine. */
  | { readonly type: 'moves'; readonly squares: readonly Square[]; readonly orClose?: true }
  /** Right if it wins, or at least draws, with best play. */
  | { readonly type: 'keepsScore'; readonly atLeast: 'win' | 'draw' }
  /** Right if it meets a goal that needs no search. */
  | { readonly type: 'goal'; readonly goal: GoalName; readonly count?: number };

/** The continuation after a right move: the opponent's reply, and the judge of the next move. */
export interface ExerciseStep {
  readonly reply: Square | 'engine';
  readonly judge: Judge;
}

/** An exercise: a position and what is asked there. */
export interface Task {
  readonly id: string;
  readonly setup: Setup;
  /** The moves leading to the position. */
  readonly given: Transcript;
  /** The person's side, which is to move after the given moves. */
  readonly color: Color;
  readonly judge: Judge;
  /** Left out if one move is enough. `untilOver` continues to the end of the game. */
  readonly continuation?: { readonly steps: readonly ExerciseStep[] } | { readonly untilOver: ExerciseStep };
}

/** The continuation after a number of right moves; undefined after the last one. */
export const stepAfter = ({ continuation }: Task, rightMoves: number): ExerciseStep | undefined => {
  if (continuation === undefined) return undefined;
  return 'untilOver' in continuation ? continuation.untilOver : continuation.steps[rightMoves - 1];
};

/** The judge of the next move after a number of right moves. */
export const judgeAt = (task: Task, rightMoves: number): Judge =>
  (rightMoves === 0 ? undefined : stepAfter(task, rightMoves)?.judge) ?? task.judge;

/** Whether a verdict needs the engine: always, only to explain a wrong move, or never. */
export const NEEDS_ENGINE = {
  best: 'always',
  keepsScore: 'always',
  moves: 'wrong',
  goal: 'never',
} as const satisfies Readonly<Record<Judge['type'], 'always' | 'wrong' | 'never'>>;

/** A question to judge, with the results of the engine. */
export interface Question {
  readonly position: Position;
  readonly judge: Judge;
  /** Discs added to each side's count at the end. */
  readonly extra: ByColor<number>;
  /** Undefined if the engine was not needed, or did not answer. */
  readonly analysis: Analysis | undefined;
}

export interface Solution {
  /** The right moves, as far as known. */
  readonly squares: readonly Square[];
  /** All legal moves with their scores, best first; empty without an analysis. */
  readonly scores: readonly AnalyzedMove[];
  /** Why the best other move is worse; undefined if unknown. */
  readonly moment: Moment | undefined;
}

/** The verdict on a move. */
export interface Verdict extends Solution {
  readonly move: Square;
  readonly isRight: boolean;
  /** The loss compared with the best move, in the engine's unit; undefined if unknown. */
  readonly loss: number | undefined;
  /** The expected line after the move, beginning with the reply; empty if unknown. */
  readonly reply: readonly Square[];
  /** Why the move is worse than the best one; for a right move, why the best other move is worse. */
  readonly moment: Moment | undefined;
}

const headStart = ({ position: { turn }, extra }: Question): number =>
  turn === 'black' ? extra.black - extra.white : extra.white - extra.black;

const scoresOf = ({ analysis }: Question): readonly AnalyzedMove[] => analysis?.moves ?? [];

/** Differences in score that are noise: moves within it count as equal. */
const CLOSE: Readonly<Record<Rules, number>> = { othello: 1, reversi: 1, anti: 1, connect4: 0 };

const isClose = (question: Question, move: Square): boolean => {
  const { rules } = question.position;
  const [best] = scoresOf(question);
  const made = scoresOf(question).find(({ square }) => square === move);
  return best !== undefined && made !== undefined && best.score - made.score <= CLOSE[rules];
};

const isRight = (question: Question, move: Square): boolean => {
  const { judge, position } = question;
  const score = scoresOf(question).find(({ square }) => square === move)?.score;
  switch (judge.type) {
    case 'best':
      return isClose(question, move);
    case 'keepsScore': {
      const result = score === undefined ? -1 : score + headStart(question);
      return judge.atLeast === 'win' ? result > 0 : result >= 0;
    }
    case 'moves':
      return judge.squares.includes(move) || (judge.orClose === true && isClose(question, move));
    case 'goal':
      return meetsGoal(judge.goal, position, move, judge.count);
    default:
      return assertNever(judge);
  }
};

/** Why one move is worse than another; undefined if unknown. */
const momentOf = (
  { position, extra }: Question,
  worse: AnalyzedMove | undefined,
  better: AnalyzedMove | undefined,
): Moment | undefined => {
  if (worse === undefined || better === undefined) return undefined;
  const evaluation = {
    best: better.square,
    score: better.score,
    played: worse.score,
    exact: better.exact && worse.exact,
    depth: better.depth,
    line: better.line,
    playedLine: worse.line.length === 0 ? [worse.square] : worse.line,
  };
  return momentOfMove(position, evaluation, extra);
};

export const solutionOf = (question: Question): Solution => {
  const scores = scoresOf(question);
  const ordered = scores.length > 0 ? scores.map(({ square }) => square) : [...legalMoves(question.position)];
  const squares = ordered.filter(move => isRight(question, move));
  const other = scores.find(({ square }) => !squares.includes(square));
  return { squares, scores, moment: momentOf(question, other, scores[0]) };
};

/** The line after the move by the engine, or else the reply that refutes it. */
const replyTo = ({ judge, position }: Question, made: AnalyzedMove | undefined, move: Square) => {
  if (made !== undefined || judge.type !== 'goal') return made?.line.slice(1) ?? [];
  const refutation = refutationOf(judge.goal, position, move);
  return refutation === undefined ? [] : [refutation];
};

/** Judges a legal move. */
export const verdictOn = (question: Question, move: Square): Verdict => {
  const { squares, scores } = solutionOf(question);
  const [best] = scores;
  const made = scores.find(({ square }) => square === move);
  const right = isRight(question, move);
  const other = scores.find(({ square }) => !squares.includes(square));
  return {
    squares,
    scores,
    move,
    isRight: right,
    loss: made && best && best.score - made.score,
    reply: replyTo(question, made, move),
    moment: right ? momentOf(question, other, made) : momentOf(question, made, best),
  };
};
