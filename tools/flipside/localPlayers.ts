import { chance } from '../../src/engine/chance.ts';
import { legalMoves, type OthelloPosition } from '../../src/game/othello/position.ts';
import type { Square } from '../../src/game/square.ts';
import { pick } from '../random.ts';
import { bestMoves } from './characterSearch.ts';
import type { Taste } from './characters.ts';
import type { Player } from './player.ts';

/** Chance depends on seed, game and position only, so that a match that is taken up goes on as it would have. */
const makeLocalPlayer = (
  choicesIn: (position: OthelloPosition) => readonly Square[],
  seed: number,
): Player => {
  let playing = 0;
  return {
    newGame: async game => {
      playing = game;
    },
    choose: async ({ position }) => {
      const { black, white } = position.discs;
      const drawn = chance(seed, playing, black.lo, black.hi, white.lo, white.hi);
      return pick(() => drawn, choicesIn(position));
    },
    close: () => {},
  };
};

export const makeRandomPlayer = (seed: number): Player =>
  makeLocalPlayer(position => [...legalMoves(position)], seed);

export const makeCharacter = (taste: Taste, seed: number): Player =>
  makeLocalPlayer(position => bestMoves(taste, position), seed);
