import { type BoardTurn, QUARTERS } from './turning.ts';

/** A board's transform around its center during a rotation, relative to its final state: first scaled, then rotated. */
export interface TurningPose {
  /** Clockwise. */
  readonly degrees: number;
  readonly scaleX: number;
  readonly scaleY: number;
  /** The remaining share of the way, 1 to 0, for a board that also changes its place and size. */
  readonly left: number;
}

const QUARTER_DEGREES = 90;
const easeInOut = (t: number): number => t * t * (3 - 2 * t);
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** The remaining rotation, the shorter way round. */
const degreesLeft = (before: BoardTurn, after: BoardTurn): number => {
  const further = before.isMirrored ? after.quarters - before.quarters : before.quarters - after.quarters;
  const quarters = (further + QUARTERS.length) % QUARTERS.length;
  return QUARTER_DEGREES * (quarters > 2 ? quarters - QUARTERS.length : quarters);
};

/** Scale that keeps a rotating square within its own outline. */
const shrunk = (degrees: number): number =>
  1 / (Math.abs(Math.cos(radians(degrees))) + Math.abs(Math.sin(radians(degrees))));

/**
 * The pose at `progress`, 0 to 1, between the rotations `before` and `after`: the board rotates around its center, or
 * turns over around its vertical axis if it is mirrored.
 */
export const turningPose = (before: BoardTurn, after: BoardTurn, progress: number): TurningPose => {
  const left = 1 - easeInOut(progress);
  const degrees = degreesLeft(before, after) * left;
  const scale = shrunk(degrees);
  const side = before.isMirrored === after.isMirrored ? 1 : Math.cos(left * Math.PI);
  return { degrees, scaleX: scale * side, scaleY: scale, left };
};

export const isSameTurn = (one: BoardTurn, other: BoardTurn): boolean =>
  one.quarters === other.quarters && one.isMirrored === other.isMirrored;
