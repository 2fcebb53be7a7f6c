import { opposite } from '../color.ts';
import { STANDARD_SHAPE } from '../shape.ts';
import { columnOf, rowOf, type Square, squareAt } from '../square.ts';
import { SquareSet } from '../squareSet.ts';
import type { OthelloPosition } from './position.ts';

/**
 * One of the eight symmetries of a square board as bits: 1 swaps left and right, 2 top and bottom, 4 then
 * rows and columns. 0 is the identity.
 */
export type Turning = number;

const TURNINGS: readonly Turning[] = [0, 1, 2, 3, 4, 5, 6, 7];
const SIDEWAYS = 1;
const UPSIDE_DOWN = 2;
const TRANSPOSED = 4;
const LAST = 7;

export const turnedSquare = (square: Square, turning: Turning): Square => {
  const column = turning & SIDEWAYS ? LAST - columnOf(square) : columnOf(square);
  const row = turning & UPSIDE_DOWN ? LAST - rowOf(square) : rowOf(square);
  return turning & TRANSPOSED ? squareAt(row, column) : squareAt(column, row);
};

/** The inverse symmetry. */
export const undoneTurning = (turning: Turning): Turning => {
  if ((turning & TRANSPOSED) === 0) return turning;
  const swapped = ((turning & SIDEWAYS) << 1) | ((turning & UPSIDE_DOWN) >>> 1);
  return TRANSPOSED | swapped;
};

/** The 32-bit halves of a set of squares. */
type Bits = readonly [lo: number, hi: number];

const bytesReversed = (bits: number): number =>
  (bits >>> 24) | ((bits >>> 8) & 0xff00) | ((bits << 8) & 0xff0000) | (bits << 24);

const bitsReversed = (bits: number): number => {
  const pairs = ((bits >>> 1) & 0x55555555) | ((bits & 0x55555555) << 1);
  const fours = ((pairs >>> 2) & 0x33333333) | ((pairs & 0x33333333) << 2);
  return ((fours >>> 4) & 0x0f0f0f0f) | ((fours & 0x0f0f0f0f) << 4);
};

/** Swaps the blocks off the diagonal within each half: single squares, then blocks of two by two. */
const halfTransposed = (bits: number): number => {
  const squares = (bits ^ (bits >>> 7)) & 0x00aa00aa;
  const once = bits ^ squares ^ (squares << 7);
  const blocks = (once ^ (once >>> 14)) & 0x0000cccc;
  return once ^ blocks ^ (blocks << 14);
};

const transposed = ([lo, hi]: Bits): Bits => {
  const [a, b] = [halfTransposed(lo), halfTransposed(hi)];
  return [(a & 0x0f0f0f0f) | ((b & 0x0f0f0f0f) << 4), ((a >>> 4) & 0x0f0f0f0f) | (b & 0xf0f0f0f0)];
};

const turned = ([lo, hi]: Bits, turning: Turning): Bits => {
  let bits: Bits = turning & SIDEWAYS ? [bitsReversed(lo), bitsReversed(hi)] : [lo, hi];
  if (turning & UPSIDE_DOWN) bits = [bytesReversed(bits[1]), bytesReversed(bits[0])];
  return turning & TRANSPOSED ? transposed(bits) : bits;
};

/** The discs of the player and of the opponent, each in two halves. */
export type DiscHalves = readonly [ownLo: number, ownHi: number, otherLo: number, otherHi: number];

/** The representative of all positions that are equal by symmetry, and the symmetry that leads to it. */
export interface Canonical {
  readonly halves: DiscHalves;
  readonly turning: Turning;
}

const isLess = (one: readonly number[], other: readonly number[]): boolean => {
  for (const [index, value] of one.entries()) {
    const against = other[index] as number;
    if (value !== against) return value < against;
  }
  return false;
};

/** For the 8x8 board without blocked squares. */
export const canonicalOf = ({ discs, turn }: OthelloPosition): Canonical => {
  const [player, opponent] = [discs[turn], discs[opposite(turn)]];
  let least: DiscHalves = [player.lo, player.hi, opponent.lo, opponent.hi];
  let found: Turning = 0;
  for (const turning of TURNINGS) {
    const own = turned([player.lo, player.hi], turning);
    const halves: DiscHalves = [...own, ...turned([opponent.lo, opponent.hi], turning)];
    if (isLess(halves, least)) [least, found] = [halves, turning];
  }
  return { halves: least, turning: found };
};

const SIDES = { black: 'b', white: 'w' } as const;

/** A key shared by positions that are equal by symmetry. */
export const canonicalKey = (position: OthelloPosition): string =>
  `${SIDES[position.turn]}${canonicalOf(position).halves.join(',')}`;

/** The position a key stands for, in the key's orientation. */
export const positionOfKey = (key: string): OthelloPosition => {
  const turn = key.startsWith(SIDES.black) ? 'black' : 'white';
  const [ownLo = 0, ownHi = 0, otherLo = 0, otherHi = 0] = key.slice(1).split(',').map(Number);
  const [own, other] = [new SquareSet(ownLo, ownHi), new SquareSet(otherLo, otherHi)];
  const discs = turn === 'black' ? { black: own, white: other } : { black: other, white: own };
  return { rules: 'othello', shape: STANDARD_SHAPE, discs, turn };
};
