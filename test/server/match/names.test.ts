import { describe, expect, test } from 'vitest';
import { skeletonOf, wordKeyOf } from '../../../server/match/skeleton.ts';
import { parseName } from '../../../src/net/contract/texts.ts';
import { ANNA, BEN, FakeTable } from '../../../testkit/server/fakeTable.ts';

const namesOf = ({ state }: FakeTable): readonly (string | undefined)[] => [
  state.seats.black?.name,
  state.seats.white?.name,
];
const seat = (first: string, second: string): FakeTable => {
  const fake = new FakeTable({ opener: { ...ANNA, name: first } });
  fake.sit({ ...BEN, name: second });
  return fake;
};

describe('two names at a table', () => {
  test.each([
    ['the same', 'Anna', 'Anna'],
    ['in other cases', 'Anna', 'ANNA'],
    ['of Cyrillic letters', 'Anna', 'Аnnа'],
    ['of Greek letters', 'Otto', 'Οττο'],
    ['of wide letters', 'Anna', 'Ａｎｎａ'],
    ['of slanted letters', 'Anna', '𝐴𝑛𝑛𝑎'],
    ['with accents', 'Zoe', 'Zoé'],
    ['with dots and dashes', 'Anna', 'A.n-na'],
    ['one and l', 'Bill', 'Bi11'],
    ['rn and m', 'Tom', 'Torn'],
    ['of Katakana and Kanji', '力口', 'カロ'],
  ])('that look alike are both marked: %s', (_, first, second) => {
    const [black, white] = namesOf(seat(first, second));
    expect([black, white]).toEqual([`${first} ●`, `${second} ○`]);
  });

  test.each([
    ['Anna', 'Ben'],
    ['山田', '山口'],
    ['🙂', '🙃'],
    ['Владимир', 'Василий'],
  ])('that differ stay as they are: %s and %s', (first, second) => {
    expect(namesOf(seat(first, second))).toEqual([first, second]);
  });

  test('that are marked are no longer than any name, and cut between whole letters', () => {
    const long = `${'a'.repeat(20)}👍🏽👍🏽`;
    const [black = '', white = ''] = namesOf(seat(long, long));
    expect([black, white]).toEqual([`${'a'.repeat(20)}👍🏽 ●`, `${'a'.repeat(20)}👍🏽 ○`]);
    for (const name of [black, white]) expect(parseName(name)).toBe(name);
  });

  test('are swapped with the seats by a rematch, and so are the marks', () => {
    const fake = seat('Anna', 'Anna').resign('black').agreeOn('rematch');
    expect(namesOf(fake)).toEqual(['Anna ●', 'Anna ○']);
  });
});

test('names of symbols only are compared exactly', () => {
  expect(skeletonOf('...')).toBe('...');
  expect(skeletonOf('...')).not.toBe(skeletonOf('!?!'));
});

test.each([
  ['PC-7', 'pc7', true],
  ['BLUE-WHALE', 'BLUEWHALE', true],
  ['O0O0', '0O0O', true],
  ['HANSRIEDEL', 'HANSR1EDEL', true],
  ['172.16.1.150', '172.16.1.15O', true],
  ['172-16-1-150', '172.16.1.150', true],
  ['BANANA', 'ВАNАNА', true],
  ['CAFÉ', 'CAFE', true],
  ['172.16.1.150', '172.16.11.50', false],
  ['नमस्ते', 'नमस्ता', false],
  ['さくらもち', 'さくらもし', false],
  ['BANANA', 'BANANE', false],
])('whether %s and %s are one word: %s', (one, other, isOne) => {
  expect(wordKeyOf(one) === wordKeyOf(other)).toBe(isOne);
});
