import { expect, test } from 'vitest';
import { type PlainPlayer, plainMove } from '../../../cli/match/plainPlayers.ts';
import { flippedBy, legalMoves } from '../../../src/game/othello/position.ts';
import { makeSquare } from '../../../src/game/square.ts';
import { drawn } from '../../../testkit/game/positions.ts';

/** A position in which a corner flips one disc and other moves flip more. */
const position = drawn('-------- -------- ---OX--- ---XO--- --OOOX-- --X----- -O------ --------', 'black');
const moves = [...legalMoves(position)];
const seeds = Array.from({ length: 60 }, (_, seed) => seed);

const movesOf = (player: PlainPlayer) =>
  new Set(seeds.map(seed => plainMove({ player, position, seed, game: 0 })));

test('random plays every legal move', () => {
  expect(movesOf('random')).toEqual(new Set(moves));
});

test('greedy plays one of the moves that flip most discs', () => {
  const most = Math.max(...moves.map(square => flippedBy(position, square).size));
  const liked = moves.filter(square => flippedBy(position, square).size === most);
  expect(liked.length).toBeLessThan(moves.length);
  expect(movesOf('greedy')).toEqual(new Set(liked));
});

test('greedy-corners prefers a corner to more flips, and is greedy without one', () => {
  expect([...movesOf('greedy-corners')].map(makeSquare)).toEqual(['a8']);
  const open = drawn('-------- -------- -------- ---OX--- ---XO--- -----X-- -------- --------', 'white');
  const [seed, game] = [3, 1];
  expect(plainMove({ player: 'greedy-corners', position: open, seed, game })).toBe(
    plainMove({ player: 'greedy', position: open, seed, game }),
  );
});

test('the same seed and game give the same move, and another game may give another', () => {
  const inGame = (game: number) => plainMove({ player: 'random', position, seed: 7, game });
  expect(inGame(2)).toBe(inGame(2));
  expect(new Set(seeds.map(inGame)).size).toBeGreaterThan(1);
});
