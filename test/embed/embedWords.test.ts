import { expect, test } from 'vitest';
import { languageOf, wordsIn } from '../../src/embed/embedWords.ts';
import { loadWords } from '../../src/i18n/words.ts';

const SIDES = { black: 'black', white: 'white' } as const;

test.each(['en', 'ja'] as const)('in %s the board of other pages says what the game says', async language => {
  const [own, game] = [wordsIn(language, SIDES), await loadWords(language)];
  for (const count of [0, 1, 2, 21])
    expect(own.t('cell.legal', { square: 'd3', count })).toBe(game.t('cell.legal', { square: 'd3', count }));
  const turn = { color: 'x', square: 'f5', count: 1 };
  expect(own.t('said.turn', turn)).toBe(game.t('said.turn', turn));
  expect(own.t('comma')).toBe(game.t('comma'));
  expect(own.t('study.value.named', { name: 'a', value: '{{b}}' })).toBe(
    game.t('study.value.named', { name: 'a', value: '{{b}}' }),
  );
  expect(own.t('embed.ply', { ply: 3, total: 9 })).toBe(game.t('embed.ply', { ply: 3, total: 9 }));
});

test('a language without words is answered in English', () => {
  expect(['ja-JP', 'JA', 'en-GB', 'fr', ''].map(languageOf)).toEqual(['ja', 'ja', 'en', 'en', 'en']);
});
