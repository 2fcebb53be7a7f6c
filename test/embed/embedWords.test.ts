import { expect, test } from 'vitest';
import { languageOf, wordsIn } from '../../src/embed/embedWords.ts';
import { LANGUAGE_CODES } from '../../src/i18n/languages.ts';
import { loadWords } from '../../src/i18n/words.ts';

const SIDES = { black: 'black', white: 'white' } as const;

test.each(LANGUAGE_CODES)('in %s the embedded board has the same words as the game', async language => {
  const [own, game] = [wordsIn(language, SIDES), await loadWords(language)];
  for (const count of [0, 1, 2, 3, 11, 21, 100])
    expect(own.t('cell.legal', { square: 'd3', count })).toBe(game.t('cell.legal', { square: 'd3', count }));
  const turn = { color: 'x', square: 'f5', count: 1 };
  expect(own.t('said.turn', turn)).toBe(game.t('said.turn', turn));
  for (const key of ['comma', 'command.first', 'board.board'] as const) expect(own.t(key)).toBe(game.t(key));
  const drop = { column: 4, row: 1 };
  expect(own.t('connect4.column', drop)).toBe(game.t('connect4.column', drop));
  expect(own.t('study.value.named', { name: 'a', value: '{{b}}' })).toBe(
    game.t('study.value.named', { name: 'a', value: '{{b}}' }),
  );
  expect(own.t('embed.ply', { ply: 3, total: 9 })).toBe(game.t('embed.ply', { ply: 3, total: 9 }));
});

test('a language without texts falls back to English', () => {
  expect(['ja-JP', 'JA', 'en-GB', 'nl', '', 'zh-HK', 'zh', 'ar-EG'].map(languageOf)).toEqual([
    'ja',
    'ja',
    'en',
    'en',
    'en',
    'zh-Hant',
    'zh-Hans',
    'ar',
  ]);
});
