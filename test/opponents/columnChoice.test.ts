import { expect, test } from 'vitest';
import type { MoveScore, SearchResult } from '../../src/engine/searchRequest.ts';
import { CONNECT4_START, type Connect4Position, landingSquare } from '../../src/game/connect4/position.ts';
import type { Position } from '../../src/game/position.ts';
import { LEVELS } from '../../src/game/seat.ts';
import { columnOf, type Square } from '../../src/game/square.ts';
import { readMoves, replay } from '../../src/game/transcript.ts';
import { chooseColumn } from '../../src/opponents/connect4/columnChoice.ts';
import { type Connect4Level, connect4LevelAt, PERFECT_LEVEL } from '../../src/opponents/connect4/levels.ts';

const SEEDS = Array.from({ length: 200 }, (_, seed) => seed);
const BLIND: Connect4Level = {
  ...{ depth: 2, faultless: 0, attention: 0, seesWin: 0, seesThreat: 0 },
  beatMilliseconds: 0,
};

const after = (moves: string): Connect4Position => {
  const replayed = replay<Position>(CONNECT4_START, readMoves(CONNECT4_START, moves) ?? []);
  return ((replayed.type === 'legal' && replayed.positions.at(-1)) || CONNECT4_START) as Connect4Position;
};

/**
 * Red has three in the bottom row and wins in the fourth column; if Red plays elsewhere, Yellow wins with
 * three in the second row.
 */
const DECISIVE = after('112233');
/** Exact scores of a win and a loss with the next disc, if the side has played three. */
const [WINS, LOSES] = [18, -18];

/** The scores of the columns from the left, exact for columns that end the game. */
const scored = (position: Connect4Position, scores: readonly number[]): readonly MoveScore[] =>
  scores
    .map((score, column) => ({
      square: landingSquare(position, column) as Square,
      score,
      exact: Math.abs(score) > 1,
    }))
    .sort((a, b) => b.score - a.score);

const foundWith = (moves: readonly MoveScore[]): SearchResult => ({
  ...{ square: moves[0]?.square as Square, moves, score: 0, depth: 2, exact: false },
  ...{ evaluations: 0, milliseconds: 0 },
});

/** The columns, from 1, that a level plays with each seed. */
const columnsOf = (level: Partial<Connect4Level>, scores: readonly number[], position = DECISIVE) =>
  SEEDS.map(seed => {
    const moves = scored(position, scores);
    return columnOf(chooseColumn({ level: { ...BLIND, ...level }, position, seed }, foundWith(moves))) + 1;
  });
const share = (columns: readonly number[], wanted: number): number =>
  columns.filter(column => column === wanted).length / columns.length;

test('the highest selectable level plays perfectly', () => {
  expect(PERFECT_LEVEL).toBe(LEVELS.solver?.max);
});

test('a level that sees every win takes it, and one that sees none sometimes misses it', () => {
  const scores = [0, 0, 0, WINS, 0, 0, 0];
  expect(new Set(columnsOf({ seesWin: 1 }, scores))).toEqual(new Set([4]));
  expect(share(columnsOf({ seesWin: 0.5 }, scores), 4)).toBeLessThan(0.85);
  expect(new Set(columnsOf({}, scores)).size).toBe(7);
});

test('a later win, or an equally high estimate, is not an immediate win', () => {
  expect(new Set(columnsOf({ seesWin: 1 }, [0, 0, 0, WINS - 1, 0, 0, 0])).size).toBe(7);
  const moves = scored(DECISIVE, [0, 0, 0, WINS, 0, 0, 0]).map(move => ({ ...move, exact: false }));
  const chosen = SEEDS.map(seed =>
    chooseColumn({ level: { ...BLIND, seesWin: 1 }, position: DECISIVE, seed }, foundWith(moves)),
  );
  expect(new Set(chosen).size).toBe(7);
});

test('a level that always searches plays a best move, and varies between equal ones', () => {
  const columns = columnsOf({ attention: 1 }, [0.5, 0.495, 0.48, -1, 0.5, 0, LOSES]);
  expect(new Set(columns)).toEqual(new Set([1, 2, 5]));
  for (const column of [1, 2, 5]) expect(share(columns, column)).toBeGreaterThan(0.2);
});

test('a level that sees every threat never gives away a win while it has another move', () => {
  const scores = [LOSES, LOSES, 0, LOSES, LOSES, 0, LOSES];
  expect(new Set(columnsOf({ seesThreat: 1 }, scores))).toEqual(new Set([3, 6]));
  expect(new Set(columnsOf({}, scores)).size).toBe(7);
  expect(
    new Set(
      columnsOf(
        { seesThreat: 1 },
        scores.map(() => LOSES),
      ),
    ).size,
  ).toBe(7);
});

test('at a glance the centre is most attractive, and columns farther away less so', () => {
  const columns = columnsOf({}, [0, 0, 0, 0, 0, 0, 0], CONNECT4_START);
  expect(share(columns, 4)).toBeGreaterThan(share(columns, 2) * 1.2);
  expect(share(columns, 4)).toBeGreaterThan(2 * share(columns, 1));
  expect(share(columns, 7)).toBeGreaterThan(0);
});

test('a fitted computer searches less while ahead, more while behind, and never if its attention is 0', () => {
  const looking = (attention: number, score: number, yields: boolean): number =>
    share(columnsOf({ attention, yields }, [score, -1, -1, -1, -1, -1, -1]), 1);
  for (const [score, least, most] of [
    [0.9, 0.2, 0.45],
    [0, 0.5, 0.65],
    [-0.9, 0.68, 0.9],
  ] as const) {
    expect(looking(0.5, score, true)).toBeGreaterThan(least);
    expect(looking(0.5, score, true)).toBeLessThan(most);
    expect(looking(0.5, score, false)).toBe(looking(0.5, 0, true));
    expect(looking(1, score, true)).toBe(1);
    expect(looking(0, score, true)).toBe(looking(0, 0, false));
  }
});

test('a strength between two levels has values between theirs', () => {
  const [lower, upper] = [connect4LevelAt(2), connect4LevelAt(3)];
  expect(connect4LevelAt(2.5)).toMatchObject({
    attention: (lower.attention + upper.attention) / 2,
    seesThreat: (lower.seesThreat + upper.seesThreat) / 2,
  });
  expect(connect4LevelAt(PERFECT_LEVEL).faultless).toBe(1);
  for (const at of [-0.1, PERFECT_LEVEL + 0.1])
    expect(() => connect4LevelAt(at)).toThrow(`There is no strength ${at}.`);
});

test('the same position, seed and scores give the same column', () => {
  const scores = [0, 0.1, 0, 0, 0, 0, 0.1];
  expect(columnsOf({ attention: 0.5 }, scores)).toEqual(columnsOf({ attention: 0.5 }, scores));
});
