import type { MoveScore } from '../../engine/searchRequest.ts';
import type { Color } from '../../game/color.ts';
import { isOver, legalMoves, type OthelloPosition, play } from '../../game/othello/position.ts';
import type { Square } from '../../game/square.ts';
import type { Branch } from './courses.ts';
import type { Searches } from './searches.ts';

/** An answer of the other side, with its value for it. */
export type Answer = Pick<MoveScore, 'square' | 'score'>;

/** How good the answers of the other side are, the best first; none where it cannot choose. */
export interface Answers {
  readonly toPlayed: readonly Answer[];
  readonly toBest: readonly Answer[];
  /** The strong answers to the move, and what one would best reply to each of them after the best move. */
  readonly met: ReadonlyMap<Square, readonly Square[]>;
}

export const NO_ANSWERS: Answers = { toPlayed: [], toBest: [], met: new Map() };

/** Deeper than the lines are followed, since single values are compared; deeper still where a sentence names them. */
const DEPTH = { depth: 16, endgame: 20 } as const;
const NAMED_DEPTH = { depth: 20, endgame: 22 } as const;
/** How far ahead replies are looked for, how many, and by how many discs they may be worse and are still as good. */
const MEETING = { depth: 14, endgame: 20 } as const;
const MEETING_MOVES = 3;
const AS_GOOD = 1;
/** How many answers a sentence names, and of how many at the most it tells what they have in common. */
export const MOST_NAMED = 3;
const MOST_STRONG = 4;
/** The least difference between estimates that means anything. */
const LEAST_DISCS = 4;

/** The answers without which a move would not have cost half as much. */
export const strongOf = (answers: readonly Answer[], loss: number): readonly Answer[] => {
  const most = answers[0]?.score ?? 0;
  const least = Math.max(LEAST_DISCS, loss / 2);
  return answers.filter(({ score }) => most - score < least);
};

const bestFirst = (answers: readonly Answer[]): readonly Answer[] =>
  answers.toSorted((one, other) => other.score - one.score);

/** With `lag` the values of bad answers are rough. */
const answersIn = async (
  searches: Searches,
  position: OthelloPosition | undefined,
  { other, lag }: { readonly other: Color; readonly lag: boolean },
) => {
  if (position?.turn !== other || isOver(position) || legalMoves(position).size < 2) return [];
  const method = { by: 'flipside', limit: { type: 'depth', ...DEPTH }, every: true, lag } as const;
  const { moves = [] } = await searches.find({ position, method });
  return bestFirst(moves);
};

/** The answers by a deeper search of the strong ones and the next best, if a sentence may name them. */
const confirmed = async (
  searches: Searches,
  position: OthelloPosition | undefined,
  { answers, loss }: { readonly answers: readonly Answer[]; readonly loss: number },
): Promise<readonly Answer[]> => {
  const { length } = strongOf(answers, loss);
  if (position === undefined || length > MOST_NAMED || length === answers.length) return answers;
  const method = { by: 'flipside', limit: { type: 'depth', ...NAMED_DEPTH }, every: length + 1 } as const;
  const { moves = [] } = await searches.find({ position, method });
  const least = Math.min(...moves.map(({ score }) => score));
  const others = answers.filter(({ square }) => scoreOf(moves, square) === undefined);
  return bestFirst([
    ...moves,
    ...others.map(({ square, score }) => ({ square, score: Math.min(score, least) })),
  ]);
};

/** What one would best reply to an answer after the best move. */
const meetingMoves = async (
  searches: Searches,
  afterBest: OthelloPosition,
  answer: Square,
): Promise<readonly Square[]> => {
  const position = play(afterBest, answer);
  if (position === undefined || position.turn === afterBest.turn || isOver(position)) return [];
  const method = {
    by: 'flipside',
    limit: { type: 'depth', ...MEETING },
    every: MEETING_MOVES,
  } as const;
  const { moves = [] } = await searches.find({ position, method });
  const most = Math.max(...moves.map(({ score }) => score));
  return moves.filter(({ score }) => score >= most - AS_GOOD).map(({ square }) => square);
};

/** What the other side can answer to a move that lost some discs and, where a few answers are strong, to the best one. */
export const findAnswers = async (
  searches: Searches,
  { played, best, loss }: { readonly played: Branch; readonly best: Branch; readonly loss: number },
  other: Color,
): Promise<Answers> => {
  const answers = await answersIn(searches, played.main.positions[1], { other, lag: true });
  const toPlayed = await confirmed(searches, played.main.positions[1], { answers, loss });
  const strong = strongOf(toPlayed, loss);
  if (strong.length === toPlayed.length || strong.length > MOST_STRONG) return { ...NO_ANSWERS, toPlayed };
  const afterBest = best.main.positions[1];
  const toBest = await answersIn(searches, afterBest, { other, lag: false });
  const met = new Map<Square, readonly Square[]>();
  if (afterBest?.turn === other && strong.length <= MOST_NAMED)
    for (const { square } of strong) met.set(square, await meetingMoves(searches, afterBest, square));
  return { toPlayed, toBest, met };
};

/** The value of an answer; undefined if it is not possible. */
export const scoreOf = (answers: readonly Answer[], square: Square): number | undefined =>
  answers.find(answer => answer.square === square)?.score;
