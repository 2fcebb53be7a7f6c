import { readFileSync } from 'node:fs';
import { legalMoves, type OthelloPosition, play } from '../../src/game/othello/position.ts';
import { makeRandom, pick, shuffled } from '../../src/game/random.ts';
import { makeShapeText, STANDARD_SHAPE } from '../../src/game/shape.ts';
import type { Square } from '../../src/game/square.ts';
import { parseTranscript } from '../../src/game/transcript.ts';
import { type Move, makeMoveName } from '../formats/turns.ts';

/** The first moves of a game, which the players do not choose. */
export interface Opening {
  readonly name: string;
  readonly moves: readonly Move[];
}

export const openingOf = (moves: readonly Move[]): Opening => ({
  name: moves.map(makeMoveName).join(''),
  moves,
});

/** The balanced openings of XOT. */
const BALANCED = new URL('../../public/assets/xot.txt', import.meta.url);

/** The number of random plies at the start of games without a list of balanced openings; fewer on small boards. */
const RANDOM_PLIES = 6;
const SQUARES_FOR_EACH_PLY = 4;
/** Small boards have few different openings. */
const TRIES_FOR_EACH = 20;

/** Random moves from the start; undefined if they end the game. */
const randomMoves = (start: OthelloPosition, random: () => number): readonly Square[] | undefined => {
  const plies = Math.min(RANDOM_PLIES, Math.floor(start.shape.squares.size / SQUARES_FOR_EACH_PLY));
  const moves: Square[] = [];
  let position = start;
  while (moves.length < plies) {
    const square = pick(random, [...legalMoves(position)]);
    const after = play(position, square);
    if (after === undefined || legalMoves(after).isEmpty()) return undefined;
    moves.push(square);
    position = after;
  }
  return moves;
};

const randomOpenings = (start: OthelloPosition, count: number, random: () => number): readonly Opening[] => {
  const found = new Map<string, Opening>();
  for (let tries = 0; tries < TRIES_FOR_EACH * count && found.size < count; tries++) {
    const opening = openingOf(randomMoves(start, random) ?? []);
    if (opening.name !== '') found.set(opening.name, opening);
  }
  return found.size === 0 ? [openingOf([])] : [...found.values()];
};

const balancedOpenings = (count: number, random: () => number): readonly Opening[] =>
  shuffled(random, readFileSync(BALANCED, 'utf8').trimEnd().split('\n'))
    .slice(0, count)
    .map(line => openingOf(parseTranscript(line) ?? []));

/** Whether this is the start of 8x8 Othello. */
export const isStandard = ({ rules, shape }: OthelloPosition): boolean =>
  rules === 'othello' && makeShapeText(shape) === makeShapeText(STANDARD_SHAPE);

/** Up to `count` openings for a match without a list, determined by the seed. */
export const drawOpenings = (start: OthelloPosition, count: number, seed: number): readonly Opening[] => {
  const random = makeRandom(seed);
  return isStandard(start) ? balancedOpenings(count, random) : randomOpenings(start, count, random);
};
