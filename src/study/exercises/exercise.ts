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

/** What makes a move right. */
export type Judge =
  /** No other move is more than a disc better, as the engine finds; in Connect Four none is better at all. */
  | { readonly type: 'best' }
  /** It is one of these, or with `orClose` one that the engine finds no more than a disc worse than the best. */
  | { readonly type: 'moves'; readonly squares: readonly Square[]; readonly orClose?: true }
  /** It wins, or at least draws, if both sides play on as well as they can. */
  | { readonly type: 'keepsScore'; readonly atLeast: 'win' | 'draw' }
  /** It does something that can be seen at once. */
  | { readonly type: 'goal'; readonly goal: GoalName; readonly count?: number };

/** What comes after a right move: the reply of the other side, and the judge of the next move. */
export interface Step {
  readonly reply: Square | 'engine';
  readonly judge: Judge;
}

/** A position, and what is asked there. */
export interface Task {
  readonly id: string;
  readonly setup: Setup;
  /** The moves that lead to the position. */
  readonly given: Transcript;
  /** The side that the person plays; it is to move after the given moves. */
  readonly color: Color;
  readonly judge: Judge;
  /** Left out where one move is all. `untilOver` goes on to the end of the game. */
  readonly continuation?: { readonly steps: readonly Step[] } | { readonly untilOver: Step };
}

/** What follows after a number of right moves; undefined if that was the last one. */
export const stepAfter = ({ continuation }: Task, rightMoves: number): Step | undefined => {
  if (continuation === undefined) return undefined;
  return 'untilOver' in continuation ? continuation.untilOver : continuation.steps[rightMoves - 1];
};

/** The judge of the next move after a number of right ones. */
export const judgeAt = (task: Task, rightMoves: number): Judge =>
  (rightMoves === 0 ? undefined : stepAfter(task, rightMoves)?.judge) ?? task.judge;

/** Whether a verdict needs the engine: always, to explain a wrong move, or never. */
export const NEEDS_ENGINE = {
  best: 'always',
  keepsScore: 'always',
  moves: 'wrong',
  goal: 'never',
} as const satisfies Readonly<Record<Judge['type'], 'always' | 'wrong' | 'never'>>;

/** What is asked, where, and what is known there. */
export interface Question {
  readonly position: Position;
  readonly judge: Judge;
  /** Discs that a side counts in addition to those on the board. */
  readonly extra: ByColor<number>;
  /** What the engine has found; undefined where it was not needed, or did not answer. */
  readonly analysis: Analysis | undefined;
}

export interface Solution {
  /** The right moves, as far as they are known. */
  readonly squares: readonly Square[];
  /** Every legal move with its score, best first; empty if the engine did not look. */
  readonly scores: readonly AnalyzedMove[];
}

/** What is to be said of a move. */
export interface Verdict extends Solution {
  readonly move: Square;
  readonly isRight: boolean;
  /** How much less than the best move it gets, in the engine's unit; undefined if that is not known. */
  readonly loss: number | undefined;
  /** What is expected after it, beginning with the answer to it; empty if that is not known. */
  readonly reply: readonly Square[];
  /** Why it is worse than the best move; of a right one, why the best of the others is worse. */
  readonly moment: Moment | undefined;
}

const headStart = ({ position: { turn }, extra }: Question): number =>
  turn === 'black' ? extra.black - extra.white : extra.white - extra.black;

const scoresOf = ({ analysis }: Question): readonly AnalyzedMove[] => analysis?.moves ?? [];

/** How much less a move may get and be as good: what the values of two searches differ by without a meaning. */
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

export const solutionOf = (question: Question): Solution => {
  const scores = scoresOf(question);
  const ordered = scores.length > 0 ? scores.map(({ square }) => square) : [...legalMoves(question.position)];
  return { squares: ordered.filter(move => isRight(question, move)), scores };
};

/** Why one move is worse than another; undefined if nobody knows. */
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

/** What answers a move: what the engine expects, or else the reply that shows what is wrong with it. */
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
