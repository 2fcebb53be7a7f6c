// @vitest-environment jsdom
import { afterAll, expect, test, vi } from 'vitest';
import type { OpeningNames } from '../../../src/openings/names.ts';
import { type LibraryEntry, readEntry } from '../../../src/store/library/entry.ts';
import { type Attempt, NO_PUZZLE_RECORD } from '../../../src/store/puzzlesStore.ts';
import { allByRole, byRole } from '../../../testkit/ui/queries.ts';
import { sharePage } from '../../../testkit/ui/testPage.ts';

vi.useFakeTimers({ now: new Date(2026, 10, 22, 12), toFake: ['Date'] });
afterAll(() => void vi.useRealTimers());
const page = sharePage({ screen: 'you' });

const FLIPSIDE = { type: 'computer', opponent: 'flipside', level: 3 } as const;
const ANN = { type: 'remote', name: 'Ann' } as const;
const losses = { opening: 1, midgame: 4.5, endgame: 2 };

interface Played {
  readonly date: string;
  readonly winner: 'black' | 'white' | 'draw';
  readonly rival?: typeof FLIPSIDE | typeof ANN;
  readonly codes?: readonly string[];
  readonly isReviewed?: boolean;
}

/** The person has Black. */
const played = ({ date, winner, rival = FLIPSIDE, codes = [], isReviewed }: Played, index: number) =>
  readEntry({
    id: `${index}`,
    kind: 'game',
    plies: 60,
    line: 'f5',
    date,
    players: { black: { type: 'human' }, white: rival },
    result: { winner, by: 'play', counts: { black: 24, white: 40 } },
    openings: { mark: 'm', codes },
    ...(isReviewed === true && { losses: { black: losses, white: losses } }),
  }) as LibraryEntry;

const NAMES = [
  { code: 'a', en: 'Tiger' },
  { code: 'b', en: 'Rose' },
];
const names = {
  all: NAMES.map(name => ({ name })),
  withCode: (code: string) => NAMES.find(name => name.code === code),
} as unknown as OpeningNames;

const text = (element: Element | null | undefined): string =>
  element?.textContent?.replace(/\s+/g, ' ').trim() ?? '';
const section = (): Element => document.querySelector('section[aria-labelledby=diary]')!;
const texts = (selector: string): readonly string[] => [...section().querySelectorAll(selector)].map(text);
const tables = (): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    [...section().querySelectorAll('table')].map(table => [
      text(table.caption),
      [...table.tBodies[0]!.rows].map(row => [...row.cells].map(text).join(' ')),
    ]),
  );

const CHARTS = {
  games: 'Games won, drawn and lost by month',
  losses: 'Discs lost by mistakes in a reviewed game on average, by part of the game and month',
  puzzles: 'Puzzles solved and missed by month, and the rating after them',
};
const NO_REVIEWS = 'Review your games, and your diary shows in which part of a game you lose discs.';
const OCTOBER = { date: '2026-10-02', winner: 'white', isReviewed: true, codes: ['a'] } as const;
const WON = { date: '2026-11-20', winner: 'black', rival: ANN, codes: ['a', 'b'] } as const;
const DRAWN = { date: '2026-11-21', winner: 'draw' } as const;
const PUZZLE = { id: 'p', at: new Date(2026, 10, 3).getTime(), isRight: true, rating: 1234 };

test.each<[string, readonly Played[], readonly Attempt[], object, readonly string[], readonly string[]]>([
  ['nothing', [], [], {}, ['Finish a game, and your diary begins.'], []],
  [
    'one game',
    [DRAWN],
    [],
    { [CHARTS.games]: ['November 2026 0 1 0'], 'By opponent': ['Flipside 3 0 1 0'] },
    [NO_REVIEWS],
    ['1 game 0 won, 1 drawn, 0 lost', '1 day in a row longest: 1 day', '0 wins in a row most: 0'],
  ],
  [
    'puzzles alone',
    [],
    [PUZZLE],
    { [CHARTS.games]: ['November 2026 0 0 0'], [CHARTS.puzzles]: ['November 2026 1 0 1234'] },
    [NO_REVIEWS],
    [],
  ],
  [
    'months of everything',
    [OCTOBER, WON, DRAWN],
    [PUZZLE, { ...PUZZLE, id: 'q', isRight: false, rating: 1200 }],
    {
      [CHARTS.games]: ['October 2026 0 0 1', 'November 2026 1 1 0'],
      [CHARTS.losses]: ['October 2026 1 4.5 2 1'],
      [CHARTS.puzzles]: ['November 2026 1 1 1200'],
      'By opponent': ['Flipside 3 0 1 1', 'Ann 1 0 0'],
      'By opening': ['Rose 1 0 0', 'Tiger 0 0 1'],
    },
    [],
    [
      '3 games 1 won, 1 drawn, 1 lost',
      '2 days in a row longest: 2 days',
      '0 wins in a row most: 1',
      '7.5 discs lost a game reviewed in October 2026: 1',
    ],
  ],
])('after %s, You shows it in tables and in numbers', (_, games, attempts, shown, says, facts) => {
  page.stores.openings.setState({ names: { type: 'here', value: names } });
  page.stores.library.setState({ played: games.map(played) });
  page.stores.puzzles.setState({ record: { ...NO_PUZZLE_RECORD, attempts } });
  expect(tables()).toEqual(shown);
  expect(texts('p:not(.chart-legend)').filter(line => says.includes(line))).toEqual(says);
  expect([...document.querySelectorAll('.overview-tile')].map(text)).toEqual(facts);
  const isEmpty = Object.keys(shown).length === 0;
  const parts = [...document.querySelectorAll('main section > h2')].map(text);
  expect(parts.indexOf('Diary') < parts.indexOf('Ladders')).toBe(!isEmpty);
  expect(allByRole('button', 'Export CSV')).toHaveLength(isEmpty ? 0 : 1);
});

test('the diary is given out as a table that spreadsheets read as Unicode', async () => {
  page.stores.library.setState({ played: [WON, DRAWN].map(played) });
  const blobs: Blob[] = [];
  const pressed: string[] = [];
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: (blob: Blob) => `blob:${blobs.push(blob)}` }));
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    pressed.push(this.download);
  });
  byRole('button', 'Export CSV').click();
  expect([pressed, blobs.map(({ type }) => type)]).toEqual([['flipside-diary.csv'], ['text/csv']]);
  const reader = new FileReader();
  reader.readAsArrayBuffer(blobs[0]!);
  await new Promise(resolve => reader.addEventListener('load', resolve));
  const bytes = new Uint8Array(reader.result as ArrayBuffer);
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(new TextDecoder().decode(bytes)).toContain('opponent,Ann,1,0,0');
});
