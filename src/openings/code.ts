import { canonicalOf } from '../game/othello/canonical.ts';
import type { OthelloPosition } from '../game/othello/position.ts';
import type { Position } from '../game/position.ts';
import { SQUARE_COUNT } from '../game/square.ts';

/** Whether the position belongs to standard Othello, the only game with known openings. */
export const isStandard = (position: Position): position is OthelloPosition =>
  position.rules === 'othello' && position.shape.squares.size === SQUARE_COUNT;

const SEEDS = { black: 0x9e3779b9, white: 0x7f4a7c15 } as const;
const [FIRST, SECOND] = [0x85ebca6b, 0xc2b2ae35];

const mixed = (hash: number, value: number): number => {
  const stirred = Math.imul(hash ^ value, FIRST);
  return Math.imul(stirred ^ (stirred >>> 15), SECOND) ^ (stirred >>> 13);
};

/**
 * Bits of a code: in a book of a hundred thousand positions, an unknown position matches one by chance once
 * in ten million lookups.
 */
const HIGH_BITS = 0xff;
const HIGH = 2 ** 32;
export const CODE_BYTES = 5;

/** A 40-bit hash that is equal for positions that are equal by symmetry. The opening data is keyed by it. */
export const codeOf = (position: OthelloPosition): number => {
  const { halves } = canonicalOf(position);
  const seed = SEEDS[position.turn];
  const [low, high] = [halves.reduce(mixed, seed), halves.reduce(mixed, ~seed)];
  return (high & HIGH_BITS) * HIGH + (low >>> 0);
};

const RADIX = 36;

export const codeFrom = (text: string): number => Number.parseInt(text, RADIX);
export const codeText = (position: OthelloPosition): string => codeOf(position).toString(RADIX);
