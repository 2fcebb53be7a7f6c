import { legalMoves } from '../../src/game/othello/position.ts';
import { pick } from '../../src/game/random.ts';
import { chance } from '../../src/opponents/chance.ts';
import type { Player } from './player.ts';

/** Random moves depend only on seed, game and position, so that a continued match plays the same moves. */
export const makeRandomPlayer = (seed: number): Player => {
  let playing = 0;
  return {
    newGame: async game => {
      playing = game;
    },
    choose: async ({ position }) => {
      const { black, white } = position.discs;
      const drawn = chance(seed, playing, black.lo, black.hi, white.lo, white.hi);
      return pick(() => drawn, [...legalMoves(position)]);
    },
    close: () => {},
  };
};
