import { expect, test } from 'vitest';
import type { Storage } from '../../../server/storage/storage.ts';
import { STUDY_ROOM, type StudyRoom } from '../../../server/storage/studies.ts';
import { STUDY_MILLISECONDS } from '../../../src/net/contract/limits.ts';
import { inEachDatabase, openAlone } from '../kit/databases.ts';
import { NOON } from './people.ts';

const DAY = 86_400_000;
const HERE = { owner: 'here', at: NOON };
const named = async ({ studies }: Storage, packed: string, leaving = HERE): Promise<string> => {
  const kept = await studies.keep(packed, leaving);
  if (kept.type !== 'kept') throw new Error(kept.type);
  return kept.name;
};

inEachDatabase('studies under short names', databases => {
  test('a study is found by its name in every process, and identical studies share one', async () => {
    const [one, two] = await databases.openTwo();
    const kept = await one.studies.keep('1abc', HERE);
    expect(await two.studies.keep('1abc', HERE)).toEqual(kept);
    const name = await named(one, '1abc');
    expect(name).toMatch(/^[a-z0-9]{10}$/);
    expect(await two.studies.find(name, NOON)).toBe('1abc');
    expect(await two.studies.find('aaaaaaaaaa', NOON)).toBeUndefined();
  });

  test('a study expires 90 days after it was last stored, and is deleted after a safety delay', async () => {
    const storage = await databases.open();
    const { studies } = storage;
    const end = NOON + STUDY_MILLISECONDS;
    const name = await named(storage, '1abc');
    expect(await studies.find(name, end - 1)).toBe('1abc');
    expect(await studies.find(name, end)).toBeUndefined();
    expect([await studies.sweep(end), await studies.sweep(end + 6 * DAY)]).toEqual([0, 0]);
    expect(await studies.sweep(end + 7 * DAY)).toBe(1);
  });

  test('a clock that is far ahead for some days deletes no study', async () => {
    const storage = await databases.open();
    const name = await named(storage, '1abc');
    const ahead = NOON + 3_650 * DAY;
    expect([await storage.studies.sweep(ahead), await storage.studies.sweep(ahead + 6 * DAY)]).toEqual([
      0, 0,
    ]);
    expect(await storage.studies.sweep(NOON + DAY)).toBe(0);
    expect(await storage.studies.sweep(NOON + 9 * DAY)).toBe(0);
    expect(await storage.studies.find(name, NOON + 9 * DAY)).toBe('1abc');
    await storage.studies.sweep(NOON + STUDY_MILLISECONDS);
    expect(await storage.studies.sweep(ahead)).toBe(0);
  });

  const small: StudyRoom = { all: 40_000, ofOne: 20_000, step: 4_000 };
  const letters = (index: number): string => `${index}`.padStart(1_000, 'x');

  test('unused studies are deleted for room, those of the largest owners first', async () => {
    const storage = await openAlone(await databases.newDatabase(), { studyRoom: small });
    const honest = await named(storage, letters(0), { owner: 'honest', at: NOON });
    const used = await named(storage, letters(1), { owner: 'flood 1', at: NOON });
    expect(await storage.studies.find(used, NOON + 1)).toBe(letters(1));
    for (let index = 2; index < 200; index++)
      await storage.studies.keep(letters(index), { owner: `flood ${index % 5}`, at: NOON + index });
    for (const [name, index] of [
      [honest, 0],
      [used, 1],
    ] as const)
      expect(await storage.studies.find(name, NOON + DAY)).toBe(letters(index));
    const last = await named(storage, letters(300), { owner: 'late', at: NOON + DAY });
    expect(await storage.studies.find(last, NOON + DAY)).toBe(letters(300));
    await storage.close();
  });

  test('an address has limited room, and studies in use are never deleted for new ones', async () => {
    const storage = await openAlone(await databases.newDatabase(), { studyRoom: small });
    const names: string[] = [];
    for (let index = 0; index < 10; index++) {
      names.push(await named(storage, letters(index), { owner: 'here', at: NOON + index }));
      await storage.studies.find(names.at(-1) ?? '', NOON + index);
    }
    expect(await storage.studies.keep(letters(10), { owner: 'here', at: NOON + 20 })).toEqual({
      type: 'full',
    });
    expect(await storage.studies.keep(letters(10), { owner: 'beside', at: NOON + 20 })).toMatchObject({
      type: 'kept',
    });
    const later = NOON + 31 * DAY;
    await storage.studies.find(names[0] ?? '', later);
    await named(storage, letters(11), { owner: 'here', at: later });
    const found = await Promise.all(names.map(name => storage.studies.find(name, later)));
    expect(found.map(packed => packed !== undefined)).toEqual([true, false, ...Array<boolean>(8).fill(true)]);
    await storage.close();
  });

  test('neither studies nor boxes are stored if the disk is nearly full', async () => {
    const storage = await openAlone(await databases.newDatabase(), { hasSpace: async () => false });
    expect(await storage.studies.keep('1abc', HERE)).toEqual({ type: 'full' });
    expect(await storage.handovers.leave('id', 'box', NOON)).toEqual({ type: 'full' });
    await storage.close();
  });
});

test('the total size of studies fits a small disk', () => {
  expect(STUDY_ROOM.all).toBeLessThanOrEqual(300_000_000);
});
