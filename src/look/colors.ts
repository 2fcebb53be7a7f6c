import type { ByColor } from '../game/color.ts';
import type { Rules } from '../game/position.ts';

/** The six customizable colors of Othello, in the order in which they are offered. */
export const COLOR_SLOTS = [
  'darkSquares',
  'lightSquares',
  'blackDiscs',
  'whiteDiscs',
  'blackMarks',
  'whiteMarks',
] as const;
/** The three of Connect Four: the frame, and the discs of the first and the second player. */
export const CONNECT4_SLOTS = ['connect4Frame', 'redDiscs', 'yellowDiscs'] as const;
export const ALL_COLOR_SLOTS = [...COLOR_SLOTS, ...CONNECT4_SLOTS] as const;
export type ColorSlot = (typeof ALL_COLOR_SLOTS)[number];

/** The slots of each side's discs. */
const DISC_SLOTS: Readonly<Record<Rules, ByColor<ColorSlot>>> = {
  othello: { black: 'blackDiscs', white: 'whiteDiscs' },
  reversi: { black: 'blackDiscs', white: 'whiteDiscs' },
  anti: { black: 'blackDiscs', white: 'whiteDiscs' },
  connect4: { black: 'redDiscs', white: 'yellowDiscs' },
};

const SLOT_RULES: Readonly<Record<ColorSlot, Rules>> = {
  darkSquares: 'othello',
  lightSquares: 'othello',
  blackDiscs: 'othello',
  whiteDiscs: 'othello',
  blackMarks: 'othello',
  whiteMarks: 'othello',
  connect4Frame: 'connect4',
  redDiscs: 'connect4',
  yellowDiscs: 'connect4',
};

/** The rules of the board that shows a color. */
export const rulesOfSlot = (slot: ColorSlot): Rules => SLOT_RULES[slot];

/** The two colors of the checkered board. */
export type Ground = Extract<ColorSlot, `${string}Squares`>;

/** The color of a square; columns and rows count from 0, and a1 has the first color. */
export const groundAt = (column: number, row: number): Ground =>
  (column + row) % 2 === 0 ? 'darkSquares' : 'lightSquares';

/** A color as `#rrggbb`, lower case. */
export type Hex = `#${string}`;
export type BoardColors = Readonly<Record<ColorSlot, Hex>>;

export const discColors = (colors: BoardColors, rules: Rules = 'othello'): ByColor<Hex> => ({
  black: colors[DISC_SLOTS[rules].black],
  white: colors[DISC_SLOTS[rules].white],
});

/** For boards on other pages and link previews, which have the default colors: the last move, and drawn shapes. */
export const SIMPLE_MARKS = { last: '#e6482f', drawn: '#e0902f' } as const satisfies Record<string, Hex>;

/** Reads `#3a911a`, `3A911A` or `#fa0`. */
export const parseHex = (text: string): Hex | undefined => {
  const digits = /^#?([0-9a-f]{6}|[0-9a-f]{3})$/i.exec(text.trim())?.[1]?.toLowerCase();
  if (digits === undefined) return undefined;
  return digits.length === 6 ? `#${digits}` : `#${[...digits].map(digit => digit + digit).join('')}`;
};
