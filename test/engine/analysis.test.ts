import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Analysis, type AnalysisRequest, planAnalysis } from '../../src/engine/analysis.ts';
import type { Connect4Position } from '../../src/game/connect4/position.ts';
import { STANDARD_START } from '../../src/game/othello/position.ts';
import { isOver, legalMoves, type Position, play } from '../../src/game/position.ts';
import { columnOf, makeSquare, rowOf, type Square } from '../../src/game/square.ts';
import { engineSearch } from '../../testkit/engine/engine.ts';
import { solvedConnect4 } from '../../testkit/game/connect4.ts';
import {
  anyEnding,
  anyStart,
  mapped,
  positionAfter,
  readTable,
  SYMMETRIES,
} from '../../testkit/game/positions.ts';
import { referenceMoveScore } from '../assembly/connect4/referenceSolver.ts';
import { triedScore } from '../assembly/variants/referenceSearch.ts';

/** All reports of an analysis, with one for each finished depth, and the final one. */
const reportsOf = (request: AnalysisRequest): readonly Analysis[] => {
  const plan = planAnalysis({ interval: 0, ...request });
  const reports: Analysis[] = [];
  const result = engineSearch(plan.request.position, plan.request.method, report =>
    reports.push(plan.read(report)),
  );
  return [...reports, plan.read(result)];
};

const analyzed = (request: AnalysisRequest): Analysis => reportsOf(request).at(-1) as Analysis;

const scoresOf = ({ moves }: Analysis) => new Map(moves.map(({ square, score }) => [square, score]));

/** The score of a move for the side to move in `position`. */
const scoreAfter = (position: Position, square: Square, scoreOf: (after: Position) => number): number => {
  const after = play(position, square) as Position;
  return after.turn === position.turn ? scoreOf(after) : 0 - scoreOf(after);
};

const follow = (position: Position, moves: readonly Square[]): Position =>
  moves.reduce<Position>((before, square) => play(before, square) as Position, position);

/** The final score of a line that ends the game, for the side to move before it. */
const scoreAtEnd = (position: Position, moves: readonly Square[]): number => {
  const end = follow(position, moves);
  expect(isOver(end)).toBe(true);
  const score = triedScore(end as never);
  return end.turn === position.turn ? score : 0 - score;
};

/** To the end of the game. */
const WHOLE = { depth: 60, endgame: 60 };
const GAME = readTable('endgame.tsv')[5]?.[6] ?? '';

const endings = readTable('endgame.tsv').map(([, , empties, , , moves = '', transcript = '']) => ({
  position: positionAfter(transcript, 60 - Number(empties)),
  empties: Number(empties),
  scores: new Map(moves.split(' ').map(text => [text.slice(0, 2), Number(text.slice(3))])),
}));

describe('an analysis', () => {
  test('is empty before the first result', () => {
    const { read } = planAnalysis({ position: STANDARD_START, lines: 1, interval: 0 });
    const nothing = { depth: 0, certainty: 0, nodes: 0, moves: [], lines: [] };
    expect(read({ milliseconds: 1 } as never)).toMatchObject(nothing);
  });

  test('of an ending on any board agrees with brute force, and its lines lead to the scores', () => {
    fc.assert(
      fc.property(anyEnding(7), position => {
        const analysis = analyzed({ position, lines: 8 });
        expect(analysis.exact).toBe(true);
        for (const { score, moves } of analysis.lines) expect(scoreAtEnd(position, moves)).toBe(score);
        expect(analysis.moves.map(({ square }) => square).toSorted((a, b) => a - b)).toEqual([
          ...legalMoves(position),
        ]);
        for (const { square, score } of analysis.moves)
          expect(score).toBe(scoreAfter(position, square, after => triedScore(after as never)));
      }),
      { numRuns: 60 },
    );
  });

  test.each(endings.filter(({ empties }) => empties <= 16).slice(0, 12))(
    'of an ending with $empties empty squares gives the published scores of all moves',
    ({ position, scores }) => {
      const { moves, lines, exact, depth, certainty } = analyzed({ position, lines: 4 });
      for (const line of lines) expect(scoreAtEnd(position, line.moves)).toBe(line.score);
      expect(exact && certainty).toBe(100);
      expect(depth).toBeGreaterThan(11);
      expect(Object.fromEntries(moves.map(({ square, score }) => [makeSquare(square), score]))).toEqual(
        Object.fromEntries(scores),
      );
      expect(moves.map(({ score }) => score)).toEqual(
        moves.map(({ score }) => score).toSorted((a, b) => b - a),
      );
    },
  );

  test.each(solvedConnect4.filter(({ columns }) => columns.length >= 16).slice(0, 6))(
    'of Connect Four after $columns proves each column, and its lines lead to the end',
    ({ position, score }) => {
      const { moves, lines, exact } = analyzed({ position, lines: 3 });
      expect([exact, lines.length]).toEqual([true, Math.min(3, moves.length)]);
      expect(moves[0]?.score).toBe(score);
      for (const line of lines) {
        expect(isOver(follow(position, line.moves))).toBe(true);
        const last = follow(position, line.moves.slice(0, -1)) as Connect4Position;
        expect(referenceMoveScore(last, line.moves.at(-1) as Square)).toBe(Math.abs(line.score));
      }
    },
  );

  test('gives symmetric moves the same score, the same depth and mirrored lines', () => {
    const { moves, lines } = analyzed({
      position: STANDARD_START,
      lines: 4,
      limit: { depth: 6, endgame: 0 },
    });
    expect(moves.map(({ square }) => makeSquare(square)).toSorted()).toEqual(['c4', 'd3', 'e6', 'f5']);
    expect(new Set(moves.map(({ score, depth }) => `${score} at ${depth}`)).size).toBe(1);
    const images = lines.map(line => follow(STANDARD_START, line.moves).discs.black.size);
    expect(new Set(images).size).toBe(1);
  });

  test.each(SYMMETRIES.map((symmetry, number) => ({ symmetry, number })))(
    'of a rotated or mirrored ending gives the same scores, mapped accordingly ($number)',
    ({ symmetry }) => {
      const [{ position }] = endings as [(typeof endings)[0]];
      const scores = scoresOf(analyzed({ position, lines: 1 }));
      const image = scoresOf(analyzed({ position: mapped(position, symmetry), lines: 1 }));
      for (const [square, score] of scores)
        expect(image.get(symmetry(columnOf(square), rowOf(square)))).toBe(score);
    },
  );

  test('gives lines of legal moves for each of the best moves, on every board', () => {
    fc.assert(
      fc.property(anyStart, fc.integer({ min: 1, max: 8 }), (position, lines) => {
        fc.pre(!isOver(position));
        const analysis = analyzed({ position, lines, limit: { depth: 4, endgame: 8 } });
        expect(analysis.lines).toHaveLength(Math.min(lines, analysis.moves.length));
        expect(analysis.lines.map(({ moves: [first] }) => first)).toEqual(
          analysis.moves.slice(0, lines).map(({ square }) => square),
        );
        for (const line of analysis.lines) expect(() => follow(position, line.moves)).not.toThrow();
      }),
      { numRuns: 40 },
    );
  });

  test('reports each finished depth of its best move, with its certainty', () => {
    const reports = reportsOf({ position: STANDARD_START, lines: 1, limit: { depth: 9, endgame: 0 } });
    expect([...new Set(reports.map(({ depth }) => depth))]).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(reports.at(-1)).toMatchObject({ depth: 9, certainty: 52, exact: false });
    expect(reports[0]).toMatchObject({ depth: 1, certainty: 100, exact: false });
  });

  test('with a limit ends when every move has that depth', () => {
    const position = positionAfter(readTable('endgame.tsv')[3]?.[6] ?? '', 20);
    const { moves } = analyzed({ position, lines: 1, limit: { depth: 7, endgame: 0 } });
    expect(new Set(moves.map(({ depth }) => depth))).toEqual(new Set([7]));
  });

  test.each([
    ['Othello', positionAfter(GAME, 47)],
    ['Anti-Othello', { ...positionAfter(GAME, 47), rules: 'anti' as const }],
  ])('reuses earlier results of a position, in %s', (_, position) => {
    const [first, again] = [analyzed({ position, lines: 1 }), analyzed({ position, lines: 1 })];
    expect(scoresOf(again)).toEqual(scoresOf(first));
    expect(again.nodes).toBeLessThan(first.nodes / 2);
  });

  test('of Othello and one of Anti-Othello do not mix their results', () => {
    const othello = positionAfter(GAME, 48);
    const anti = { ...othello, rules: 'anti' as const };
    const truth = new Map(
      [othello, anti].map(position => [position, scoresOf(analyzed({ position, lines: 1, limit: WHOLE }))]),
    );
    for (const position of [othello, anti, othello])
      expect(scoresOf(analyzed({ position, lines: 1 }))).toEqual(truth.get(position));
  });

  test('is nearly as deep as a search for only the best move after as many positions', () => {
    const nodes = { alone: 0, all: 0 };
    for (const [, , , , , , transcript = ''] of readTable('endgame.tsv').slice(0, 8)) {
      const position = positionAfter(transcript, 16);
      const limit = { type: 'depth', depth: 10, endgame: 0 } as const;
      nodes.alone += engineSearch(position, { by: 'flipside', limit }).nodes ?? 0;
      const reports = reportsOf({ position, lines: 1, limit: { depth: 11, endgame: 0 } });
      nodes.all += reports.find(({ depth }) => depth >= limit.depth)?.nodes ?? Infinity;
    }
    expect(nodes.all).toBeLessThan(2.2 * nodes.alone);
  });
});

test('the line of a search that solves the score leads to that score', () => {
  for (const { position } of endings.filter(({ empties }) => empties <= 18).slice(0, 8)) {
    const limit = { type: 'solve', goal: 'score' } as const;
    const { principalVariation = [], score } = engineSearch(position, { by: 'flipside', limit });
    expect(scoreAtEnd(position, principalVariation)).toBe(score);
  }
});
