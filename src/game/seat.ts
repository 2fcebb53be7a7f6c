import type { ByColor, Color } from './color.ts';

export const OPPONENTS = ['minimax', 'bitboard'] as const;
export type Opponent = (typeof OPPONENTS)[number];

/** Levels a person can choose from, weakest first; `undefined` for an opponent of one strength. */
export const LEVELS: Readonly<Record<Opponent, { min: number; max: number; initial: number } | undefined>> = {
  minimax: { min: 1, max: 9, initial: 5 },
  bitboard: undefined,
};

/** Opponents of one strength sit at the level 1. */
export const isLevel = (opponent: Opponent, level: number): boolean => {
  const { min, max } = LEVELS[opponent] ?? { min: 1, max: 1 };
  return Number.isInteger(level) && level >= min && level <= max;
};

/** Who sits at a color. A `level` means something only where `LEVELS` has a range for the opponent. */
export type Seat =
  | { readonly type: 'human' }
  | { readonly type: 'computer'; readonly opponent: Opponent; readonly level: number };

export type Seats = ByColor<Seat>;

export const isHuman = (seats: Seats, color: Color): boolean => seats[color].type === 'human';
