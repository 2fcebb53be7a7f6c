// @vitest-environment jsdom
import { render } from 'lit';
import { expect, test } from 'vitest';
import { STANDARD_SETUP } from '../../../src/game/games.ts';
import type { ClubGames, ClubState } from '../../../src/net/contract/club.ts';
import { createGamesControl } from '../../../src/ui/club/gamesControl.ts';
import { standingsTable } from '../../../src/ui/club/gamesView.ts';
import type { ClubContext } from '../../../src/ui/club/people.ts';
import { sharePage } from '../../../testkit/ui/testPage.ts';

const page = sharePage({ screen: 'menu', settings: { game: 'reversi' } });

/** A club in which so many are here, before its games. */
const open = (people: number) => {
  const control = createGamesControl();
  const place = document.createElement('div');
  const members = Array.from({ length: people }, (_, id) => ({ id, name: `${id}`, presence: 'here' }));
  const club = { word: 'CLUB', you: 'host', host: { isHere: true }, members } as unknown as ClubState;
  const context = {
    shell: page.shell,
    calls: {},
    shown: { rounds: [] },
    redraw: () => draw(),
  } as unknown as ClubContext;
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

const GAMES: ClubGames = {
  ...{ system: 'swiss', round: 1, rounds: 3, setup: STANDARD_SETUP, clock: { kind: 'none' } },
  ...{ isOver: false, boards: [], resting: [], withdrawn: [] },
  standings: [
    { member: 1, points: 3, played: 2, opposition: 5, discs: 12 },
    { member: 2, points: 1, played: 2, opposition: 3, discs: -12 },
  ],
};
const CLUB = {
  ...{ word: 'CLUB', you: 2, host: { isHere: true }, former: [] },
  members: [
    { id: 1, name: 'Anna', presence: 'here' },
    { id: 2, name: 'Ben', presence: 'here' },
  ],
} as unknown as ClubState;

const shown = (games: Partial<ClubGames>): HTMLElement => {
  const place = document.createElement('div');
  const context = { shell: page.shell, calls: {} } as ClubContext;
  render(standingsTable(context, CLUB, { ...GAMES, ...games }), place);
  return place;
};
const textsOf = (place: ParentNode, selector: string): readonly (string | undefined)[] =>
  [...place.querySelectorAll(selector)].map(({ textContent }) => textContent?.trim());

test.each([
  ['swiss', 'Opp.', /Buchholz/],
  ['roundRobin', 'S.-B.', /Sonneborn-Berger/],
] as const)('what decides between equal points is said as %s counts it', (system, head, about) => {
  const place = shown({ system });
  expect(textsOf(place, 'thead th')).toEqual(['Name', 'Points', 'Games', head, 'Discs']);
  expect(place.querySelectorAll('thead th')[3]?.getAttribute('title')).toMatch(about);
});

test('the table has halves of points, and marks one’s own row', () => {
  const place = shown({});
  expect(textsOf(place, 'tbody tr:first-child td')).toEqual(['1.5', '2', '2.5', '12']);
  expect(textsOf(place, 'tr.own th')).toEqual(['2 Ben']);
});
