import { expect, test } from 'vitest';
import { CONNECT4_START, landingSquare, winningSquares } from '../../../src/game/connect4/position.ts';
import { isOver, legalMoves, winnerOf } from '../../../src/game/position.ts';
import { makeSquare, parseSquare } from '../../../src/game/square.ts';
import { makeTranscript, readMoves, writeMoves } from '../../../src/game/transcript.ts';
import { afterColumns } from '../../../testkit/game/connect4.ts';

const namesOf = (squares: Iterable<Parameters<typeof makeSquare>[0]>): string =>
  [...squares].map(makeSquare).sort().join(' ');

test('Red begins, and a disc falls to the bottom of its column', () => {
  expect(CONNECT4_START.turn).toBe('black');
  expect(namesOf(legalMoves(CONNECT4_START))).toBe('a6 b6 c6 d6 e6 f6 g6');
});

test('a disc lands on the one below, and the turn goes to the other side', () => {
  const position = afterColumns('44');
  expect(position.discs.black.has(parseSquare('d6'))).toBe(true);
  expect(position.discs.white.has(parseSquare('d5'))).toBe(true);
  expect(position.turn).toBe('black');
  expect(landingSquare(position, 3)).toBe(parseSquare('d4'));
});

test('three in a row do not win', () => {
  const position = afterColumns('112233');
  expect([isOver(position), winningSquares(position).size]).toEqual([false, 0]);
});

test('a full column takes no more discs', () => {
  const position = afterColumns('444444');
  expect(landingSquare(position, 3)).toBeUndefined();
  expect(legalMoves(position).size).toBe(6);
});

test.each([
  ['a row', '1122334', 'black', 'a6 b6 c6 d6'],
  ['a column', '1212121', 'black', 'a3 a4 a5 a6'],
  ['a column of Yellow', '71212121', 'white', 'a3 a4 a5 a6'],
  ['a rising line', '12233434544', 'black', 'a6 b5 c4 d3'],
  ['a falling line', '76655454344', 'black', 'd3 e4 f5 g6'],
])('four discs in %s win, and the game is over', (_, columns, winner, four) => {
  const position = afterColumns(columns);
  expect(winnerOf(position)).toBe(winner);
  expect(namesOf(winningSquares(position))).toBe(four);
  expect(isOver(position)).toBe(true);
});

test('a full board without four is a draw', () => {
  const position = afterColumns('771712422436764253344722554671551166651333');
  expect(isOver(position)).toBe(true);
  expect(winnerOf(position)).toBe('draw');
});

test('games are written as column numbers and read back', () => {
  const moves = readMoves(CONNECT4_START, '4435 26') ?? [];
  expect(makeTranscript(moves)).toBe('d6d5c6e6b6f6');
  expect(writeMoves('connect4', moves)).toBe('443526');
});

test.each(['0', '8', 'd6', '4444444', '11223344'])('"%s" is not a game of Connect Four', columns => {
  expect(readMoves(CONNECT4_START, columns)).toBeUndefined();
});
