import type { Browser, Page } from '@playwright/test';

/** A task in a browser trace, in microseconds; `tdur` is its processor time. */
interface Traced {
  readonly ph: string;
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/** Processor time of a thread's tasks, in milliseconds. */
export interface ThreadTime {
  readonly thread: string;
  readonly total: number;
  readonly longest: number;
}

const MICROSECONDS = 1000;
const MILLISECONDS = 1000;

const threadsIn = (events: readonly Traced[]): ReadonlyMap<string, string> =>
  new Map(
    events
      .filter(({ ph, name }) => ph === 'M' && name === 'thread_name')
      .map(({ pid, tid, args }) => [`${pid} ${tid}`, args?.name ?? '']),
  );

const timesOf = (events: readonly Traced[]): readonly ThreadTime[] => {
  const threads = threadsIn(events);
  const times = new Map<string, { total: number; longest: number }>();
  for (const { ph, pid, tid, name, tdur = 0 } of events) {
    if (ph !== 'X' || !name.endsWith('RunTask')) continue;
    const key = `${pid} ${tid}`;
    const known = times.get(key) ?? { total: 0, longest: 0 };
    const milliseconds = tdur / MICROSECONDS;
    times.set(key, { total: known.total + milliseconds, longest: Math.max(known.longest, milliseconds) });
  }
  return [...times].map(([key, time]) => ({ thread: threads.get(key) ?? '', ...time }));
};

/** Traces work in a page; returns the processor time of all threads. */
export const traced = async (
  browser: Browser,
  page: Page,
  work: () => Promise<void>,
): Promise<readonly ThreadTime[]> => {
  await browser.startTracing(page, { categories: ['toplevel'] });
  await work();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: readonly Traced[];
  };
  return timesOf(traceEvents);
};

const isPage = ({ thread }: ThreadTime): boolean => thread === 'CrRendererMain';
const isWorker = ({ thread }: ThreadTime): boolean => thread.startsWith('DedicatedWorker');

const longestOf = (times: readonly ThreadTime[]): number =>
  Math.max(0, ...times.map(({ longest }) => longest));

export const longestOnPage = (times: readonly ThreadTime[]): number => longestOf(times.filter(isPage));
export const longestOfWorkers = (times: readonly ThreadTime[]): number => longestOf(times.filter(isWorker));

/** The processor time of all workers of a page, in seconds. */
export const secondsOfWorkers = (times: readonly ThreadTime[]): number =>
  times.filter(isWorker).reduce((sum, { total }) => sum + total, 0) / MILLISECONDS;
