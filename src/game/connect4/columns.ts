import { opposite } from '../color.ts';
import { squareAt } from '../square.ts';
import { COLUMNS, type Connect4Position, ROWS } from './position.ts';

/**
 * A position as seven small numbers, one per column from the left: a bit for each disc from the bottom, set
 * for Red, with a 1 above the top disc. The number of discs tells whose turn it is.
 */
export type Columns = readonly number[];

const EMPTY_COLUMN = 1;
/** Upper limit of a column's number (exclusive). */
const COLUMN_NUMBERS = 128;

export const EMPTY_COLUMNS: Columns = Array.from({ length: COLUMNS }, () => EMPTY_COLUMN);

const heightOf = (column: number): number => 31 - Math.clz32(column);
const isRedsTurn = (columns: Columns): boolean =>
  columns.reduce((sum, column) => sum + heightOf(column), 0) % 2 === 0;

const columnIn = ({ discs }: Connect4Position, column: number): number => {
  let number = EMPTY_COLUMN;
  for (let row = 0; row < ROWS; row++) {
    const square = squareAt(column, ROWS - 1 - row);
    const isRed = discs.black.has(square);
    if (isRed || discs.white.has(square)) number += (isRed ? 2 : 1) << row;
  }
  return number;
};

export const columnsOf = (position: Connect4Position): Columns =>
  Array.from({ length: COLUMNS }, (_, column) => columnIn(position, column));

/** The columns with one more disc in `column`, or `undefined` if it is full. */
export const dropped = (columns: Columns, column: number): Columns | undefined => {
  const number = columns[column] ?? 0;
  const height = heightOf(number);
  if (height >= ROWS) return undefined;
  const added = (isRedsTurn(columns) ? 2 : 1) << height;
  return columns.map((old, index) => (index === column ? number + added : old));
};

export const mirrorImage = (columns: Columns): Columns => columns.toReversed();

/** A whole number unique to the position: seven times seven bits fit exactly into a double. */
export const columnsKey = (columns: Columns): number =>
  columns.reduceRight((key, column) => key * COLUMN_NUMBERS + column, 0);

/** Picks one of a position and its mirror image to represent both. */
export const canonical = (columns: Columns): Columns => {
  const mirror = mirrorImage(columns);
  return columnsKey(mirror) < columnsKey(columns) ? mirror : columns;
};

/** A set of squares as passed to the worker and to wasm, in two 32-bit words. */
export interface Halves {
  readonly lo: number;
  readonly hi: number;
}

/** The discs of the side to move and of the other in the solver's layout (`assembly/connect4/board.ts`), halved. */
export const halvesOf = (columns: Columns): { player: Halves; opponent: Halves } => {
  const taken = columns.map(column => 2 ** heightOf(column) - 1);
  const red = columns.map(column => column - 2 ** heightOf(column));
  const yellow = taken.map((discs, index) => discs - (red[index] ?? 0));
  const [player, opponent] = isRedsTurn(columns) ? [red, yellow] : [yellow, red];
  return { player: halved(player), opponent: halved(opponent) };
};

/** Numbers of seven bits, one after another, as two 32-bit words. */
const halved = (columns: readonly number[]): Halves => {
  const bits = columnsKey(columns);
  return { lo: bits | 0, hi: Math.floor(bits / 2 ** 32) };
};

/** The result of a game with best play by both sides. */
export interface Outlook {
  /** For the side to move. */
  readonly result: 'win' | 'loss' | 'draw';
  /** Number of discs the winner still plays, including the winning one; 0 for a draw. */
  readonly moves: number;
}

const DISCS_OF_A_SIDE = (COLUMNS * ROWS) / 2;

/**
 * The outlook that an exact score means: 0 is a draw; s > 0: the side to move wins with s - 1 of its discs
 * unplayed; s < 0: the other side does.
 */
export const outlookOf = ({ discs, turn }: Connect4Position, score: number): Outlook => {
  if (score === 0) return { result: 'draw', moves: 0 };
  const winner = score > 0 ? turn : opposite(turn);
  const played = DISCS_OF_A_SIDE + 1 - Math.abs(score);
  return { result: score > 0 ? 'win' : 'loss', moves: played - discs[winner].size };
};
