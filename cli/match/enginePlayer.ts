import { EngineClient } from '../../src/engine/engineClient.ts';
import type { SearchMethod, SearchResult } from '../../src/engine/searchRequest.ts';
import { type OthelloPosition, STANDARD_START } from '../../src/game/othello/position.ts';
import type { Square } from '../../src/game/square.ts';
import { openEngineWorker } from '../engine/openEngineWorker.ts';
import { type Player, PlayerFailure } from './player.ts';

/** Starts the worker and loads what it needs, so that the first move takes no longer than others. */
const WARMING: SearchMethod = { by: 'flipside', limit: { type: 'depth', depth: 1, endgame: 0 } };

/** What to search in a position, and which square of the result to play. */
interface Plan {
  readonly method: SearchMethod;
  readonly choose: (result: SearchResult) => Square;
}

/** The engine of this program in a worker of its own. `planFor` gets the number of the game. */
export const makeEnginePlayer = (planFor: (position: OthelloPosition, game: number) => Plan): Player => {
  const client = new EngineClient(() => openEngineWorker({ sharesMemory: true }));
  let playing = 0;
  return {
    newGame: async game => {
      playing = game;
      await client.search({ position: STANDARD_START, method: WARMING });
    },
    choose: async ({ position }) => {
      const { method, choose } = planFor(position, playing);
      const outcome = await client.search({ position, method });
      if (outcome.type === 'finished') return choose(outcome.result);
      throw new PlayerFailure('crash', `The engine has ${outcome.type}.`);
    },
    close: () => client.close(),
  };
};

/** A player that plays the best move of a search. */
export const makeSearchPlayer = (method: SearchMethod): Player =>
  makeEnginePlayer(() => ({ method, choose: ({ square }) => square }));
