import { expect, test } from 'vitest';
import { webLocks } from '../../../src/play/local/matchLocks.ts';

/** The part of the browser's locks that match locks use, shared by several tabs. */
const sharedLocks = (): LockManager => {
  const taken = new Set<string>();
  const request = async (name: string, _: unknown, granted: (lock: unknown) => unknown): Promise<void> => {
    if (taken.has(name)) return void granted(null);
    taken.add(name);
    await granted({ name });
    taken.delete(name);
  };
  return { request } as unknown as LockManager;
};

test('a match belongs to one tab at a time', async () => {
  const locks = sharedLocks();
  const [first, second] = [webLocks(locks), webLocks(locks)];
  expect(await first.acquire('a')).toBe(true);
  expect(await second.acquire('a')).toBe(false);
});

test('a tab that locks another match releases the one before', async () => {
  const locks = sharedLocks();
  const [first, second] = [webLocks(locks), webLocks(locks)];
  await first.acquire('a');
  await first.acquire('b');
  expect(await second.acquire('a')).toBe(true);
});

test('a tab that leaves its match lets another tab continue it', async () => {
  const locks = sharedLocks();
  const [first, second] = [webLocks(locks), webLocks(locks)];
  await first.acquire('a');
  first.release();
  await Promise.resolve();
  expect(await second.acquire('a')).toBe(true);
});

test('the tab that has a lock gets it again', async () => {
  const claims = webLocks(sharedLocks());
  expect([await claims.acquire('a'), await claims.acquire('a')]).toEqual([true, true]);
});

test('every lock is granted where the browser has none', async () => {
  expect(await webLocks(undefined).acquire('a')).toBe(true);
});
