import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { balance } from '../../train/balance.ts';
import { PHASE_COUNT } from '../../train/phases.ts';
import { SampleFile } from '../../train/store.ts';
import { SAMPLE_BYTES, Trainer } from '../../train/trainer.ts';

const PLIES = 60;
const COUNTS_PER_TABLE = 64;
const SURPLUS = 3;

test('a bias of the weights for the side to move is removed', async () => {
  const trainer = await Trainer.load();
  const folder = mkdtempSync(join(tmpdir(), 'balance-'));
  trainer.setSeed(3);
  const games = Array.from({ length: 60 }, () => trainer.playGame(PLIES));
  for (const empties of [19, 20, 21]) {
    const at = (PLIES - empties) * SAMPLE_BYTES;
    const samples = games.map(game => game.slice(at, at + SAMPLE_BYTES)).filter(({ length }) => length > 0);
    for (const sample of samples) sample.fill(0, SAMPLE_BYTES - 4);
    new SampleFile(folder, empties).create(new Uint8Array(Buffer.concat(samples)));
  }
  const phases = Array.from({ length: PHASE_COUNT }, () => new Float32Array(trainer.weights.length));
  const constants = phases[9]!.subarray(-COUNTS_PER_TABLE);
  constants.fill(SURPLUS, 16, 19);
  balance({ trainer, folder, amount: 60 }, phases, () => {});
  for (const left of constants.subarray(16, 19)) expect(Math.abs(left)).toBeLessThan(SURPLUS / 6);
  rmSync(folder, { recursive: true });
});
