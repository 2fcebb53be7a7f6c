import { expect, test } from 'vitest';
import { readAnything } from '../../src/formats/any/salvage.ts';

const LETTERS = 200_000;
/** Reading in quadratic time takes longer than this by far; reading in linear time takes a fiftieth of it. */
const MOST_PROCESSOR_SECONDS = 5;

const SIGNS = [
  ...Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)),
  ...['\n', '\t', '\r', '\0', 'é', '黒', '●', '⚫'],
];
const PIECES = [
  ['(;', '(;B[f5]', 'C[\\', '\\]', '[a "', '[a "b"]\n', '(;GM[Othello]B[f5]', ';)', 'BO[8 '],
  ['{', '{"', '[[', '<p>', '<a', '&#', '#g=1', 'https://a?moves='],
  [
    '1.',
    '1. ',
    '1-',
    '12-',
    '33-31 ',
    'f5',
    'f5 ',
    'f5d6c3d3c4',
    '--',
    'pass',
    '\n\n1',
    '5,',
    'A vs B\n',
    'Black: ',
  ],
  ['X ', '- ', 'X-', '0 1 ', '1 2 ', '.|', 'a b ', '8/', '% ', '[x ', 'a,b,c\n'],
].flat();
const BEGINNINGS = ['(;GM[2]C[', '(;GM[2]', `${'1'.repeat(100)} `, '[Black "', `${'-'.repeat(64)} X `];

const texts: readonly string[] = [
  ...[...SIGNS, ...PIECES].map(piece => piece.repeat(Math.ceil(LETTERS / piece.length))),
  ...BEGINNINGS.flatMap(beginning =>
    ['a', ' ', '1', 'B[f5]'].map(piece => beginning + piece.repeat(LETTERS / piece.length)),
  ),
  `${'1'.repeat(LETTERS)}x`,
];

test('no text of two hundred thousand letters takes more than linear time to read', () => {
  const slow = texts.filter(text => {
    const before = process.cpuUsage();
    readAnything([{ content: text }]);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1e6 > MOST_PROCESSOR_SECONDS;
  });
  expect(slow.map(text => text.slice(0, 20))).toEqual([]);
});
