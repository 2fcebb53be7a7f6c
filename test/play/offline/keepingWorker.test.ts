import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Holding } from '../../../src/offline/contract.ts';
import { startKeeping } from '../../../src/play/offline/keepingWorker.ts';
import { settle } from '../../../testkit/net/fakeRooms.ts';

/** A fake service worker, with its received messages and its answer about cached files. */
class Worker extends EventTarget {
  state = 'installing';
  readonly asked: unknown[] = [];
  holdings: readonly Holding[] | undefined;
  postMessage(message: unknown, [port]: readonly MessagePort[] = []): void {
    this.asked.push(message);
    if (this.holdings !== undefined) port?.postMessage(this.holdings);
  }
  become(state: string): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

class Registration extends EventTarget {
  installing: Worker | null = null;
  waiting: Worker | null = null;
  active: Worker | null = null;
  readonly update = vi.fn(async () => {});
}

class Container extends EventTarget {
  controller: Worker | null = null;
  readonly registration = new Registration();
  readonly register = vi.fn(async () => this.registration);
  take(worker: Worker): void {
    this.controller = worker;
    this.dispatchEvent(new Event('controllerchange'));
  }
}

let page: EventTarget & { visibilityState: string };
let container: Container;
const reload = vi.fn();
beforeEach(() => {
  vi.useFakeTimers();
  reload.mockReset();
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  container = new Container();
  vi.stubGlobal('navigator', { serviceWorker: container });
  vi.stubGlobal('document', page);
  vi.stubGlobal('location', { reload });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const updated = vi.fn();
beforeEach(() => void updated.mockReset());
const start = () => startKeeping('/flipside/', 'offline.js', updated);
/** The result of starting: a worker, none, or an error. */
const outcomeOf = (begun: ReturnType<typeof start>) => {
  const told: (string | undefined)[] = [];
  void begun.then(
    worker => told.push(worker === undefined ? 'none' : 'there'),
    error => told.push(error.message),
  );
  return told;
};

test.each<[string, () => void, (worker: Worker) => void, string | undefined]>([
  ['none can be', () => vi.stubGlobal('navigator', {}), () => {}, 'none'],
  ['one is in use', () => container.take(new Worker()), () => {}, 'there'],
  ['the first one takes over', () => {}, worker => container.take(worker), 'there'],
  ['one is still being installed', () => {}, worker => worker.become('installed'), undefined],
  [
    'one cannot be installed',
    () => {},
    worker => worker.become('redundant'),
    'the service worker cannot be installed',
  ],
])('where %s, the page waits for its worker no longer than necessary', async (_, before, then, outcome) => {
  const fresh = new Worker();
  container.registration.installing = fresh;
  before();
  const told = outcomeOf(start());
  await settle();
  then(fresh);
  await settle();
  expect(told).toEqual(outcome === undefined ? [] : [outcome]);
});

test('a page loaded with a forced reload has no worker', async () => {
  const active = new Worker();
  container.registration.active = active;
  active.state = 'activated';
  const told = outcomeOf(start());
  await settle();
  expect(told).toEqual(['the service worker is not in use']);
});

const started = async () => {
  const worker = new Worker();
  container.controller = worker;
  const keeping = (await start())!;
  expect(container.register).toHaveBeenCalledWith('/flipside/offline.js');
  return { worker, keeping };
};

test('a worker lists its cached files, with a timeout', async () => {
  const { worker, keeping } = await started();
  worker.holdings = [{ url: 'a.js', bytes: 1, isKept: true }];
  expect(await keeping.holdings()).toEqual(worker.holdings);
  worker.holdings = undefined;
  const asked = keeping.holdings().catch(error => error.message);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await asked).toBe('the service worker does not answer');
});

test('a new version is reported when it waits, but not the first version', async () => {
  const { registration } = container;
  const newer = new Worker();
  const find = () => {
    registration.installing = newer;
    registration.dispatchEvent(new Event('updatefound'));
    registration.waiting = newer;
    newer.become('installed');
  };
  void start();
  await settle();
  find();
  expect(updated).not.toHaveBeenCalled();
  container.take(new Worker());
  newer.become('installed');
  expect(updated).toHaveBeenCalledOnce();
});

test('a waiting version is reported at once, and activated before the page reloads', async () => {
  const waiting = new Worker();
  container.registration.waiting = waiting;
  const { keeping } = await started();
  expect(updated).toHaveBeenCalledOnce();
  keeping.update();
  expect([waiting.asked, reload.mock.calls.length]).toEqual([[{ type: 'takeOver' }], 0]);
  container.take(waiting);
  expect(reload).toHaveBeenCalledOnce();
});

test('if another tab has activated the waiting version, the page only reloads', async () => {
  const { keeping } = await started();
  keeping.update();
  expect(reload).toHaveBeenCalledOnce();
});

test('an open page looks for a new version every hour while it is visible', async () => {
  await started();
  const { update } = container.registration;
  const see = (visibilityState: string): void => {
    page.visibilityState = visibilityState;
    page.dispatchEvent(new Event('visibilitychange'));
  };
  for (const [passed, seen, looks] of [
    [3_599_999, 'visible', 0],
    [1, 'hidden', 0],
    [0, 'visible', 1],
    [3_599_999, 'visible', 1],
    [1, 'visible', 2],
  ] as const) {
    vi.setSystemTime(Date.now() + passed);
    see(seen);
    expect(update).toHaveBeenCalledTimes(looks);
  }
});

test('a tab is told when another one has activated a new version', async () => {
  container.take(new Worker());
  await start();
  expect(updated).not.toHaveBeenCalled();
  container.take(new Worker());
  expect(updated).toHaveBeenCalledOnce();
});

test('the first worker of a page is not a new version', async () => {
  const begun = start();
  await settle();
  container.take(new Worker());
  await begun;
  expect(updated).not.toHaveBeenCalled();
});
