// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { holdWakeLock } from '../../../src/ui/page/wakeLock.ts';
import { settled, until } from '../../../testkit/until.ts';

/** The locks granted, the latest at the end. */
let locks: { released: boolean; release: () => Promise<void> }[] = [];
let isVisible = true;
let isRefused = false;

const lock = async () => {
  if (isRefused) throw new DOMException('The battery is empty.', 'NotAllowedError');
  const given = {
    released: false,
    release: async () => {
      given.released = true;
    },
  };
  locks.push(given);
  return given;
};
const see = (visible: boolean): void => {
  isVisible = visible;
  document.dispatchEvent(new Event('visibilitychange'));
};
const held = (): readonly boolean[] => locks.map(({ released }) => !released);

beforeEach(() => {
  [locks, isVisible, isRefused] = [[], true, false];
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => (isVisible ? 'visible' : 'hidden'));
  Object.defineProperty(navigator, 'wakeLock', { value: { request: lock }, configurable: true });
});
afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'wakeLock');
});

test('the wake lock is held until the end, and requested again after the browser released it', async () => {
  const release = holdWakeLock();
  await settled();
  see(true);
  await settled();
  expect(held()).toEqual([true]);
  await locks[0]?.release();
  see(false);
  await settled();
  expect(held()).toEqual([false]);
  see(true);
  await until(() => expect(held()).toEqual([false, true]));
  release();
  await until(() => expect(held()).toEqual([false, false]));
  see(true);
  await settled();
  expect(locks).toHaveLength(2);
});

test('a lock granted after the end is released', async () => {
  holdWakeLock()();
  await until(() => expect(held()).toEqual([false]));
});

test('of two locks requested at once, one is released', async () => {
  const release = holdWakeLock();
  see(true);
  await settled();
  expect(held()).toEqual([true, false]);
  release();
  await until(() => expect(held()).toEqual([false, false]));
});

test('a refused lock is requested again when the page becomes visible', async () => {
  isRefused = true;
  const release = holdWakeLock();
  await settled();
  isRefused = false;
  see(true);
  await until(() => expect(held()).toEqual([true]));
  release();
});
