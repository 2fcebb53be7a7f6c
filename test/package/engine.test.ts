import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openEngineWorker } from '../../cli/engine/workers.ts';
import type { EnginePort } from '../../src/engine/engineClient.ts';
import type { FromWorker, ToWorker } from '../../src/engine/messages.ts';
import { parseSquare } from '../../src/game/square.ts';
import { engineBehind } from '../../src/package/engine.ts';
import type { AnalysisReach } from '../../src/package/engineTypes.ts';

const open = () => engineBehind(() => openEngineWorker({ sharesMemory: false }));
const engine = open();
afterAll(() => engine.dispose());

test('an analysis scores the requested number of moves to the requested depth', async () => {
  const { moves } = await engine.analyze('f5d6c3', { depth: 6, lines: 2 });
  expect(moves.slice(0, 2).map(({ depth }) => depth)).toEqual([6, 6]);
});

test('a review covers every ply of the game and reports its progress', async () => {
  const told: string[] = [];
  const { plies } = await engine.review('f5d6c3', {
    effort: 'quick',
    onProgress: (done, of) => told.push(`${done} of ${of}`),
  });
  expect(plies.map(({ move }) => move)).toEqual(['f5', 'd6', 'c3']);
  expect(told).toEqual(['1 of 3', '2 of 3', '3 of 3']);
});

test('an aborted request rejects with the reason', async () => {
  const stop = new AbortController();
  const asked = engine.analyze('f5d6c3d3c4', {
    milliseconds: 600_000,
    signal: stop.signal,
    onReport: () => stop.abort(),
  });
  await expect(asked).rejects.toThrow('aborted');
});

test('requests to a closed engine reject', async () => {
  const closed = open();
  const asked = closed.analyze('f5', { milliseconds: 600_000 });
  closed.dispose();
  await expect(asked).rejects.toThrow('The engine was closed.');
});

/** An engine whose worker is controlled by the test. */
const scripted = () => {
  const asked: ToWorker[] = [];
  const ports: EnginePort[] = [];
  const engine = engineBehind(() => {
    const post = (message: ToWorker): void => void asked.push(message);
    const port = {
      stopFlag: undefined,
      post,
      onMessage: (_: FromWorker) => {},
      onError() {},
      terminate() {},
    };
    queueMicrotask(() => port.onMessage({ type: 'ready', program: {} as never }));
    ports.push(port);
    return port;
  });
  const report = (type: 'progress' | 'finished', depth: number): void => {
    const id = asked.flatMap(message => (message.type === 'search' ? [message.id] : [])).at(-1) as number;
    const square = parseSquare('d6');
    const analyzed = [{ square, score: 2, exact: false, depth, line: [square] }];
    const result = { square, score: 2, exact: false, depth, analyzed } as never;
    ports.at(-1)?.onMessage({ type, id, result });
  };
  return { engine, report, crash: () => ports.at(-1)?.onError() };
};

describe('an analysis', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const begun = async (reach: AnalysisReach) => {
    const { engine, ...worker } = scripted();
    const outcomes: unknown[] = [];
    const told = (outcome: unknown): void => void outcomes.push(outcome);
    void engine.analyze('f5', reach).then(
      ({ depth }) => told(depth),
      error => told(error.message),
    );
    await vi.advanceTimersByTimeAsync(0);
    return { ...worker, outcomes };
  };

  test.each<[AnalysisReach, number]>([
    [{}, 1000],
    [{ milliseconds: 300 }, 300],
    [{ depth: 6, milliseconds: 300 }, 300],
    [{ depth: 6 }, Infinity],
  ])('with %j ends after %i milliseconds, or with the first report after that', async (reach, end) => {
    for (const isEarly of [true, false]) {
      const { report, outcomes } = await begun(reach);
      if (isEarly) report('progress', 3);
      await vi.advanceTimersByTimeAsync(Math.min(end, 1e6) - 1);
      expect(outcomes).toEqual([]);
      await vi.advanceTimersByTimeAsync(1);
      if (!isEarly) report('progress', 4);
      await vi.advanceTimersByTimeAsync(0);
      expect(outcomes).toEqual(end === Infinity ? [] : [isEarly ? 3 : 4]);
      report('finished', 6);
      await vi.advanceTimersByTimeAsync(0);
      expect(outcomes).toHaveLength(1);
      expect(vi.getTimerCount()).toBe(0);
    }
  });

  test('rejects if its worker crashes, even after reports', async () => {
    const { report, crash, outcomes } = await begun({ depth: 6 });
    report('progress', 3);
    crash();
    await vi.advanceTimersByTimeAsync(0);
    expect(outcomes).toEqual(['The engine stopped unexpectedly.']);
  });
});
