import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { newCode } from '../../server/rooms/secrets.ts';
import { LIMITS } from '../../src/net/contract/limits.ts';
import { CODE_ALPHABET, parseCode, parseName } from '../../src/net/contract/texts.ts';

describe('a name', () => {
  test.each(['Anna', 'Ann-Marie O’Neill', '山田 太郎', 'Владимир', 'عمر', 'שרה', 'ज़ोया', '🙂', '7'])(
    'may be %s',
    name => {
      expect(parseName(name)).toBe(name.normalize('NFC'));
    },
  );

  test('is shown with single spaces and composed letters', () => {
    expect(parseName('  Zoe\u0308 \u3000 B  ')).toBe('Zo\u00eb B');
  });

  test.each([
    ['nothing', ''],
    ['spaces', '   '],
    ['a letter too many', 'a'.repeat(LIMITS.nameCharacters + 1)],
    ['a million letters', 'a'.repeat(1_000_000)],
    ['a line end', 'Anna\nBen'],
    ['a tab', 'Anna\tBen'],
    ['a bell', 'Anna\u0007'],
    ['an override of direction', 'Anna\u202enneB'],
    ['an isolate of direction', '\u2067Anna\u2069'],
    ['a mark of direction', 'Anna\u200f'],
    ['a space without width', 'An\u200bna'],
    ['a line separator', 'Anna\u2028Ben'],
    ['half a pair', 'Anna\ud800'],
    ['a private letter', 'Anna\ue000'],
    ['a filler that shows nothing', '\u3164'],
    ['a blank of Braille', '\u2800'],
    ['marks without a letter', '\u0301\u0302'],
    ['piled marks', 'A\u0316\u0317\u0318\u0319\u031c'],
  ])('is not %s', (_, name) => {
    expect(parseName(name)).toBeUndefined();
  });

  test('that was read is read the same again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 30 }), text => {
        const name = parseName(text);
        if (name !== undefined) expect(parseName(name)).toBe(name);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('a code', () => {
  test.each([
    ['ABCDEF', 'ABCDEF'],
    ['abc-def', 'ABCDEF'],
    [' ab cd ef ', 'ABCDEF'],
    ['abc-defg', 'ABCDEFG'],
  ])('may be typed as %s', (typed, code) => {
    expect(parseCode(typed)).toBe(code);
  });

  test.each(['', 'ABCDE', 'ABCDEFGH', 'ABCDE1', 'ABCDEO', 'ABCDEI', 'ÄBCDEF', `${' '.repeat(100)}ABCDEF`])(
    'is not %s',
    typed => {
      expect(parseCode(typed)).toBeUndefined();
    },
  );

  test('of a new table has seven letters, and one of six still leads to its table', () => {
    expect(newCode()).toMatch(new RegExp(`^[${CODE_ALPHABET}]{7}$`));
    expect(parseCode(newCode())).toHaveLength(7);
    expect(parseCode('KTXRAM')).toBe('KTXRAM');
  });

  test('has no letters that are mistaken for others or for digits', () => {
    expect(CODE_ALPHABET).not.toMatch(/[ILOS\d]/);
    expect(new Set(CODE_ALPHABET).size).toBe(CODE_ALPHABET.length);
  });
});
