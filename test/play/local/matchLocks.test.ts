import { expect, test } from 'vitest';
import { webLocks } from '../../../src/play/local/matchLocks.ts';
import { begun } from '../../../testkit/play/playRoom.ts';

/** The used part of Web Locks, shared by several tabs. */
const twoTabs = () => {
  const taken = new Set<string>();
  const request = async (name: string, _: unknown, granted: (lock: unknown) => unknown): Promise<void> => {
    if (taken.has(name)) return void granted(null);
    taken.add(name);
    await granted({ name });
    taken.delete(name);
  };
  const locks = { request } as unknown as LockManager;
  return [webLocks(locks), webLocks(locks)] as const;
};

test('a match is locked by one tab at a time, which may lock it again', async () => {
  const [first, second] = twoTabs();
  expect([await first.acquire('a'), await first.acquire('a'), await second.acquire('a')]).toEqual([
    true,
    true,
    false,
  ]);
});

test('a tab that locks another match releases the previous one', async () => {
  const [first, second] = twoTabs();
  await first.acquire('a');
  await first.acquire('b');
  expect(await second.acquire('a')).toBe(true);
});

test('a tab that leaves its match lets another tab continue it', async () => {
  const [first, second] = twoTabs();
  await first.acquire('a');
  first.release();
  await Promise.resolve();
  expect(await second.acquire('a')).toBe(true);
});

test('without Web Locks every lock is granted', async () => {
  expect(await webLocks(undefined).acquire('a')).toBe(true);
});

test('leaving a match for a place releases it', () => {
  const held: (string | undefined)[] = [];
  const room = begun({}, { acquire: async id => held.push(id) > 0, release: () => held.push(undefined) });
  room.play.openMenu();
  expect(held.at(-1)).toBeUndefined();
  room.play.startMatch();
  expect(held.at(-1)).toBe(room.match()?.id);
});
