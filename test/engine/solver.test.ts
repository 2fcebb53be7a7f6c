import { describe, expect, test } from 'vitest';
import { loadEngineProgram, readWeights } from '../../cli/engine/engineFiles.ts';
import type { SearchMethod, SolverMethod } from '../../src/engine/searchRequest.ts';
import { makeSearchTask } from '../../src/engine/searchTask.ts';
import type { EngineHost } from '../../src/engine/wasm/engineExports.ts';
import { makeSharedMemory } from '../../src/engine/wasm/threads.ts';
import { WasmEngine } from '../../src/engine/wasmEngine.ts';
import { CONNECT4_START } from '../../src/game/connect4/position.ts';
import { STANDARD_START } from '../../src/game/othello/position.ts';
import { legalMoves } from '../../src/game/position.ts';
import { afterColumns } from '../../testkit/game/connect4.ts';

const program = await loadEngineProgram();
const engineOn = (host: Partial<EngineHost>): WasmEngine =>
  new WasmEngine(program, { now: () => 0, shouldStop: () => false, ...host });

/** A position from the middle of a game, and its score. */
const MIDDLE = { position: afterColumns('7646772446611354'), score: -2 };

describe('the solver of Connect Four', () => {
  const endless = (every: boolean): SolverMethod => ({ by: 'solver', limit: { type: 'solve' }, every });
  const timed: SolverMethod = { by: 'solver', limit: { type: 'time', milliseconds: 1e9 } };
  const startTask = (method: SolverMethod) => makeSearchTask({ position: CONNECT4_START, method });

  test.each([false, true])(
    'answers with a legal move whenever it is stopped, and searches correctly afterwards',
    every => {
      for (let looks = 1; looks < 40; looks += 18) {
        let left = looks;
        const engine = engineOn({ shouldStop: () => --left <= 0 });
        const { square, exact } = engine.search(startTask(endless(every)), () => {});
        expect(legalMoves(CONNECT4_START).has(square)).toBe(true);
        expect(exact).toBe(false);
        left = Number.POSITIVE_INFINITY;
        const task = makeSearchTask({ position: MIDDLE.position, method: endless(every) });
        const result = engine.search(task, () => {});
        expect(result).toMatchObject({ score: MIDDLE.score, exact: true });
        expect(result.moves !== undefined).toBe(every);
      }
    },
  );

  test('never takes five seconds when it has a time limit', () => {
    let ticks = 0;
    const { milliseconds } = engineOn({ now: () => ticks++ * 20 }).search(startTask(timed), () => {});
    expect(milliseconds).toBeLessThan(5000);
  });

  test('spends at most a third of its time on the number of moves once the winner is known', () => {
    let ticks = 0;
    const engine = engineOn({ now: () => ticks++ * 10 });
    const won = makeSearchTask({ position: afterColumns('141534554676'), method: timed });
    const { score, exact, milliseconds } = engine.search(won, () => {});
    expect({ exact, isWin: score > 0.99 }).toEqual({ exact: false, isWin: true });
    expect(milliseconds).toBeLessThan(1600);
  });

  test('reports each step but the last, and knows more after each', () => {
    const depths: number[] = [];
    const task = makeSearchTask({ position: MIDDLE.position, method: endless(true) });
    engineOn({}).search(task, ({ depth }) => depths.push(depth));
    expect(depths).toEqual(depths.toSorted((a, b) => a - b));
    expect(depths.length).toBeGreaterThan(10);
  });

  test('gives the same results with shared memory, also between searches by Flipside', async () => {
    const shared = await loadEngineProgram(true);
    const host = { now: () => 0, shouldStop: () => false, memory: makeSharedMemory() };
    const engine = new WasmEngine(shared, host, await readWeights());
    const flipside: SearchMethod = { by: 'flipside', limit: { type: 'depth', depth: 6, endgame: 12 } };
    const task = makeSearchTask({ position: MIDDLE.position, method: endless(true) });
    const { milliseconds: _, ...alone } = engineOn({}).search(task, () => {});
    const other = makeSearchTask({ position: STANDARD_START, method: flipside });
    const before = engine.search(other, () => {});
    expect(engine.search(task, () => {})).toMatchObject(alone);
    expect(engine.search(other, () => {})).toEqual(before);
  });
});
