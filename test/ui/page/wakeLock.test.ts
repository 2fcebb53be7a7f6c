// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { holdWakeLock } from '../../../src/ui/page/wakeLock.ts';

/** Locks as a browser gives them: each is gone once released, or when the page is hidden. */
const given: { released: boolean; release: () => Promise<void> }[] = [];
const request = vi.fn(async () => {
  const lock = {
    released: false,
    release: async (): Promise<void> => {
      lock.released = true;
    },
  };
  given.push(lock);
  return lock;
});

beforeEach(() => {
  given.length = 0;
  Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: { request } });
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'wakeLock');
});

const settled = (): Promise<void> => new Promise(resolve => void setTimeout(resolve));

test('the screen is kept on until it is let go', async () => {
  const letGo = holdWakeLock();
  await settled();
  expect(given.map(({ released }) => released)).toEqual([false]);
  letGo();
  await settled();
  expect(given.map(({ released }) => released)).toEqual([true]);
});

test('a lock that was lost is asked for again when the page is seen', async () => {
  const letGo = holdWakeLock();
  await settled();
  await given[0]?.release();
  document.dispatchEvent(new Event('visibilitychange'));
  await settled();
  expect(given.map(({ released }) => released)).toEqual([true, false]);
  letGo();
});

test('a lock that comes after the end is given back', async () => {
  holdWakeLock()();
  await settled();
  expect(given.map(({ released }) => released)).toEqual([true]);
});
