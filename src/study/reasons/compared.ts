import { type Color, opposite } from '../../game/color.ts';
import type { OthelloPosition } from '../../game/othello/position.ts';
import { rulesFor } from '../../game/rules.ts';
import type { Square } from '../../game/square.ts';
import type { ScoredReplies } from '../review/answers.ts';
import { type Branch, type Course, coursesOf, isLineFinished } from '../review/courses.ts';
import type { Reason } from './reason.ts';

/** A move compared with the best one, with the lines after each. */
export interface Compared {
  readonly color: Color;
  readonly other: Color;
  readonly before: OthelloPosition;
  /** In discs. */
  readonly loss: number;
  readonly played: Branch;
  readonly best: Branch;
  readonly answers: ScoredReplies;
}

/** A reason with the number of discs it is worth. */
export interface FoundReason {
  readonly reason: Reason;
  readonly worth: number;
}

/** Finds all differences of one kind, the earliest first. */
export type Finder = (compared: Compared) => readonly FoundReason[];

export const compare = (
  before: OthelloPosition,
  { loss, played, best, answers }: Pick<Compared, 'loss' | 'played' | 'best' | 'answers'>,
): Compared => ({ color: before.turn, other: opposite(before.turn), before, loss, played, best, answers });

/** Whether more discs win, so that corners are valuable. */
export const winsByDiscs = ({ before }: Compared): boolean => rulesFor(before).aim === 'mostDiscs';

/** The index of a side's move on a square in the line; undefined if there is none. */
export const plyOf = ({ moves, positions }: Course, color: Color, square: Square): number | undefined => {
  const ply = moves.indexOf(square);
  return ply >= 0 && positions[ply]?.turn === color ? ply : undefined;
};

export const endOf = ({ positions }: Course): OthelloPosition => positions.at(-1) as OthelloPosition;

/** Whether a condition holds in the main line and all alternatives. */
export const inAll = (branch: Branch, holds: (course: Course) => boolean): boolean =>
  coursesOf(branch).every(holds);

export const inNone = (branch: Branch, holds: (course: Course) => boolean): boolean =>
  !coursesOf(branch).some(holds);

const meanIn = (branch: Branch, count: (course: Course) => number): number => {
  const counts = coursesOf(branch).map(count);
  return counts.reduce((sum, one) => sum + one, 0) / counts.length;
};

/**
 * By how much a count is higher in one branch than in the other: the smaller of the differences between main
 * lines and between means.
 */
export const excess = (more: Branch, less: Branch, count: (course: Course) => number): number =>
  Math.min(count(more.main) - count(less.main), meanIn(more, count) - meanIn(less, count));

/** The smallest difference: each line of a branch against the main line of the other. */
export const leastExcess = (more: Branch, less: Branch, count: (course: Course) => number): number =>
  Math.min(
    Math.min(...coursesOf(more).map(count)) - count(less.main),
    count(more.main) - Math.max(...coursesOf(less).map(count)),
  );

/**
 * Whether all lines of both branches last for some plies, or to the end of the game: counts in lines of
 * different lengths cannot be compared.
 */
export const goOn = ({ played, best }: Pick<Compared, 'played' | 'best'>, plies: number): boolean =>
  [played, best].every(branch => inAll(branch, line => line.moves.length >= plies || isLineFinished(line)));

/** Later events are not mentioned: alternatives are not explored further. */
export const FAR = 8;

/**
 * The number of moves of each side that all lines of a branch cover; null if they all end the game by then.
 */
export const reachOf = (branch: Branch): number | null => {
  const plies = Math.min(...coursesOf(branch).map(({ moves }) => moves.length));
  if (plies <= branch.answeredPlies && inAll(branch, isLineFinished)) return null;
  return Math.max(1, Math.floor(Math.min(plies, branch.answeredPlies) / 2));
};
