/** Checksums of paintings and movements, kept in a table beside the test. */

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The tolerated absolute and relative rounding error. */
const TOLERANCE = { least: 2e-3, share: 1e-7 } as const;

export type Summed = readonly [name: string, numbers: readonly number[]];

/** A sum in which every number has its own weight, so that swapped numbers change it. */
export const weighed = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number, index) => sum + number * (1 + ((index * 7) % 11)), 0);

/**
 * The names in the table, and the names of rows that differ from it. `FLIPSIDE_PAINTINGS=keep` first writes a new
 * table.
 */
export const againstKept = (table: string, summed: readonly Summed[]) => {
  const path = join(import.meta.dirname, table);
  if (process.env.FLIPSIDE_PAINTINGS === 'keep') {
    const lines = summed.map(([name, numbers]) =>
      [name, ...numbers.map(number => number.toFixed(3))].join('\t'),
    );
    writeFileSync(path, `${lines.join('\n')}\n`);
  }
  const rows = readFileSync(path, 'utf8').trimEnd().split('\n');
  const known = new Map(
    rows.map(row => row.split('\t')).map(([name = '', ...numbers]) => [name, numbers.map(Number)]),
  );
  const changed = summed.filter(([name, numbers]) =>
    numbers.some((number, index) => {
      const before = known.get(name)?.[index] ?? Number.NaN;
      return !(Math.abs(number - before) <= TOLERANCE.least + TOLERANCE.share * Math.abs(before));
    }),
  );
  return { names: [...known.keys()], changed: changed.map(([name]) => name) };
};
