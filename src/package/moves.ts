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

/**
 * The setup of a game on its default board or on another size, such as `6x6`. Throws a `RangeError` if the
 * game has no such board.
 */
export const setupOf = (game: GameName, size?: string): Setup => {
  checkGame(game);
  const shape = size === undefined ? undefined : parseSize(checkText('size', size));
  if (size !== undefined && (shape === undefined || !hasSize(game, shape)))
    throw new RangeError(`The game "${game}" has no board of ${size}.`);
  return { ...STANDARD_SETUP, game, shape: boardOf(game, shape) };
};

/** Returns the setup if it is valid. */
const checkSetup = (setup: unknown): Setup => {
  if (!isRecord(setup) || !isRecord(setup.shape) || typeof setup.game !== 'string')
    throw new TypeError('The setup must come from setupOf, a tree or a record.');
  checkGame(setup.game);
  if (!isShowable(setup as unknown as Setup)) throw new RangeError('This setup cannot be played.');
  return setup as unknown as Setup;
};

const nameOf = (move: Move | undefined): string =>
  move === undefined || move === 'pass' ? 'a pass' : makeSquare(move);

/** The positions and moves of a game; throws as `movesOf` does. */
export const gameOf = (moves: string | Transcript, setup: Setup = STANDARD_SETUP) => {
  checkSetup(setup);
  const transcript = Array.isArray(moves) ? moves : readMoves(startOf(setup), checkText('The moves', moves));
  if (transcript === undefined) throw new RangeError(`Not a list of moves: ${moves}`);
  const replayed = replayOf(setup, transcript);
  if (replayed.type === 'illegal')
    throw new RangeError(`Move ${replayed.ply + 1}, ${nameOf(transcript[replayed.ply])}, is not legal.`);
  return { transcript: transcript as Transcript, positions: replayed.positions };
};

/**
 * Reads and checks moves in the game's notation, `f5d6c3` or columns. Throws a `RangeError` that names the
 * first illegal move.
 */
export const movesOf = (text: string, setup: Setup = STANDARD_SETUP): Transcript =>
  gameOf(checkText('The moves', text), setup).transcript;

/** The position after the moves. Throws as `movesOf` does. */
export const positionOf = (text: string, setup: Setup = STANDARD_SETUP): Position => {
  const { positions } = gameOf(checkText('The moves', text), setup);
  return positions.at(-1) ?? startOf(setup);
};
