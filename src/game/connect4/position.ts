import { type Board, occupied, withDisc } from '../board.ts';
import { type ByColor, type Color, opposite } from '../color.ts';
import { PASS_TEXT, type Transcript } from '../notation.ts';
import type { Shape } from '../shape.ts';
import { columnOf, rowOf, type Square, squareAt } from '../square.ts';
import { SquareSet } from '../squareSet.ts';

export const COLUMNS = 7;
export const ROWS = 6;
const IN_A_ROW = 4;
/** Directions of the four kinds of line, as columns and rows. */
const DIRECTIONS = [
  [1, 0],
  [0, 1],
  [1, 1],
  [1, -1],
] as const;

export const CONNECT4_SHAPE: Shape = {
  width: COLUMNS,
  height: ROWS,
  squares: SquareSet.rectangle(COLUMNS, ROWS),
};

/** Black is Red and plays first; White is Yellow. A move is the square that a disc lands on. */
export interface Connect4Position extends Board {
  readonly rules: 'connect4';
}

export const CONNECT4_START: Connect4Position = {
  rules: 'connect4',
  shape: CONNECT4_SHAPE,
  discs: { black: SquareSet.empty, white: SquareSet.empty },
  turn: 'black',
};

/** Where a disc dropped into `column` (0 to 6) lands: the lowest empty square, or `undefined` if the column is full. */
export const landingSquare = (position: Connect4Position, column: number): Square | undefined => {
  const taken = occupied(position);
  for (let row = ROWS - 1; row >= 0; row--) {
    const square = squareAt(column, row);
    if (!taken.has(square)) return square;
  }
  return undefined;
};

const isOnBoard = (column: number, row: number): boolean =>
  column >= 0 && column < COLUMNS && row >= 0 && row < ROWS;

/** All 69 lines of four squares. */
const FOURS: readonly SquareSet[] = [...CONNECT4_SHAPE.squares].flatMap(square =>
  DIRECTIONS.flatMap(([right, down]) => {
    const [column, row] = [columnOf(square), rowOf(square)];
    const places = Array.from(
      { length: IN_A_ROW },
      (_, step) => [column + step * right, row + step * down] as const,
    );
    return places.every(place => isOnBoard(...place))
      ? [SquareSet.of(...places.map(place => squareAt(...place)))]
      : [];
  }),
);

const foursOf = (discs: SquareSet): readonly SquareSet[] =>
  FOURS.filter(four => discs.intersect(four).equals(four));

/** Skips the lines while there are too few discs for one. */
const hasFour = (discs: SquareSet): boolean =>
  discs.size >= IN_A_ROW && FOURS.some(four => discs.intersect(four).equals(four));

/** The squares of every four in a row; empty while there is none. */
export const winningSquares = ({ discs }: Connect4Position): SquareSet =>
  [...foursOf(discs.black), ...foursOf(discs.white)].reduce((all, four) => all.union(four), SquareSet.empty);

/** Whether a disc of a side on this empty square would make four in a row. */
export const winsAt = ({ discs }: Connect4Position, color: Color, square: Square): boolean => {
  const own = discs[color].with(square);
  return FOURS.some(four => four.has(square) && own.intersect(four).equals(four));
};

/** The side with four in a row; `draw` while there is none. */
export const winner = ({ discs }: Connect4Position): Color | 'draw' => {
  if (hasFour(discs.black)) return 'black';
  return hasFour(discs.white) ? 'white' : 'draw';
};

/** Whether a disc has an empty square below it. */
const hasFloatingDisc = (position: Connect4Position): boolean => {
  const taken = occupied(position);
  return [...taken].some(square => {
    const [column, row] = [columnOf(square), rowOf(square) + 1];
    return row < ROWS && !taken.has(squareAt(column, row));
  });
};

/** The sides drop their discs in turn, and Red drops the first. */
export const countedTurn = ({ black, white }: ByColor<SquareSet>): Color =>
  black.size > white.size ? 'white' : 'black';

/** Why no game can reach the position. */
export const startFlaw = (
  position: Connect4Position,
): 'floating' | 'unequal' | 'notTheirTurn' | undefined => {
  const { discs, turn } = position;
  if (hasFloatingDisc(position)) return 'floating';
  const lead = discs.black.size - discs.white.size;
  if (lead < 0 || lead > 1) return 'unequal';
  return turn === countedTurn(discs) ? undefined : 'notTheirTurn';
};

/** The squares on which the next disc can land; none after the end. */
export const legalMoves = (position: Connect4Position): SquareSet => {
  if (winner(position) !== 'draw') return SquareSet.empty;
  const landings = Array.from({ length: COLUMNS }, (_, column) => landingSquare(position, column) ?? []);
  return SquareSet.of(...landings.flat());
};

const canLand = (position: Connect4Position, square: Square): boolean =>
  CONNECT4_SHAPE.squares.has(square) &&
  landingSquare(position, columnOf(square)) === square &&
  winner(position) === 'draw';

/** The position after the side to move drops a disc onto `square`, or `undefined` if it cannot land there. */
export const play = (position: Connect4Position, square: Square): Connect4Position | undefined =>
  canLand(position, square)
    ? {
        ...position,
        discs: withDisc(position, position.turn, square, SquareSet.empty),
        turn: opposite(position.turn),
      }
    : undefined;

/** Columns count from the left and rows from the bottom, both from 1. */
export const columnNumber = (square: Square): number => columnOf(square) + 1;
export const rowNumber = (square: Square): number => ROWS - rowOf(square);

/** The column numbers of the moves: `4435`. */
export const makeColumns = (transcript: Transcript): string =>
  transcript.map(move => (move === 'pass' ? PASS_TEXT : String(columnNumber(move)))).join('');

/** Reads `4435` as the squares that the discs land on. */
export const parseColumns = (start: Connect4Position, text: string): Transcript | undefined => {
  const squares: Square[] = [];
  let position: Connect4Position | undefined = start;
  for (const digit of text.replace(/\s+/g, '')) {
    const square: Square | undefined = position && landingSquare(position, Number(digit) - 1);
    if (square === undefined || position === undefined) return undefined;
    squares.push(square);
    position = play(position, square);
  }
  return position && squares;
};
