import {
  boardOf,
  type GameName,
  hasSize,
  isShowable,
  type Setup,
  STANDARD_SETUP,
  startOf,
} from '../game/games.ts';
import type { Position } from '../game/rules.ts';
import { parseSize } from '../game/shape.ts';
import { makeSquare } from '../game/square.ts';
import { type Move, readMoves, replayOf, type Transcript } from '../game/transcript.ts';
import { checkGame, checkText, isRecord } from './checks.ts';

/** A game on its usual board, or on one of another size, such as `6x6`. Throws a `RangeError` if it has no such board. */
export const setupOf = (game: GameName, size?: string): Setup => {
  checkGame(game);
  const shape = size === undefined ? undefined : parseSize(checkText('size', size));
  if (size !== undefined && (shape === undefined || !hasSize(game, shape)))
    throw new RangeError(`The game "${game}" has no board of ${size}.`);
  return { ...STANDARD_SETUP, game, shape: boardOf(game, shape) };
};

/** A setup that is one. */
const checkSetup = (setup: unknown): Setup => {
  if (!isRecord(setup) || !isRecord(setup.shape) || typeof setup.game !== 'string')
    throw new TypeError('The setup must be one that setupOf has made, or that a tree or a record has.');
  checkGame(setup.game);
  if (!isShowable(setup as unknown as Setup))
    throw new RangeError('This game cannot be played as the setup says.');
  return setup as unknown as Setup;
};

const nameOf = (move: Move | undefined): string =>
  move === undefined || move === 'pass' ? 'a pass' : makeSquare(move);

/** The positions of a game and its moves; throws as `movesOf` does. */
export const gameOf = (moves: string | Transcript, setup: Setup = STANDARD_SETUP) => {
  checkSetup(setup);
  const transcript = Array.isArray(moves) ? moves : readMoves(startOf(setup), checkText('The moves', moves));
  if (transcript === undefined) throw new RangeError(`These are no moves: ${moves}`);
  const replayed = replayOf(setup, transcript);
  if (replayed.type === 'illegal')
    throw new RangeError(`Move ${replayed.ply + 1}, ${nameOf(transcript[replayed.ply])}, is not legal.`);
  return { transcript: transcript as Transcript, positions: replayed.positions };
};

/**
 * Reads moves as the game writes them, `f5d6c3` or columns, and plays them. Throws a `RangeError` that names the first
 * move which is not legal.
 */
export const movesOf = (text: string, setup: Setup = STANDARD_SETUP): Transcript =>
  gameOf(checkText('The moves', text), setup).transcript;

/** The position after some moves, from the start of the game. Throws as `movesOf` does. */
export const positionOf = (text: string, setup: Setup = STANDARD_SETUP): Position => {
  const { positions } = gameOf(checkText('The moves', text), setup);
  return positions.at(-1) ?? startOf(setup);
};
