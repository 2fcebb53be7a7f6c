import type { PassRule, PerftCount } from '../../src/game/othello/perft.ts';
import { crossStart, legalMoves, type Position, play, settleTurn } from '../../src/game/othello/position.ts';
import { centreSquares, MAX_SIDE } from '../../src/game/othello/shape.ts';
import { SquareSet } from '../../src/game/squareSet.ts';
import { enginePerft } from './engine.ts';
import { readTable, shapeOf } from './positions.ts';

/** A row of `data/perft.tsv`, whose sources are told in the README beside the original. */
export interface PerftRow {
  readonly name: string;
  readonly passes: PassRule;
  readonly start: Position;
  readonly depth: number;
  readonly count: PerftCount;
}

/** White on the two upper centre squares, Black on the two lower. */
const parallelStart = (width: number, height: number): Position => {
  const shape = shapeOf(width, height);
  const [upperLeft, upperRight, lowerLeft, lowerRight] = centreSquares(shape);
  const discs = { black: SquareSet.of(lowerLeft, lowerRight), white: SquareSet.of(upperLeft, upperRight) };
  return settleTurn(shape, discs, 'black');
};

const toRow = ([passes, width, height, start, depth, nodes, ended]: string[]): PerftRow => ({
  name: `${width} x ${height} ${start}, depth ${depth}, ${passes}`,
  passes: passes as PassRule,
  start:
    start === 'par'
      ? parallelStart(Number(width), Number(height))
      : crossStart(shapeOf(Number(width), Number(height))),
  depth: Number(depth),
  count: { nodes: Number(nodes), ended: Number(ended) },
});

/** The rows for boards that fit into 64 squares and games that begin with discs on the board. */
export const perftRows: readonly PerftRow[] = readTable('perft.tsv')
  .filter(
    ([, width, height, start]) => Math.max(Number(width), Number(height)) <= MAX_SIDE && start !== 'free',
  )
  .map(toRow);

const add = (a: PerftCount, b: PerftCount): PerftCount => ({
  nodes: a.nodes + b.nodes,
  ended: a.ended + b.ended,
});

/** Counts in parts, so that the test runner hears from a long count: the first `splits` plies are played outside. */
export const perftInParts = async (
  position: Position,
  depth: number,
  passes: PassRule,
  splits: number,
): Promise<PerftCount> => {
  await new Promise(setImmediate);
  if (splits === 0) return enginePerft(position, depth, passes);
  let sum: PerftCount = { nodes: 0, ended: 0 };
  for (const square of legalMoves(position)) {
    const after = play(position, square) as Position;
    sum = add(sum, await perftInParts(after, depth - 1, passes, splits - 1));
  }
  return sum;
};
