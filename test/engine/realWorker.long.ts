import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openEngineWorker } from '../../cli/engine/workers.ts';
import type { Analysis } from '../../src/engine/analysis.ts';
import { EngineClient } from '../../src/engine/engineClient.ts';
import { CONNECT4_START } from '../../src/game/connect4/position.ts';
import { crossStart, STANDARD_START } from '../../src/game/othello/position.ts';
import { legalMoves, type Position } from '../../src/game/position.ts';
import { STANDARD_SHAPE } from '../../src/game/shape.ts';
import { makeSquare } from '../../src/game/square.ts';
import { drawn } from '../../testkit/game/positions.ts';

const SHALLOW = { position: STANDARD_START, method: { by: 'minimax', depth: 3 } } as const;
const ENDLESS = { position: STANDARD_START, method: { by: 'bitboard', evaluations: 2 ** 31 - 1 } } as const;

/** Enough rounds to detect leaked workers. */
const ROUNDS = 4;

const chained =
  (...actions: readonly (() => void)[]) =>
  () => {
    for (const action of actions) action();
  };

/** Resolves with the promise of the result once the search has finished a depth. */
const underWay = (client: EngineClient) =>
  new Promise<{ outcome: ReturnType<EngineClient['search']> }>(resolve => {
    const outcome = client.search(ENDLESS, { onProgress: () => resolve({ outcome }) });
  });

/** Resolves with the first report of an endless analysis and the promise of its outcome. */
const analysisUnderWay = (client: EngineClient, position: Position = STANDARD_START) =>
  new Promise<{ analysis: Analysis; outcome: ReturnType<EngineClient['analyze']> }>(resolve => {
    const outcome = client.analyze(
      { position, lines: 2 },
      { onReport: analysis => resolve({ analysis, outcome }) },
    );
  });

describe.each([
  ['shares memory with the page', true],
  ['shares no memory', false],
])('a worker that %s', (_, sharesMemory) => {
  let client: EngineClient;
  const ports: { isOpen: boolean }[] = [];
  beforeEach(() => {
    ports.length = 0;
    client = new EngineClient(() => {
      const port = openEngineWorker({ sharesMemory });
      const state = { isOpen: true };
      ports.push(state);
      return Object.assign(port, { terminate: chained(port.terminate, () => (state.isOpen = false)) });
    });
  });
  afterEach(() => client.close());

  test('answers a search', async () => {
    const outcome = await client.search(SHALLOW);
    expect(outcome.type === 'finished' && makeSquare(outcome.result.square)).toBe('f5');
  });

  test('stops in the middle of a search and answers the next one', async () => {
    const { outcome } = await underWay(client);
    client.stop();
    expect(await outcome).toEqual({ type: 'stopped' });
    expect(await client.search(SHALLOW)).toMatchObject({ type: 'finished' });
  });

  test('stops for a newer search', async () => {
    const { outcome } = await underWay(client);
    const newer = client.search(SHALLOW);
    expect(await outcome).toEqual({ type: 'replaced' });
    expect(await newer).toMatchObject({ type: 'finished' });
  });

  test.each([
    ['Othello', STANDARD_START],
    ['Anti-Othello', crossStart(STANDARD_SHAPE, 'anti')],
    ['Connect Four', CONNECT4_START],
  ])('analyzes %s until it is stopped, and answers the next search', async (_, position) => {
    const { analysis, outcome } = await analysisUnderWay(client, position);
    expect(analysis.moves.map(({ square }) => square).toSorted((a, b) => a - b)).toEqual([
      ...legalMoves(position),
    ]);
    expect(analysis.lines).toHaveLength(2);
    client.stop();
    expect(await outcome).toEqual({ type: 'stopped' });
    expect(await client.search(SHALLOW)).toMatchObject({ type: 'finished' });
  });

  test('stops an analysis for one of another position', async () => {
    const { outcome } = await analysisUnderWay(client);
    const newer = await analysisUnderWay(client, crossStart(STANDARD_SHAPE, 'anti'));
    expect(await outcome).toEqual({ type: 'replaced' });
    expect(newer.analysis.moves).toHaveLength(4);
  });

  test('ends an analysis when every score is proved', async () => {
    const position = drawn('XO-- OXOX XXOX OOX-', 'black');
    const outcome = await client.analyze({ position, lines: 1 });
    expect(outcome).toMatchObject({ type: 'finished', analysis: { exact: true, certainty: 100 } });
  });

  test('leaks no workers, however many positions are analyzed', async () => {
    for (let round = 0; round < ROUNDS; round++) await analysisUnderWay(client);
    client.close();
    expect(ports.filter(({ isOpen }) => isOpen)).toEqual([]);
    if (sharesMemory) expect(ports).toHaveLength(1);
  });

  test('crashes on a defect, and answers the next search', async () => {
    const over = drawn('XX XX', 'black');
    const crash = await client.search({ position: over, method: { by: 'minimax', depth: 1 } });
    expect(crash).toEqual({ type: 'failed', reason: 'crashed' });
    expect(await client.search(SHALLOW)).toMatchObject({ type: 'finished' });
  });
});
