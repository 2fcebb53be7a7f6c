import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { UsageError } from '../../cli/program/commandLine.ts';
import { CACHE, fromRoot, ROOT } from '../../tools/paths.ts';
import { runTool } from '../tune/runTool.ts';
import { balance } from './balance.ts';
import { deliver } from './deliver.ts';
import { readGames } from './games.ts';
import { improve, tasksOf } from './improve.ts';
import { PHASE_COUNT } from './phases.ts';
import { BALANCED, IMPROVEMENT_RIDGE, LABELS, POSITIONS, ROUNDS, SOLVED } from './plan.ts';
import { makePositions } from './positions.ts';
import { Progress } from './progress.ts';
import { pruneAll } from './prune.ts';
import { unpackWeights } from './quantise.ts';
import { packed, runRound } from './rounds.ts';
import { scoreAll } from './scorers.ts';
import { SampleFile, writeWhole } from './store.ts';
import { Trainer } from './trainer.ts';
import { openWeights } from './weightsFile.ts';

/** Improves the weights of the engine. It skips what an earlier run finished; see docs/TRAINING.md. */
const OPTIONS = {
  games: { placeholder: 'FILE', help: 'Tournament games, gzipped.' },
  workers: { placeholder: 'N', help: 'The number of threads that score positions (default 1).' },
  'from-nothing': { help: 'First make weights from nothing.' },
} as const;

const DEFAULT_GAMES = join('..', 'shared', 'data', 'wthor', 'games.txt.gz');
const FOLDER = join(CACHE, 'train');
const SAMPLES = join(FOLDER, 'samples');
const START = join(FOLDER, 'start.weights');
const WEIGHTS = fromRoot('public', 'assets', 'flipside.weights');
const MOST_SAMPLES = 3_000_000;
const MOST_WORKERS = 256;

const progress = new Progress();

const prepare = (trainer: Trainer, gamesPath: string): void => {
  if (new SampleFile(SAMPLES, POSITIONS.mostEmpties).exists) return;
  progress.begin('make positions');
  trainer.useWeights(gunzipSync(readFileSync(WEIGHTS)));
  const plan = { ...POSITIONS, folder: SAMPLES, games: readGames(gamesPath) };
  makePositions(trainer, plan, done => progress.report(done));
};

/** Weights from nothing. */
const makeAnew = (trainer: Trainer): void => {
  const training = { trainer, folder: SAMPLES, progress, solved: SOLVED };
  for (const round of ROUNDS) runRound(training, round);
  writeWhole(START, gzipSync(packed(training, ROUNDS.at(-1)?.number ?? 0)));
};

/** The weights to improve, copied because new ones will replace them. */
const keepStart = (trainer: Trainer, isAnew: boolean): void => {
  if (existsSync(START)) return;
  mkdirSync(FOLDER, { recursive: true });
  if (isAnew) makeAnew(trainer);
  else copyFileSync(WEIGHTS, START);
};

await runTool(OPTIONS, async line => {
  const games = line.text('games') ?? resolve(ROOT, DEFAULT_GAMES);
  const workers = line.wholeNumber('workers', { from: 1, to: MOST_WORKERS }) ?? 1;
  if (!existsSync(games)) throw new UsageError(`There are no games at ${games}; name the file with --games.`);
  const trainer = await Trainer.load();
  prepare(trainer, games);
  trainer.makeRoom(MOST_SAMPLES);
  keepStart(trainer, line.has('from-nothing'));
  await scoreAll({ folder: SAMPLES, weights: START, workers, progress }, tasksOf(LABELS));
  const start = unpackWeights(openWeights(gunzipSync(readFileSync(START))), PHASE_COUNT, trainer.groups);
  const improvement = { trainer, folder: SAMPLES, progress, labels: LABELS, ridge: IMPROVEMENT_RIDGE };
  progress.begin('leave out small weights');
  const phases = pruneAll(trainer, SAMPLES, improve(improvement, start), done => progress.report(done));
  progress.begin('balance');
  balance({ trainer, folder: SAMPLES, amount: BALANCED }, phases, done => progress.report(done));
  deliver({ trainer, folder: SAMPLES, progress, path: WEIGHTS }, phases);
});
