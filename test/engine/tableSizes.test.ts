import { expect, test } from 'vitest';
import { loadEngineProgram, readWeights } from '../../cli/engine/engineFiles.ts';
import type { HelperPort } from '../../src/engine/helpers.ts';
import type { FromWorker } from '../../src/engine/messages.ts';
import type { SearchMethod } from '../../src/engine/searchRequest.ts';
import { SearchService } from '../../src/engine/searchService.ts';
import { makeSearchTask, tableBitsFor } from '../../src/engine/searchTask.ts';
import { tablesFor } from '../../src/engine/tableSizes.ts';
import { WasmEngine } from '../../src/engine/wasmEngine.ts';
import { STANDARD_START } from '../../src/game/othello/position.ts';
import { ffoProblems } from '../../testkit/engine/ffo.ts';
import { until } from '../../testkit/until.ts';

const LIMITED: SearchMethod = { by: 'flipside', limit: { type: 'depth', depth: 10, endgame: 0 } };
const SOLVE: SearchMethod = { by: 'flipside', limit: { type: 'solve', goal: 'outcome' } };
const ANALYSIS = { by: 'analysis', squares: [], lines: 1, interval: 100 } as const;
const USUAL_BITS = 20;
const MEGABYTE = 2 ** 20;

test.each([
  [1, 16, 16],
  [4, 64, 64],
  [16, 64, 128],
  [undefined, 64, 64],
])('with %s GB an analysis gets a table of %i MB and a solution one of %i MB', (memory, analysis, solve) => {
  expect(tablesFor(memory)).toEqual({ analysis, solve });
});

test('a limited search gets the usual table, an analysis the chosen one', () => {
  const sizes = tablesFor(16);
  expect(tableBitsFor(LIMITED, sizes)).toBe(USUAL_BITS);
  expect(tableBitsFor({ ...ANALYSIS, limit: { depth: 8, endgame: 0 } }, sizes)).toBe(USUAL_BITS);
  expect(tableBitsFor(ANALYSIS, sizes)).toBe(USUAL_BITS + 2);
  expect(tableBitsFor({ ...ANALYSIS, table: 16 }, sizes)).toBe(USUAL_BITS);
  expect(tableBitsFor(SOLVE, sizes)).toBe(USUAL_BITS + 3);
  expect(tableBitsFor(SOLVE)).toBe(USUAL_BITS);
});

/** An ending that is solved quickly. */
const ending = ffoProblems[0]?.position ?? STANDARD_START;

test('a limited search visits the same positions after a search with a larger table', async () => {
  const host = { now: () => 0, shouldStop: () => false, tables: tablesFor(16) };
  const engine = new WasmEngine(await loadEngineProgram(), host, await readWeights());
  const nodes = (method: SearchMethod, position = STANDARD_START) =>
    engine.search(makeSearchTask({ position, method }), () => {}).nodes;
  const before = nodes(LIMITED);
  nodes(SOLVE, ending);
  expect(nodes(LIMITED)).toBe(before);
});

/** The size of the engine's memory on a device with this many gigabytes, after solving an ending. */
const memoryAfterSolving = async (gigabytes: number): Promise<number> => {
  const said: FromWorker[] = [];
  let shared: WebAssembly.Memory | undefined;
  const service = new SearchService({
    post: message => void said.push(message),
    load: async threaded => ({ type: 'loaded', program: await loadEngineProgram(threaded) }),
    loadWeights: readWeights,
    openHelper: () => {
      const port: HelperPort = {
        post: ({ memory }) => {
          shared = memory;
          port.onError();
        },
        onMessage: () => {},
        onError: () => {},
        terminate: () => {},
      };
      queueMicrotask(() => port.onMessage('here'));
      return port;
    },
    memory: gigabytes,
  });
  const stopFlag = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  service.receive({ type: 'start', program: undefined, weights: undefined, stopFlag });
  await until(() => expect(said.some(({ type }) => type === 'ready')).toBe(true));
  const method = { ...SOLVE, threads: 2 };
  service.receive({ type: 'search', id: 1, task: makeSearchTask({ position: ending, method }) });
  await until(() => expect(said.some(({ type }) => type === 'finished')).toBe(true));
  return (shared?.buffer.byteLength ?? 0) / MEGABYTE;
};

test('a device with much memory solves with a larger table', async () => {
  const [little, plenty] = [await memoryAfterSolving(1), await memoryAfterSolving(16)];
  expect(little).toBeGreaterThan(0);
  expect(plenty - little).toBeGreaterThan(100);
});
