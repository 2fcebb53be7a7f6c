import { type Color, opposite } from '../../game/color.ts';
import type { OthelloPosition } from '../../game/othello/position.ts';
import type { Square } from '../../game/square.ts';
import { type Branch, type Course, coursesOf } from '../courses.ts';
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
  { loss, played, best }: Pick<Compared, 'loss' | 'played' | 'best'>,
): Compared => ({ color: before.turn, other: opposite(before.turn), before, loss, played, best });

/** When a side plays on a square, as an index of the moves; undefined if it does not. */
export const plyOf = ({ moves, positions }: Course, color: Color, square: Square): number | undefined => {
  const ply = moves.indexOf(square);
  return ply >= 0 && positions[ply]?.turn === color ? ply : undefined;
};

export const endOf = ({ positions }: Course): OthelloPosition => positions.at(-1) as OthelloPosition;

/** Of the other answers, which are only about as good, this part has to agree with the expected line. */
const MOST = 0.75;

const partWhere = ({ others }: Branch, holds: (course: Course) => boolean): number =>
  others.length === 0 ? 1 : others.filter(holds).length / others.length;

/** Whether something holds in the expected line, and in most of the others. */
export const inMost = (branch: Branch, holds: (course: Course) => boolean): boolean =>
  holds(branch.main) && partWhere(branch, holds) >= MOST;

/** Whether it does so hardly anywhere, and not in the expected line. */
export const inFew = (branch: Branch, holds: (course: Course) => boolean): boolean =>
  inMost(branch, course => !holds(course));

const meanIn = (branch: Branch, count: (course: Course) => number): number => {
  const courses = coursesOf(branch);
  return courses.reduce((sum, course) => sum + count(course), 0) / courses.length;
};

/** By how much something is more in one branch than in another: in the expected lines and on the average, whichever is less. */
export const excess = (more: Branch, less: Branch, count: (course: Course) => number): number =>
  Math.min(count(more.main) - count(less.main), meanIn(more, count) - meanIn(less, count));
