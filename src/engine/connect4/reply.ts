import type { Connect4Position } from '../../game/connect4/position.ts';
import type { Square } from '../../game/square.ts';
import type { SearchMethod, SearchResult } from '../searchRequest.ts';
import { chooseColumn } from './columnChoice.ts';
import { connect4Level, PERFECT_BEAT_MILLISECONDS, PERFECT_LEVEL } from './levels.ts';

/** A person is not kept waiting longer. */
const LONGEST_MILLISECONDS = 4500;
/** As long as a person likes to wait for advice. */
const HINT_MILLISECONDS = 1000;

interface Connect4Plan {
  readonly method: SearchMethod;
  readonly choose: (result: SearchResult) => Square;
  readonly beatMilliseconds: number;
}

const PERFECT_PLAN: Connect4Plan = {
  method: { by: 'solver', limit: { type: 'time', milliseconds: LONGEST_MILLISECONDS } },
  choose: ({ square }) => square,
  beatMilliseconds: PERFECT_BEAT_MILLISECONDS,
};

/** How a level of Flipside comes to its move in Connect Four; `seed` is that of the match. */
export const planConnect4Reply = (number: number, position: Connect4Position, seed: number): Connect4Plan => {
  if (number === PERFECT_LEVEL) return PERFECT_PLAN;
  const level = connect4Level(number);
  return {
    method: { by: 'solver', limit: { type: 'depth', depth: level.depth }, every: true },
    choose: result => chooseColumn({ level, position, seed }, result),
    beatMilliseconds: level.beatMilliseconds,
  };
};

/** Advice for a person: every column, and in how many moves who wins where that can be proved in time. */
export const CONNECT4_HINT: SearchMethod = {
  by: 'solver',
  limit: { type: 'time', milliseconds: HINT_MILLISECONDS },
  every: true,
};
