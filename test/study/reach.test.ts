import { expect, test } from 'vitest';
import { emptySquares } from '../../src/game/board.ts';
import { CONNECT4_START } from '../../src/game/connect4/position.ts';
import type { Position } from '../../src/game/position.ts';
import { parseSquare } from '../../src/game/square.ts';
import { EFFORTS, looking, lookingAt, nodesFor, proving } from '../../src/study/review/reach.ts';
import { tournamentGames } from '../../testkit/study/games.ts';

const [game] = tournamentGames;
/** The position of a game with this many empty squares. */
const withEmpties = (count: number): Position =>
  game!.positions.find(position => emptySquares(position).size === count) as Position;

test.each<[number, number, number, number | undefined]>([
  [22, 0, 0, Infinity],
  [22, 15e6, 9e6, Infinity],
  [23, 0, 0, 15e6],
  [23, 5e6, 2e6, 10e6],
  [26, 0, 5e6, 15e6],
  [26, 0, 5e6 + 1, undefined],
  [27, 0, 0, undefined],
])(
  'with %i empty squares, after %i nodes of which the last proof took %i, the node budget is %s',
  (empties, spent, last, most) => {
    expect(nodesFor(withEmpties(empties), 'standard', { spent, last })).toBe(most);
  },
);

test('the first proof of a review starts with an empty table, and a known move is passed on', () => {
  const known = { square: parseSquare('a1'), score: 4 };
  const limits = [
    { spent: 0, last: 0 },
    { spent: 0, last: 1, known },
  ].map(progress => {
    const { method } = proving(withEmpties(20), 1000, progress);
    return method.by === 'flipside' && method.limit;
  });
  const solve = { type: 'solve', goal: 'score', nodes: 1000 };
  expect(limits).toEqual([
    { ...solve, fresh: true },
    { ...solve, fresh: false, known },
  ]);
  expect(proving(CONNECT4_START, 1000, { spent: 0, last: 0 }).method).toMatchObject({
    by: 'solver',
    line: true,
  });
});

test('more effort searches deeper, a second look deeper still, and theory only to the depth of a quick review', () => {
  const depthOf = (search: ReturnType<typeof looking>): number => {
    const { method } = search;
    const limit = 'limit' in method ? method.limit : undefined;
    return limit !== undefined && 'depth' in limit ? (limit.depth ?? 0) : 0;
  };
  const position = withEmpties(40);
  const depths = EFFORTS.map(effort =>
    (['theory', 'first', 'second'] as const).map(look => depthOf(looking(position, effort, look))),
  );
  const least = depths[0]?.[1];
  for (const [index, [theory, first = 0, second = 0]] of depths.entries()) {
    expect(theory).toBe(least);
    expect(second).toBeGreaterThan(first);
    if (index > 0) expect(first).toBeGreaterThan(depths[index - 1]?.[1] ?? 0);
    expect(depthOf(lookingAt(position, parseSquare('a1'), EFFORTS[index]!))).toBe(first);
  }
});
