import { signOfCell } from './json.ts';

const SQUARES_IN_ROW = 8;
const BARS = '[|\\u2502\\u2503\\u2551]';
const BAR = new RegExp(BARS);
/** A row between bars, with or without its number inside or outside. */
const BARRED = new RegExp(
  `^\\s*[1-8一二三四五六七八]?\\s*${BARS}(?:\\s*[1-8]\\s*${BARS})?(.*)${BARS}\\s*[1-8]?\\s*$`,
);

/** The cells of a row between bars, separated by bars, blanks or nothing. Empty squares may be blanks. */
const barredCells = (line: string): readonly string[] => {
  // The last bar may be missing.
  const inside = (BARRED.exec(line) ?? BARRED.exec(/^\s*\|.*\|/.test(line) ? `${line}|` : ''))?.[1] ?? '';
  const cells = inside.split(BAR);
  if (cells.length > 1 || inside.trim().length === inside.length) return cells;
  const isSpaced = inside.length >= 2 * SQUARES_IN_ROW && /^(?:\s\S?)+$/.test(inside);
  return [...inside].filter((_, index) => !isSpaced || (index % 2 === 1 && index < 2 * SQUARES_IN_ROW));
};

/** A row of numbers in brackets without commas, with -1 for White. */
const NUMBERS = /^\s*\[[\s[]*(?:-?\d\.?\s+)+-?\d\.?[\s\]),;]*$/;

/** A row of a list in source code: a number, word or sign per square, quoted or not. */
const LISTED = /^[\s[({]*((?:[^,[\](){}]{1,12},){3,7}[^,[\](){}]{1,12})[\s\]),;}]*$/;
const CELL_EDGES = /^\s*["']?|["'.]?\s*$/g;
const signsOfList = (line: string): string | undefined => {
  const signs = LISTED.exec(line)?.[1]
    ?.split(',')
    .map(cell => signOfCell(cell.trim().replace(CELL_EDGES, '')));
  return signs === undefined || signs.includes('?') ? undefined : signs.join(' ');
};

/** A row of numbers separated by blanks. */
const SPACED_NUMBERS = /^\s*(?:-?[012]\s+){7}-?[012]\s*$/;

/** A quoted row, as in source code. */
const QUOTED = /^[\s[(]*(["'`])([^"'`]{4,16})\1[\s\]),;+]*$/;

/** Each cell in brackets. */
const BRACKETED = /^\s*(?:\[.?\]|\(.?\)|\[ .? \]){4,8}\s*$/;

/** Maximum length of a row of a board. */
export const LONGEST_ROW = 200;

/** A row in the common form: without text beside it, and without marks of legal moves. */
export const plainRow = (written: string): string => {
  const line = written
    .replace(/^\s*\w{0,9}\((?=\[)/, '')
    .replace(/\*\*([1-8])\*\*/, '$1')
    .replaceAll('?', '.');
  if (line.length > LONGEST_ROW) return line;
  const quoted = QUOTED.exec(line)?.[2];
  if (quoted !== undefined) return quoted;
  if (BRACKETED.test(line))
    return line.trim().replace(/[[(]([^[\]()]*)[\])]/g, (_, cell: string) => cell.trim() || '.');
  const cells = barredCells(line);
  if (cells.length === SQUARES_IN_ROW) return cells.map(cell => cell.trim() || '-').join(' ');
  const signs = signsOfList(line);
  if (signs !== undefined) return signs;
  if (NUMBERS.test(line) || SPACED_NUMBERS.test(line))
    return line.replaceAll('-1', '2').replace(/[[\]),;]|(?<=\d)\./g, ' ');
  return line.replace(/^\s*\|?(\s*([1-8])(?:\s+\S){8})\s+\2(?:\s.*)?$/, '$1');
};
