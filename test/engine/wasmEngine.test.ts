import { expect, test, vi } from 'vitest';
import { makeSearchTask } from '../../src/engine/searchTask.ts';
import { type EngineHost, WasmEngine } from '../../src/engine/wasmEngine.ts';
import { STANDARD_START } from '../../src/game/othello/position.ts';
import { loadEngineProgram } from '../assembly/engineProgram.ts';
import { drawn } from '../game/othello/positions.ts';

const ENDLESS = { by: 'bitboard', evaluations: 2 ** 31 - 1 } as const;
const STARTS = makeSearchTask({ position: STANDARD_START, method: ENDLESS });
const DEADLINE_MILLISECONDS = 4500;

const program = await loadEngineProgram();
const engineOn = (host: Partial<EngineHost>): WasmEngine =>
  new WasmEngine(program, { now: () => 0, shouldStop: () => false, ...host });

test('a search that the host calls off answers from its last finished depth', () => {
  const told = vi.fn();
  const { depth, square } = engineOn({ shouldStop: () => true }).search(STARTS, told);
  expect(told.mock.lastCall?.[0]).toMatchObject({ depth, square });
});

test('a search looks at the clock often and ends when the deadline has passed', () => {
  let time = 0;
  const now = vi.fn(() => time++);
  const { milliseconds } = engineOn({ now }).search(STARTS, () => {});
  expect(milliseconds).toBeGreaterThan(DEADLINE_MILLISECONDS);
  expect(milliseconds).toBeLessThan(DEADLINE_MILLISECONDS * 1.02);
});

test('a search tells every depth but the last, in order', () => {
  const depths: number[] = [];
  const task = makeSearchTask({ position: STANDARD_START, method: { by: 'minimax', depth: 5 } });
  const { depth } = engineOn({}).search(task, result => depths.push(result.depth));
  expect([...depths, depth]).toEqual([1, 2, 3, 4, 5]);
});

test('a position without a legal move is a defect', () => {
  const over = drawn('XX XX', 'black');
  const task = makeSearchTask({ position: over, method: ENDLESS });
  expect(() => engineOn({}).search(task, () => {})).toThrow('without a legal move');
});
