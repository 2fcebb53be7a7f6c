import fc from 'fast-check';
import { expect, test } from 'vitest';
import { COLORS } from '../../../src/game/color.ts';
import { CONNECT4_START, landingSquare, winningSquares } from '../../../src/game/connect4/position.ts';
import { isOver, legalMoves, winnerOf } from '../../../src/game/position.ts';
import {
  columnOf,
  makeSquare,
  parseSquare,
  rowOf,
  type Square,
  type SquareName,
} from '../../../src/game/square.ts';
import { SquareSet } from '../../../src/game/squareSet.ts';
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

/** All lines of four touching squares, from each square in each direction. */
const lines = [...CONNECT4_START.shape.squares].flatMap(square =>
  [-1, 0, 1].flatMap(right =>
    [-1, 0, 1].flatMap(down => {
      const names = [0, 1, 2, 3].map(
        step => `${'abcdefg'[columnOf(square) + step * right]}${rowOf(square) + step * down + 1}`,
      );
      return (right !== 0 || down !== 0) && names.every(name => /^[a-g][1-6]$/.test(name)) ? [names] : [];
    }),
  ),
);

test('four discs of a color in any line win for it, and three do not', () => {
  expect(new Set(lines.map(names => names.toSorted().join(' '))).size).toBe(69);
  for (const names of lines)
    for (const color of COLORS) {
      const squares = names.map(name => parseSquare(name as SquareName));
      const withDiscs = (some: readonly Square[]) => ({
        ...CONNECT4_START,
        discs: { ...CONNECT4_START.discs, [color]: SquareSet.of(...some) },
      });
      const won = withDiscs(squares);
      expect([winnerOf(won), isOver(won)]).toEqual([color, true]);
      expect(namesOf(winningSquares(won))).toBe(names.toSorted().join(' '));
      for (const left of squares) {
        const open = withDiscs(squares.filter(square => square !== left));
        expect([isOver(open), winningSquares(open).size]).toEqual([false, 0]);
      }
    }
});

test('only four discs of a color in a line win, whatever else is on the board', () => {
  const fours = lines.map(names => SquareSet.of(...names.map(name => parseSquare(name as SquareName))));
  fc.assert(
    fc.property(fc.subarray([...CONNECT4_START.shape.squares]), squares => {
      const discs = { black: SquareSet.of(...squares), white: SquareSet.empty };
      const won = fours.filter(four => four.diff(discs.black).isEmpty()).flatMap(four => [...four]);
      expect(winningSquares({ ...CONNECT4_START, discs })).toEqual(SquareSet.of(...won));
    }),
  );
});

test('a full column takes no more discs', () => {
  const position = afterColumns('444444');
  expect(landingSquare(position, 3)).toBeUndefined();
  expect(legalMoves(position).size).toBe(6);
});

test.each([
  ['a row', '1122334', 'black', 'a6 b6 c6 d6'],
  ['a column by Yellow', '71212121', 'white', 'a3 a4 a5 a6'],
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
