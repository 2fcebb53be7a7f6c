import { expect, test } from 'vitest';
import { readFromPage } from '../../../src/net/contract/fromPage.ts';
import { seekRequest, tableRequest } from '../../../src/play/online/requests.ts';
import { CLOCK_CHOICES, DEFAULT_SETTINGS, type Settings, SIDES } from '../../../src/store/settingsStore.ts';

const settingsOf = (changes: Partial<Settings>): Settings => ({ ...DEFAULT_SETTINGS, ...changes });
const opening = (changes: Partial<Settings>, lot = 0.7) => tableRequest(settingsOf(changes), () => lot);
const increment = (initialSeconds: number, incrementSeconds: number) => ({
  kind: 'increment',
  initialSeconds,
  incrementSeconds,
});

test.each([
  ['none', { kind: 'none' }],
  ['1+0', increment(60, 0)],
  ['5+0', increment(300, 0)],
  ['10+5', increment(600, 5)],
  ['custom', increment(420, 30)],
] as const)('the clock %s is sent for tables and searches', (clock, written) => {
  const customClock = { minutes: 7, increment: 30 };
  expect(opening({ clock, customClock }).clock).toEqual(written);
  expect(seekRequest(settingsOf({ clock, customClock })).clock).toEqual(written);
});

test.each([
  ['black', 'black'],
  ['white', 'white'],
  ['random', 'random'],
  ['both', 'random'],
  ['none', 'random'],
] as const)('the side "%s" opens a table with %s', (side, color) => {
  expect(opening({ side }).color).toBe(color);
});

test.each([
  ['black', 0.7, 'black'],
  ['white', 0.2, 'white'],
  ['random', 0.7, 'white'],
  ['random', 0.2, 'black'],
] as const)('a head start belongs to the player who opens the table (%s)', (side, lot, color) => {
  expect(opening({ side, headStart: 'corners2' }, lot)).toMatchObject({
    color,
    setup: { headStart: { color, kind: 'corners', count: 2 } },
  });
});

test.each([
  { game: 'connect4', headStart: 'discs4' },
  { game: 'anti', headStart: 'corners1' },
  { game: 'othello', size: '8x2', headStart: 'corners1' },
] as const)('a game without head starts sends none (%o)', changes => {
  expect(opening(changes).setup).not.toHaveProperty('headStart');
});

test('games with a friend are casual by default, games with anybody rated', () => {
  const clock = '5+0';
  expect([opening({ clock }).isRated, seekRequest(settingsOf({ clock })).isRated]).toEqual([false, true]);
  const rated = { friend: true, anybody: false };
  expect([opening({ clock, rated }).isRated, seekRequest(settingsOf({ clock, rated })).isRated]).toEqual([
    true,
    false,
  ]);
});

test.each([{ size: '6x6' }, { game: 'blocked' }, { freePassing: true }, { clock: 'none' }] as const)(
  'a game that cannot be rated is casual (%o)',
  changes => {
    const settings: Partial<Settings> = { clock: '5+0', ...changes, rated: { friend: true, anybody: true } };
    expect([opening(settings).isRated, seekRequest(settingsOf(settings)).isRated]).toEqual([false, false]);
  },
);

test.each([
  ['', undefined],
  ['  Anna  ', 'Anna'],
  ['a\u202eb', undefined],
])('a valid name is sent along (%j)', (name, shown) => {
  expect(opening({ name }).name).toBe(shown);
});

test('the server accepts every possible choice', () => {
  const identity = 'x'.repeat(22);
  for (const game of ['othello', 'reversi', 'anti', 'xot', 'connect4'] as const)
    for (const clock of CLOCK_CHOICES)
      for (const side of SIDES) {
        const settings = settingsOf({ game, clock, side, size: '7x4', headStart: 'corners3' });
        const payload = { identity, ...tableRequest(settings, () => 0.5) };
        expect(readFromPage('open', payload)).toMatchObject({ kind: 'open', setup: { game } });
        expect(readFromPage('seek', { identity, ...seekRequest(settings) })).toMatchObject({ kind: 'seek' });
      }
});
