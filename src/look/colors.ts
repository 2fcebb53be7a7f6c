import type { ByColor } from '../game/color.ts';

/** The six colors a person can choose, in the order in which they are offered. */
export const COLOR_SLOTS = [
  'darkSquares',
  'lightSquares',
  'blackDiscs',
  'whiteDiscs',
  'blackMarks',
  'whiteMarks',
] as const;
export type ColorSlot = (typeof COLOR_SLOTS)[number];

/** A color as `#rrggbb`, lower case. */
export type Hex = `#${string}`;
export type BoardColors = Readonly<Record<ColorSlot, Hex>>;

export const discColors = ({ blackDiscs, whiteDiscs }: BoardColors): ByColor<Hex> => ({
  black: blackDiscs,
  white: whiteDiscs,
});

/** Reads `#3a911a`, `3A911A` or `#fa0`. */
export const parseHex = (text: string): Hex | undefined => {
  const digits = /^#?([0-9a-f]{6}|[0-9a-f]{3})$/i.exec(text.trim())?.[1]?.toLowerCase();
  if (digits === undefined) return undefined;
  return digits.length === 6 ? `#${digits}` : `#${[...digits].map(digit => digit + digit).join('')}`;
};
