import { expect, test } from 'vitest';
import { createWords } from '../../../src/i18n/words.ts';
import { failureText } from '../../../src/ui/words/failureWords.ts';

const words = createWords();

test('a failure is reported with its position', () => {
  const place = { unit: 'character', line: 1, column: 7 } as const;
  expect(failureText(words, { reason: 'linkSign', place, found: '%' })).toBe(
    'Line 1, column 7: "%" is not a letter of a link to a game.',
  );
});

test('a failure without a position is reported alone', () => {
  expect(failureText(words, { reason: 'linkDamaged' })).toMatch(/^This link to a game is not whole/);
});
