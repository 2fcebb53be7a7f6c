import type { SearchMethod } from '../../src/engine/searchRequest.ts';
import { positionAfter, readTable } from '../game/othello/positions.ts';
import { engineSearch } from './engine.ts';

const METHODS: readonly SearchMethod[] = [
  { by: 'minimax', depth: 7 },
  { by: 'bitboard', evaluations: 100_000 },
];
const PLIES_BETWEEN = 2;

/** One position from each of twenty tournament games, from the second ply to the fortieth. */
const positions = readTable('endgame.tsv')
  .slice(0, 20)
  .map(([, , , , , , transcript], index) => positionAfter(transcript ?? '', PLIES_BETWEEN * (index + 1)));

/** The evaluations of a fixed run: it changes exactly when the engine's behaviour does. */
export const benchNumber = (): number =>
  positions
    .flatMap(position => METHODS.map(method => engineSearch(position, method).evaluations))
    .reduce((sum, evaluations) => sum + evaluations, 0);
