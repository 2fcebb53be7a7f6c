import { EventEmitter } from 'node:events';
import { afterEach, expect, test, vi } from 'vitest';
import {
  type FromPackageWorker,
  missingAfter,
  type ToPackageWorker,
} from '../../src/package/packageMessages.ts';
import { until } from '../../testkit/until.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.doUnmock('node:worker_threads');
  vi.resetModules();
});

const FILES = {
  type: 'files',
  wasm: 'file:///nowhere/engine.wasm',
  weights: 'file:///nowhere/weights',
} as const;
const START = { type: 'start', program: undefined, weights: undefined, stopFlag: undefined } as const;

/** Starts the browser's worker without a network; returns its messages. */
const startInBrowser = async (): Promise<readonly FromPackageWorker[]> => {
  const said: FromPackageWorker[] = [];
  const postMessage = (message: FromPackageWorker): void => void said.push(message);
  vi.stubGlobal('self', { postMessage });
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('fetch', async () => new Response(null, { status: 404 }));
  await import('../../src/package/worker.ts');
  const { onmessage } = self as unknown as { onmessage: (event: { data: ToPackageWorker }) => void };
  for (const data of [FILES, START]) onmessage({ data });
  return said;
};

const startInNode = async (): Promise<readonly FromPackageWorker[]> => {
  const said: FromPackageWorker[] = [];
  const postMessage = (message: FromPackageWorker): void => void said.push(message);
  const parentPort = Object.assign(new EventEmitter(), { postMessage });
  vi.doMock('node:worker_threads', () => ({ parentPort }));
  await import('../../src/package/workerNode.ts');
  for (const message of [FILES, START]) parentPort.emit('message', message);
  return said;
};

test.each([
  ['a browser', startInBrowser],
  ['Node', startInNode],
])('the worker of %s reports which files it could not load', async (_, start) => {
  const said = await start();
  await until(() => expect(said).toContainEqual({ type: 'failed', reason: 'notLoaded' }));
  await until(() => expect(said).toContainEqual({ type: 'missing', address: FILES.weights }));
  expect(said).toContainEqual({ type: 'missing', address: FILES.wasm });
});

test('in a browser that cannot run the engine no file is reported missing', async () => {
  vi.stubGlobal('WebAssembly', undefined);
  const said = await startInBrowser();
  await until(() => expect(said).toContainEqual({ type: 'failed', reason: 'noWebAssembly' }));
  expect(said).not.toContainEqual({ type: 'missing', address: FILES.wasm });
});

test.each<[FromPackageWorker, before: string | undefined, after: string | undefined]>([
  [{ type: 'missing', address: FILES.wasm }, undefined, FILES.wasm],
  [{ type: 'ready', program: {} as never }, FILES.wasm, undefined],
  [{ type: 'ready', program: {} as never }, FILES.weights, FILES.weights],
  [{ type: 'weights', weights: new Uint8Array() }, FILES.weights, undefined],
  [{ type: 'waiting', id: 1 }, FILES.weights, FILES.weights],
])('a file is missing until it is loaded: %j', (message, before, after) => {
  expect(missingAfter(message, before, FILES)).toBe(after);
});
