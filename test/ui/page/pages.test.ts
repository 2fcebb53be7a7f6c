// @vitest-environment jsdom
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { keysOf } from '../../../src/game/record.ts';
import { PLACE_NAMES, PLACES } from '../../../src/look/places.ts';
import { expectSoundReferences } from '../../../testkit/ui/references.ts';
import { SHOWN } from '../../../testkit/ui/shown/all.ts';
import { openAtNoon } from '../../../testkit/ui/shown/shown.ts';
import { fromRoot } from '../../../tools/paths.ts';

afterEach(() => void vi.useRealTimers());

test.each(keysOf(SHOWN))(
  'on the pages of %s all references are valid and every control has a name',
  async part => {
    for (const shown of SHOWN[part]) {
      const { close } = await openAtNoon(shown);
      expectSoundReferences(shown[0]);
      close();
    }
  },
);

test('every place is among the pages that these tests and the journeys show', () => {
  const shown = new Set(keysOf(SHOWN).flatMap(part => SHOWN[part].map(([, { screen }]) => screen)));
  expect(PLACE_NAMES.filter(place => !shown.has(place))).toEqual([]);
  const folder = fromRoot('test', 'e2e', 'kit', 'screens');
  const journeys = readdirSync(folder).map(name => readFileSync(join(folder, name), 'utf8'));
  const isOpened = (fragment: string): boolean => journeys.some(text => text.includes(`#${fragment}'`));
  // Journeys open the menu at the page's own address.
  const missing = PLACE_NAMES.filter(place => place !== 'menu' && !isOpened(PLACES[place].fragment));
  expect(missing).toEqual([]);
});
