import type { Color } from '../../../src/game/color.ts';
import { COLUMNS, type Connect4Position, ROWS } from '../../../src/game/connect4/position.ts';
import { columnOf, type Square, squareAt } from '../../../src/game/square.ts';

/** Discs by column, from the bottom. */
type Grid = Color[][];

const DISCS_OF_A_SIDE = 21;
const DIRECTIONS = [
  [1, 0],
  [0, 1],
  [1, 1],
  [1, -1],
] as const;

const gridOf = ({ discs }: Connect4Position): Grid =>
  Array.from({ length: COLUMNS }, (_, column) =>
    Array.from({ length: ROWS }, (_, row) => squareAt(column, ROWS - 1 - row)).flatMap(square =>
      discs.black.has(square) ? ['black'] : discs.white.has(square) ? ['white'] : [],
    ),
  );

/** The number of discs of one color that follow the top disc of `column` in one direction. */
const reach = (grid: Grid, column: number, [right, up]: readonly [number, number]): number => {
  const row = (grid[column]?.length ?? 0) - 1;
  const color = grid[column]?.[row];
  let steps = 0;
  while (grid[column + (steps + 1) * right]?.[row + (steps + 1) * up] === color) steps++;
  return steps;
};

const topCompletesFour = (grid: Grid, column: number): boolean =>
  DIRECTIONS.some(
    ([right, up]) => reach(grid, column, [right, up]) + reach(grid, column, [-right, -up]) >= 3,
  );

/** The brute-force value of a disc in `column` for `color`, which has played `played` discs. */
const scoreOf = (grid: Grid, column: number, color: Color, played: readonly [number, number]): number => {
  const [own, other] = played;
  grid[column]?.push(color);
  const score = topCompletesFour(grid, column)
    ? DISCS_OF_A_SIDE - own
    : 0 - bestOf(grid, color === 'black' ? 'white' : 'black', [other, own + 1]);
  grid[column]?.pop();
  return score;
};

const bestOf = (grid: Grid, color: Color, played: readonly [number, number]): number => {
  let best = Number.NEGATIVE_INFINITY;
  for (let column = 0; column < COLUMNS; column++)
    if ((grid[column]?.length ?? ROWS) < ROWS) best = Math.max(best, scoreOf(grid, column, color, played));
  return best === Number.NEGATIVE_INFINITY ? 0 : best;
};

const playedIn = ({ discs, turn }: Connect4Position): readonly [number, number] =>
  turn === 'black' ? [discs.black.size, discs.white.size] : [discs.white.size, discs.black.size];

/** The brute-force value of playing `square`: one more than the winner's remaining discs. */
export const referenceMoveScore = (position: Connect4Position, square: Square): number =>
  scoreOf(gridOf(position), columnOf(square), position.turn, playedIn(position));

/** The value of an unfinished game for the side to move. */
export const referenceScore = (position: Connect4Position): number =>
  bestOf(gridOf(position), position.turn, playedIn(position));
