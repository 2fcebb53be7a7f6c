import { readFileSync, writeFileSync } from 'node:fs';
import { type Curve, chanceBy } from '../../src/study/review/chance.ts';
import { fromRoot } from '../../tools/paths.ts';
import { SAMPLES } from './plan.ts';

/**
 * Fits the curves of `src/study/review/chance.ts` to the samples and writes what they say beside what happened:
 *
 *     npx tsx workshop/chance/fit.ts
 */
const TABLE = fromRoot('workshop', 'chance', 'chance.tsv');
/** Half of the games are used for fitting, the other half for measuring the error. */
const PARTS = 2;
const ROUNDS = 60;
const STEPS = [1.3, 1.1, 1.03] as const;
const MARGIN_STEPS = [0.3, 0.1, 0.03] as const;
/** Bounds of the table's rows, in empty squares and in discs. */
const EMPTIES = [3, 7, 11, 15, 19, 23, 31, 39, 53] as const;
const VALUES = [1, 3, 5, 9, 15, 25, 65] as const;

interface Sample {
  readonly index: number;
  readonly empties: number;
  readonly exact: boolean;
  readonly score: number;
  readonly points: number;
}

const samples: readonly Sample[] = readFileSync(SAMPLES, 'utf8')
  .trimEnd()
  .split('\n')
  .map(line => {
    const [index = 0, empties = 0, exact, score = 0, points = 0] = line.split('\t').map(Number);
    return { index, empties, exact: exact === 1, score, points };
  });

const CERTAIN = 1e-4;

/** The error of a curve's predictions: the mean log loss. */
const errorOf = (curve: Curve, of: readonly Sample[]): number => {
  let sum = 0;
  for (const { empties, score, points } of of) {
    const chance = Math.min(Math.max(chanceBy(curve, score, empties), CERTAIN), 1 - CERTAIN);
    sum -= points * Math.log(chance) + (1 - points) * Math.log(1 - chance);
  }
  return sum / of.length;
};

/** Coordinate descent: changes each parameter as long as that helps. */
const fit = (begin: Curve, of: readonly Sample[]): Curve => {
  let [curve, least] = [begin, errorOf(begin, of)];
  const attempt = (other: Curve): void => {
    const error = errorOf(other, of);
    if (error < least) [curve, least] = [other, error];
  };
  const replaced = (row: number, scale: number, margin: number): Curve =>
    curve.map((point, index) =>
      index === row
        ? { ...point, scale: point.scale * scale, margin: Math.max(0, point.margin + margin) }
        : point,
    );
  for (let round = 0; round < ROUNDS; round++)
    for (const row of curve.keys()) {
      for (const step of STEPS) for (const scale of [step, 1 / step]) attempt(replaced(row, scale, 0));
      if ((curve[row]?.margin ?? 0) > 0 || begin[row]?.margin !== 0)
        for (const step of MARGIN_STEPS)
          for (const margin of [step, -step]) attempt(replaced(row, 1, margin));
    }
  return curve;
};

const START: Readonly<Record<'proved' | 'estimated', Curve>> = {
  proved: [4, 8, 12, 16, 20, 24].map(empties => ({ empties, scale: 5, margin: 0.5 })),
  estimated: [24, 32, 40, 52].map(empties => ({ empties, scale: 8, margin: 0 })),
};

const bucketOf = (bounds: readonly number[], value: number): number =>
  bounds.findLastIndex(bound => value >= bound);

const rowsOf = (name: string, curve: Curve, of: readonly Sample[]): readonly string[] => {
  const buckets = new Map<string, Sample[]>();
  for (const sample of of) {
    const value = bucketOf(VALUES, Math.abs(sample.score));
    if (value < 0) continue;
    const key = `${EMPTIES[bucketOf(EMPTIES, sample.empties)]}\t${VALUES[value]}`;
    buckets.set(key, [...(buckets.get(key) ?? []), sample]);
  }
  return [...buckets]
    .map(([key, within]) => {
      const mean = (count: (sample: Sample) => number): string =>
        (within.reduce((sum, sample) => sum + count(sample), 0) / within.length).toFixed(3);
      const won = mean(({ score, points }) => (score > 0 ? points : 1 - points));
      const said = mean(({ score, empties }) => chanceBy(curve, Math.abs(score), empties));
      return [name, key, within.length, won, said].join('\t');
    })
    .sort((one, other) => one.localeCompare(other, 'en', { numeric: true }));
};

const table = [
  '# proved or estimated; empty squares from; discs ahead from; positions; points won by the side ahead; points by the curve',
];
for (const name of ['proved', 'estimated'] as const) {
  const own = samples.filter(({ exact }) => exact === (name === 'proved'));
  const fitted = own.filter(({ index }) => index % PARTS === 0);
  const held = own.filter(({ index }) => index % PARTS !== 0);
  const curve = fit(START[name], fitted);
  const even = curve.map(point => ({ ...point, scale: 1e9, margin: 0 }));
  console.log(
    name,
    JSON.stringify(curve.map(point => [point.empties, +point.scale.toFixed(2), +point.margin.toFixed(2)])),
  );
  const errors = `error ${errorOf(curve, held).toFixed(4)}, without any value ${errorOf(even, held).toFixed(4)}`;
  console.log(`${name}: ${fitted.length} fitted, ${held.length} others: ${errors}`);
  table.push(`# ${name}: ${held.length} positions that were not fitted, ${errors}`);
  table.push(...rowsOf(name, curve, held));
}
writeFileSync(TABLE, `${table.join('\n')}\n`);
