import { EngineClient, type EnginePort } from '../../src/engine/engineClient.ts';
import type { SearchMethod, SearchResult } from '../../src/engine/searchRequest.ts';
import { type OthelloPosition, STANDARD_START } from '../../src/game/othello/position.ts';
import type { Square } from '../../src/game/square.ts';
import { type Player, PlayerFailure } from './arena.ts';

/** Starts the worker and loads its data, so that the first move is not slower. */
const WARMING: SearchMethod = { by: 'flipside', limit: { type: 'depth', depth: 1, endgame: 0 } };

/** The search for a position, and the choice of a square from its result. */
interface ReplyPlan {
  readonly method: SearchMethod;
  readonly choose: (result: SearchResult) => Square;
}

/** Opens a player with an engine of its own. */
export type OpenPlayer = (openEngine: () => EnginePort) => Player;

/** The engine of this program. `planFor` and `known` get the number of the game; `known` finds book moves without a search. */
export const enginePlayer =
  (
    planFor: (position: OthelloPosition, game: number) => ReplyPlan,
    known: (position: OthelloPosition, game: number) => Square | undefined = () => undefined,
  ): OpenPlayer =>
  openEngine => {
    const client = new EngineClient(openEngine);
    let playing = 0;
    return {
      newGame: async game => {
        playing = game;
        await client.search({ position: STANDARD_START, method: WARMING });
      },
      choose: async ({ position }) => {
        const square = known(position, playing);
        if (square !== undefined) return square;
        const { method, choose } = planFor(position, playing);
        const outcome = await client.search({ position, method });
        if (outcome.type === 'finished') return choose(outcome.result);
        throw new PlayerFailure('crash', `The engine has ${outcome.type}.`);
      },
      close: () => client.close(),
    };
  };

/** A player that plays the best move of a search. */
export const searchPlayer = (method: SearchMethod): OpenPlayer =>
  enginePlayer(() => ({ method, choose: ({ square }) => square }));
