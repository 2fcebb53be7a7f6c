import { expect, test } from 'vitest';
import { loadEngineProgram, readWeights } from '../../../cli/engine/engineFiles.ts';
import type { SearchLimit, SearchResult } from '../../../src/engine/searchRequest.ts';
import { makeSearchTask } from '../../../src/engine/searchTask.ts';
import { WasmEngine } from '../../../src/engine/wasmEngine.ts';
import type { OthelloPosition } from '../../../src/game/othello/position.ts';
import { benchPositions } from '../../../testkit/engine/benchNumbers.ts';

const program = await loadEngineProgram();
const weights = await readWeights();

const PLIES = 7;
/** How far the clock advances each time it is read, in milliseconds. */
const TICK = 0.5;
/** More than the time these depths take. */
const ENOUGH = 150;

const resultAtDepth = (position: OthelloPosition, limit: SearchLimit): SearchResult => {
  let time = 0;
  let found: SearchResult | undefined;
  const note = (result: SearchResult): void => {
    if (result.depth === PLIES) found ??= result;
  };
  const host = { now: () => (time += TICK), shouldStop: () => found !== undefined };
  const task = makeSearchTask({ position, method: { by: 'flipside', limit } });
  note(new WasmEngine(program, host, weights).search(task, note));
  if (found === undefined) throw new Error('The search did not reach this depth.');
  return found;
};

test('a search with a clock reaches a depth with fewer nodes and similar scores', () => {
  const positions = benchPositions.slice(4, 8);
  const deep = positions.map(position =>
    resultAtDepth(position, { type: 'depth', depth: PLIES, endgame: 0 }),
  );
  const clocked = positions.map(position => resultAtDepth(position, { type: 'time', milliseconds: ENOUGH }));
  const visited = (results: readonly SearchResult[]): number =>
    results.reduce((sum, { nodes }) => sum + (nodes ?? 0), 0);
  expect(visited(clocked) / visited(deep)).toBeLessThan(0.85);
  const errors = deep.map(({ score }, index) => Math.abs((score ?? 0) - (clocked[index]?.score ?? 0)));
  expect(errors.reduce((sum, error) => sum + error, 0) / errors.length).toBeLessThan(1.5);
});
