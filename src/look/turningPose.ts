import { type BoardTurn, QUARTERS } from './turning.ts';

/** How a board is seen around its middle while it turns, against how it lies in the end: first scaled, then turned. */
export interface TurningPose {
  /** Clockwise. */
  readonly degrees: number;
  readonly scaleX: number;
  readonly scaleY: number;
  /** The share of the way that is left, 1 to 0, for a board that also changes its place and size. */
  readonly left: number;
}

const QUARTER_DEGREES = 90;
const easeInOut = (t: number): number => t * t * (3 - 2 * t);
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** The shorter way round to where it lies in the end. */
const degreesLeft = (before: BoardTurn, after: BoardTurn): number => {
  const further = before.isMirrored ? after.quarters - before.quarters : before.quarters - after.quarters;
  const quarters = (further + QUARTERS.length) % QUARTERS.length;
  return QUARTER_DEGREES * (quarters > 2 ? quarters - QUARTERS.length : quarters);
};

/** A square that turns stays within its own outline if it shrinks like this. */
const shrunk = (degrees: number): number =>
  1 / (Math.abs(Math.cos(radians(degrees))) + Math.abs(Math.sin(radians(degrees))));

/**
 * The pose at `progress`, 0 to 1, from lying like `before` to lying like `after`: it turns around its middle, or turns over
 * around its upright axis where it is mirrored.
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
