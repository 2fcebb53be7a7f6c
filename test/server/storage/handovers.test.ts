import { expect, test } from 'vitest';
import { MOST_HANDOVERS } from '../../../server/storage/handovers.ts';
import { HANDOVER_MILLISECONDS } from '../../../src/net/contract/limits.ts';
import { inEachDatabase } from '../kit/databases.ts';
import { NOON } from './people.ts';

inEachDatabase('boxes between devices', databases => {
  test('a box can be fetched once, in any process', async () => {
    const [one, two] = await databases.openTwo();
    const until = NOON + HANDOVER_MILLISECONDS;
    expect(await one.handovers.leave('a', 'box', NOON)).toEqual({ type: 'left', until });
    expect(await one.handovers.leave('a', 'other', NOON)).toEqual({ type: 'known' });
    const taken = await Promise.all([one, two].map(({ handovers }) => handovers.take('a', NOON)));
    expect(taken.filter(box => box !== undefined)).toEqual(['box']);
    expect(await two.handovers.take('a', NOON)).toBeUndefined();
  });

  test('its sender learns that it was fetched, until it expires', async () => {
    const [one, two] = await databases.openTwo();
    expect(await one.handovers.stateOf('a', NOON)).toBeUndefined();
    await one.handovers.leave('a', 'box', NOON);
    expect(await two.handovers.stateOf('a', NOON)).toBe('waiting');
    await two.handovers.take('a', NOON);
    expect(await one.handovers.stateOf('a', NOON)).toBe('taken');
    expect(await two.handovers.leave('a', 'other', NOON)).toEqual({ type: 'known' });
    expect(await one.handovers.stateOf('a', NOON + HANDOVER_MILLISECONDS)).toBeUndefined();
  });

  test('it expires after ten minutes, even without a sweep', async () => {
    const { handovers } = await databases.open();
    await handovers.leave('a', 'box', NOON);
    await handovers.leave('b', 'box', NOON);
    expect(await handovers.take('a', NOON + HANDOVER_MILLISECONDS)).toBeUndefined();
    expect(await handovers.sweep(NOON + HANDOVER_MILLISECONDS - 1)).toBe(0);
    expect(await handovers.sweep(NOON + HANDOVER_MILLISECONDS)).toBe(1);
  });

  test('their number is limited, and fetched or expired ones free room', async () => {
    const { handovers } = await databases.open();
    for (let index = 0; index < MOST_HANDOVERS; index++) await handovers.leave(`${index}`, 'box', NOON);
    expect(await handovers.leave('more', 'box', NOON)).toEqual({ type: 'full' });
    await handovers.take('0', NOON);
    expect(await handovers.leave('instead', 'box', NOON)).toMatchObject({ type: 'left' });
    expect(await handovers.leave('more', 'box', NOON)).toEqual({ type: 'full' });
    const later = NOON + HANDOVER_MILLISECONDS;
    expect(await handovers.leave('more', 'box', later)).toMatchObject({ type: 'left' });
  });
});
