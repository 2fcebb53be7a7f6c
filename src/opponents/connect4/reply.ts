import type { SearchMethod, SearchResult } from '../../engine/searchRequest.ts';
import { discCounts } from '../../game/board.ts';
import { type Connect4Position, landingSquare } from '../../game/connect4/position.ts';
import { chance } from '../../game/random.ts';
import type { ComputerSeat } from '../../game/seat.ts';
import type { Square } from '../../game/square.ts';
import { ROLLS } from '../rolls.ts';
import { bookColumns } from './book.ts';
import { chooseColumn } from './columnChoice.ts';
import { connect4LevelAt } from './levels.ts';

/** The longest wait for a move. */
const LONGEST_MILLISECONDS = 4500;
/** About as long as people like to wait for a hint. */
export const CONNECT4_HINT_MILLISECONDS = 1000;

interface Connect4Plan {
  readonly method: SearchMethod;
  readonly choose: (result: SearchResult) => Square;
  readonly beatMilliseconds: number;
}

/** Solves the position; used where the book has no move. */
const SOLVE: SearchMethod = { by: 'solver', limit: { type: 'time', milliseconds: LONGEST_MILLISECONDS } };
/** Used where the move is already known. */
const GLANCE: SearchMethod = { by: 'solver', limit: { type: 'depth', depth: 1 } };

/** The book's move; undefined if it has none. */
const bookSquare = (position: Connect4Position, seed: number): Square | undefined => {
  const known = bookColumns(position);
  const { black, white } = discCounts(position);
  const column = known[Math.floor(chance(seed, black, white) * known.length)];
  return column === undefined ? undefined : landingSquare(position, column);
};

const planPerfectReply = (
  position: Connect4Position,
  seed: number,
  beatMilliseconds: number,
): Connect4Plan => {
  const known = bookSquare(position, seed);
  return {
    method: known === undefined ? SOLVE : GLANCE,
    choose: ({ square }) => known ?? square,
    beatMilliseconds,
  };
};

/** The plan for Flipside's reply in Connect Four, at a level or fitted to the person; `seed` is that of the match. */
export const planConnect4Reply = (
  { level: number, fits }: Pick<ComputerSeat, 'level' | 'fits'>,
  position: Connect4Position,
  seed: number,
): Connect4Plan => {
  const level = { ...connect4LevelAt(fits ?? number), yields: fits !== undefined };
  const { depth, faultless, beatMilliseconds } = level;
  if (chance(seed, ROLLS.connect4.faultless) < faultless)
    return planPerfectReply(position, seed, beatMilliseconds);
  return {
    method: { by: 'solver', limit: { type: 'depth', depth }, every: true },
    choose: result => chooseColumn({ level, position, seed }, result),
    beatMilliseconds,
  };
};

/** Hints score every column, and count the moves to a win if it can be proved in time. */
export const CONNECT4_HINT: SearchMethod = {
  by: 'solver',
  limit: { type: 'time', milliseconds: CONNECT4_HINT_MILLISECONDS },
  every: true,
};
