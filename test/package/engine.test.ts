import { afterAll, expect, test } from 'vitest';
import { openEngineWorker } from '../../cli/engine/workers.ts';
import { engineBehind } from '../../src/package/engine.ts';

const open = () => engineBehind(() => openEngineWorker({ sharesMemory: false }));
const engine = open();
afterAll(() => engine.dispose());

test('an analysis scores as many moves as are asked for, to the depth that is asked for', async () => {
  const { moves } = await engine.analyze('f5d6c3', { depth: 6, lines: 2 });
  expect(moves.slice(0, 2).map(({ depth }) => depth)).toEqual([6, 6]);
});

test('an analysis that has no more time ends with what it has', async () => {
  const { moves } = await engine.analyze('f5d6c3', { milliseconds: 1 });
  expect(moves.length).toBeGreaterThan(0);
});

test('who stops asking is told so', async () => {
  const stop = new AbortController();
  const asked = engine.analyze('f5d6c3d3c4', {
    milliseconds: 600_000,
    signal: stop.signal,
    onReport: () => stop.abort(),
  });
  await expect(asked).rejects.toThrow('aborted');
});

test('an engine that was closed says so', async () => {
  const closed = open();
  const asked = closed.analyze('f5', { milliseconds: 600_000 });
  closed.dispose();
  await expect(asked).rejects.toThrow('The engine was closed.');
});
