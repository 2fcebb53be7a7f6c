import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { FromHelper, HelperPort } from '../../src/engine/helpers.ts';
import { Helpers } from '../../src/engine/helpers.ts';
import type { HelperTask } from '../../src/engine/wasm/threads.ts';
import { PROGRAM } from './fakePort.ts';

const MEMORY = new WebAssembly.Memory({ initial: 1, maximum: 1, shared: true });
const PATIENCE_MILLISECONDS = 100;
const AGES_MILLISECONDS = 60_000;

class FakeHelper implements HelperPort {
  task: HelperTask | undefined;
  isTerminated = false;
  onMessage: (message: FromHelper) => void = () => {};
  onError: () => void = () => {};

  post(task: HelperTask): void {
    this.task = task;
  }

  terminate(): void {
    this.isTerminated = true;
  }

  join(): void {
    this.onMessage('here');
    this.onMessage('joined');
  }
}

let fakes: FakeHelper[];
let helpers: Helpers;
let isGathered: boolean;

const fake = (number: number): FakeHelper => fakes[number - 1] as FakeHelper;

const gather = (count: number): void => {
  isGathered = false;
  void helpers.gather(count, PATIENCE_MILLISECONDS).then(() => {
    isGathered = true;
  });
};

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

beforeEach(() => {
  vi.useFakeTimers();
  fakes = [];
  const open = (): HelperPort => {
    const helper = new FakeHelper();
    fakes.push(helper);
    return helper;
  };
  helpers = new Helpers(open, { program: PROGRAM, memory: MEMORY });
});

afterEach(() => {
  vi.useRealTimers();
});

test('no helper is started before it is needed', () => {
  expect(helpers.areReady(0)).toBe(true);
  expect(fakes).toHaveLength(0);
});

test('never starts more helpers than the engine has stacks for', () => {
  const layout = readFileSync('assembly/threads/threadMemory.ts', 'utf8');
  gather(1000);
  expect(fakes).toHaveLength(Number(/ MAX_THREADS: i32 = (\d+);/.exec(layout)?.[1]) - 1);
});

test('helpers get different numbers, and the engine waits for them', async () => {
  gather(2);
  fake(1).join();
  await pass(1);
  expect(isGathered).toBe(false);
  fake(2).join();
  await pass(1);
  expect(isGathered).toBe(true);
  expect(fakes.map(({ task }) => task?.number)).toEqual([1, 2]);
  expect(helpers.areReady(2)).toBe(true);
});

test('running helpers are not started again', async () => {
  gather(1);
  fake(1).join();
  gather(2);
  fake(2).join();
  await pass(1);
  expect(fakes).toHaveLength(2);
});

test('waiting for a helper that never joins times out', async () => {
  gather(1);
  await pass(PATIENCE_MILLISECONDS - 1);
  expect(isGathered).toBe(false);
  await pass(1);
  expect(isGathered).toBe(true);
});

test('a late helper joins before the next search', async () => {
  gather(1);
  await pass(PATIENCE_MILLISECONDS);
  fake(1).onMessage('here');
  expect(helpers.areReady(0)).toBe(false);
  gather(0);
  fake(1).onMessage('joined');
  await pass(1);
  expect(isGathered).toBe(true);
  expect(helpers.areReady(1)).toBe(true);
});

test('a failed helper is neither waited for nor restarted', async () => {
  gather(2);
  fake(1).onError();
  fake(2).join();
  await pass(1);
  expect(isGathered).toBe(true);
  expect(helpers.areReady(2)).toBe(true);
  expect(fakes).toHaveLength(2);
});

describe('a helper that takes too long to join', () => {
  const failToJoin = async (number: number): Promise<void> => {
    gather(1);
    fake(number).onMessage('here');
    await pass(AGES_MILLISECONDS);
  };

  test('is ended, and the search goes on', async () => {
    await failToJoin(1);
    expect(isGathered).toBe(true);
    expect(fake(1).isTerminated).toBe(true);
  });

  test('is replaced by another one with its number before the next search', async () => {
    await failToJoin(1);
    expect(helpers.areReady(1)).toBe(false);
    gather(1);
    fake(1).onMessage('joined');
    await pass(1);
    expect(isGathered).toBe(false);
    fake(2).join();
    await pass(1);
    expect(isGathered).toBe(true);
    expect(fake(2).task?.number).toBe(1);
  });

  test('is given up for good after the third attempt', async () => {
    for (const number of [1, 2, 3]) await failToJoin(number);
    expect(helpers.areReady(1)).toBe(true);
    gather(1);
    await pass(1);
    expect(fakes).toHaveLength(3);
  });
});
