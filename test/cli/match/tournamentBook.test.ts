import { expect, test } from 'vitest';
import { bookReplies } from '../../../cli/match/tournamentBook.ts';
import { legalMoves, STANDARD_START } from '../../../src/game/othello/position.ts';
import { FULL_STRENGTH } from '../../../src/opponents/levels.ts';

const [always, onlyBest] = [bookReplies(true), bookReplies(false)];
const at = (level: number, seed: number, reply = always) =>
  reply({ seat: { type: 'computer', opponent: 'flipside', level }, position: STANDARD_START, seed });

test('a level with the book plays tournament moves, which vary from game to game', () => {
  const moves = Array.from({ length: 30 }, (_, seed) => at(10, seed));
  for (const move of moves) expect(move !== undefined && legalMoves(STANDARD_START).has(move)).toBe(true);
  expect(new Set(moves).size).toBeGreaterThan(1);
});

test('only full strength uses the book without being told to', () => {
  expect(at(FULL_STRENGTH, 1, onlyBest)).toBeDefined();
  expect(at(FULL_STRENGTH - 1, 1, onlyBest)).toBeUndefined();
});
