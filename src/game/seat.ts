import type { ByColor, Color } from './color.ts';
import { type GameName, rulesOf } from './games.ts';
import type { Rules } from './rules.ts';

/** Opponents with a style and a search depth of their own, ordered by depth, not by strength. */
export const CHARACTERS = ['lennie', 'mike', 'anita', 'claire', 'jack', 'adam', 'donald', 'arthur'] as const;
export type Character = (typeof CHARACTERS)[number];

/** `solver` is shown as Flipside in Connect Four. */
export const OPPONENTS = ['flipside', 'minimax', 'bitboard', ...CHARACTERS, 'solver'] as const;
export type Opponent = (typeof OPPONENTS)[number];

export const isCharacter = (opponent: Opponent): opponent is Character =>
  CHARACTERS.some(character => character === opponent);

const OTHELLO_PLAYERS = OPPONENTS.filter(opponent => opponent !== 'solver');

const PLAYERS: Readonly<Record<Rules, readonly Opponent[]>> = {
  othello: OTHELLO_PLAYERS,
  reversi: OTHELLO_PLAYERS,
  anti: OTHELLO_PLAYERS,
  connect4: ['solver'],
};

export const opponentsOf = (game: GameName): readonly Opponent[] => PLAYERS[rulesOf(game)];

/** Flipside's levels, from 1 up. */
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

interface LevelRange {
  readonly min: number;
  readonly max: number;
  readonly initial: number;
}

/** The levels a person can choose from, weakest first; missing for opponents with a single strength. */
export const LEVELS: Readonly<Partial<Record<Opponent, LevelRange>>> = {
  flipside: { min: 1, max: LEVEL_NAMES.length, initial: 3 },
  minimax: { min: 1, max: 9, initial: 5 },
  solver: { min: 1, max: 10, initial: 3 },
};

/** The levels of Flipside and the characters in Othello, weakest first, as measured by `workshop/tune/levels.ts`. */
const BY_STRENGTH: readonly (number | Character)[] = [
  ...[1, 2, 'lennie', 3, 'mike', 'claire', 'anita', 4, 'adam', 'donald', 'jack', 'arthur'],
  ...[5, 6, 7, 8, 9, 10, 11, 12],
] as const;

export interface Contender {
  readonly opponent: Opponent;
  readonly level: number;
}

export const OTHELLO_LADDER: readonly Contender[] = BY_STRENGTH.map(one =>
  typeof one === 'number' ? { opponent: 'flipside', level: one } : { opponent: one, level: 1 },
);

/** Whether the opponent has this level; opponents with a single strength have level 1. */
export const isLevel = (opponent: Opponent, level: number): boolean => {
  const { min, max } = LEVELS[opponent] ?? { min: 1, max: 1 };
  return Number.isInteger(level) && level >= min && level <= max;
};

/** All levels of an opponent, weakest first. */
export const levelsOf = (opponent: Opponent): readonly Contender[] => {
  const { min, max } = LEVELS[opponent] ?? { min: 1, max: 1 };
  return Array.from({ length: max - min + 1 }, (_, index) => ({ opponent, level: min + index }));
};

/** Flipside's highest level thinks for a chosen time; all other opponents search to the same depth on every device. */
export const isFullStrength = (opponent: Opponent, level: number): boolean =>
  opponent === 'flipside' && level === LEVELS.flipside?.max;

/** A player on this device. `level` matters only for opponents with a range in `LEVELS`. */
export type LocalSeat =
  | { readonly type: 'human' }
  | {
      readonly type: 'computer';
      readonly opponent: Opponent;
      readonly level: number;
      /**
       * Set if Flipside's strength is fitted to the person: a point on the scale of levels, from 0; `level`
       * is the nearest level.
       */
      readonly fits?: number | undefined;
    };
export type ComputerSeat = Extract<LocalSeat, { type: 'computer' }>;
/** A person on another device, with a name if they gave one. */
export type RemoteSeat = { readonly type: 'remote'; readonly name: string | undefined };
export type Seat = LocalSeat | RemoteSeat;

export type Seats = ByColor<Seat>;
export type LocalSeats = ByColor<LocalSeat>;

/** The opponents that can fit their strength to the person. */
export const FITTING_OPPONENTS = ['flipside', 'solver'] as const;
export type FittingOpponent = (typeof FITTING_OPPONENTS)[number];

export const canFit = (opponent: Opponent): opponent is FittingOpponent =>
  FITTING_OPPONENTS.some(one => one === opponent);

/** The top of an opponent's scale of levels; 0, its bottom, is below level 1. */
export const highestFit = (opponent: FittingOpponent): number => LEVELS[opponent]?.max ?? 1;

/** A seat for the opponent, fitted at this point on its scale of levels. */
export const fittedSeat = (opponent: FittingOpponent, at: number): ComputerSeat => ({
  type: 'computer',
  opponent,
  level: Math.max(1, Math.round(at)),
  fits: at,
});

/** Whether the computer at this seat adapts its strength from game to game. */
export const isFitted = (seat: Seat): boolean => seat.type === 'computer' && seat.fits !== undefined;

export const isHuman = (seats: Seats, color: Color): boolean => seats[color].type === 'human';
export const isComputer = (seats: Seats, color: Color): boolean => seats[color].type === 'computer';
