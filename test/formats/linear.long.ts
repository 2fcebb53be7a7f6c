import { expect, test } from 'vitest';
import { readAnything } from '../../src/formats/any/salvage.ts';

const LETTERS = 1_000_000;
/** Reading in quadratic time would take minutes. */
const MOST_PROCESSOR_SECONDS = 2;

const SIGNS = [
  ...Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)),
  ...['\n', '\t', '\r', '\0', 'é', '黒', '●', '⚫'],
];
const PIECES = [
  ['(;', '(;B[f5]', 'C[\\', '\\]', '[a "', '[a "b"]\n', '(;GM[Othello]B[f5]', ';)', 'BO[8 '],
  ['{', '{"', '[[', '<p>', '<a', '&#', '#g=1', 'https://a?moves='],
  ['1.', '1. ', '1-', '12-', '33-31 ', 'f5', 'f5 ', 'f5d6c3d3c4', '--', 'pass', '5,', 'A vs B\n', 'Black: '],
  ['x f5 ', '56 ', '56', '(4,5) ', '{"x":4,"y":5},', 'x=4,', 'f,5 ', '5f ', 'f5 dl '],
  ['0x0000001008000000 ', '🔴', '🔴🔵⬜', '● 12 13 ', '┼●', 'B+8 ', 'Black 36 White '],
  ['X ', '- ', 'X-', '0 1 ', '1 2 ', '.|', 'a b ', '8/', '% ', '[x ', 'a,b,c\n'],
].flat();
/** A fifth of a megabyte of lines that each are a game or an error, which is more work. */
const LINES = [
  '\n\n1',
  '9\n',
  '9 f5\n',
  'f5\n',
  'f5z\n',
  'one,other,f5d6c3d3c4f4c5b4\n',
  'f5d6c3d3c4f4c5b4\n',
];
const HEADS = ['', 'black,white,game\n'];
const BEGINNINGS = ['(;GM[2]C[', '(;GM[2]', `${'1'.repeat(100)} `, '[Black "', `${'-'.repeat(64)} X `];

const repeated = (pieces: readonly string[], letters = LETTERS): readonly string[] =>
  pieces.map(piece => piece.repeat(Math.ceil(letters / piece.length)));

const TEXTS: Readonly<Record<string, readonly string[]>> = {
  'one sign': [...repeated(SIGNS), `${'1'.repeat(LETTERS)}x`],
  'a piece of a format': repeated(PIECES),
  'what follows the beginning of a format': BEGINNINGS.flatMap(beginning =>
    repeated(['a', ' ', '1', 'B[f5]']).map(text => beginning + text),
  ),
  'lines of a table': HEADS.flatMap(head => repeated(LINES, LETTERS / 5).map(text => head + text)),
};

test.each(Object.entries(TEXTS))(
  'a megabyte of %s is read within two seconds of processor time',
  (_, texts) => {
    const slow = texts.filter(text => {
      const before = process.cpuUsage();
      readAnything([{ content: text }]);
      const { user, system } = process.cpuUsage(before);
      return (user + system) / 1e6 > MOST_PROCESSOR_SECONDS;
    });
    expect(slow.map(text => text.slice(0, 20))).toEqual([]);
  },
);
