/**
 * Mutation testing: `npm run mutate -- ROOM N [--seed S]` makes N small changes in a folder such as
 * `src/look` and counts how many its tests detect. Runs the tests that load the changed file, nearest first.
 */

import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { parseArgs } from 'node:util';
import { makeRandom, shuffled } from '../../src/game/random.ts';
import { fromRoot, ROOT } from '../paths.ts';
import { MUTANT } from './mutant.ts';
import { type Mutation, mutationsOf } from './mutations.ts';
import { testsOf } from './testsOf.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: '1' },
  },
});
const [room = '', count = '10'] = positionals;
if (room === '') throw new Error('A room is needed, as in: npm run mutate -- src/look 10');

const read = (path: string): string => readFileSync(path, 'utf8');
const files = readdirSync(fromRoot(room), { recursive: true, encoding: 'utf8' })
  .filter(name => name.endsWith('.ts'))
  .map(name => fromRoot(room, name));
const all = files.flatMap(path => mutationsOf(path, read(path)));
const chosen = shuffled(makeRandom(Number(values.seed)), all).slice(0, Number(count));

/** Timeout, which detects endless loops. */
const PATIENCE_MILLISECONDS = 180_000;

/**
 * Most mutations are detected by the nearest tests, so these run first; more tests than the last number would
 * take too long.
 */
const STAGES = [0, 4, 12, 60] as const;

/** Kills the tests with their worker processes: one in an endless loop would outlive its parent. */
const pass = (tests: readonly string[], mutation: Mutation): Promise<boolean> => {
  if (tests.length === 0) return Promise.resolve(true);
  const run = spawn(fromRoot('node_modules', '.bin', 'vitest'), ['run', ...tests, '--bail=1'], {
    cwd: ROOT,
    stdio: 'ignore',
    detached: true,
    env: { ...process.env, [MUTANT]: JSON.stringify(mutation) },
  });
  const timer = setTimeout(() => process.kill(-(run.pid as number), 'SIGKILL'), PATIENCE_MILLISECONDS);
  return new Promise(resolve => {
    run.once('exit', code => {
      clearTimeout(timer);
      resolve(code === 0);
    });
  });
};

/** Whether no test detects the mutation. */
const lives = async (mutation: Mutation): Promise<boolean> => {
  const tests = testsOf(mutation.path);
  for (const [index, end] of STAGES.slice(1).entries())
    if (!(await pass(tests.slice(STAGES[index], end), mutation))) return false;
  return true;
};

const shown = ({ path, from, to, text }: Mutation): string => {
  const source = read(path);
  const line = source.slice(0, from).split('\n').length;
  const [start, end] = [source.lastIndexOf('\n', from - 1) + 1, source.indexOf('\n', to)];
  const [before, after] = [source.slice(start, from), source.slice(to, end)];
  return `${relative(ROOT, path)}:${line}  ${before.trimStart()}[${source.slice(from, to)} -> ${text}]${after}`;
};

console.log(`${chosen.length} of ${all.length} possible changes of ${room}:`);
let killed = 0;
for (const mutation of chosen) {
  const isAlive = await lives(mutation);
  if (!isAlive) killed += 1;
  console.log(`${isAlive ? 'lives ' : 'killed'} ${shown(mutation)}`);
}
console.log(`${room}: ${killed} of ${chosen.length} were noticed.`);
