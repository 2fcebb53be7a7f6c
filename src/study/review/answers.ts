import type { MoveScore } from '../../engine/searchRequest.ts';
import type { Color } from '../../game/color.ts';
import { isOver, legalMoves, type OthelloPosition, play } from '../../game/othello/position.ts';
import type { Square } from '../../game/square.ts';
import type { Care } from './care.ts';
import type { Branch } from './courses.ts';
import type { Searches } from './searches.ts';

/** A reply of the opponent, with its value for the opponent. */
export type ScoredReply = Pick<MoveScore, 'square' | 'score'>;

/** The values of the opponent's replies, best first; empty if there is no choice. */
export interface ScoredReplies {
  readonly toPlayed: readonly ScoredReply[];
  readonly toBest: readonly ScoredReply[];
  /** For each strong reply, the mover's best answers to it after the best move. */
  readonly met: ReadonlyMap<Square, readonly Square[]>;
}

export const NO_ANSWERS: ScoredReplies = { toPlayed: [], toBest: [], met: new Map() };

/** Number of the mover's answers looked at, and how many discs worse still counts as equally good. */
const MEETING_MOVES = 3;
const AS_GOOD = 1;
/** Maximum number of replies that a sentence names, and of replies whose common effect it describes. */
export const MOST_NAMED = 3;
const MOST_STRONG = 4;
/** Smallest significant difference between estimates. */
const LEAST_DISCS = 4;

/** A reason must explain half of the loss; of a great loss, which has several reasons, this many discs. */
const MOST_EXPLAINED = 10;
export const toExplain = (loss: number): number => Math.min(loss / 2, MOST_EXPLAINED);

/** The replies without which the move would have cost much less. */
export const strongOf = (answers: readonly ScoredReply[], loss: number): readonly ScoredReply[] => {
  const most = answers[0]?.score ?? 0;
  const least = Math.max(LEAST_DISCS, toExplain(loss));
  return answers.filter(({ score }) => most - score < least);
};

const bestFirst = (answers: readonly ScoredReply[]): readonly ScoredReply[] =>
  answers.toSorted((one, other) => other.score - one.score);

/** With `lag` the values of bad replies are rough. */
const answersIn = async (
  searches: Searches,
  position: OthelloPosition | undefined,
  { other, lag, care }: { readonly other: Color; readonly lag: boolean; readonly care: Care },
) => {
  if (position?.turn !== other || isOver(position) || legalMoves(position).size < 2) return [];
  const method = { by: 'flipside', limit: { type: 'depth', ...care.answers }, every: true, lag } as const;
  const { moves = [] } = await searches.find({ position, method });
  return bestFirst(moves);
};

/** The replies with the strong ones and the next best confirmed by a deeper search, if a sentence may name them. */
const confirmed = async (
  searches: Searches,
  position: OthelloPosition | undefined,
  {
    answers,
    loss,
    care,
  }: { readonly answers: readonly ScoredReply[]; readonly loss: number; readonly care: Care },
): Promise<readonly ScoredReply[]> => {
  const { length } = strongOf(answers, loss);
  if (position === undefined || length > MOST_NAMED || length === answers.length) return answers;
  const method = { by: 'flipside', limit: { type: 'depth', ...care.named }, every: length + 1 } as const;
  const { moves = [] } = await searches.find({ position, method });
  const least = Math.min(...moves.map(({ score }) => score));
  const others = answers.filter(({ square }) => scoreOf(moves, square) === undefined);
  return bestFirst([
    ...moves,
    ...others.map(({ square, score }) => ({ square, score: Math.min(score, least) })),
  ]);
};

/** The mover's best answers to a reply after the best move. */
const meetingMoves = async (
  searches: Searches,
  afterBest: OthelloPosition,
  answer: Square,
  { meeting }: Care,
): Promise<readonly Square[]> => {
  const position = play(afterBest, answer);
  if (position === undefined || position.turn === afterBest.turn || isOver(position)) return [];
  const method = {
    by: 'flipside',
    limit: { type: 'depth', ...meeting },
    every: MEETING_MOVES,
  } as const;
  const { moves = [] } = await searches.find({ position, method });
  const most = Math.max(...moves.map(({ score }) => score));
  return moves.filter(({ score }) => score >= most - AS_GOOD).map(({ square }) => square);
};

/** The opponent's replies to the played move and, if only a few are strong, to the best move. */
export const findAnswers = async (
  searches: Searches,
  { played, best, loss }: { readonly played: Branch; readonly best: Branch; readonly loss: number },
  other: Color,
  care: Care,
): Promise<ScoredReplies> => {
  const answers = await answersIn(searches, played.main.positions[1], { other, lag: true, care });
  const toPlayed = await confirmed(searches, played.main.positions[1], { answers, loss, care });
  const strong = strongOf(toPlayed, loss);
  if (strong.length === toPlayed.length || strong.length > MOST_STRONG) return { ...NO_ANSWERS, toPlayed };
  const afterBest = best.main.positions[1];
  const toBest = await answersIn(searches, afterBest, { other, lag: false, care });
  const met = new Map<Square, readonly Square[]>();
  if (afterBest?.turn === other && strong.length <= MOST_NAMED)
    for (const { square } of strong) met.set(square, await meetingMoves(searches, afterBest, square, care));
  return { toPlayed, toBest, met };
};

/** The value of a reply; undefined if it is impossible. */
export const scoreOf = (answers: readonly ScoredReply[], square: Square): number | undefined =>
  answers.find(answer => answer.square === square)?.score;
