import { expect, test } from 'vitest';
import { lockClaims } from '../../../src/play/local/matchLocks.ts';

/** The part of the browser's locks that claims use, shared by several tabs. */
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
  const [first, second] = [lockClaims(locks), lockClaims(locks)];
  expect(await first.claim('a')).toBe(true);
  expect(await second.claim('a')).toBe(false);
});

test('a tab that takes another match gives up the one before', async () => {
  const locks = sharedLocks();
  const [first, second] = [lockClaims(locks), lockClaims(locks)];
  await first.claim('a');
  await first.claim('b');
  expect(await second.claim('a')).toBe(true);
});

test('a tab that leaves its match lets another one go on with it', async () => {
  const locks = sharedLocks();
  const [first, second] = [lockClaims(locks), lockClaims(locks)];
  await first.claim('a');
  first.release();
  await Promise.resolve();
  expect(await second.claim('a')).toBe(true);
});

test('claims are granted again and again to the tab that holds the match', async () => {
  const claims = lockClaims(sharedLocks());
  expect([await claims.claim('a'), await claims.claim('a')]).toEqual([true, true]);
});

test('claims are granted where the browser has no locks', async () => {
  expect(await lockClaims(undefined).claim('a')).toBe(true);
});
