import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { findBrowser } from '../../testkit/browser.ts';
import { E2E_REPORT, fromRoot, ROOT, UNIT_REPORT } from '../paths.ts';
import { isFirstLoadSmall } from './firstLoad.ts';
import {
  judgeRun,
  NOTHING,
  ONE_FAILED,
  ONE_PASSED,
  type PlaywrightReport,
  type Tally,
  tallyPlaywright,
  tallyVitest,
  type VitestReport,
} from './tally.ts';
import { chosenShare } from './testGroups.ts';

/** A part of `npm test`. */
export interface Part {
  readonly name: string;
  /** The parts that must end before this one begins; they come before it in the table. */
  readonly follows?: readonly string[];
  /** Runs the part, or only the test files whose path contains one of the filters. */
  readonly run: (filters: readonly string[]) => Promise<Tally>;
}

interface Command {
  readonly program: string;
  readonly options: readonly string[];
}

/** Runs the program of an installed package; its output is shown at once, or only if it fails. */
const execute = ({ program, options }: Command, shown: 'always' | 'onFailure'): Promise<number> =>
  new Promise(resolve => {
    const child = spawn(fromRoot('node_modules', '.bin', program), options, {
      cwd: ROOT,
      shell: process.platform === 'win32',
      stdio: shown === 'always' ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    });
    const said: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', chunk => said.push(chunk));
    child.on('error', error => said.push(Buffer.from(String(error))));
    child.on('close', code => {
      if (code !== 0) process.stdout.write(Buffer.concat(said));
      resolve(code ?? 1);
    });
  });

const makePart = (name: string, command: Command, whenGood: Tally): Part => ({
  name,
  run: async () => ((await execute(command, 'onFailure')) === 0 ? whenGood : ONE_FAILED),
});

/** A part that counts as one test. */
const check = (name: string, program: string, ...options: string[]): Part =>
  makePart(name, { program, options }, ONE_PASSED);

/** A part that others need: it counts only if it fails. */
const preparation = (name: string, program: string, ...options: string[]): Part =>
  makePart(name, { program, options }, NOTHING);

const readReport = <Report>(path: string): Report | undefined =>
  existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Report) : undefined;

const runUnit: Part['run'] = async filters => {
  rmSync(UNIT_REPORT, { force: true });
  const options = [
    'run',
    ...filters,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${UNIT_REPORT}`,
  ];
  const exitCode = await execute({ program: 'vitest', options }, 'always');
  const report = readReport<VitestReport>(UNIT_REPORT);
  return judgeRun(exitCode, report === undefined ? NOTHING : tallyVitest(report));
};

const runE2e: Part['run'] = async filters => {
  rmSync(E2E_REPORT, { force: true });
  const share = chosenShare();
  const options = ['test', ...filters, ...(share === undefined ? [] : [`--shard=${share}`])];
  const exitCode = await execute({ program: 'playwright', options }, 'always');
  const report = readReport<PlaywrightReport>(E2E_REPORT);
  return judgeRun(exitCode, report === undefined ? NOTHING : tallyPlaywright(report));
};

/**
 * Each part begins when those it follows have ended, even if they failed. Many unit tests wait for servers,
 * so they run in parallel with everything else: checks, building the page, and then the journeys.
 */
export const PARTS: readonly Part[] = [
  preparation('parts', 'tsx', 'tools/test/buildShared.ts'),
  // Passed to unit tests and journeys by the environment.
  { name: 'browser', run: () => findBrowser().then(() => NOTHING) },
  { name: 'unit', follows: ['parts', 'browser'], run: runUnit },
  { ...preparation('page', 'tsx', 'tools/build/build.ts', '--stale'), follows: ['parts'] },
  {
    name: 'bytes',
    follows: ['page'],
    run: async () => (isFirstLoadSmall() ? ONE_PASSED : ONE_FAILED),
  },
  { name: 'e2e', follows: ['page'], run: runE2e },
  check('types', 'tsc', '--noEmit'),
  { ...check('lint', 'biome', 'check', '--error-on-warnings'), follows: ['types'] },
  { ...check('knip', 'knip', '--no-progress'), follows: ['lint'] },
];
