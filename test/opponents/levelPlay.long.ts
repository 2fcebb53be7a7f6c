import { expect, test } from 'vitest';
import {
  crossStart,
  type OthelloPosition,
  openStart,
  play,
  STANDARD_START,
} from '../../src/game/othello/position.ts';
import { STANDARD_SHAPE } from '../../src/game/shape.ts';
import type { Square } from '../../src/game/square.ts';
import { makeTranscript } from '../../src/game/transcript.ts';
import { shapeOf } from '../../testkit/game/positions.ts';
import { newEngine, playGame, reply } from './levelGames.ts';

test.each([3, 6, 8])(
  'level %i plays the same game for the same seed, whatever was searched before',
  level => {
    const levels = { black: level, white: level };
    const used = newEngine();
    playGame(used, levels, 99);
    expect(playGame(used, levels, 5)).toEqual(playGame(newEngine(), levels, 5));
  },
);

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
  'a level plays the same game of %s for the same seed, and another for another',
  (_, start) => {
    const levels = { black: 3, white: 4 };
    const play = (seed: number) => playGame(newEngine(), levels, seed, start);
    expect(play(5)).toEqual(play(5));
    expect(play(5).transcript).not.toBe(play(6).transcript);
  },
);
