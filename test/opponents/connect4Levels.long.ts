import { expect, test } from 'vitest';
import { loadEngineProgram } from '../../cli/engine/engineFiles.ts';
import { makeSearchTask } from '../../src/engine/searchTask.ts';
import { WasmEngine } from '../../src/engine/wasmEngine.ts';
import type { ByColor } from '../../src/game/color.ts';
import { outlookOf } from '../../src/game/connect4/columns.ts';
import { CONNECT4_START, type Connect4Position } from '../../src/game/connect4/position.ts';
import { isOver, legalMoves, play, winnerOf } from '../../src/game/position.ts';
import { makeRandom, pick } from '../../src/game/random.ts';
import { LEVELS } from '../../src/game/seat.ts';
import { columnOf, type Square } from '../../src/game/square.ts';
import { hintMethod, planReply } from '../../src/opponents/opponents.ts';
import { afterColumns } from '../../testkit/game/connect4.ts';

const program = await loadEngineProgram();
/** Its clock counts visited positions, so that a slow machine does not change the games. */
const newEngine = (): WasmEngine => {
  let looks = 0;
  return new WasmEngine(program, { now: () => looks++ * 0.5, shouldStop: () => false });
};
const engine = newEngine();
const MEANS = { milliseconds: 500, threads: 3 };
const PERFECT = LEVELS.solver?.max ?? 0;
const SEEDS = Array.from({ length: 60 }, (_, index) => index * 7919 + 1);

const planOf = (level: number, position: Connect4Position, seed: number) =>
  planReply({ seat: { type: 'computer', opponent: 'solver', level }, position, seed }, MEANS);

const replyOf = (level: number, position: Connect4Position, seed: number, by = engine): Square => {
  const { method, choose } = planOf(level, position, seed);
  return choose(by.search(makeSearchTask({ position, method }), () => {}));
};

const after = (position: Connect4Position, square: Square): Connect4Position => {
  const next = play(position, square);
  if (next === undefined) throw new Error('The reply is not legal.');
  return next;
};

const playGame = (levels: ByColor<number>, seed: number, by = engine) => {
  const squares: Square[] = [];
  let position = CONNECT4_START;
  while (!isOver(position)) {
    squares.push(replyOf(levels[position.turn], position, seed, by));
    position = after(position, squares.at(-1) as Square);
  }
  return { squares, winner: winnerOf(position) };
};

/** The share of games in which a level answers the transcript with `column` (from 1). */
const shareOf = (level: number, transcript: string, column: number, seeds = SEEDS): number =>
  seeds.filter(seed => columnOf(replyOf(level, afterColumns(transcript), seed)) === column - 1).length /
  seeds.length;

test.each([1, 2, 3, 4, 5, 6, 7])(
  'level %i plays the same game for the same seed, whatever it searched before',
  level => {
    const levels = { black: level, white: level };
    playGame(levels, 99);
    expect(playGame(levels, 5)).toEqual(playGame(levels, 5, newEngine()));
  },
);

test.each([1, 4, 7])('games of level %i begin in many ways', level => {
  const games = SEEDS.slice(0, 10).map(seed => playGame({ black: level, white: level }, seed).squares);
  expect(new Set(games.map(squares => squares.slice(0, 6).join())).size).toBeGreaterThan(4);
});

test('level 1 usually completes four in a row, and sometimes stops a three', () => {
  expect(shareOf(1, '112233', 4)).toBeGreaterThan(0.75);
  expect(shareOf(1, '12121', 1)).toBeGreaterThan(0.3);
  expect(shareOf(1, '12121', 1)).toBeLessThan(0.9);
});

test.each([3, 6, 9])('level %i always completes four in a row', level => {
  expect(shareOf(level, '112233', 4)).toBe(1);
});

/** The strongest of these levels thinks for half a second per move. */
test.each([
  [5, SEEDS],
  [8, SEEDS],
  [9, SEEDS.slice(0, 4)],
])('level %i always stops a three', (level, seeds) => {
  expect(shareOf(level, '12121', 1, seeds)).toBe(1);
});

test('a much higher level wins', () => {
  for (const seed of SEEDS.slice(0, 5)) {
    expect(playGame({ black: 7, white: 1 }, seed).winner).toBe('black');
    expect(playGame({ black: 1, white: 7 }, seed).winner).toBe('white');
  }
});

test.each([1, 5, 8])('level %i searches equally deep on every device', level => {
  expect(planOf(level, CONNECT4_START, 1).method).toMatchObject({ by: 'solver', limit: { type: 'depth' } });
});

test('a hint scores every column within a short time limit', () => {
  expect(hintMethod(CONNECT4_START, MEANS)).toMatchObject({
    by: 'solver',
    limit: { type: 'time' },
    every: true,
  });
});

/** 1 if the side to move wins, 0 for a draw, -1 for a loss. */
const outcomeOf = (position: Connect4Position): number =>
  Math.sign(
    engine.search(makeSearchTask({ position, method: { by: 'solver', limit: { type: 'solve' } } }), () => {})
      .score,
  );

test('the highest level never changes the result of a position', () => {
  const random = makeRandom(11);
  for (let game = 0; game < 12; game++) {
    let position = CONNECT4_START;
    while (!isOver(position) && position.discs.black.size < 6)
      position = after(position, pick(random, [...legalMoves(position)]));
    while (!isOver(position)) {
      const before = outcomeOf(position);
      position = after(position, replyOf(PERFECT, position, game));
      const then = isOver(position) ? (winnerOf(position) === 'draw' ? 0 : 1) : 0 - outcomeOf(position);
      expect(then).toBe(before);
      if (!isOver(position)) position = after(position, pick(random, [...legalMoves(position)]));
    }
  }
});

test('the highest level wins if it moves first', () => {
  for (const seed of SEEDS.slice(0, 3))
    expect(playGame({ black: PERFECT, white: 6 }, seed).winner).toBe('black');
});

test('an outlook gives the winner and the number of discs still needed', () => {
  expect(outlookOf(CONNECT4_START, 1)).toEqual({ result: 'win', moves: 21 });
  expect(outlookOf(afterColumns('112233'), 18)).toEqual({ result: 'win', moves: 1 });
  expect(outlookOf(afterColumns('1122337'), -17)).toEqual({ result: 'loss', moves: 1 });
  expect(outlookOf(CONNECT4_START, 0)).toEqual({ result: 'draw', moves: 0 });
});
