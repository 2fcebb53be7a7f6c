import { type Frame, gameIn, readFrame } from '../../src/embed/readFrame.ts';
import type { GameName, Setup } from '../../src/game/games.ts';
import type { Position } from '../../src/game/position.ts';
import type { Square } from '../../src/game/square.ts';
import { replayOf, type Transcript } from '../../src/game/transcript.ts';
import { readLegalMoves } from '../../src/net/contract/tableState.ts';
import { movesOf, type StoredMatch } from '../storage/records.ts';

export interface ShownPosition {
  readonly game: GameName;
  readonly position: Position;
  readonly last: Square | undefined;
}

/** The position after this number of moves, or after the last one. */
const positionIn = (setup: Setup, line: Transcript, ply = line.length): ShownPosition | undefined => {
  const replayed = replayOf(setup, line);
  if (replayed.type !== 'legal') return undefined;
  const position = replayed.positions[ply];
  return position && { game: setup.game, position, last: replayed.turns[ply - 1]?.square };
};

/** The last position of a stored match; undefined while it is not over. */
export const endOf = (match: StoredMatch): ShownPosition | undefined => {
  if (match.ended === undefined) return undefined;
  const line = readLegalMoves(match.setup, movesOf(match).join(''));
  return line && positionIn(match.setup, line);
};

/** The frame in an address, starting with its path; undefined if it has no content. */
export const frameAt = (address: string): Frame | undefined => {
  try {
    return readFrame(new URL(address, 'http://localhost'));
  } catch {
    return undefined;
  }
};

/** The position that a frame shows first. */
export const positionOf = (frame: Frame): ShownPosition | undefined => {
  const game = gameIn(frame);
  if (game.type !== 'shown') return undefined;
  const { tree, line, at } = game.shown;
  const asked = frame.attributes.ply;
  const ply = asked !== undefined && /^\d{1,3}$/.test(asked) ? Number(asked) : at;
  return positionIn(tree.setup, line, ply);
};
