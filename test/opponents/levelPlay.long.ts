import { expect, test } from 'vitest';
import { type PlainPlayer, plainMove } from '../../cli/match/plainPlayers.ts';
import {
  crossStart,
  isOver,
  type OthelloPosition,
  openStart,
  play,
  STANDARD_START,
} from '../../src/game/othello/position.ts';
import { winnerOf } from '../../src/game/position.ts';
import { STANDARD_SHAPE } from '../../src/game/shape.ts';
import type { Square } from '../../src/game/square.ts';
import { makeTranscript } from '../../src/game/transcript.ts';
import { shapeOf } from '../../testkit/game/positions.ts';
import { newEngine, playGame, reply } from './levelGames.ts';

test.each([3, 6, 8])('level %i plays the same game for the same seed, whatever it searched before', level => {
  const levels = { black: level, white: level };
  const used = newEngine();
  playGame(used, levels, 99);
  expect(playGame(used, levels, 5)).toEqual(playGame(newEngine(), levels, 5));
});

test.each([1, 6, 12])('games of level %i begin in many ways', level => {
  const engine = newEngine();
  const beginnings = Array.from({ length: 8 }, (_, seed) => {
    let position = STANDARD_START;
    const squares: Square[] = [];
    for (let ply = 0; ply < 6; ply++) {
      const square = reply({ engine, level, position, seed: seed * 7919 });
      squares.push(square);
      position = play(position, square) as OthelloPosition;
    }
    return makeTranscript(squares);
  });
  expect(new Set(beginnings).size).toBeGreaterThan(3);
});

const OTHER_STARTS: readonly (readonly [string, OthelloPosition])[] = [
  ['6 x 6', crossStart(shapeOf(6, 6))],
  ['Reversi on 7 x 6', openStart(shapeOf(7, 6))],
  ['Anti-Othello', crossStart(STANDARD_SHAPE, 'anti')],
];

test.each(OTHER_STARTS)('a much higher level wins most games of %s', (_, start) => {
  const engine = newEngine();
  const games = [1, 2, 3, 4, 5, 6].flatMap(seed => [
    playGame(engine, { black: 6, white: 1 }, seed, start).winner === 'black',
    playGame(engine, { black: 1, white: 6 }, seed, start).winner === 'white',
  ]);
  expect(games.filter(won => won).length).toBeGreaterThan(8);
});

test.each(OTHER_STARTS)(
  'a level plays the same game of %s for the same seed, and another game for another seed',
  (_, start) => {
    const levels = { black: 3, white: 4 };
    const play = (seed: number) => playGame(newEngine(), levels, seed, start);
    expect(play(5)).toEqual(play(5));
    expect(play(5).transcript).not.toBe(play(6).transcript);
  },
);

/** The share of points that a beginner scores in two hundred games against a level. */
const shareOf = (player: PlainPlayer, level: number): number => {
  const engine = newEngine();
  let points = 0;
  for (let game = 0; game < 200; game++) {
    const own = game % 2 === 0 ? 'black' : 'white';
    const seed = game * 7919 + 1;
    let position = STANDARD_START;
    while (!isOver(position)) {
      const square =
        position.turn === own
          ? plainMove({ player, position, seed, game })
          : reply({ engine, level, position, seed });
      position = play(position, square) as OthelloPosition;
    }
    const winner = winnerOf(position);
    points += winner === 'draw' ? 1 / 2 : Number(winner === own);
  }
  return points / 200;
};

test.each([
  ['greedy', 1, 0.6, 0.8],
  ['random', 1, 0.5, 0.8],
  ['greedy', 2, 0.35, 0.6],
  ['greedy-corners', 3, 0.4, 0.6],
] as const)('%s scores against level %i between %d and %d', (player, level, least, most) => {
  const share = shareOf(player, level);
  expect(share).toBeGreaterThanOrEqual(least);
  expect(share).toBeLessThanOrEqual(most);
});
