import type { PassRule, PerftCount } from '../../src/game/othello/perft.ts';
import { crossStart, type OthelloPosition, openStart, settleTurn } from '../../src/game/othello/position.ts';
import { centreSquares, MAX_SIDE, type Shape } from '../../src/game/shape.ts';
import { SquareSet } from '../../src/game/squareSet.ts';
import { readTable, shapeOf } from './positions.ts';

/** A row of `data/perft.tsv`, whose sources are listed in the README beside the original. */
export interface PerftRow {
  readonly name: string;
  readonly passes: PassRule;
  /** The name of one of the starts of the table. */
  readonly startName: string;
  readonly shape: Shape;
  readonly start: OthelloPosition;
  readonly depth: number;
  readonly count: PerftCount;
}

/** White on the two upper centre squares, Black on the two lower. */
const parallelStart = (shape: Shape): OthelloPosition => {
  const [upperLeft, upperRight, lowerLeft, lowerRight] = centreSquares(shape);
  const discs = { black: SquareSet.of(lowerLeft, lowerRight), white: SquareSet.of(upperLeft, upperRight) };
  return settleTurn(shape, discs, 'black');
};

const STARTS: Readonly<Record<string, (shape: Shape) => OthelloPosition>> = {
  cross: crossStart,
  par: parallelStart,
  free: openStart,
};

const toRows = ([passes, width, height, start = '', depth, nodes, ended]: string[]): PerftRow[] => {
  const makeStart = STARTS[start];
  if (makeStart === undefined || Math.max(Number(width), Number(height)) > MAX_SIDE) return [];
  const shape = shapeOf(Number(width), Number(height));
  return [
    {
      name: `${width} x ${height} ${start}, depth ${depth}, ${passes}`,
      passes: passes as PassRule,
      startName: start,
      shape,
      start: makeStart(shape),
      depth: Number(depth),
      count: { nodes: Number(nodes), ended: Number(ended) },
    },
  ];
};

/** The rows for boards that fit into 64 squares. */
export const perftRows: readonly PerftRow[] = readTable('perft.tsv').flatMap(toRows);

/** The rows with this many sequences to count. */
export const rowsOfSize = (from: number, below: number): readonly PerftRow[] =>
  perftRows.filter(({ count }) => count.nodes + count.ended >= from && count.nodes + count.ended < below);

/** The rows of a quick run take a fraction of a second each. */
export const QUICK_SEQUENCES = 60_000;
/** The rows of a slow run take up to a minute each. */
export const SLOW_SEQUENCES = 1_000_000_000;
