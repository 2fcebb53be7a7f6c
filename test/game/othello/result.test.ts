import { describe, expect, test } from 'vitest';
import { discCounts } from '../../../src/game/board.ts';
import { blackScoreEmptiesToWinner, leader, STANDARD_START } from '../../../src/game/othello/position.ts';
import { drawn } from '../../../testkit/game/positions.ts';

describe('a result', () => {
  test.each([
    ['XXXO ---- ---- ----', 3, 1, 'black', 15],
    ['XOOO ---- ---- ----', 1, 3, 'white', 1],
    ['XXOO ---- ---- ----', 2, 2, 'draw', 8],
    ['XXXX XXXX XXXX XXXX', 16, 0, 'black', 16],
    ['OOOO OOOO OOOO OOOO', 0, 16, 'white', 0],
  ] as const)('of %s is %i to %i: %s', (rows, black, white, winner, score) => {
    const position = drawn(rows, 'black');
    expect(discCounts(position)).toEqual({ black, white });
    expect(leader(position)).toBe(winner);
    expect(blackScoreEmptiesToWinner(position)).toBe(score);
  });

  test('at the start is even', () => {
    expect(leader(STANDARD_START)).toBe('draw');
    expect(blackScoreEmptiesToWinner(STANDARD_START)).toBe(32);
  });
});
