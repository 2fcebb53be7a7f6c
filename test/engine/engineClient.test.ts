import { describe, expect, test, vi } from 'vitest';
import { EngineClient } from '../../src/engine/engineClient.ts';
import { openWorker } from '../../src/engine/openWorker.ts';
import { makeFakeEngine, makeReadyEngine, PROGRAM, REQUEST, RESULT } from './fakePort.ts';

const FINISHED = { type: 'finished', result: RESULT };
const WEIGHTS = Uint8Array.of(1, 2, 3);
const CRASHED = { type: 'failed', reason: 'crashed' };

describe('a search', () => {
  test('waits for the worker and is then posted', () => {
    const { client, port } = makeFakeEngine({ sharesMemory: true });
    client.search(REQUEST);
    expect(port().searches).toEqual([]);
    port().becomeReady();
    expect(port().searches).toEqual([1]);
  });

  test('settles with its result', async () => {
    const { client, port } = makeReadyEngine({ sharesMemory: true });
    const search = client.search(REQUEST);
    port().finish(1);
    expect(await search).toEqual(FINISHED);
  });

  test('reports its progress', () => {
    const { client, port } = makeReadyEngine({ sharesMemory: true });
    const onProgress = vi.fn();
    client.search(REQUEST, { onProgress });
    port().onMessage({ type: 'progress', id: 1, result: RESULT });
    expect(onProgress).toHaveBeenCalledExactlyOnceWith(RESULT);
  });

  test('runs after another one in the same worker', async () => {
    const { client, ports, port } = makeReadyEngine({ sharesMemory: false });
    client.search(REQUEST);
    port().finish(1);
    const second = client.search(REQUEST);
    port().finish(2);
    expect(await second).toEqual(FINISHED);
    expect(ports).toHaveLength(1);
  });
});

describe('a loading file', () => {
  test('is reported to the caller of a search until the search begins', () => {
    const { client, port } = makeFakeEngine({ sharesMemory: true });
    const onLoading = vi.fn();
    client.search(REQUEST, { onLoading });
    expect(onLoading.mock.calls).toEqual([[true]]);
    port().becomeReady();
    expect(onLoading.mock.calls).toEqual([[true], [false]]);
  });

  test('may be the weights for this search', () => {
    const { client, port } = makeReadyEngine({ sharesMemory: true });
    const onLoading = vi.fn();
    client.search(REQUEST, { onLoading });
    port().onMessage({ type: 'waiting', id: 1 });
    port().onMessage({ type: 'begun', id: 1 });
    expect(onLoading.mock.calls).toEqual([[false], [true], [false]]);
  });

  test('is not reported once a worker was ready, since a new worker reuses its program', () => {
    const { client, ports } = makeReadyEngine({ sharesMemory: false });
    const onLoading = vi.fn();
    client.search(REQUEST);
    client.search(REQUEST, { onLoading });
    expect([ports.length, onLoading.mock.calls]).toEqual([2, []]);
  });
});

describe('the newest search wins', () => {
  test('and the running and the waiting one settle as replaced', async () => {
    const { client } = makeReadyEngine({ sharesMemory: true });
    const older = [client.search(REQUEST), client.search(REQUEST)];
    client.search(REQUEST);
    expect(await Promise.all(older)).toEqual([{ type: 'replaced' }, { type: 'replaced' }]);
  });

  test('and starts when the worker is free, while the one in between never starts', () => {
    const { client, port } = makeReadyEngine({ sharesMemory: true });
    for (let count = 0; count < 3; count++) client.search(REQUEST);
    expect(port().searches).toEqual([1]);
    port().finish(1);
    expect(port().searches).toEqual([1, 3]);
  });

  test('and starts in a new worker if the old one cannot be stopped', () => {
    const { client, ports, port } = makeReadyEngine({ sharesMemory: false });
    client.search(REQUEST);
    client.search(REQUEST);
    port().becomeReady();
    expect(ports.map(({ isTerminated }) => isTerminated)).toEqual([true, false]);
    expect(port().searches).toEqual([2]);
  });

  test('and gets no late messages from the search it replaced', async () => {
    const { client, port } = makeReadyEngine({ sharesMemory: true });
    const onProgress = vi.fn();
    client.search(REQUEST, { onProgress });
    const newest = client.search(REQUEST, { onProgress });
    port().onMessage({ type: 'progress', id: 1, result: RESULT });
    port().finish(1, { ...RESULT, score: -99 });
    port().finish(2);
    expect(await newest).toEqual(FINISHED);
    expect(onProgress).not.toHaveBeenCalled();
  });

  test('and gets no late messages from a worker that was replaced', async () => {
    const { client, ports, port } = makeReadyEngine({ sharesMemory: false });
    client.search(REQUEST);
    const newest = client.search(REQUEST);
    ports[0]?.finish(2, { ...RESULT, score: -99 });
    ports[0]?.onError();
    port().becomeReady();
    port().finish(2);
    expect(await newest).toEqual(FINISHED);
  });
});

describe('stopping', () => {
  test('settles the running search at once and stops it by the shared flag', async () => {
    const { client, ports, port } = makeReadyEngine({ sharesMemory: true });
    const search = client.search(REQUEST);
    client.stop();
    expect(await search).toEqual({ type: 'stopped' });
    expect(port().calledOff).toBe(1);
    expect(ports).toHaveLength(1);
  });

  test('without shared memory starts a new worker from the compiled program', async () => {
    const { client, ports, port } = makeReadyEngine({ sharesMemory: false });
    const search = client.search(REQUEST);
    client.stop();
    expect(await search).toEqual({ type: 'stopped' });
    expect(ports[0]?.isTerminated).toBe(true);
    expect(port().posted).toEqual([{ type: 'start', program: PROGRAM, stopFlag: undefined }]);
  });

  test('passes the weights of the old worker to the new one', () => {
    const { client, port } = makeReadyEngine({ sharesMemory: false });
    port().onMessage({ type: 'weights', weights: WEIGHTS });
    client.search(REQUEST);
    client.stop();
    expect(port().posted).toEqual([
      { type: 'start', program: PROGRAM, weights: WEIGHTS, stopFlag: undefined },
    ]);
  });

  test('settles a search that still waits for its worker', async () => {
    const { client, port } = makeFakeEngine({ sharesMemory: false });
    const search = client.search(REQUEST);
    client.stop();
    port().becomeReady();
    expect(await search).toEqual({ type: 'stopped' });
    expect(port().searches).toEqual([]);
  });

  test('does not replace an idle worker', () => {
    const { client, ports } = makeReadyEngine({ sharesMemory: false });
    client.stop();
    expect(ports[0]?.isTerminated).toBe(false);
  });

  test('does not stop the next search', async () => {
    const { client, port } = makeReadyEngine({ sharesMemory: true });
    client.search(REQUEST);
    client.stop();
    const next = client.search(REQUEST);
    port().finish(1);
    port().finish(2);
    expect(await next).toEqual(FINISHED);
    expect(port().calledOff).toBe(1);
  });
});

describe('a search whose weights are missing', () => {
  test('settles as failed and leaves the worker for others', async () => {
    const { client, ports, port } = makeReadyEngine({ sharesMemory: true });
    const search = client.search(REQUEST);
    port().onMessage({ type: 'unable', id: 1, reason: 'notLoaded' });
    expect(await search).toEqual({ type: 'failed', reason: 'notLoaded' });
    expect(client.state).toEqual({ type: 'ready' });
    const next = client.search(REQUEST);
    port().finish(2);
    expect(await next).toEqual(FINISHED);
    expect(ports).toHaveLength(1);
  });
});

describe('a crash of the worker', () => {
  test('settles the running search as failed', async () => {
    const { client, port } = makeReadyEngine({ sharesMemory: true });
    const search = client.search(REQUEST);
    port().onError();
    expect(await search).toEqual(CRASHED);
  });

  test('settles the waiting search as failed', async () => {
    const { client, port } = makeReadyEngine({ sharesMemory: true });
    client.search(REQUEST);
    const waiting = client.search(REQUEST);
    port().onError();
    expect(await waiting).toEqual(CRASHED);
  });

  test('changes the state, and the worker is restarted', () => {
    const { states, ports, port } = makeReadyEngine({ sharesMemory: true });
    port().onError();
    port().becomeReady();
    expect(states).toEqual(['ready', 'failed', 'starting', 'ready']);
    expect(ports.map(({ isTerminated }) => isTerminated)).toEqual([true, false]);
  });

  test('does not affect the next search', async () => {
    const { client, port } = makeReadyEngine({ sharesMemory: true });
    client.search(REQUEST);
    port().onError();
    const next = client.search(REQUEST);
    port().becomeReady();
    port().finish(2);
    expect(await next).toEqual(FINISHED);
  });

  test('makes the engine fail after the third time while starting', () => {
    const { client, ports, port } = makeFakeEngine({ sharesMemory: true });
    for (let count = 0; count < 3; count++) port().onError();
    expect(ports).toHaveLength(3);
    expect(client.state).toEqual(CRASHED);
  });
});

describe('a failed engine', () => {
  test('is retried once by each search', async () => {
    const { client, ports, port } = makeFakeEngine({ sharesMemory: true });
    for (let count = 0; count < 3; count++) port().onError();
    const search = client.search(REQUEST);
    port().onError();
    expect(await search).toEqual(CRASHED);
    expect(ports).toHaveLength(4);
  });

  test('works again if the next try succeeds', async () => {
    const { client, port } = makeFakeEngine({ sharesMemory: true });
    port().onMessage({ type: 'failed', reason: 'notLoaded' });
    const search = client.search(REQUEST);
    port().becomeReady();
    port().finish(1);
    expect(await search).toEqual(FINISHED);
  });

  test.each(['notLoaded', 'noWebAssembly'] as const)('reports the reason %s of its worker', async reason => {
    const { client, port } = makeFakeEngine({ sharesMemory: true });
    const search = client.search(REQUEST);
    port().onMessage({ type: 'failed', reason });
    expect(await search).toEqual({ type: 'failed', reason });
    expect(client.state).toEqual({ type: 'failed', reason });
  });

  test('reports that there are no workers', async () => {
    const client = new EngineClient(openWorker);
    expect(client.state).toEqual({ type: 'failed', reason: 'noWorker' });
    expect(await client.search(REQUEST)).toEqual({ type: 'failed', reason: 'noWorker' });
  });

  test('reports that there is no WebAssembly, and starts no worker', () => {
    vi.stubGlobal('WebAssembly', undefined);
    const { client, ports } = makeFakeEngine({ sharesMemory: true });
    vi.unstubAllGlobals();
    expect(client.state).toEqual({ type: 'failed', reason: 'noWebAssembly' });
    expect(ports).toEqual([]);
  });
});

describe('closing', () => {
  test('settles the searches and ends the worker', async () => {
    const { client, ports } = makeReadyEngine({ sharesMemory: true });
    const search = client.search(REQUEST);
    client.close();
    expect(await search).toEqual({ type: 'stopped' });
    expect(ports.map(({ isTerminated }) => isTerminated)).toEqual([true]);
  });

  test('settles later searches as stopped', async () => {
    const { client, ports } = makeReadyEngine({ sharesMemory: true });
    client.close();
    expect(await client.search(REQUEST)).toEqual({ type: 'stopped' });
    expect(ports).toHaveLength(1);
  });
});
