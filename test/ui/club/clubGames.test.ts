// @vitest-environment jsdom
import { render } from 'lit';
import { afterEach, expect, test, vi } from 'vitest';
import { STANDARD_SETUP } from '../../../src/game/games.ts';
import type { ClubGames, ClubState } from '../../../src/net/contract/club.ts';
import { createGamesControl } from '../../../src/ui/club/gamesControl.ts';
import { standingsTable } from '../../../src/ui/club/gamesView.ts';
import type { ClubContext } from '../../../src/ui/club/people.ts';
import { sharePage } from '../../../testkit/ui/testPage.ts';

const page = sharePage({ screen: 'menu', settings: { game: 'reversi' } });

afterEach(() => {
  for (const call of Object.values(calls)) call.mockClear();
  vi.restoreAllMocks();
});

const calls = { begin: vi.fn(), recall: vi.fn(), nextRound: vi.fn(), endGames: vi.fn() };

/** The host's view of a club with this many people, and a function that renders it again. */
const open = (people: number, club: Partial<ClubState> = {}) => {
  const control = createGamesControl();
  const place = document.createElement('div');
  const members = Array.from({ length: people }, (_, id) => ({ id, name: `${id}`, presence: 'here' }));
  const away = { id: 99, name: 'Away', presence: 'away' };
  const whole = { word: 'CLUB', you: 'host', host: { isHere: true }, members: [...members, away] };
  const context = { shell: page.shell, calls, shown: { rounds: [] }, redraw: () => draw() };
  const draw = (more: Partial<ClubState> = club, rounds: readonly unknown[] = []): void => {
    context.shown = { rounds } as never;
    render(control(context as unknown as ClubContext, { ...whole, ...more } as unknown as ClubState), place);
  };
  draw();
  const button = (name: string) =>
    [...place.querySelectorAll('button')].find(({ textContent }) => textContent?.trim() === name);
  return { place, draw, button, submit: () => place.querySelector('form')?.requestSubmit() };
};
const choose = (field: HTMLInputElement | null, value: string | boolean): void => {
  if (typeof value === 'boolean' && field) field.checked = value;
  else if (field) field.value = String(value);
  for (const type of ['input', 'change']) field?.dispatchEvent(new Event(type, { bubbles: true }));
};

test('a tournament begins with the game of the menu, unless XOT is chosen', () => {
  const { place, submit } = open(4);
  expect(place.textContent).toContain('What the menu has chosen: Reversi (free centre) 8x8.');
  submit();
  const clock = { kind: 'none' };
  const setup = { game: 'reversi', size: '8x8' };
  expect(calls.begin).toHaveBeenLastCalledWith({ system: 'free', rounds: 3, setup, clock });
  choose(place.querySelector<HTMLInputElement>('[role=switch]'), true);
  expect(place.textContent).not.toContain('What the menu has chosen');
  submit();
  expect(calls.begin).toHaveBeenLastCalledWith(
    expect.objectContaining({ setup: { game: 'xot', size: '8x8' } }),
  );
});

test('a Swiss tournament has enough rounds to find a winner, limited by what is possible, or the chosen number', () => {
  const { place, submit } = open(20);
  choose(place.querySelector<HTMLInputElement>('input[value=swiss]'), true);
  const rounds = (): HTMLInputElement | null => place.querySelector('#club-rounds');
  expect(rounds()?.value).toBe('6');
  for (const [text, begins] of [
    ['4', 1],
    ['0', 1],
    ['2.5', 1],
    ['1', 2],
  ] as const) {
    choose(rounds(), text);
    submit();
    expect(calls.begin).toHaveBeenCalledTimes(begins);
  }
  expect(calls.begin.mock.calls.map(([plan]) => [plan.system, plan.rounds])).toEqual([
    ['swiss', 4],
    ['swiss', 1],
  ]);
});

test.each([
  [1, false],
  [2, true],
])('with %i people games can begin: %s', (people, mayBegin) => {
  const { place } = open(people);
  expect(place.querySelector<HTMLButtonElement>('[type=submit]')?.disabled).toBe(!mayBegin);
});

test('the next round waits for all results, and saving waits for all rounds', () => {
  const files: string[] = [];
  Object.assign(URL, { createObjectURL: () => 'blob:file', revokeObjectURL: () => undefined });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    files.push(this.download);
  });
  const board = { number: 1, black: 1, white: 2, moves: 'f5d6' };
  const gamesWith = (winner?: 'black') => ({ ...GAMES, boards: [{ ...board, ...(winner && { winner }) }] });
  const { place, draw, button } = open(2, { games: gamesWith() });
  expect([place.querySelector('form'), button('Next round')?.disabled]).toEqual([null, true]);
  expect(place.textContent).toContain('Some games of this round are not over.');
  draw({ games: gamesWith('black') });
  button('Next round')?.click();
  button('Stop playing')?.click();
  expect([calls.nextRound, calls.endGames].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  button('Save results (CSV)')?.click();
  expect(calls.recall).toHaveBeenCalledOnce();
  draw({ games: gamesWith('black') });
  expect(files).toEqual([]);
  const round = { round: 1, boards: gamesWith('black').boards, resting: [] };
  for (let time = 0; time < 2; time++) draw({ games: gamesWith('black') }, [round]);
  expect(files).toEqual([expect.stringMatching(/^club-\d{4}-\d\d-\d\d\.csv$/)]);
  draw({ games: { ...gamesWith('black'), isOver: true } });
  expect([button('Stop playing'), place.querySelectorAll('form').length]).toEqual([undefined, 1]);
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

test("the standings show half points, and mark the person's own row", () => {
  const place = shown({});
  expect(textsOf(place, 'tbody tr:first-child td')).toEqual(['1.5', '2', '2.5', '12']);
  expect(textsOf(place, 'tr.own th')).toEqual(['2 Ben']);
});
