import { expect, test } from 'vitest';
import { MOST_STUDIES } from '../../../server/storage/studies.ts';
import { STUDY_MILLISECONDS } from '../../../src/net/contract/limits.ts';
import { inEachDatabase } from '../kit/databases.ts';
import { NOON } from './people.ts';

inEachDatabase('studies under short names', databases => {
  test('a study is found by its name in every process, and the same study has one name', async () => {
    const [one, two] = await databases.openTwo();
    const kept = await one.studies.keep('1abc', NOON);
    expect(await two.studies.keep('1abc', NOON)).toEqual(kept);
    if (kept.type !== 'kept') throw new Error('full');
    expect(kept.name).toMatch(/^[a-z0-9]{10}$/);
    expect(await two.studies.find(kept.name, NOON)).toBe('1abc');
    expect(await two.studies.find('aaaaaaaaaa', NOON)).toBeUndefined();
  });

  test('it is kept for 90 days after it was last left', async () => {
    const { studies } = await databases.open();
    const first = await studies.keep('1abc', NOON);
    if (first.type !== 'kept') throw new Error('full');
    expect(await studies.find(first.name, NOON + STUDY_MILLISECONDS - 1)).toBe('1abc');
    expect(await studies.find(first.name, NOON + STUDY_MILLISECONDS)).toBeUndefined();
    await studies.keep('1abc', NOON + 1000);
    expect(await studies.sweep(NOON + STUDY_MILLISECONDS)).toBe(0);
    expect(await studies.sweep(NOON + STUDY_MILLISECONDS + 1000)).toBe(1);
  });
});

test('there is room for as many as fit a small disk', () => {
  expect(MOST_STUDIES * 60_000).toBeLessThanOrEqual(300_000_000);
});
