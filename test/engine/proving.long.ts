import { expect, test } from 'vitest';
import type { FlipsideMethod } from '../../src/engine/searchRequest.ts';
import { isOver, type Position, play } from '../../src/game/position.ts';
import { parseSquare, type Square, type SquareName } from '../../src/game/square.ts';
import { engineSearch } from '../../testkit/engine/engine.ts';
import { ffoProblems } from '../../testkit/engine/ffo.ts';
import { solvedConnect4 } from '../../testkit/game/connect4.ts';
import { positionAfter, readTable } from '../../testkit/game/positions.ts';

type SolveLimit = Extract<FlipsideMethod['limit'], { readonly type: 'solve' }>;

const solved = (position: Position, limit: Partial<SolveLimit> = {}) =>
  engineSearch(position, { by: 'flipside', limit: { type: 'solve', goal: 'score', ...limit } });

const endings = readTable('endgame.tsv').map(([, , empties, , , moves = '', transcript = '']) => ({
  position: positionAfter(transcript, 60 - Number(empties)),
  empties: Number(empties),
  scores: moves
    .split(' ')
    .map(text => ({ square: parseSquare(text.slice(0, 2) as SquareName), score: Number(text.slice(3)) })),
}));

const shortEndings = endings.filter(({ empties }) => empties <= 16).slice(0, 12);
/** They take a few tenths of a second. */
const problems = ffoProblems.filter(({ number }) => [36, 40].includes(number));

test.each(shortEndings)(
  'with $empties empty squares, a known move is the result unless another one is better',
  ({ position, scores }) => {
    const most = Math.max(...scores.map(({ score }) => score));
    for (const known of scores) {
      const result = solved(position, { known });
      expect([result.score, result.exact]).toEqual([most, true]);
      const found = known.score === most ? known.square : result.square;
      expect(result.square).toBe(found);
      expect(scores).toContainEqual({ square: result.square, score: most });
      expect(result.principalVariation?.[0]).toBe(result.square);
    }
  },
);

test.each(problems)('a proof of FFO #$number gives up after its node budget', ({ position }) => {
  const { nodes = 0 } = solved(position, { fresh: true });
  const most = Math.floor(nodes / 2);
  const given = solved(position, { fresh: true, nodes: most });
  expect(given.exact).toBe(false);
  expect(given.nodes).toBeGreaterThanOrEqual(most);
  expect(given.nodes).toBeLessThan(most + 5000);
  expect(solved(position, { fresh: true, nodes: 2 * nodes })).toMatchObject({ exact: true, nodes });
});

test('a node budget applies to one search only', () => {
  const [{ position }] = problems as [(typeof problems)[0]];
  expect(solved(position, { fresh: true, nodes: 1 }).exact).toBe(false);
  expect(solved(position, { fresh: true }).exact).toBe(true);
});

test.each(problems)('a fresh proof of FFO #$number does not depend on earlier ones', ({ position }) => {
  const [first, other, again] = [
    solved(position, { fresh: true }),
    solved(position),
    solved(position, { fresh: true }),
  ];
  expect(other.nodes).toBeLessThan(first.nodes ?? 0);
  expect(again).toEqual(first);
});

const follow = (position: Position, moves: readonly Square[]): Position =>
  moves.reduce<Position>((before, square) => play(before, square) as Position, position);

test.each(solvedConnect4.filter(({ columns }) => columns.length >= 18).slice(0, 8))(
  'the line of Connect Four after $columns leads to the proved end',
  ({ position, score }) => {
    const method = { by: 'solver', limit: { type: 'solve' }, line: true } as const;
    const { principalVariation = [], ...result } = engineSearch(position, method);
    expect(result.score).toBe(score);
    expect(principalVariation[0]).toBe(result.square);
    const end = follow(position, principalVariation);
    expect(isOver(end)).toBe(true);
    const winner =
      score > 0 ? position.turn : score < 0 ? (position.turn === 'black' ? 'white' : 'black') : undefined;
    const unplayed = winner === undefined ? -1 : end.shape.squares.size / 2 - end.discs[winner].size;
    expect(unplayed + 1).toBe(Math.abs(score));
  },
);

test.each(solvedConnect4.filter(({ columns }) => columns.length < 16))(
  'Connect Four after $columns, early in the game, has the score $score',
  ({ position, score }) => {
    const method = { by: 'solver', limit: { type: 'solve' }, every: false } as const;
    expect(engineSearch(position, method)).toMatchObject({ score, exact: true });
  },
);
