import type { SearchMethod } from '../../src/engine/searchRequest.ts';
import { positionAfter, readTable } from '../game/positions.ts';
import { engineSearch } from './engine.ts';

const METHODS: readonly SearchMethod[] = [
  { by: 'minimax', depth: 7 },
  { by: 'bitboard', evaluations: 100_000 },
];
const PLIES_BETWEEN = 2;

/** One position from each of twenty tournament games, between the second and the fortieth ply. */
export const benchPositions = readTable('endgame.tsv')
  .slice(0, 20)
  .map(([, , , , , , transcript], index) => positionAfter(transcript ?? '', PLIES_BETWEEN * (index + 1)));

/** Search depth of Flipside's fixed run, in plies. */
export const BENCH_DEPTH = 10;
const FLIPSIDE: SearchMethod = { by: 'flipside', limit: { type: 'depth', depth: BENCH_DEPTH, endgame: 12 } };

/** The node counts of Flipside in a fixed run, which change with the search and the weights. */
export const flipsideBenchNumber = (): number =>
  benchPositions
    .map(position => engineSearch(position, FLIPSIDE).nodes ?? 0)
    .reduce((sum, nodes) => sum + nodes, 0);

/**
 * The evaluation counts of the opponents with a published search in a fixed run, which change exactly when their behavior
 * does.
 */
export const benchNumber = (): number =>
  benchPositions
    .flatMap(position => METHODS.map(method => engineSearch(position, method).evaluations))
    .reduce((sum, evaluations) => sum + evaluations, 0);
