import { describe, expect, test, vi } from 'vitest';
import { loadEngineProgram, readWeights } from '../../cli/engine/engineFiles.ts';
import { planAnalysis } from '../../src/engine/analysis.ts';
import type { FlipsideMethod } from '../../src/engine/searchRequest.ts';
import { makeSearchTask } from '../../src/engine/searchTask.ts';
import type { EngineHost } from '../../src/engine/wasm/engineExports.ts';
import { WasmEngine } from '../../src/engine/wasmEngine.ts';
import { legalMoves, STANDARD_START } from '../../src/game/othello/position.ts';
import { parseSquare, type SquareName } from '../../src/game/square.ts';
import { drawn, positionAfter, readTable } from '../../testkit/game/positions.ts';

const ENDLESS = { by: 'bitboard', evaluations: 2 ** 31 - 1 } as const;
const SOLVE: FlipsideMethod = { by: 'flipside', limit: { type: 'solve', goal: 'score' } };
const [, , , score, bestMoves, , transcript] = readTable('endgame.tsv')[0] ?? [];
const NEARLY_OVER = positionAfter(transcript ?? '', 60);
const NEARLY_OVER_SCORE = Number(score);
const STARTS = makeSearchTask({ position: STANDARD_START, method: ENDLESS });
const DEADLINE_MILLISECONDS = 4500;

const program = await loadEngineProgram();
const weights = await readWeights();
const engineOn = (host: Partial<EngineHost>): WasmEngine =>
  new WasmEngine(program, { now: () => 0, shouldStop: () => false, ...host }, weights);

test('a search stopped by the host answers from its last finished depth', () => {
  const told = vi.fn();
  const { depth, square } = engineOn({ shouldStop: () => true }).search(STARTS, told);
  expect(told.mock.lastCall?.[0]).toMatchObject({ depth, square });
});

test('a search reads the clock often and ends when the time is up', () => {
  let time = 0;
  const now = vi.fn(() => (time += 4));
  const { milliseconds } = engineOn({ now }).search(STARTS, () => {});
  expect(milliseconds).toBeGreaterThan(DEADLINE_MILLISECONDS);
  expect(milliseconds).toBeLessThan(DEADLINE_MILLISECONDS * 1.02);
});

test('a search without helpers reports a single thread', () => {
  const method: FlipsideMethod = { by: 'flipside', limit: { type: 'depth', depth: 1, endgame: 0 } };
  expect(engineOn({}).search(makeSearchTask({ position: STANDARD_START, method }), () => {}).threads).toBe(1);
});

test('a move known to be best is the result, and takes less work to prove', () => {
  const known = {
    square: parseSquare((bestMoves ?? '').slice(0, 2) as SquareName),
    score: NEARLY_OVER_SCORE,
  };
  const [alone, helped] = [{}, { known }].map(more => {
    const method: FlipsideMethod = { ...SOLVE, limit: { type: 'solve', goal: 'score', ...more } };
    return engineOn({}).search(makeSearchTask({ position: NEARLY_OVER, method }), () => {});
  });
  expect(helped).toMatchObject({ ...known, exact: true });
  expect(helped?.nodes).toBeLessThan(alone?.nodes ?? 0);
});

test('a search reports every depth but the last, in order', () => {
  const depths: number[] = [];
  const task = makeSearchTask({ position: STANDARD_START, method: { by: 'minimax', depth: 5 } });
  const { depth } = engineOn({}).search(task, result => depths.push(result.depth));
  expect([...depths, depth]).toEqual([1, 2, 3, 4, 5]);
});

describe('Flipside', () => {
  const LIMIT_MILLISECONDS = 50;
  const timed = (milliseconds: number): FlipsideMethod => ({
    by: 'flipside',
    limit: { type: 'time', milliseconds },
  });
  const taskOf = (method: FlipsideMethod) => makeSearchTask({ position: STANDARD_START, method });

  /** An engine with a clock that advances this many milliseconds each time it is read. */
  const engineInTime = (tick: number): WasmEngine => {
    let ticks = 0;
    return engineOn({ now: () => ticks++ * tick });
  };

  test('ends at most one reading of the clock after its time', () => {
    const { milliseconds } = engineInTime(0.5).search(taskOf(timed(LIMIT_MILLISECONDS)), () => {});
    expect(milliseconds).toBeLessThan(LIMIT_MILLISECONDS + 3);
  });

  test('never takes five seconds', () => {
    const { milliseconds } = engineInTime(20).search(taskOf(timed(60_000)), () => {});
    expect(milliseconds).toBeLessThan(5000);
  });

  test('answers with a legal move whenever it is stopped, and searches correctly afterwards', () => {
    for (let looks = 1; looks < 60; looks += 29) {
      let left = looks;
      const engine = engineOn({ shouldStop: () => --left <= 0 });
      const { square } = engine.search(taskOf(timed(1e9)), () => {});
      expect(legalMoves(STANDARD_START).has(square)).toBe(true);
      left = Number.POSITIVE_INFINITY;
      const task = makeSearchTask({ position: NEARLY_OVER, method: SOLVE });
      expect(engine.search(task, () => {})).toMatchObject({ score: NEARLY_OVER_SCORE, exact: true });
    }
  });

  test('throws if the weights are missing', () => {
    const bare = new WasmEngine(program, { now: () => 0, shouldStop: () => false });
    const analysis = makeSearchTask(planAnalysis({ position: STANDARD_START, lines: 1 }).request);
    for (const task of [taskOf(timed(1)), analysis])
      expect(() => bare.search(task, () => {})).toThrow('without its weights');
  });

  test('rejects the weights of another engine', () => {
    const host = { now: () => 0, shouldStop: () => false };
    expect(() => new WasmEngine(program, host, Uint8Array.of(1, 2, 3))).toThrow('not those of this engine');
  });

  test('throws for a position without a legal move', () => {
    const task = makeSearchTask({ position: drawn('XX XX', 'black'), method: timed(1) });
    expect(() => engineOn({}).search(task, () => {})).toThrow('without a legal move');
  });
});
