import process from 'node:process';
import type { OthelloPosition } from '../../src/game/othello/position.ts';
import { openGames } from '../../testkit/engine/tournamentPositions.ts';
import { openValuer } from './engine.ts';
import { fitLinear, type Observation } from './leastSquares.ts';
import { runTool } from './runTool.ts';

/**
 * Fits how far a shallow search is from a deep one with the present weights: the logarithm of the standard deviation,
 * in discs, as a linear function of empty squares and depths, for searches in the middle of the game and to its end.
 * Prints what `assembly/flipside/parameters.ts` holds.
 *
 *     npx tsx workshop/tune/probcut.ts --games games.txt.gz [--positions 12]
 */
const MIDDLE_EMPTIES = [50, 46, 42, 38, 34, 30, 26, 22, 18];
const MIDDLE_DEPTHS = [3, 4, 5, 6, 7, 8, 9, 10];
const END_EMPTIES = [10, 11, 12, 13, 14, 15, 16, 17, 18, 19];
const DEEPEST_PROBE = 8;

/** As in `assembly/flipside/cuts.ts`, probes have the same parity as the depth they replace. */
const probesOf = (depth: number): readonly number[] => {
  const probes: number[] = [];
  for (let probe = 2 - (depth & 1); probe < depth && probe <= DEEPEST_PROBE; probe += 2) probes.push(probe);
  return probes;
};

interface Bucket {
  readonly empties: number;
  readonly depth: number;
  readonly probe: number;
  readonly errors: readonly number[];
}

const OPTIONS = {
  games: { placeholder: 'FILE', help: 'Tournament games, games.txt.gz.' },
  positions: { placeholder: 'N', help: 'Positions for each number of empty squares.' },
} as const;
const DEFAULT_POSITIONS = 40;
const MOST_POSITIONS = 100_000;

const value = await openValuer();

const deviationOf = (errors: readonly number[]): number =>
  Math.sqrt(errors.reduce((sum, error) => sum + error * error, 0) / errors.length);

type TakePositions = (empties: number) => readonly OthelloPosition[];

const measure = (
  takePositions: TakePositions,
  empties: number,
  depths: readonly number[],
): readonly Bucket[] => {
  process.stderr.write(`\r${empties} empty squares `);
  const tables = takePositions(empties).map(position => {
    const known = new Map<number, number>();
    return (depth: number): number => {
      const found = known.get(depth) ?? value(position, depth);
      known.set(depth, found);
      return found;
    };
  });
  return depths.flatMap(depth =>
    probesOf(depth).map(probe => {
      const errors = tables.map(valueAt => valueAt(depth) - valueAt(probe));
      return { empties, depth, probe, errors };
    }),
  );
};

/** The uncertainty of a deviation's logarithm depends only on the number of errors. */
const observe = (bucket: Bucket, factors: readonly number[]): Observation => ({
  factors,
  value: Math.log(deviationOf(bucket.errors)),
  weight: bucket.errors.length,
});

const report = (
  title: string,
  names: readonly string[],
  buckets: readonly Bucket[],
  factorsOf: (bucket: Bucket) => readonly number[],
): void => {
  const observations = buckets.map(bucket => observe(bucket, factorsOf(bucket)));
  const fitted = fitLinear(observations);
  console.log(`\n${title}`);
  for (const [index, name] of names.entries()) console.log(`${name} = ${fitted[index]?.toFixed(3)}`);
  console.log('empties depth probe measured fitted');
  buckets.forEach((bucket, index) => {
    const guess = (observations[index]?.factors ?? []).reduce(
      (sum, factor, i) => sum + factor * (fitted[i] ?? 0),
      0,
    );
    const { empties, depth, probe } = bucket;
    const measured = Math.exp(observations[index]?.value ?? 0).toFixed(2);
    console.log(`${empties} ${depth} ${probe} ${measured} ${Math.exp(guess).toFixed(2)}`);
  });
};

await runTool(OPTIONS, line => {
  const takeFrom = openGames(line.required('games'));
  const positions = line.wholeNumber('positions', { from: 1, to: MOST_POSITIONS }) ?? DEFAULT_POSITIONS;
  const takePositions: TakePositions = empties => takeFrom(empties, positions);
  const middle = MIDDLE_EMPTIES.flatMap(empties => measure(takePositions, empties, MIDDLE_DEPTHS));
  const end = END_EMPTIES.flatMap(empties => measure(takePositions, empties, [empties]));
  process.stderr.write('\n');
  report(
    'In the middle of the game',
    ['DEVIATION', 'DEVIATION_EMPTY', 'DEVIATION_DEPTH', 'DEVIATION_PROBE'],
    middle,
    ({ empties, depth, probe }) => [1, empties, depth, probe],
  );
  report(
    'To its end',
    ['END_DEVIATION', 'END_DEVIATION_EMPTY', 'END_DEVIATION_PROBE'],
    end,
    ({ empties, probe }) => [1, empties, probe],
  );
});
