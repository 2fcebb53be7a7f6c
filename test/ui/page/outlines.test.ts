// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { keysOf } from '../../../src/game/record.ts';
import { changesBetween, outline } from '../../../testkit/ui/outline.ts';
import { expectSoundReferences } from '../../../testkit/ui/references.ts';
import { SHOWN } from '../../../testkit/ui/shown/all.ts';
import { openAtNoon, type Shown } from '../../../testkit/ui/shown/shown.ts';
import { changesOf, OTHERS } from '../../../testkit/ui/startingOver.ts';

afterEach(() => void vi.useRealTimers());

const outlineOf = async (shown: Shown): Promise<readonly string[]> => {
  const { close } = await openAtNoon(shown);
  const lines = outline();
  expectSoundReferences(shown[0]);
  close();
  return lines;
};

/** The first page is written in full, every other one as its difference if that is shorter. */
test.each(keysOf(SHOWN))(
  'the pages of %s match their outlines, and contain only valid references',
  async part => {
    const told: string[] = [];
    let first: readonly string[] = [];
    for (const shown of SHOWN[part]) {
      const whole = await outlineOf(shown);
      if (first.length === 0) first = whole;
      const changes = changesBetween(first, whole);
      told.push(
        `== ${shown[0]}`,
        ...(whole !== first && changes.length < whole.length ? changes : whole),
        '',
      );
    }
    await expect(told.join('\n')).toMatchFileSnapshot(`../../../data/outlines/${part}.txt`);
  },
);

/** A move on the board, and the menu, with everything that most settings affect. */
const WHERE = [
  ['the board', SHOWN.games[0] as Shown],
  ['the menu', SHOWN.places[0] as Shown],
] as const;

test.each(WHERE)('the changes of each setting on %s match its outline', async (place, shown) => {
  const { stores, close } = await openAtNoon(shown);
  const usual = stores.settings.getState();
  const told = changesOf(usual, OTHERS.settings).flatMap(([name, value]) => {
    const before = outline();
    stores.settings.setState({ [name]: value });
    const changes = changesBetween(before, outline());
    stores.settings.setState(usual, true);
    return changes.length === 0 ? [] : [`== ${name}: ${value}`, ...changes, ''];
  });
  close();
  await expect(told.join('\n')).toMatchFileSnapshot(`../../../data/outlines/settings of ${place}.txt`);
});
