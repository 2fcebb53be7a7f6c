import { expect, test } from 'vitest';
import { readInputs } from '../../src/formats/read.ts';

const at = (line: number, column: number) => ({ unit: 'character', line, column }) as const;
const BOARD = '---------------------------OX------XO---------------------------';

test.each([
  ['', 'empty', undefined],
  ['   \n ', 'empty', undefined],
  ['hello', 'unknown', undefined],
  ['f5d6z9', 'strangeText', at(1, 5)],
  ['f5d6\nf5f9', 'strangeText', at(2, 3)],
  ['f5 d6 d6', 'illegalMove', at(1, 7)],
  ['f5d6c3d3c4--b3 pa pa', 'illegalMove', at(1, 13)],
  ['44444444', 'illegalMove', at(1, 7)],
  ['4 4 9', 'illegalMove', at(1, 5)],
  [`${BOARD.slice(1)} X`, 'boardLength', at(1, 1)],
  [`${BOARD} ?`, 'boardSide', at(1, 65)],
  [`${BOARD.replace('OX', 'OZ')} X`, 'boardSign', at(1, 29)],
  [`${BOARD} X\n${'-'.repeat(64)} O`, 'notPlayable', at(2, 1)],
  ['----\n-OX-\n-XO\n----', 'boardRows', at(3, 1)],
  ['(;GM[Amazons]PB[a];)', 'otherGame', at(1, 1)],
  ['(;GM[Othello]B[F5]W[F5];)', 'illegalMove', at(1, 21)],
  ['(;GM[Othello]B[F5]B[D6];)', 'wrongSide', at(1, 21)],
  ['(;GM[Othello]B[F5', 'unclosed', at(1, 15)],
  ['(;GM[Othello]\nB[F5] ?;)', 'unexpected', at(2, 7)],
  ['(;GM[1]FF[4];B[pd])', 'otherGame', at(1, 6)],
  ['(;GM[2]SZ[19];B[pd])', 'otherSize', at(1, 8)],
  ['(;GM[2];B[f5];W[q9])', 'strangeText', at(1, 17)],
  ['(;GM[2];B[f5]\n;AB[a1])', 'setupInside', at(2, 2)],
  ['(;GM[2];B[f5]', 'unclosed', at(1, 14)],
  ['(;GM[2];B[f5]) x', 'unexpected', at(1, 16)],
  ['[Black "a"]\n\n1. f5 f5', 'illegalMove', at(3, 7)],
  ['{"version": 1}', 'brokenFile', undefined],
  ['{"version": 1, "lines": ["f5f5"]}', 'brokenFile', undefined],
  ['#g=1abc', 'linkDamaged', at(1, 1)],
  ['#g=1ab!c', 'linkSign', at(1, 7)],
])('%j is refused: %s', (content, reason, place) => {
  const [failure] = readInputs([{ content }]).failures;
  expect([failure?.reason, failure?.place]).toEqual([reason, place]);
});

test('readable games are returned along with errors for the others', () => {
  const found = readInputs([{ content: 'f5d6\nf5f5\nf5f6' }]);
  expect([found.records.length, found.failures.length]).toEqual([2, 1]);
  expect(found.failures[0]).toMatchObject({ move: 2, found: 'f5', place: at(2, 3) });
});

test('another game is recognized by its name', () => {
  expect(readInputs([{ content: '(;GM[Amazons]PB[a];)' }]).failures[0]?.found).toBe('Amazons');
});

test.each([
  ['bytes that are no text', undefined, [1, 0, 2]],
  ['a file of a database that holds a text', 'x.wtb', [102, 53]],
])('%s are refused as a database, with their length', (_, name, bytes) => {
  const found = readInputs([{ ...(name && { name }), content: new Uint8Array(bytes) }]);
  expect(found.failures).toMatchObject([{ reason: 'wthorLength', found: `${bytes.length}` }]);
});
