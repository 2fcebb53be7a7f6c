import type { MoveScore } from '../../engine/searchRequest.ts';
import type { Color } from '../../game/color.ts';
import { isOver, legalMoves, type OthelloPosition } from '../../game/othello/position.ts';
import type { Square } from '../../game/square.ts';
import type { Branch } from './courses.ts';
import type { Searches } from './searches.ts';

/** An answer of the other side, with its value for it. */
export type Answer = Pick<MoveScore, 'square' | 'score'>;

/** How good the answers of the other side are, the best first; none where it cannot choose. */
export interface Answers {
  readonly toPlayed: readonly Answer[];
  readonly toBest: readonly Answer[];
}

export const NO_ANSWERS: Answers = { toPlayed: [], toBest: [] };

/** Deeper than the lines are followed, since single values are compared. */
const DEPTH = { depth: 16, endgame: 20 } as const;

const answersIn = async (searches: Searches, position: OthelloPosition | undefined, other: Color) => {
  if (position?.turn !== other || isOver(position) || legalMoves(position).size < 2) return [];
  const method = { by: 'flipside', limit: { type: 'depth', ...DEPTH }, every: true } as const;
  const { moves = [] } = await searches.find({ position, method });
  return moves.toSorted((one, another) => another.score - one.score);
};

/** What the other side can answer to a move, and to the best one. */
export const findAnswers = async (
  searches: Searches,
  { played, best }: { readonly played: Branch; readonly best: Branch },
  other: Color,
): Promise<Answers> => {
  const to = ({ main }: Branch) => answersIn(searches, main.positions[1], other);
  return { toPlayed: await to(played), toBest: await to(best) };
};

/** The value of an answer; undefined if it is not possible. */
export const scoreOf = (answers: readonly Answer[], square: Square): number | undefined =>
  answers.find(answer => answer.square === square)?.score;
