import { readdirSync, readFileSync } from 'node:fs';
import { openEngineWorker } from '../../cli/engine/workers.ts';
import { EngineClient } from '../../src/engine/engineClient.ts';
import type { FlipsideMethod, SearchResult } from '../../src/engine/searchRequest.ts';
import { type FfoProblem, ffoProblems } from '../../testkit/engine/ffo.ts';
import { median } from './measurement.ts';

const PROBLEMS: readonly number[] = [40, 41, 42];
const ROUNDS = 7;
const THREADS: readonly number[] = [1, 2, 4, 8];
const NANOSECONDS = 1e6;

/** Clears the table, as every search with limited depth does. */
const FORGET: FlipsideMethod = { by: 'flipside', limit: { type: 'depth', depth: 1, endgame: 0 } };

/** The result of a number of threads. */
export interface ThreadsWorth {
  readonly threads: number;
  /** Processor time of the busiest thread: the elapsed time if every thread has a core of its own. */
  readonly milliseconds: number;
  readonly nodes: number;
}

/** The processor time of each thread of this process so far, in milliseconds. Linux only. */
const timeOfThreads = (): ReadonlyMap<string, number> => {
  const folder = '/proc/self/task';
  const timeOf = (thread: string): number =>
    Number(readFileSync(`${folder}/${thread}/schedstat`, 'utf8').split(' ')[0]) / NANOSECONDS;
  return new Map(readdirSync(folder).map(thread => [thread, timeOf(thread)]));
};

const search = async (
  engine: EngineClient,
  { position, score }: FfoProblem,
  method: FlipsideMethod,
): Promise<SearchResult> => {
  const outcome = await engine.search({ position, method });
  if (outcome.type !== 'finished') throw new Error(`The search ended: ${outcome.type}.`);
  if (method !== FORGET && outcome.result.score !== score) throw new Error('The engine is wrong.');
  return outcome.result;
};

/** Solves a problem with an empty table. */
const solve = async (engine: EngineClient, problem: FfoProblem, threads: number): Promise<ThreadsWorth> => {
  await search(engine, problem, FORGET);
  const before = timeOfThreads();
  const { nodes = 0 } = await search(engine, problem, {
    by: 'flipside',
    threads,
    limit: { type: 'solve', goal: 'score' },
  });
  const times = [...timeOfThreads()].map(([thread, time]) => time - (before.get(thread) ?? 0));
  return { threads, milliseconds: Math.max(...times), nodes };
};

/** Medians of interleaved runs, summed over the problems. */
export const measureThreads = async (): Promise<readonly ThreadsWorth[]> => {
  const engine = new EngineClient(() => openEngineWorker({ sharesMemory: true }));
  const problems = ffoProblems.filter(({ number }) => PROBLEMS.includes(number));
  const runs: { readonly problem: FfoProblem; readonly worth: ThreadsWorth }[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    for (const problem of problems)
      for (const threads of THREADS) {
        const worth = await solve(engine, problem, threads);
        // The first round is a warm-up, in which helpers start and programs are compiled.
        if (round > 0) runs.push({ problem, worth });
      }
  }
  engine.close();
  const total = (threads: number, read: (worth: ThreadsWorth) => number): number =>
    problems
      .map(one => runs.filter(({ problem, worth }) => problem === one && worth.threads === threads))
      .map(own => median(own.map(({ worth }) => read(worth))))
      .reduce((sum, value) => sum + value, 0);
  return THREADS.map(threads => ({
    threads,
    milliseconds: total(threads, worth => worth.milliseconds),
    nodes: total(threads, worth => worth.nodes),
  }));
};
