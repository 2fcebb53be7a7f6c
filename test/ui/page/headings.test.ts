// @vitest-environment jsdom
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createWords } from '../../../src/i18n/words.ts';
import { PLACE_NAMES, type Place } from '../../../src/look/places.ts';
import type { Dialog, DialogName } from '../../../src/store/dialog.ts';
import { gameOf, TWO_PEOPLE } from '../../../testkit/ui/matches.ts';
import { openPage, teachDialogs } from '../../../testkit/ui/testPage.ts';

/** Dialogs that are empty without a study, or until another device has answered. */
type Waiting = 'comment' | 'takeCode';

const DIALOGS: Readonly<Record<Exclude<DialogName, Waiting>, Dialog>> = {
  about: { name: 'about' },
  export: { name: 'export' },
  games: { name: 'games' },
  handover: { name: 'handover' },
  import: { name: 'import' },
  join: { name: 'join' },
  keys: { name: 'keys' },
  online: { name: 'online' },
  players: { name: 'players' },
  settings: { name: 'settings' },
  share: { name: 'share' },
  takeFile: { name: 'takeFile', file: new Blob() },
  terms: { name: 'terms', company: 'friend' },
};

let page: ReturnType<typeof openPage>;
beforeAll(() => {
  teachDialogs();
  page = openPage({ screen: 'board', match: { match: gameOf('othello', 'f5d6', TWO_PEOPLE) } });
});
afterAll(() => page.close());

test.each(Object.values(DIALOGS))('the accessible name of the dialog $name is its heading', dialog => {
  page.stores.app.setState({ dialog });
  const shown = document.querySelector('dialog[open]');
  expect(shown?.querySelector('h2')?.textContent).toMatch(/\w/);
  expect(shown?.getAttribute('aria-label')).toBe(shown?.querySelector('h2')?.textContent);
  page.stores.app.setState({ dialog: undefined });
  expect(document.querySelector('dialog[open]')).toBeNull();
});

const words = createWords();
const isTitled = (place: Place): place is Exclude<Place, 'menu'> => place !== 'menu';

test.each(PLACE_NAMES.filter(isTitled))('the heading of the place %s is its name', place => {
  page.stores.app.setState({ screen: place });
  expect(document.querySelector('h1')?.textContent).toBe(words.t(`places.names.${place}`));
});
