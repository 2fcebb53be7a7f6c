import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { PHASE_COUNT } from '../../train/phases.ts';
import { packWeights } from '../../train/quantise.ts';
import { ScoreFile, scoresIn } from '../../train/scores.ts';
import { runTask } from '../../train/scoring.ts';
import { SampleFile } from '../../train/store.ts';
import { SAMPLE_BYTES, Trainer } from '../../train/trainer.ts';
import { sealWeights } from '../../train/weightsFile.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'scoring-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('only positions without a score are scored, in the order of the file', async () => {
  const trainer = await Trainer.load();
  const none = Array.from({ length: PHASE_COUNT }, () => new Float32Array(trainer.weights.length));
  trainer.useWeights(sealWeights(packWeights(none, trainer.groups)));
  trainer.setSeed(4);
  const at = (60 - 10) * SAMPLE_BYTES;
  const positions = Array.from({ length: 6 }, () => trainer.playGame(60))
    .filter(game => game.length > at)
    .map(game => game.slice(at, at + SAMPLE_BYTES));
  new SampleFile(folder, 10).create(new Uint8Array(Buffer.concat(positions)));
  const exact = { empties: 10, search: { depth: 'end', level: 0 }, amount: positions.length } as const;
  const truth = new Uint8Array(Buffer.concat(positions));
  trainer.scoreExactly(truth, 1);
  const known = 99;
  new ScoreFile(folder, 10, exact.search).append(Int8Array.of(known));
  runTask(trainer, folder, exact, () => {});
  expect(new ScoreFile(folder, 10, exact.search).read()).toEqual(
    Int8Array.of(known, ...scoresIn(truth).slice(1)),
  );
});
