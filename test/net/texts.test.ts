import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { newCode } from '../../server/process/secrets.ts';
import { LIMITS } from '../../src/net/contract/limits.ts';
import { CODE_ALPHABET, parseCode, parseName, parseWord } from '../../src/net/contract/texts.ts';

describe('a name', () => {
  test.each([
    'Anna',
    'Ann-Marie O’Neill',
    '山田 太郎',
    'Владимир',
    'عمر',
    'שרה',
    'ज़ोया',
    '🙂',
    '7',
    '👨‍👩‍👧 Kim',
    '🏳️‍🌈',
    '🇯🇵',
    '🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}',
    '👍🏽',
    '❤️',
    '1️⃣',
  ])('may be %s', name => {
    expect(parseName(name)).toBe(name.normalize('NFC'));
  });

  test('is shown with single spaces and composed letters', () => {
    expect(parseName('  Zoe\u0308 \u3000 B  ')).toBe('Zo\u00eb B');
  });

  test.each([
    ['nothing', ''],
    ['spaces', '   '],
    ['one letter too long', 'a'.repeat(LIMITS.nameCharacters + 1)],
    ['a million letters', 'a'.repeat(1_000_000)],
    ['a line feed', 'Anna\nBen'],
    ['a tab', 'Anna\tBen'],
    ['a control character', 'Anna\u0007'],
    ['a direction override', 'Anna\u202enneB'],
    ['a direction isolate', '\u2067Anna\u2069'],
    ['a direction mark', 'Anna\u200f'],
    ['a zero-width space', 'An\u200bna'],
    ['a line separator', 'Anna\u2028Ben'],
    ['a lone surrogate', 'Anna\ud800'],
    ['a private use character', 'Anna\ue000'],
    ['a filler that shows nothing', '\u3164'],
    ['a blank of Braille', '\u2800'],
    ['a sign for something missing', 'Anna\ufffc'],
    ['what has no letter', 'Anna\u{e0fff}'],
    ['a joiner without pictures', 'An\u200dna'],
    ['a kind without a picture', 'Anna\ufe0f'],
    ['an invisible note head', '\u{1d159}'],
    ['accents without a letter', '\u0301\u0302'],
    ['piled marks', 'A\u0316\u0317\u0318\u0319\u031c'],
  ])('is not %s', (_, name) => {
    expect(parseName(name)).toBeUndefined();
  });

  test('that was read stays the same when read again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 30 }), text => {
        const name = parseName(text);
        if (name !== undefined) expect(parseName(name)).toBe(name);
      }),
      { numRuns: 400 },
    );
  });
});

describe('the word of a meeting', () => {
  test.each([
    ['banana', 'BANANA'],
    ['  Blue-Whale ', 'BLUE-WHALE'],
    ['blue \u2014 whale', 'BLUE-WHALE'],
    ['172.16.1.150', '172.16.1.150'],
    ['172.16.1.150-riedel', '172.16.1.150-RIEDEL'],
    ['connectfour-riedel-yellow', 'CONNECTFOUR-RIEDEL-YELLOW'],
    ['room 7', 'ROOM7'],
    ['2026', '2026'],
    ['a'.repeat(LIMITS.wordLetters.max), 'A'.repeat(LIMITS.wordLetters.max)],
    ['\uff42\uff41\uff4e\uff41\uff4e\uff41', 'BANANA'],
    ['Stra\u00dfe', 'STRASSE'],
    ['cafe\u0301', 'CAF\u00c9'],
    ['\u03bb\u03cc\u03b3\u03bf\u03c2', '\u039b\u038c\u0393\u039f\u03a3'],
    ['\u3055\u304f\u3089\u3082\u3061', '\u3055\u304f\u3089\u3082\u3061'],
    ['\uff71\uff92\uff98\uff76', '\u30a2\u30e1\u30ea\u30ab'],
    ['\u0646\u0645\u0633\u062a\u0647', '\u0646\u0645\u0633\u062a\u0647'],
    ['\u0928\u092e\u0938\u094d\u0924\u0947', '\u0928\u092e\u0938\u094d\u0924\u0947'],
    ['\uc548\ub155\ud558\uc138\uc694', '\uc548\ub155\ud558\uc138\uc694'],
  ])('may be typed as %s', (typed, word) => {
    expect(parseWord(typed)).toBe(word);
  });

  test.each([
    ['nothing', ''],
    ['three letters', 'abc'],
    ['one letter too long', 'a'.repeat(LIMITS.wordLetters.max + 1)],
    ['a million letters', 'a'.repeat(1_000_000)],
    ['three letters and a dot', 'a.bc'],
    ['dots', '....'],
    ['many dots', `abcd${'.'.repeat(41)}e`],
    ['a word with an exclamation mark', 'banana!'],
    ['emoji', '\u{1f642}\u{1f642}\u{1f642}\u{1f642}'],
    ['a word with an invisible character', 'ba\u200bnana'],
    ['invisible fillers', '\u3164\u3164\u3164\u3164'],
    ['piled marks', 'A\u0316\u0317\u0318\u0319\u031cbcd'],
    ['accents without letters', '\u0301\u0302\u0303\u0304'],
  ])('is not %s', (_, typed) => {
    expect(parseWord(typed)).toBeUndefined();
  });

  test('that was read stays the same when read again, and every code is a word', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 30 }), text => {
        const word = parseWord(text);
        if (word !== undefined) expect(parseWord(word)).toBe(word);
      }),
      { numRuns: 400 },
    );
    const code = newCode();
    expect(parseWord(code)).toBe(code);
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

  test('has seven letters for a new table, and one with six is still accepted', () => {
    expect(newCode()).toMatch(new RegExp(`^[${CODE_ALPHABET}]{7}$`));
    expect(parseCode(newCode())).toHaveLength(7);
    expect(parseCode('KTXRAM')).toBe('KTXRAM');
  });

  test('uses no letters that look like others or like digits', () => {
    expect(CODE_ALPHABET).not.toMatch(/[ILOS\d]/);
    expect(new Set(CODE_ALPHABET).size).toBe(CODE_ALPHABET.length);
  });
});
