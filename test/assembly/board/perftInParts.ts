import type { PassRule, PerftCount } from '../../../src/game/othello/perft.ts';
import { legalMoves, type OthelloPosition, play } from '../../../src/game/othello/position.ts';
import { enginePerft } from '../../../testkit/engine/engine.ts';

const add = (a: PerftCount, b: PerftCount): PerftCount => ({
  nodes: a.nodes + b.nodes,
  ended: a.ended + b.ended,
});

/** Plays the first `splits` plies outside the engine, so that the test runner stays responsive during long counts. */
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
