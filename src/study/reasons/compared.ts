import { type Color, opposite } from '../../game/color.ts';
import type { OthelloPosition } from '../../game/othello/position.ts';
import { rulesFor } from '../../game/rules.ts';
import type { Square } from '../../game/square.ts';
import type { Answers } from '../review/answers.ts';
import { ANSWERED_PLIES, type Branch, type Course, coursesOf, isFinished } from '../review/courses.ts';
import type { Reason } from './reason.ts';

/** A move beside the best one, with what follows after each. */
export interface Compared {
  readonly color: Color;
  readonly other: Color;
  readonly before: OthelloPosition;
  /** In discs. */
  readonly loss: number;
  readonly played: Branch;
  readonly best: Branch;
  readonly answers: Answers;
}

/** A reason with the discs that it is worth. */
export interface Found {
  readonly reason: Reason;
  readonly worth: number;
}

/** Every difference of a kind, the first one to happen first. */
export type Finder = (compared: Compared) => readonly Found[];

export const compare = (
  before: OthelloPosition,
  { loss, played, best, answers }: Pick<Compared, 'loss' | 'played' | 'best' | 'answers'>,
): Compared => ({ color: before.turn, other: opposite(before.turn), before, loss, played, best, answers });

/** Whether more discs win, so that a corner is a gain. */
export const winsByDiscs = ({ before }: Compared): boolean => rulesFor(before).aim === 'mostDiscs';

/** When a side plays on a square, as an index of the moves; undefined if it does not. */
export const plyOf = ({ moves, positions }: Course, color: Color, square: Square): number | undefined => {
  const ply = moves.indexOf(square);
  return ply >= 0 && positions[ply]?.turn === color ? ply : undefined;
};

export const endOf = ({ positions }: Course): OthelloPosition => positions.at(-1) as OthelloPosition;

/** Whether something holds in the expected line, and whatever else is answered. */
export const inAll = (branch: Branch, holds: (course: Course) => boolean): boolean =>
  coursesOf(branch).every(holds);

export const inNone = (branch: Branch, holds: (course: Course) => boolean): boolean =>
  !coursesOf(branch).some(holds);

const meanIn = (branch: Branch, count: (course: Course) => number): number => {
  const counts = coursesOf(branch).map(count);
  return counts.reduce((sum, one) => sum + one, 0) / counts.length;
};

/** By how much something is more in one branch than in another: in the expected lines and on the average, whichever is less. */
export const excess = (more: Branch, less: Branch, count: (course: Course) => number): number =>
  Math.min(count(more.main) - count(less.main), meanIn(more, count) - meanIn(less, count));

/** The least excess there is: whatever else is answered in either branch, beside the expected line of the other. */
export const leastExcess = (more: Branch, less: Branch, count: (course: Course) => number): number =>
  Math.min(
    Math.min(...coursesOf(more).map(count)) - count(less.main),
    count(more.main) - Math.max(...coursesOf(less).map(count)),
  );

/** Whether both branches go on for some plies, or to the end of the game: what is counted in lines of other lengths tells nothing. */
export const goOn = ({ played, best }: Pick<Compared, 'played' | 'best'>, plies: number): boolean =>
  [played, best].every(branch => inAll(branch, line => line.moves.length >= plies || isFinished(line)));

/** What happens later is not told: other answers are followed no further. */
export const FAR = 8;

/** For how many moves of each side the lines of a branch speak at the least; null where all of them end the game by then. */
export const reachOf = (branch: Branch): number | null => {
  const plies = Math.min(...coursesOf(branch).map(({ moves }) => moves.length));
  if (plies <= ANSWERED_PLIES && inAll(branch, isFinished)) return null;
  return Math.max(1, Math.floor(Math.min(plies, ANSWERED_PLIES) / 2));
};
