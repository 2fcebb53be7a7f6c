import fc from 'fast-check';
import { expect, test } from 'vitest';
import { COLORS } from '../../src/game/color.ts';
import { isOver, legalMoves, type OthelloPosition, play } from '../../src/game/othello/position.ts';
import type { Square } from '../../src/game/square.ts';
import { parseSquare } from '../../src/game/square.ts';
import { regionOf, stableDiscs } from '../../src/study/stability.ts';
import { anyPlayed, drawn } from '../../testkit/game/positions.ts';

const nextOf = (position: OthelloPosition, choice: number): OthelloPosition => {
  const moves = [...legalMoves(position)];
  return isOver(position)
    ? position
    : (play(position, moves[choice % moves.length] as Square) as OthelloPosition);
};

test('a stable disc keeps its color in every continuation', () => {
  fc.assert(
    fc.property(anyPlayed, fc.array(fc.nat(), { minLength: 60, maxLength: 60 }), (position, choices) => {
      let now = position;
      for (const choice of choices) now = nextOf(now, choice);
      for (const color of COLORS) {
        const stable = stableDiscs(position, color);
        expect(stable.diff(now.discs[color]).isEmpty()).toBe(true);
      }
    }),
    { numRuns: 300 },
  );
});

test('a corner and the discs along its edge are stable, and a disc next to an empty corner is not', () => {
  const position = drawn('XXX- -OO- ---- -OX-', 'black');
  expect(stableDiscs(position, 'black').size).toBe(3);
  expect(stableDiscs(position, 'white').size).toBe(0);
});

test('on a full board all discs are stable', () => {
  const position = drawn('XOXO OXXO XXOO OOOX', 'black');
  expect(stableDiscs(position, 'black').size + stableDiscs(position, 'white').size).toBe(16);
});

test('a region contains the empty squares that touch, also diagonally', () => {
  const position = drawn('-XXX X-XX XXX- XXO-', 'black');
  expect(regionOf(position, parseSquare('a1')).size).toBe(2);
  expect(regionOf(position, parseSquare('d4')).size).toBe(2);
});
