// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { actionsOfControls, actionsOfKeys } from '../../../testkit/ui/actions.ts';
import { SHOWN } from '../../../testkit/ui/shown/all.ts';

afterEach(() => void vi.useRealTimers());

test.each(['games', 'studies', 'online'] as const)(
  'the effects of the controls on the pages of %s match their outline',
  async part => {
    const told = await actionsOfControls(SHOWN[part]);
    await expect(told).toMatchFileSnapshot(`../../../data/outlines/actions on ${part}.txt`);
  },
);

/** Pages with many shortcuts. */
const WITH_KEYS = ['a game', 'the tab moves of a study', 'a table', 'a replay'];
const KEYS = [
  ...'aijklmnopqrstuvwxyz019?',
  ...['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'Enter', ' ', 'Escape', 'Backspace'],
  ...['Delete', 'F1', 'F2', 'F9'],
];

test('the effects of keys on a board match their outline', async () => {
  const pages = Object.values(SHOWN)
    .flat()
    .filter(([name]) => WITH_KEYS.includes(name));
  const told = await actionsOfKeys(pages, KEYS);
  await expect(told).toMatchFileSnapshot('../../../data/outlines/actions of keys.txt');
});
