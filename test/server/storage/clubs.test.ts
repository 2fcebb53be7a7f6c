import { expect, test } from 'vitest';
import { HOST_MILLISECONDS } from '../../../server/storage/clubs.ts';
import { inEachDatabase } from '../kit/databases.ts';
import { NOON } from './people.ts';

inEachDatabase('the word of a club', databases => {
  test('belongs to one process and one host, whoever comes first', async () => {
    const [one, two] = await databases.openTwo();
    for (const each of [one, two]) await each.holding.beat(NOON + 5_000);
    const held = await Promise.all([
      one.clubs.hold('word', 'grey', NOON),
      two.clubs.hold('word', 'grey', NOON),
      two.clubs.hold('word', 'eve', NOON),
    ]);
    expect(held.filter(each => each === 'held')).toHaveLength(1);
    const [own, other] = held[0] === 'held' ? [one, two] : [two, one];
    const { host } = (await other.clubs.find('word', NOON))!;
    expect(await own.clubs.hold('word', host, NOON + 1)).toBe('held');
    expect(await other.clubs.hold('word', host, NOON + 1)).toBe('elsewhere');
    expect(await other.clubs.hold('word', 'adam', NOON + 1)).toBe('taken');
    expect(await other.clubs.find('word', NOON + 1)).toEqual({ host, isHeld: true });
  });

  test('stays with its host for a day when the process ends, unless the club is over', async () => {
    const [one, two] = await databases.openTwo();
    await one.holding.beat(NOON + 5_000);
    for (const word of ['killed', 'stopped', 'over'])
      expect(await one.clubs.hold(word, 'grey', NOON)).toBe('held');
    await one.clubs.release('stopped');
    await one.clubs.end('over');
    expect(await two.clubs.hold('over', 'eve', NOON + 1)).toBe('held');
    expect(await two.clubs.hold('stopped', 'eve', NOON + 1)).toBe('taken');
    expect(await two.clubs.hold('stopped', 'grey', NOON + 1)).toBe('held');
    expect(await two.clubs.hold('killed', 'grey', NOON + 5_000)).toBe('elsewhere');
    expect(await two.clubs.hold('killed', 'eve', NOON + 5_001)).toBe('taken');
    expect(await two.clubs.hold('killed', 'grey', NOON + 5_001)).toBe('held');
    await two.clubs.release('killed');
    expect(await one.clubs.hold('killed', 'eve', NOON + 5_001 + HOST_MILLISECONDS)).toBe('held');
  });

  test('is deleted when it expires', async () => {
    const { clubs, retention } = await databases.open();
    await clubs.hold('word', 'grey', NOON);
    await retention.sweep(NOON + HOST_MILLISECONDS - 1, 10);
    expect(await clubs.find('word', NOON)).toMatchObject({ host: 'grey' });
    await retention.sweep(NOON + HOST_MILLISECONDS, 10);
    expect(await clubs.find('word', NOON)).toBeUndefined();
  });
});
