import type { Named } from './longestLine.ts';

/** A number of a move, and the squares behind it: one, or those of both sides. */
const NUMBERED = /(?<![\p{L}\d])(\d{1,3})[.):]?[ \t]*((?:[a-h][1-8][ \t,]*){1,2})(?![a-z0-9])/giu;

/**
 * The squares of a text in the order of the numbers before them, where that is not the order of the text: in columns, or from the
 * last move to the first. Undefined if numbers are missing, or come twice.
 */
export const inOrderOfNumbers = (text: string, named: readonly Named[]): readonly Named[] | undefined => {
  const numbered = [...text.matchAll(NUMBERED)].map(({ 0: whole, 1: number, index }) => ({
    number: Number(number),
    from: index,
    to: index + whole.length,
  }));
  const sorted = numbered.toSorted((one, other) => one.number - other.number);
  const isComplete = sorted.every(({ number }, index) => number === index + 1);
  if (!isComplete || sorted.every((one, index) => one === numbered[index])) return undefined;
  return sorted.flatMap(part => named.filter(({ from }) => from >= part.from && from < part.to));
};
