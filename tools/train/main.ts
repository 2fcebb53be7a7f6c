import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { gunzipSync, gzipSync } from 'node:zlib';
import { CACHE, fromRoot, ROOT } from '../paths.ts';
import { balance } from './balance.ts';
import { readGames } from './games.ts';
import { measureErrors } from './measure.ts';
import { BALANCED, MEASURED, POSITIONS, ROUNDS, SOLVED } from './plan.ts';
import { makePositions } from './positions.ts';
import { Progress } from './progress.ts';
import { newestWeights, readReports, runRound, sealed, type Training } from './rounds.ts';
import { SampleFile, writeWhole } from './store.ts';
import { Trainer } from './trainer.ts';

/** Usage: npm run train [-- games.txt.gz]. It skips what an earlier run finished; see docs/TRAINING.md. */
const DEFAULT_GAMES = join('..', 'shared', 'data', 'wthor', 'games.txt.gz');
const SAMPLES = join(CACHE, 'train', 'samples');
const WEIGHTS = fromRoot('public', 'assets', 'flipside.weights');
const RECIPE = `${WEIGHTS}.json`;
const MOST_SAMPLES = 3_000_000;

const gamesPath = process.argv[2] ?? resolve(ROOT, DEFAULT_GAMES);
const progress = new Progress();
const trainer = await Trainer.load();
const training: Training = { trainer, folder: SAMPLES, progress, solved: SOLVED };

const prepare = (): void => {
  if (new SampleFile(SAMPLES, POSITIONS.mostEmpties).exists) return;
  progress.begin('make positions');
  trainer.useWeights(gunzipSync(readFileSync(WEIGHTS)));
  const plan = { ...POSITIONS, folder: SAMPLES, games: readGames(gamesPath) };
  makePositions(trainer, plan, done => progress.report(done));
};

const deliver = (): void => {
  const last = ROUNDS.at(-1)?.number ?? 0;
  const phases = newestWeights(training, last);
  progress.begin('balance');
  balance({ trainer, folder: SAMPLES, amount: BALANCED }, phases, done => progress.report(done));
  const file = sealed(trainer, phases);
  const compressed = gzipSync(file, { level: 9 });
  trainer.useWeights(file);
  const errors = MEASURED.flatMap(measurement => {
    progress.begin(`measure errors at ${measurement.empties} empty squares`);
    return measureErrors(trainer, SAMPLES, measurement, done => progress.report(done));
  });
  writeWhole(WEIGHTS, compressed);
  const recipe = {
    commit: execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: ROOT }).toString().trim(),
    data: 'tournament games of the WTHOR database, random plies off them, and games of the engine with itself',
    positions: POSITIONS,
    solved: SOLVED,
    rounds: ROUNDS,
    balanced: BALANCED,
    weights: {
      each: trainer.groups,
      phases: readReports(training, last),
      compressedBytes: compressed.length,
    },
    measured: { against: MEASURED, errors },
  };
  writeWhole(RECIPE, `${JSON.stringify(recipe, null, 2)}\n`);
  progress.note(`${WEIGHTS}: ${compressed.length} bytes`);
};

if (!existsSync(gamesPath)) {
  process.stderr.write(`There are no games at ${gamesPath}. Pass the file: npm run train -- games.txt.gz\n`);
  process.exit(2);
}
prepare();
trainer.makeRoom(MOST_SAMPLES);
for (const round of ROUNDS) runRound(training, round);
deliver();
