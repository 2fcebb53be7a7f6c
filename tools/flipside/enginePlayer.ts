import { EngineClient } from '../../src/engine/engineClient.ts';
import type { SearchMethod } from '../../src/engine/searchRequest.ts';
import { type Position, STANDARD_START } from '../../src/game/othello/position.ts';
import { openEngineWorker } from './openEngineWorker.ts';
import { type Player, PlayerFailure } from './player.ts';

/** Starts the worker and loads what it needs, so that the first move takes no longer than others. */
const WARMING: SearchMethod = { by: 'flipside', limit: { type: 'depth', depth: 1, endgame: 0 } };

/** The engine of this program, searching by any of its methods in a worker of its own. */
export const makeEnginePlayer = (methodFor: (position: Position) => SearchMethod): Player => {
  const client = new EngineClient(() => openEngineWorker({ sharesMemory: true }));
  return {
    newGame: async () => {
      await client.search({ position: STANDARD_START, method: WARMING });
    },
    choose: async ({ position }) => {
      const outcome = await client.search({ position, method: methodFor(position) });
      if (outcome.type === 'finished') return outcome.result.square;
      throw new PlayerFailure('crash', `The engine has ${outcome.type}.`);
    },
    close: () => client.close(),
  };
};
