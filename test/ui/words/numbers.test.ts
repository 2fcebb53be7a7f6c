import { expect, test } from 'vitest';
import type { FoundEntry } from '../../../src/formats/catalog.ts';
import { loadWords } from '../../../src/i18n/words.ts';
import { clockFace } from '../../../src/ui/words/clocks.ts';
import { failureText } from '../../../src/ui/words/failureWords.ts';
import { entryTitle, reportText } from '../../../src/ui/words/foundWords.ts';
import { bytesText } from '../../../src/ui/words/numbers.ts';

const [en, de] = [await loadWords('en'), await loadWords('de')];
const all = [en, de, await loadWords('fr'), await loadWords('ar')];
/** The separators of French are spaces that do not break. */
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

test('what a file has is counted with the separators of the language', () => {
  expect(all.map(words => plain(reportText(words, report)).match(/1\S*(?: \d+)?/)?.[0])).toEqual([
    '103,093',
    '103.093',
    '103 093',
    '103,093',
  ]);
  expect(entryTitle(en, GAME)).toBe('Game 103,093');
});

test('so is what the library takes in, and where a file cannot be read', () => {
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

test('decimals are those of the language, on clocks and in sizes', () => {
  expect([en, de].map(words => clockFace(words, 9_340))).toEqual(['9.3', '9,3']);
  expect([en, de].map(words => plain(bytesText(words, 1_240_000)))).toEqual(['1.2 MB', '1,2 MB']);
});
