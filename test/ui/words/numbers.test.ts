import { expect, test } from 'vitest';
import type { FoundEntry, FoundReport } from '../../../src/formats/catalog.ts';
import { loadWords } from '../../../src/i18n/words.ts';
import { clockFace } from '../../../src/ui/words/clocks.ts';
import { failureText } from '../../../src/ui/words/failureWords.ts';
import { entryAbout, entryTitle, reportText } from '../../../src/ui/words/foundWords.ts';
import { bytesText } from '../../../src/ui/words/numbers.ts';
import { scoreText } from '../../../src/ui/words/study/reviewWords.ts';

const [en, de] = [await loadWords('en'), await loadWords('de')];
const all = [en, de, await loadWords('fr'), await loadWords('ar')];
/** French separators are non-breaking spaces. */
const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ');

const GAME: FoundEntry = {
  index: 103_092,
  game: 'othello',
  shape: '8x8',
  plies: 60,
  turn: 'black',
  tried: 0,
  players: {},
};
const report = {
  format: 'wthor',
  count: 103_093,
  first: GAME,
  failures: [],
  losses: [],
  leftOut: [],
  shown: undefined,
  date: undefined,
} as const;

test("a file's counts have the separators of the language", () => {
  expect(all.map(words => plain(reportText(words, report)).match(/1\S*(?: \d+)?/)?.[0])).toEqual([
    '103,093',
    '103.093',
    '103 093',
    '103,093',
  ]);
  expect(entryTitle(en, GAME)).toBe('Game 103,093');
});

test('the counts of an import and the positions of errors do too', () => {
  const taken = { added: 12_345, known: 6_789 };
  expect(en.t('library.news.added', taken)).toContain('12,345 new, 6,789 there already');
  const cut = { reason: 'wthorLength', place: { unit: 'byte', byte: 9_999_999 }, found: '10000001' } as const;
  expect(failureText(de, cut)).toMatch(/9\.999\.999.*10\.000\.001/);
});

test('ratings and years have no separators', () => {
  expect(en.t('table.ratingShown', { value: 1850 })).toBe('1850');
  expect(en.t('puzzles.titles.training', { rating: 1850 })).toContain('1850');
  const game = { year: 2024, black: 'A', first: 40, second: 24, white: 'B' };
  expect(en.t('openings.game', game)).toMatch(/^2024:/);
});

test('decimals follow the language, on clocks and in sizes', () => {
  expect([en, de].map(words => clockFace(words, 9_340))).toEqual(['9.3', '9,3']);
  expect([en, de].map(words => plain(bytesText(words, 1_240_000)))).toEqual(['1.2 MB', '1,2 MB']);
});

test.each<[Partial<FoundReport>, Partial<FoundEntry>, string]>([
  [{ date: '2024-05-17T10:00' }, {}, '103,093 games, WTHOR 2024-05-17'],
  [{}, { plies: 0 }, '103,093 positions, WTHOR'],
  [
    { count: 1 },
    { players: { black: 'Ann', white: 'Ben' } },
    'A game (WTHOR): Othello 8x8, 60 moves, Ann against Ben',
  ],
  [
    { count: 1 },
    { players: { white: 'Ben' }, tried: 2 },
    'A game (WTHOR): Othello 8x8, 60 moves, 2 moves in variations, Ben',
  ],
  [{ count: 1 }, { plies: 0, turn: 'white' }, 'A position (WTHOR): Othello 8x8, White to move'],
  [
    { count: 1 },
    { plies: 0, final: { black: 40, white: 24 } },
    'A position (WTHOR): Othello 8x8, the game is over, 40–24',
  ],
  [
    { count: 1 },
    { plies: 0, game: 'connect4', shape: '7x6', final: { black: 21, white: 21 } },
    'A position (WTHOR): Connect Four, the game is over',
  ],
])('a report with %j whose first game has %j reads "%s"', (more, first, text) => {
  expect(reportText(en, { ...report, ...more, first: { ...GAME, ...first } } as FoundReport)).toBe(text);
});

test('sizes have the unit that fits, with a decimal below ten', () => {
  const sizes = [0, 999, 1000, 9_960, 10_000, 999_499, 1e6, 2.5e9, 4e12];
  expect(sizes.map(bytes => plain(bytesText(en, bytes))).join()).toBe(
    '0 kB,1 kB,1 kB,10 kB,10 kB,999 kB,1 MB,2.5 GB,4,000 GB',
  );
});

test("a listed game shows the file's remarks, and the score of its leader", () => {
  const about = { ...GAME, event: 'Open', date: '2024-05-17T10:00', result: '40-24' } as FoundEntry;
  expect(entryAbout(en, about)).toBe('Othello 8x8, 60 moves · Open · 2024-05-17 · 40-24');
  const score = (game: 'othello' | 'connect4', score: number, exact = true) =>
    scoreText(en, game, { score, exact });
  expect([score('othello', 0), score('othello', -3.6), score('othello', 1)]).toEqual([
    'Even',
    'White +4',
    'Black +1',
  ]);
  expect([score('connect4', 1, false), score('connect4', 0), score('connect4', -1)]).toEqual([
    'Not proved',
    'Draw',
    'Yellow wins',
  ]);
});
