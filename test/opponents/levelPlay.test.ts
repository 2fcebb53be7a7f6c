import { expect, test } from 'vitest';
import { loadEngineProgram, readWeights } from '../../cli/engine/engineFiles.ts';
import { makeSearchTask } from '../../src/engine/searchTask.ts';
import { WasmEngine } from '../../src/engine/wasmEngine.ts';
import {
  crossStart,
  isOver,
  type OthelloPosition,
  openStart,
  play,
  STANDARD_START,
} from '../../src/game/othello/position.ts';
import { blackScoreEmptiesToWinner } from '../../src/game/othello/result.ts';
import { winnerOf } from '../../src/game/position.ts';
import { STANDARD_SHAPE } from '../../src/game/shape.ts';
import type { Square } from '../../src/game/square.ts';
import { makeTranscript } from '../../src/game/transcript.ts';
import { planReply } from '../../src/opponents/opponents.ts';
import { positionAfter, shapeOf } from '../../testkit/game/positions.ts';

const [program, weights] = await Promise.all([loadEngineProgram(), readWeights()]);
const newEngine = (): WasmEngine =>
  new WasmEngine(program, { now: () => performance.now(), shouldStop: () => false }, weights);

interface Reply {
  readonly engine: WasmEngine;
  readonly level: number;
  readonly position: OthelloPosition;
  readonly seed: number;
}

const reply = ({ engine, level, position, seed }: Reply): Square => {
  const seat = { type: 'computer', opponent: 'flipside', level } as const;
  const { method, choose } = planReply({ seat, position, seed }, { milliseconds: 50, threads: 1 });
  return choose(engine.search(makeSearchTask({ position, method }), () => {}));
};

const playGame = (
  engine: WasmEngine,
  levels: { black: number; white: number },
  seed: number,
  start: OthelloPosition = STANDARD_START,
) => {
  const squares: Square[] = [];
  let position = start;
  while (!isOver(position)) {
    const square = reply({ engine, level: levels[position.turn], position, seed });
    squares.push(square);
    position = play(position, square) as OthelloPosition;
  }
  const blackScore = blackScoreEmptiesToWinner(position);
  return { transcript: makeTranscript(squares), blackScore, winner: winnerOf(position) };
};

test.each([1, 3, 6, 8])(
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

test('a machine on which a level is slow answers within five seconds from what it has seen', () => {
  let time = 0;
  const slowHost = { now: () => (time += 100), shouldStop: () => false };
  const engine = new WasmEngine(program, slowHost, weights);
  const position = positionAfter('f5d6c3d3c4f4f6g5e3f3g6d2', 12);
  const seat = { type: 'computer', opponent: 'flipside', level: 11 } as const;
  const { method } = planReply({ seat, position, seed: 1 }, { milliseconds: 50, threads: 1 });
  const { depth, milliseconds } = engine.search(makeSearchTask({ position, method }), () => {});
  expect(milliseconds).toBeLessThan(5_000);
  expect(depth).toBeLessThan(20);
});

test('a level far above another one wins', () => {
  const engine = newEngine();
  for (const seed of [1, 2]) {
    expect(playGame(engine, { black: 5, white: 1 }, seed).blackScore).toBeGreaterThan(32);
    expect(playGame(engine, { black: 1, white: 5 }, seed).blackScore).toBeLessThan(32);
  }
});

const OTHER_STARTS: readonly (readonly [string, OthelloPosition])[] = [
  ['6 x 6', crossStart(shapeOf(6, 6))],
  ['Reversi on 7 x 6', openStart(shapeOf(7, 6))],
  ['Anti-Othello', crossStart(STANDARD_SHAPE, 'anti')],
];

test.each(OTHER_STARTS)('a level far above another one wins most games of %s', (_, start) => {
  const engine = newEngine();
  const games = [1, 2, 3, 4, 5, 6].flatMap(seed => [
    playGame(engine, { black: 6, white: 1 }, seed, start).winner === 'black',
    playGame(engine, { black: 1, white: 6 }, seed, start).winner === 'white',
  ]);
  expect(games.filter(won => won).length).toBeGreaterThan(8);
});

test.each(OTHER_STARTS)(
  'a level plays the same game of %s for the same seed, another one for another',
  (_, start) => {
    const levels = { black: 3, white: 4 };
    const play = (seed: number) => playGame(newEngine(), levels, seed, start);
    expect(play(5)).toEqual(play(5));
    expect(play(5).transcript).not.toBe(play(6).transcript);
  },
);
