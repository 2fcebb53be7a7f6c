import { expect, test } from 'vitest';
import { loadEngineProgram } from '../../cli/engine/engineFiles.ts';
import type { SearchMethod } from '../../src/engine/searchRequest.ts';
import { helpersFor, longestWaitFor, makeSearchTask } from '../../src/engine/searchTask.ts';
import { WasmEngine } from '../../src/engine/wasmEngine.ts';
import { crossStart, openStart } from '../../src/game/othello/position.ts';
import type { Position, Rules } from '../../src/game/position.ts';
import { STANDARD_SHAPE } from '../../src/game/shape.ts';
import { parseTranscript, replay } from '../../src/game/transcript.ts';
import { shapeOf } from '../../testkit/game/positions.ts';

const METHOD = { by: 'flipside', limit: { type: 'depth', depth: 1, endgame: 0 } } as const;

/** The positions of Reversi's opening phase: the empty board, and one to four discs in the centre. */
const OPENING = replay(openStart(STANDARD_SHAPE), parseTranscript('d4e4d5e5') ?? []);
const REVERSI = OPENING.type === 'legal' ? OPENING.positions : [];

const STARTS: readonly (readonly [string, Position])[] = [
  ['Othello', crossStart(STANDARD_SHAPE)],
  ['Anti-Othello', crossStart(STANDARD_SHAPE, 'anti')],
  ['a smaller board', crossStart(shapeOf(8, 7))],
  ['a small open board', openStart(shapeOf(6, 6))],
  ...REVERSI.map((position, discs): readonly [string, Position] => [`Reversi with ${discs} discs`, position]),
];

const program = await loadEngineProgram();

const searchesWithoutWeights = (position: Position): boolean => {
  const engine = new WasmEngine(program, { now: () => 0, shouldStop: () => false });
  try {
    engine.search(makeSearchTask({ position, method: METHOD }), () => {});
    return true;
  } catch {
    return false;
  }
};

test.each(STARTS)('a task tells whether the engine needs its weights: %s', (_, position) => {
  const { needsWeights } = makeSearchTask({ position, method: METHOD });
  expect(needsWeights).toBe(!searchesWithoutWeights(position));
});

const TIME = { type: 'time', milliseconds: 100 } as const;
const ANALYSIS = { by: 'analysis', squares: [], lines: 1, interval: 0, threads: 4 } as const;
const SOLVE = { type: 'solve', goal: 'score' } as const;

test.each<[string, SearchMethod, Rules, helpers: number]>([
  ['a search with a time limit', { by: 'flipside', limit: TIME, threads: 4 }, 'othello', 3],
  ['a search without threads', { by: 'flipside', limit: TIME }, 'othello', 0],
  ['a search to a depth, which is reproducible', { ...METHOD, threads: 4 }, 'othello', 0],
  ['a proof', { by: 'flipside', limit: SOLVE, threads: 4 }, 'anti', 3],
  ['a reproducible proof', { by: 'flipside', limit: { ...SOLVE, fresh: true }, threads: 4 }, 'othello', 0],
  ['an unlimited analysis', ANALYSIS, 'othello', 3],
  ['a limited analysis', { ...ANALYSIS, limit: { depth: 8, endgame: 0 } }, 'othello', 0],
  ['minimax', { by: 'minimax', depth: 3 }, 'othello', 0],
  ['Connect Four', ANALYSIS, 'connect4', 0],
])('helpers are used unless the result must be reproducible: %s', (_, method, rules, helpers) => {
  expect(helpersFor({ rules, method })).toBe(helpers);
});

test('a search waits for helpers at most a tenth of its time, and never longer than slow devices need', () => {
  const timed = (milliseconds: number): SearchMethod => ({
    by: 'flipside',
    limit: { ...TIME, milliseconds },
  });
  expect([100, 2_000].map(milliseconds => longestWaitFor(timed(milliseconds)))).toEqual([10, 200]);
  const longest = longestWaitFor(timed(600_000));
  expect(longest).toBeLessThan(5_000);
  expect([{ by: 'flipside', limit: SOLVE } as const, METHOD].map(longestWaitFor)).toEqual([longest, longest]);
  expect(longestWaitFor(ANALYSIS)).toBeLessThan(longest);
});

test("all positions of Reversi's opening phase are covered", () => {
  expect(REVERSI).toHaveLength(5);
});
