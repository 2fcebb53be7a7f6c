import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadEngineProgram, readWeights } from '../../cli/engine/engineFiles.ts';
import { openEngineWorker } from '../../cli/engine/workers.ts';
import { EngineClient } from '../../src/engine/engineClient.ts';
import type { SearchLimit, SearchMethod, SearchResult } from '../../src/engine/searchRequest.ts';
import { makeSearchTask } from '../../src/engine/searchTask.ts';
import { makeSharedMemory } from '../../src/engine/wasm/threads.ts';
import { WasmEngine } from '../../src/engine/wasmEngine.ts';
import {
  crossStart,
  type OthelloPosition,
  openStart,
  STANDARD_START,
} from '../../src/game/othello/position.ts';
import { positionAfter, readTable, shapeOf } from '../../testkit/game/positions.ts';
import { until } from '../../testkit/until.ts';

const SOLVE: SearchLimit = { type: 'solve', goal: 'score' };
const MOMENT: SearchLimit = { type: 'time', milliseconds: 20 };
const TO_DEPTH: SearchLimit = { type: 'depth', depth: 6, endgame: 12 };
const START_MILLISECONDS = 300_000;
const MOST_THREADS = 4;
const SEARCHES = 25;
const HOST = { now: () => performance.now(), shouldStop: () => false };

const by = (limit: SearchLimit, threads: number): SearchMethod => ({ by: 'flipside', limit, threads });

/** Solved positions with 16 empty squares. */
const solved = readTable('endgame.tsv')
  .filter(([, , empties]) => empties === '16')
  .map(([, , , score, , , transcript]) => ({
    position: positionAfter(transcript ?? '', 44),
    score: Number(score),
  }));
const [first = { position: STANDARD_START, score: 0 }] = solved;

const GAME = readTable('endgame.tsv')[0]?.[6] ?? '';
/** With this many empty squares no search finishes quickly. */
const UNFINISHED_PLIES = [10, 12, 14, 16, 18, 20, 22, 24, 26, 28];

const openClient = (sharesMemory: boolean): EngineClient =>
  new EngineClient(() => openEngineWorker({ sharesMemory }));

const search = async (
  client: EngineClient,
  position: OthelloPosition,
  method: SearchMethod,
): Promise<SearchResult> => {
  const outcome = await client.search({ position, method });
  if (outcome.type !== 'finished') throw new Error(`The search was ${outcome.type}.`);
  return outcome.result;
};

/** Resolves with the promise of the result once the endless search has finished a depth. */
const underWay = (client: EngineClient) =>
  new Promise<{ outcome: ReturnType<EngineClient['search']> }>(resolve => {
    const method = by(SOLVE, MOST_THREADS);
    const outcome = client.search(
      { position: STANDARD_START, method },
      { onProgress: () => resolve({ outcome }) },
    );
  });

/** Resolves when all helpers take part in a search. On a busy machine one may be late, but it comes back. */
const allHelp = (client: EngineClient, threads: number): Promise<void> =>
  until(
    async () => expect(await search(client, STANDARD_START, by(MOMENT, threads))).toMatchObject({ threads }),
    { timeout: START_MILLISECONDS },
  );

const openHelped = async (threads: number): Promise<EngineClient> => {
  const client = openClient(true);
  await allHelp(client, threads);
  return client;
};

test.each([2, 4])(
  '%i threads find the exact scores',
  async threads => {
    const client = await openHelped(threads);
    for (const { position, score } of solved)
      expect(await search(client, position, by(SOLVE, threads))).toMatchObject({ score, exact: true });
    await allHelp(client, threads);
    client.close();
  },
  START_MILLISECONDS,
);

test(
  'other boards are solved with helpers too, between searches with weights',
  async () => {
    const client = await openHelped(2);
    const boards = [openStart(shapeOf(4, 5)), crossStart(shapeOf(7, 4)), crossStart(shapeOf(4, 5), 'anti')];
    for (const board of boards) {
      const alone = await search(client, board, by(SOLVE, 1));
      expect(await search(client, first.position, by(SOLVE, 2))).toMatchObject({ score: first.score });
      expect(await search(client, board, by(SOLVE, 2))).toMatchObject({ score: alone.score, exact: true });
    }
    await allHelp(client, 2);
    client.close();
  },
  START_MILLISECONDS,
);

describe('an engine with helpers', () => {
  let client: EngineClient;
  beforeAll(async () => {
    client = await openHelped(MOST_THREADS);
  }, START_MILLISECONDS);
  afterAll(() => client.close());

  test('finds the exact score of every move', async () => {
    const scores = [];
    for (const threads of [1, MOST_THREADS]) {
      const { moves = [] } = await search(client, first.position, {
        by: 'flipside',
        limit: SOLVE,
        every: true,
        threads,
      });
      scores.push(new Map(moves.map(({ square, score }) => [square, score])));
    }
    expect(scores[1]).toEqual(scores[0]);
  });

  test('sorts the moves best first, even if time runs out within a depth', async () => {
    const method = { by: 'flipside', limit: MOMENT, every: true, threads: MOST_THREADS } as const;
    for (const plies of UNFINISHED_PLIES) {
      const { moves = [] } = await search(client, positionAfter(GAME, plies), method);
      const scores = moves.map(({ score }) => score);
      expect(scores).toEqual(scores.toSorted((one, other) => other - one));
    }
  });

  test('stops in the middle of a search and answers the next one', async () => {
    const { outcome } = await underWay(client);
    client.stop();
    expect(await outcome).toEqual({ type: 'stopped' });
    await allHelp(client, MOST_THREADS);
  });

  test('stops for a newer search', async () => {
    const { outcome } = await underWay(client);
    const newer = search(client, first.position, by(SOLVE, MOST_THREADS));
    expect(await outcome).toEqual({ type: 'replaced' });
    expect(await newer).toMatchObject({ score: first.score });
    await allHelp(client, MOST_THREADS);
  });

  test('answers long and short searches in turn', async () => {
    for (let turn = 0; turn < SEARCHES; turn++) {
      const { position, score } = solved[turn % solved.length] ?? first;
      expect(await search(client, position, by(SOLVE, MOST_THREADS))).toMatchObject({ score });
      await search(client, STANDARD_START, by(MOMENT, MOST_THREADS));
    }
    await allHelp(client, MOST_THREADS);
  });

  test('uses no helpers if the result must be reproducible', async () => {
    const { threads } = await search(client, STANDARD_START, by(TO_DEPTH, MOST_THREADS));
    expect(threads).toBe(1);
  });
});

test('a helper that does not wake up causes one short delay, and no wrong results', async () => {
  const [program, weights] = await Promise.all([loadEngineProgram(true), readWeights()]);
  const memory = makeSharedMemory() as WebAssembly.Memory;
  const engine = new WasmEngine(program, { ...HOST, memory }, weights);
  const helper = new WebAssembly.Instance(program, { host: HOST, env: { memory } });
  (helper.exports.becomeHelper as (number: number) => void)(1);
  const task = makeSearchTask({ position: first.position, method: by(SOLVE, 2) });
  const searches = [1, 2, 3].map(() => engine.search(task, () => {}));
  expect(searches.map(({ score }) => score)).toEqual(searches.map(() => first.score));
  expect(searches.map(({ threads }) => threads)).toEqual([2, 1, 1]);
});

/** Joins as helper 1, reports that, and helps only once the gate opens. */
const LATE_HELPER = `
  const { parentPort, workerData } = require('node:worker_threads');
  const { program, memory, gate } = workerData;
  const host = { now: () => performance.now(), shouldStop: () => 0, onDepth: () => {} };
  const { exports } = new WebAssembly.Instance(program, { host, env: { memory, abort: () => {} } });
  exports.becomeHelper(1);
  parentPort.postMessage('joined');
  Atomics.wait(gate, 0, 0);
  exports.help();
`;

test(
  'a helper that wakes up late helps again afterwards',
  async () => {
    const [program, weights] = await Promise.all([loadEngineProgram(true), readWeights()]);
    const memory = makeSharedMemory() as WebAssembly.Memory;
    const engine = new WasmEngine(program, { ...HOST, memory }, weights);
    const gate = new Int32Array(new SharedArrayBuffer(4));
    const helper = new Worker(LATE_HELPER, { eval: true, workerData: { program, memory, gate } });
    await once(helper, 'message');
    const task = makeSearchTask({ position: first.position, method: by(SOLVE, 2) });
    const solve = (): SearchResult => engine.search(task, () => {});
    expect([solve(), solve()].map(({ threads }) => threads)).toEqual([2, 1]);
    Atomics.store(gate, 0, 1);
    Atomics.notify(gate, 0);
    await until(() => expect(solve()).toMatchObject({ score: first.score, threads: 2 }), {
      timeout: START_MILLISECONDS,
    });
    await helper.terminate();
  },
  START_MILLISECONDS,
);

test('an engine without shared memory searches alone', async () => {
  const client = openClient(false);
  const result = await search(client, first.position, by(SOLVE, MOST_THREADS));
  expect(result).toMatchObject({ score: first.score, exact: true, threads: 1 });
  client.close();
});
