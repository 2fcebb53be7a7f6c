import { legalMoves, type Position } from '../../src/game/othello/position.ts';
import type { Square } from '../../src/game/square.ts';
import { bestMoves } from './characterSearch.ts';
import type { Taste } from './characters.ts';
import type { Player } from './player.ts';
import { makeRandom, pick } from './random.ts';

const LARGE_PRIME = 1_000_003;

/** The same for the same position and seed, so that a match that is taken up goes on as it would have. */
const randomIn = ({ discs: { black, white } }: Position, seed: number): (() => number) =>
  makeRandom(
    [black.lo, black.hi, white.lo, white.hi].reduce(
      (hash, half) => Math.imul(hash, LARGE_PRIME) ^ half,
      seed,
    ),
  );

const makeLocalPlayer = (choicesIn: (position: Position) => readonly Square[], seed: number): Player => ({
  newGame: async () => {},
  choose: async ({ position }) => pick(randomIn(position, seed), choicesIn(position)),
  close: () => {},
});

export const makeRandomPlayer = (seed: number): Player =>
  makeLocalPlayer(position => [...legalMoves(position)], seed);

export const makeCharacter = (taste: Taste, seed: number): Player =>
  makeLocalPlayer(position => bestMoves(taste, position), seed);
