import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openEngineWorker } from '../../cli/engine/workers.ts';
import { EngineClient } from '../../src/engine/engineClient.ts';
import { STANDARD_START } from '../../src/game/othello/position.ts';
import { makeSquare } from '../../src/game/square.ts';
import { drawn } from '../../testkit/game/positions.ts';

const SHALLOW = { position: STANDARD_START, method: { by: 'minimax', depth: 3 } } as const;
const ENDLESS = { position: STANDARD_START, method: { by: 'bitboard', evaluations: 2 ** 31 - 1 } } as const;

/** Resolves when the search has finished a depth, with the promise of its result. */
const underWay = (client: EngineClient) =>
  new Promise<{ outcome: ReturnType<EngineClient['search']> }>(resolve => {
    const outcome = client.search(ENDLESS, { onProgress: () => resolve({ outcome }) });
  });

describe.each([
  ['shares memory with the page', true],
  ['shares no memory', false],
])('a worker that %s', (_, sharesMemory) => {
  let client: EngineClient;
  beforeEach(() => {
    client = new EngineClient(() => openEngineWorker({ sharesMemory }));
  });
  afterEach(() => client.close());

  test('answers a search', async () => {
    const outcome = await client.search(SHALLOW);
    expect(outcome.type === 'finished' && makeSquare(outcome.result.square)).toBe('f5');
  });

  test('stops in the middle of a search and then answers the next one', async () => {
    const { outcome } = await underWay(client);
    client.stop();
    expect(await outcome).toEqual({ type: 'stopped' });
    expect(await client.search(SHALLOW)).toMatchObject({ type: 'finished' });
  });

  test('gives way to a newer search', async () => {
    const { outcome } = await underWay(client);
    const newer = client.search(SHALLOW);
    expect(await outcome).toEqual({ type: 'replaced' });
    expect(await newer).toMatchObject({ type: 'finished' });
  });

  test('crashes on a defect, and the next search works', async () => {
    const over = drawn('XX XX', 'black');
    const crash = await client.search({ position: over, method: { by: 'minimax', depth: 1 } });
    expect(crash).toEqual({ type: 'failed', reason: 'crashed' });
    expect(await client.search(SHALLOW)).toMatchObject({ type: 'finished' });
  });
});
