import { type Setup, STANDARD_SETUP, startOf } from '../../src/game/games.ts';
import { legalMoves, type Position, play } from '../../src/game/position.ts';
import type { Move } from '../../src/game/transcript.ts';
import type { GameTree, TreeNode } from '../../src/game/tree.ts';

interface Growing {
  readonly move: Move;
  readonly position: Position;
  readonly children: Growing[];
}

const frozen = ({ move, children }: Growing): TreeNode => ({ move, children: children.map(frozen) });

/** A tree of games with up to `breadth` moves per position, grown until it has `nodes` moves. */
export const bigTree = (nodes: number, breadth = 2, setup: Setup = STANDARD_SETUP): GameTree => {
  const root: Growing = { move: 'pass', position: startOf(setup), children: [] };
  const open: Growing[] = [root];
  for (let made = 0; made < nodes; ) {
    // Depth first: a line is finished before its variations are started.
    const at = open.pop();
    if (at === undefined) break;
    const moves = [...legalMoves(at.position)].slice(0, breadth);
    const grown = moves.map(move => ({ move, position: play(at.position, move) as Position, children: [] }));
    at.children.push(...grown.slice(0, nodes - made));
    made += Math.min(grown.length, nodes - made);
    open.push(...grown.toReversed());
  }
  return { setup, children: root.children.map(frozen) };
};
