import { judgeMove, type Match, positionOf } from '../../game/match.ts';
import type { Seats } from '../../game/seat.ts';
import type { Square } from '../../game/square.ts';
import type { Transcript } from '../../game/transcript.ts';
import { type GameTree, lineThrough, withMove } from '../../game/tree.ts';
import type { Study } from '../../store/studyStore.ts';

/** One person moves for both sides. */
const BOTH: Seats = { black: { type: 'human' }, white: { type: 'human' } };

/** The studied line as a match: played up to the path, and to be walked on to the end of the line. */
export const matchAt = ({ id, tree }: Study, path: Transcript): Match => ({
  id,
  setup: tree.setup,
  seats: BOTH,
  transcript: path,
  given: 0,
  undone: lineThrough(tree, path).slice(path.length),
  seed: 0,
});

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
