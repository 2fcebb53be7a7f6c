import { STANDARD_SETUP, startOf } from '../../game/games.ts';
import { isOver, type Position, play } from '../../game/position.ts';
import {
  BOARD_SIZE,
  COLUMN_NAMES,
  type ColumnName,
  type Square,
  squareAt,
  squareFromIndex,
} from '../../game/square.ts';
import { makeTranscript } from '../../game/transcript.ts';

/** A move as its row and column, or as the number of its square. */
type Numbers = readonly [row: number, column: number] | readonly [index: number];

const inside = (row: number, column: number): Square | undefined =>
  [row, column].every(one => one >= 0 && one < BOARD_SIZE) ? squareAt(column, row) : undefined;

const BY_ROW = [([row, column]: Numbers) => (column === undefined ? undefined : inside(row - 1, column - 1))];

const DIGITS = 10;
/** `56` is row 5, column 6, as in WTHOR, or else a square number counted from a1. */
const BY_NUMBER = [
  ([number]: Numbers) => inside(Math.floor(number / DIGITS) - 1, (number % DIGITS) - 1),
  ([number]: Numbers) => squareFromIndex(number),
];

interface Notation {
  /** One move. */
  readonly item: RegExp;
  readonly numbersOf: (match: RegExpExecArray) => Numbers;
  /** Separators allowed between two moves. */
  readonly gap: RegExp;
  readonly ways: readonly ((numbers: Numbers) => Square | undefined)[];
}

/** The first column is 1. */
const numberOf = (column: string | undefined): number =>
  COLUMN_NAMES.indexOf(column?.toLowerCase() as ColumnName) + 1;

const NOTATIONS: readonly Notation[] = [
  {
    item: /(?<![a-z\d])([1-8])([a-h])(?![a-z\d])/gi,
    numbersOf: ([, row, column]) => [Number(row), numberOf(column)],
    gap: /^[^a-z]{1,20}$/i,
    ways: BY_ROW,
  },
  {
    item: /(?<![\w.:#+-])\d{1,2}(?![\w.:])/g,
    numbersOf: ([number]) => [Number(number)],
    gap: /^[\s,;]{1,40}$/,
    ways: BY_NUMBER,
  },
  {
    item: /(?<=(?<!\w)(?:[1-8]{2}){0,60})[1-8]{2}(?=(?:[1-8]{2}){0,60}(?!\w))/g,
    numbersOf: ([number]) => [Number(number)],
    gap: /^$/,
    ways: BY_NUMBER,
  },
];

/** Minimum number of moves: fewer may be other numbers. */
const LEAST_PLIES = 8;

/** The moves, if all of them form a game, or those up to its end. */
const gameOf = (squares: readonly (Square | undefined)[]): readonly Square[] | undefined => {
  let position: Position | undefined = startOf(STANDARD_SETUP);
  for (const [ply, square] of squares.entries()) {
    if (isOver(position)) return squares.slice(0, ply) as readonly Square[];
    position = square === undefined ? undefined : play(position, square);
    if (position === undefined) return undefined;
  }
  return squares as readonly Square[];
};

/** Runs of consecutive moves. */
const runsIn = (text: string, { item, gap }: Notation): readonly (readonly RegExpExecArray[])[] => {
  const runs: RegExpExecArray[][] = [];
  let end = 0;
  for (const match of text.matchAll(item)) {
    const isNext = runs.length > 0 && gap.test(text.slice(end, match.index));
    if (isNext) runs.at(-1)?.push(match);
    else runs.push([match]);
    end = match.index + match[0].length;
  }
  return runs;
};

const spelledIn = (text: string, notation: Notation): string => {
  const parts: string[] = [];
  let at = 0;
  for (const run of runsIn(text, notation)) {
    if (run.length < LEAST_PLIES) continue;
    const numbers = run.map(notation.numbersOf);
    const [game] = notation.ways
      .flatMap(way => [gameOf(numbers.map(way)) ?? []])
      .filter(one => one.length > 0);
    const [first, last] = [run[0], run[(game?.length ?? 0) - 1]];
    if (game === undefined || first === undefined || last === undefined || game.length < LEAST_PLIES)
      continue;
    parts.push(text.slice(at, first.index), makeTranscript(game));
    at = last.index + last[0].length;
  }
  return at === 0 ? text : `${parts.join('')} ${text.slice(at)}`;
};

/** Replaces moves in other notations, such as numbers, by square names. */
export const withNumbersSpelled = (text: string): string =>
  NOTATIONS.reduce((spelled, notation) => spelledIn(spelled, notation), text);
