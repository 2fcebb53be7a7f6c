// @vitest-environment jsdom
import { render } from 'lit';
import { expect, test } from 'vitest';
import { createWords } from '../../../src/i18n/words.ts';
import type { ClubState } from '../../../src/net/contract/club.ts';
import { createGamesControl } from '../../../src/ui/club/gamesControl.ts';
import type { ClubContext } from '../../../src/ui/club/people.ts';
import { sharePage } from '../../../testkit/ui/testPage.ts';

const page = sharePage({ screen: 'menu', settings: { game: 'reversi' } });

/** A club in which so many are here, before its games. */
const open = (people: number) => {
  const control = createGamesControl();
  const place = document.createElement('div');
  const members = Array.from({ length: people }, (_, id) => ({ id, name: `${id}`, presence: 'here' }));
  const club = { word: 'CLUB', you: 'host', host: { isHere: true }, members } as unknown as ClubState;
  const shell = { root: document.body, play: page.play, words: createWords(), say: () => {} };
  const context = { shell, calls: {}, shown: { rounds: [] }, redraw: () => draw() } as unknown as ClubContext;
  const draw = (): void => void render(control(context, club), place);
  draw();
  return place;
};

test('a tournament begins with the game of the menu, unless XOT is chosen', () => {
  const place = open(4);
  expect(place.textContent).toContain('What the menu has chosen: Reversi (free centre) 8x8.');
  const xot = place.querySelector<HTMLInputElement>('[role=switch]')!;
  xot.checked = true;
  xot.dispatchEvent(new Event('change'));
  expect(place.textContent).not.toContain('What the menu has chosen');
});

test.each([
  [1, false],
  [2, true],
])('with %i people games can begin: %s', (people, mayBegin) => {
  expect(open(people).querySelector<HTMLButtonElement>('[type=submit]')?.disabled).toBe(!mayBegin);
});
