import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { perftStart, type StartName } from '../../../cli/commands/perft.ts';
import { loadEngineProgram } from '../../../cli/engine/engineFiles.ts';
import type { FlipsideMethod } from '../../../src/engine/searchRequest.ts';
import { makeSearchTask } from '../../../src/engine/searchTask.ts';
import { WasmEngine } from '../../../src/engine/wasmEngine.ts';
import { emptySquares } from '../../../src/game/board.ts';
import {
  crossStart,
  isOver,
  legalMoves,
  OTHELLO_RULES,
  type OthelloPosition,
  openStart,
  play,
} from '../../../src/game/othello/position.ts';
import { STANDARD_SHAPE } from '../../../src/game/shape.ts';
import type { Square } from '../../../src/game/square.ts';
import { engineSearch } from '../../../testkit/engine/engine.ts';
import {
  anyEnding,
  anyStart,
  mapped,
  readTable,
  SYMMETRIES,
  shapeOf,
} from '../../../testkit/game/positions.ts';
import { parts, setDiscs } from '../parts.ts';
import { finalScore, triedScore } from './referenceSearch.ts';

const SOLVE: FlipsideMethod = { by: 'flipside', limit: { type: 'solve', goal: 'score' } };
const program = await loadEngineProgram();
const depthOf = (depth: number, every = false): FlipsideMethod => ({
  by: 'flipside',
  limit: { type: 'depth', depth, endgame: 0 },
  every,
});

/** An engine without weights whose clock advances `tick` milliseconds each time it is read. */
const engineOf = (tick: number, shouldStop = () => false): WasmEngine => {
  let time = 0;
  return new WasmEngine(program, { now: () => (time += tick), shouldStop });
};

/** Published values that can be solved quickly. 6x6 takes minutes (`sixBySix.slow.ts`). */
const solvedRows = readTable('solved-small.tsv')
  .map(([width, height, start, scoring, value]) => ({
    shape: shapeOf(Number(width), Number(height)),
    start: start as StartName,
    scoring,
    value: Number(value),
  }))
  .filter(({ shape }) => shape.squares.size <= 28);

test.each(solvedRows)(
  '$shape.width x $shape.height, $start, is worth $value to Black: $scoring',
  ({ shape, start, scoring, value }) => {
    const position = perftStart(start, shape);
    const rules = OTHELLO_RULES.indexOf(position.rules);
    setDiscs(position);
    parts.chooseBoard(shape.squares.lo, shape.squares.hi, rules);
    parts.countEmpties(scoring !== 'raw');
    expect(parts.solveVariant()).toBe(value);
  },
);

test('they include every board of at most 28 squares with published values', () => {
  expect(solvedRows).toHaveLength(22);
});

test('the engine of the page solves 4x4 and 5x5 from the start', () => {
  expect(engineSearch(crossStart(shapeOf(4, 4)), SOLVE)).toMatchObject({ score: -10, exact: true });
  expect(engineSearch(openStart(shapeOf(5, 5)), SOLVE)).toMatchObject({ score: 25, exact: true });
});

describe('the exact score', () => {
  test('equals brute force on boards of every size and under all rules', () => {
    fc.assert(
      fc.property(anyEnding(6), position => {
        expect(engineSearch(position, SOLVE)).toMatchObject({ score: triedScore(position), exact: true });
      }),
      { seed: 8, numRuns: 75 },
    );
  });

  test('equals brute force where move ordering and the table are used', () => {
    fc.assert(
      fc.property(anyEnding(8), position => {
        fc.pre(emptySquares(position).size >= 7);
        expect(engineSearch(position, SOLVE)).toMatchObject({ score: triedScore(position), exact: true });
      }),
      { seed: 8, numRuns: 15 },
    );
  });

  test.each([
    [2, 2],
    [3, 2],
    [2, 4],
    [3, 3],
    [5, 2],
  ])('equals brute force from the empty board of %i x %i', (width, height) => {
    const start = openStart(shapeOf(width, height));
    expect(engineSearch(start, SOLVE).score).toBe(triedScore(start));
  });

  test('of every move equals that of the position after it', () => {
    fc.assert(
      fc.property(anyEnding(5), position => {
        const { moves = [], score } = engineSearch(position, { ...SOLVE, every: true });
        expect(new Set(moves.map(({ square }) => square))).toEqual(new Set(legalMoves(position)));
        expect(moves[0]?.score).toBe(score);
        for (const { square, score: found } of moves) {
          const after = play(position, square) as OthelloPosition;
          expect(found).toBe(after.turn === position.turn ? triedScore(after) : 0 - triedScore(after));
        }
      }),
      { seed: 8, numRuns: 50 },
    );
  });

  test('of the best moves is the same as in a search that scores every move', () => {
    fc.assert(
      fc.property(anyEnding(5), fc.integer({ min: 1, max: 4 }), (position, wanted) => {
        const { moves: all = [] } = engineSearch(position, { ...SOLVE, every: true });
        const { moves = [] } = engineSearch(position, { ...SOLVE, every: wanted });
        expect(moves.map(({ score }) => score)).toEqual(all.slice(0, wanted).map(({ score }) => score));
      }),
      { seed: 8, numRuns: 50 },
    );
  });

  test('can be the outcome alone', () => {
    fc.assert(
      fc.property(anyEnding(6), position => {
        const { score } = engineSearch(position, {
          by: 'flipside',
          limit: { type: 'solve', goal: 'outcome' },
        });
        expect(score).toBe(Math.sign(triedScore(position)));
      }),
      { seed: 8, numRuns: 50 },
    );
  });
});

test('a finished game of Anti-Othello has the negated score of Othello', () => {
  fc.assert(
    fc.property(anyEnding(1), position => {
      const final = [...legalMoves(position)].map(square => play(position, square) as OthelloPosition);
      for (const one of final.filter(isOver))
        expect(finalScore({ ...one, rules: 'anti' }, 'black')).toBe(
          0 - finalScore({ ...one, rules: 'othello' }, 'black'),
        );
    }),
  );
});

test('the last disc of the centre ends a 2x2 game, 2-2', () => {
  const last = [0, 1, 8].reduce<OthelloPosition>(
    (position, square) => play(position, square as Square) as OthelloPosition,
    openStart(shapeOf(2, 2)),
  );
  expect(engineSearch(last, SOLVE)).toMatchObject({ score: 0, exact: true, depth: 1 });
  expect(isOver(play(last, [...legalMoves(last)][0] as Square) as OthelloPosition)).toBe(true);
});

test('rotated and mirrored positions have the same score', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 40 }), fc.nat(), (plies, seed) => {
      let position = crossStart(STANDARD_SHAPE, 'anti');
      for (let ply = 0; ply < plies && !isOver(position); ply++) {
        const moves = [...legalMoves(position)];
        position = play(position, moves[(seed + ply * 7) % moves.length] as Square) as OthelloPosition;
      }
      if (isOver(position)) return;
      const scores = SYMMETRIES.map(symmetry => engineSearch(mapped(position, symmetry), depthOf(3)).score);
      expect(new Set(scores).size).toBe(1);
    }),
    { seed: 8, numRuns: 20 },
  );
});

describe('a search of another board', () => {
  const ANTI = crossStart(STANDARD_SHAPE, 'anti');

  test('needs no weights; Othello on 8x8 does once its centre is full', () => {
    const needsWeights = (position: OthelloPosition): boolean =>
      makeSearchTask({ position, method: SOLVE }).needsWeights;
    const filled = [27, 28, 35, 36].reduce<OthelloPosition>(
      (position, square) => play(position, square as Square) as OthelloPosition,
      openStart(STANDARD_SHAPE),
    );
    expect([ANTI, openStart(STANDARD_SHAPE), crossStart(shapeOf(8, 7))].map(needsWeights)).toEqual([
      false,
      false,
      false,
    ]);
    expect([filled, crossStart(STANDARD_SHAPE)].map(needsWeights)).toEqual([true, true]);
  });

  test('plays a legal move at any depth, from every start', () => {
    fc.assert(
      fc.property(anyStart, fc.integer({ min: 1, max: 4 }), (start, depth) => {
        if (isOver(start)) return;
        const { square, principalVariation: line = [], exact } = engineSearch(start, depthOf(depth));
        expect(legalMoves(start).has(square)).toBe(true);
        expect(line[0]).toBe(square);
        expect(exact).toBe(depth >= emptySquares(start).size);
      }),
    );
  });

  test('searches to the depth asked for and reports every depth on the way', () => {
    const depths: number[] = [];
    const { depth, exact } = engineSearch(ANTI, depthOf(6), result => depths.push(result.depth));
    expect([...depths, depth]).toEqual([1, 2, 3, 4, 5, 6]);
    expect(exact).toBe(false);
  });

  test('gives the same result whatever was searched before', () => {
    const fresh = engineOf(0);
    const search = (position: OthelloPosition) =>
      fresh.search(makeSearchTask({ position, method: depthOf(7) }), () => {});
    const first = search(ANTI);
    search(crossStart(shapeOf(6, 6)));
    expect(search(ANTI)).toEqual(first);
  });

  test('ends when its time is up', () => {
    const method: FlipsideMethod = { by: 'flipside', limit: { type: 'time', milliseconds: 50 } };
    const { milliseconds } = engineOf(1).search(makeSearchTask({ position: ANTI, method }), () => {});
    expect(milliseconds).toBeGreaterThan(40);
    expect(milliseconds).toBeLessThan(60);
  });

  test('returns its result so far when it is cancelled', () => {
    let polls = 0;
    const engine = engineOf(0, () => polls++ > 20);
    const reported: number[] = [];
    const { square, depth, exact } = engine.search(
      makeSearchTask({ position: ANTI, method: SOLVE }),
      result => reported.push(result.depth),
    );
    expect(legalMoves(ANTI).has(square)).toBe(true);
    expect(depth).toBe(reported.at(-1));
    expect(exact).toBe(false);
  });
});
