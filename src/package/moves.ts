import { boardOf, type GameName, hasSize, type Setup, STANDARD_SETUP, startOf } from '../game/games.ts';
import type { Position } from '../game/rules.ts';
import { parseSize } from '../game/shape.ts';
import { makeSquare } from '../game/square.ts';
import { type Move, readMoves, replayOf, type Transcript } from '../game/transcript.ts';

/** A game on its usual board, or on one of another size, such as `6x6`. Throws a `RangeError` if it has no such board. */
export const setupOf = (game: GameName, size?: string): Setup => {
  const shape = size === undefined ? undefined : parseSize(size);
  if (size !== undefined && (shape === undefined || !hasSize(game, shape)))
    throw new RangeError(`The game "${game}" has no board of ${size}.`);
  return { ...STANDARD_SETUP, game, shape: boardOf(game, shape) };
};

const nameOf = (move: Move | undefined): string =>
  move === undefined || move === 'pass' ? 'a pass' : makeSquare(move);

/**
 * Reads moves as the game writes them, `f5d6c3` or columns, and plays them. Throws a `RangeError` that names the first
 * move which is not legal.
 */
export const movesOf = (text: string, setup: Setup = STANDARD_SETUP): Transcript => {
  const transcript = readMoves(startOf(setup), text);
  if (transcript === undefined) throw new RangeError(`These are no moves: ${text}`);
  const replayed = replayOf(setup, transcript);
  if (replayed.type === 'illegal')
    throw new RangeError(`Move ${replayed.ply + 1}, ${nameOf(transcript[replayed.ply])}, is not legal.`);
  return transcript;
};

/** The position after some moves, from the start of the game. Throws as `movesOf` does. */
export const positionOf = (text: string, setup: Setup = STANDARD_SETUP): Position => {
  const replayed = replayOf(setup, movesOf(text, setup));
  const last = replayed.type === 'legal' ? replayed.positions.at(-1) : undefined;
  if (last === undefined) throw new RangeError(`These are no moves: ${text}`);
  return last;
};
