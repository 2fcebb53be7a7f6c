import { judgeMove, type Match, positionOf } from '../../game/match.ts';
import type { Square } from '../../game/square.ts';
import type { Transcript } from '../../game/transcript.ts';
import { type GameTree, withMove } from '../../game/tree.ts';

/** The moves of a match, and these after them as far as they are legal. */
export const pathOn = (match: Match, moves: readonly Square[]): Transcript => {
  let now = match;
  for (const square of moves) {
    const { turn } = positionOf(now);
    const verdict = judgeMove(now, { type: 'play', ply: now.transcript.length, color: turn, square });
    if (verdict.type === 'refused') break;
    now = verdict.match;
  }
  return now.transcript;
};

/** A tree with all moves of a path. */
export const withPath = (tree: GameTree, path: Transcript): GameTree =>
  path.reduce((grown, move, ply) => withMove(grown, path.slice(0, ply), move), tree);
