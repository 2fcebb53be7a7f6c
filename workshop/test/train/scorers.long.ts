import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fromRoot } from '../../../tools/paths.ts';
import { Progress } from '../../train/progress.ts';
import { scoreAll } from '../../train/scorers.ts';
import { ScoreFile } from '../../train/scores.ts';
import { SampleFile } from '../../train/store.ts';
import { SAMPLE_BYTES, Trainer } from '../../train/trainer.ts';

const PLIES = 60;
const SEARCH = { depth: 'end', level: 0 } as const;

test('threads score what is missing, and what was scored stays', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'scorers-'));
  const trainer = await Trainer.load();
  trainer.setSeed(5);
  const games = Array.from({ length: 6 }, () => trainer.playGame(PLIES)).filter(
    ({ length }) => length >= (PLIES - 6) * SAMPLE_BYTES,
  );
  const tasks = [7, 8, 9].map(empties => ({ empties, search: SEARCH, amount: games.length }));
  for (const { empties } of tasks) {
    const at = (PLIES - empties) * SAMPLE_BYTES;
    const samples = games.map(game => game.slice(at, at + SAMPLE_BYTES));
    new SampleFile(folder, empties).create(new Uint8Array(Buffer.concat(samples)));
  }
  const known = Int8Array.from(games, (_, index) => index);
  new ScoreFile(folder, 8, SEARCH).append(known);
  const weights = fromRoot('public', 'assets', 'flipside.weights');
  await scoreAll({ folder, weights, workers: 2, progress: new Progress(() => {}, false) }, tasks);
  const counts = tasks.map(({ empties }) => new ScoreFile(folder, empties, SEARCH).count);
  expect(games.length).toBeGreaterThan(1);
  expect(counts).toEqual(tasks.map(() => games.length));
  expect(new ScoreFile(folder, 8, SEARCH).read()).toEqual(known);
  rmSync(folder, { recursive: true });
});
