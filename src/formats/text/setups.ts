import type { ByColor, Color } from '../../game/color.ts';
import { CONNECT4_SHAPE } from '../../game/connect4/position.ts';
import { isShowable, type Setup, STANDARD_SETUP, startOf } from '../../game/games.ts';
import type { Shape } from '../../game/shape.ts';
import { type Square, squareAt } from '../../game/square.ts';
import { SquareSet } from '../../game/squareSet.ts';
import type { Cell } from './signs.ts';

const isSameStart = (setup: Setup, start: NonNullable<Setup['start']>): boolean => {
  const usual = startOf(setup);
  return (
    usual.turn === start.turn &&
    usual.discs.black.equals(start.discs.black) &&
    usual.discs.white.equals(start.discs.white)
  );
};

/** The discs of the cells of a board's bounding rectangle, row by row. */
export const discsOfCells = ({ width }: Shape, cells: readonly Cell[]): ByColor<SquareSet> => {
  const of = (color: Color): SquareSet =>
    SquareSet.of(
      ...cells.flatMap((cell, index): readonly Square[] =>
        cell === color ? [squareAt(index % width, Math.floor(index / width))] : [],
      ),
    );
  return { black: of('black'), white: of('white') };
};

/** The setup that begins with these cells; undefined if it is not a valid position. */
export const setupOfCells = (
  shape: Shape,
  cells: readonly Cell[],
  turn: Color,
  game: 'othello' | 'connect4' = 'othello',
): Setup | undefined => {
  const start = { discs: discsOfCells(shape, cells), turn };
  const plain: Setup = { ...STANDARD_SETUP, game, shape };
  if (isSameStart(plain, start)) return plain;
  const setup: Setup = { ...plain, start };
  return isShowable(setup) ? setup : undefined;
};

/** Whether this is a Connect Four board without discs above empty squares. */
export const isStacked = ({ width, height }: Shape, cells: readonly Cell[]): boolean =>
  width === CONNECT4_SHAPE.width &&
  height === CONNECT4_SHAPE.height &&
  cells.every((cell, index) => cell === 'empty' || cells[index + width] !== 'empty');

/** Without passes, Black moves on an even number of discs. */
export const likelyTurn = (cells: readonly Cell[]): Color =>
  cells.filter(cell => cell !== 'empty').length % 2 === 0 ? 'black' : 'white';
