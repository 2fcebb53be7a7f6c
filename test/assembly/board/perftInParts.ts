import type { PassRule, PerftCount } from '../../../src/game/othello/perft.ts';
import { legalMoves, type OthelloPosition, play } from '../../../src/game/othello/position.ts';
import { enginePerft } from '../../../testkit/engine/engine.ts';

const add = (a: PerftCount, b: PerftCount): PerftCount => ({
  nodes: a.nodes + b.nodes,
  ended: a.ended + b.ended,
});

/** Counts in parts, so that the test runner hears from a long count: the first `splits` plies are played outside. */
export const perftInParts = async (
  position: OthelloPosition,
  depth: number,
  passes: PassRule,
  splits: number,
): Promise<PerftCount> => {
  await new Promise(setImmediate);
  if (splits === 0) return enginePerft(position, depth, passes);
  let sum: PerftCount = { nodes: 0, ended: 0 };
  for (const square of legalMoves(position)) {
    const after = play(position, square) as OthelloPosition;
    sum = add(sum, await perftInParts(after, depth - 1, passes, splits - 1));
  }
  return sum;
};
