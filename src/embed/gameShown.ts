import type { Move } from '../game/notation.ts';
import type { Replayed, Transcript } from '../game/transcript.ts';
import { replayOf } from '../game/transcript.ts';
import { type GameTree, lineThrough, withMove } from '../game/tree.ts';
import type { ShownGame } from './readAttributes.ts';

/** A game, its current line, and the positions of that line. */
export interface SteppedGame extends ShownGame {
  readonly course: Replayed;
}

const courseOf = ({ tree, line }: ShownGame): Replayed => {
  const replayed = replayOf(tree.setup, line);
  if (replayed.type === 'illegal') throw new Error('A tree has an illegal move.');
  return replayed;
};

export const played = (game: ShownGame): SteppedGame => ({ ...game, course: courseOf(game) });

/** Reuses the positions that both lines share, so that cached values stay valid. */
const sharing = (before: SteppedGame, tree: GameTree, line: Transcript): SteppedGame => {
  const after = played({ tree, line });
  const differs = line.findIndex((move, ply) => before.line[ply] !== move);
  const shared = (differs < 0 ? Math.min(line.length, before.line.length) : differs) + 1;
  const positions = [...before.course.positions.slice(0, shared), ...after.course.positions.slice(shared)];
  return { ...after, course: { ...after.course, positions } };
};

/** The game with a move after a ply: the next move of the line, an existing variation, or a new one. */
export const withNext = (game: SteppedGame, ply: number, move: Move): SteppedGame => {
  if (game.line[ply] === move) return game;
  const path = [...game.line.slice(0, ply), move];
  const tree = withMove(game.tree, path.slice(0, -1), move);
  return sharing(game, tree, lineThrough(tree, path));
};

/** The game with the line through a path as its current line. */
export const onPath = (game: SteppedGame, path: Transcript): SteppedGame =>
  path.every((move, ply) => game.line[ply] === move)
    ? game
    : sharing(game, game.tree, lineThrough(game.tree, path));
