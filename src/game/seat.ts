import type { ByColor, Color } from './color.ts';
import type { GameName } from './games.ts';

export const OPPONENTS = ['flipside', 'minimax', 'bitboard'] as const;
export type Opponent = (typeof OPPONENTS)[number];

/** Who can sit down to a game. */
export const opponentsOf = (game: GameName): readonly Opponent[] => (game === 'connect4' ? [] : OPPONENTS);

/** Flipside's levels, 1 and upwards. */
export const LEVEL_NAMES = [
  'firstGame',
  'learning',
  'relaxed',
  'attentive',
  'keen',
  'skilled',
  'clubPlayer',
  'clubChampion',
  'tournamentPlayer',
  'expert',
  'master',
  'fullStrength',
] as const;

/** Levels a person can choose from, weakest first; `undefined` for an opponent of one strength. */
export const LEVELS: Readonly<Record<Opponent, { min: number; max: number; initial: number } | undefined>> = {
  flipside: { min: 1, max: LEVEL_NAMES.length, initial: 3 },
  minimax: { min: 1, max: 9, initial: 5 },
  bitboard: undefined,
};

/** Opponents of one strength sit at the level 1. */
export const isLevel = (opponent: Opponent, level: number): boolean => {
  const { min, max } = LEVELS[opponent] ?? { min: 1, max: 1 };
  return Number.isInteger(level) && level >= min && level <= max;
};

/** Flipside at its highest level thinks for a chosen time; every other opponent searches as far everywhere. */
export const isFullStrength = (opponent: Opponent, level: number): boolean =>
  opponent === 'flipside' && level === LEVELS.flipside?.max;

/** Who sits at a color. A `level` means something only where `LEVELS` has a range for the opponent. */
export type Seat =
  | { readonly type: 'human' }
  | { readonly type: 'computer'; readonly opponent: Opponent; readonly level: number };

export type Seats = ByColor<Seat>;

export const isHuman = (seats: Seats, color: Color): boolean => seats[color].type === 'human';
