import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Labels, labelledSamples, tasksOf } from '../../train/improve.ts';
import { pruned } from '../../train/prune.ts';
import { packWeights, unpackWeights } from '../../train/quantise.ts';
import { ScoreFile, scoresIn } from '../../train/scores.ts';
import { SampleFile } from '../../train/store.ts';
import { IMPORTANCE_OFFSET, SAMPLE_BYTES } from '../../train/trainer.ts';

const EMPTIES = 20;
const SHALLOW = { depth: 2, level: 0 } as const;
const DEEP = { depth: 6, level: 6 } as const;
const LABELS: readonly Labels[] = [
  {
    leastEmpties: EMPTIES,
    mostEmpties: EMPTIES,
    tiers: [
      { search: SHALLOW, amount: 6, importance: 8 },
      { search: DEEP, amount: 2, importance: 24 },
    ],
  },
];

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'improve-'));
  new SampleFile(folder, EMPTIES).create(new Uint8Array(8 * SAMPLE_BYTES));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('scores of a shallow search are corrected by those of the deepest, which count more', () => {
  new ScoreFile(folder, EMPTIES, SHALLOW).append(Int8Array.of(-10, 10, 0, 4, -4, 60));
  new ScoreFile(folder, EMPTIES, DEEP).append(Int8Array.of(-19, 21));
  const samples = labelledSamples(folder, EMPTIES, LABELS);
  expect([...scoresIn(samples)].slice(0, 6)).toEqual([-19, 21, 1, 9, -7, 64]);
  const importances = Array.from(
    { length: 8 },
    (_, index) => samples[index * SAMPLE_BYTES + IMPORTANCE_OFFSET],
  );
  expect(importances).toEqual([24, 24, 8, 8, 8, 8, 0, 0]);
});

test('a number of empty squares without labels teaches nothing', () => {
  const samples = labelledSamples(folder, EMPTIES, []);
  expect(samples.filter((_, at) => at % SAMPLE_BYTES === IMPORTANCE_OFFSET).every(byte => byte === 0)).toBe(
    true,
  );
});

test('the tasks are those of every number of empty squares', () => {
  expect(tasksOf(LABELS)).toEqual([
    { empties: EMPTIES, search: SHALLOW, amount: 6 },
    { empties: EMPTIES, search: DEEP, amount: 2 },
  ]);
});

test('weights are left out if they are small or rare, but never those of the counts', () => {
  const weights = Float32Array.of(0.125, 0.125, 4, 4, 0.125);
  const uses = Float32Array.of(1_000_000, 10, 10, 0, 0);
  expect([...pruned(weights, uses, { amount: 1_000_000, counts: 1 })]).toEqual([0.125, 0, 4, 0, 0.125]);
});

test('a weights file gives back the weights that it was made from', () => {
  const phases = [Float32Array.of(1, -2, 0.125, 100), Float32Array.of(0, 3, 15.875, -200)];
  const groups = [2, 1, 1];
  expect(unpackWeights(packWeights(phases, groups), phases.length, groups)).toEqual(phases);
});
