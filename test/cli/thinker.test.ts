import { describe, expect, test } from 'vitest';
import { EngineThinker, methodFor, type Reach } from '../../cli/engine/thinker.ts';
import type { SearchResult } from '../../src/engine/searchRequest.ts';
import { STANDARD_START } from '../../src/game/othello/position.ts';
import { makeReadyEngine, RESULT } from '../engine/fakePort.ts';

const atDepth = (depth: number): SearchResult => ({ ...RESULT, depth });

const begin = (reach: Reach) => {
  const engine = makeReadyEngine({ sharesMemory: true });
  const thinker = new EngineThinker(engine.client, 1);
  const reported: number[] = [];
  const answer = thinker.think({ position: STANDARD_START, reach }, ({ depth }) => reported.push(depth));
  const tell = (depth: number) =>
    engine.port().onMessage({ type: 'progress', id: 1, result: atDepth(depth) });
  return { engine, thinker, reported, answer, tell };
};

test('the answer is the result of the search, and earlier depths are reported', async () => {
  const { engine, reported, answer, tell } = begin({ depth: 3 });
  tell(1);
  tell(2);
  engine.port().finish(1, atDepth(3));
  expect((await answer).depth).toBe(3);
  expect(reported).toEqual([1, 2]);
});

test('when hurried, it answers with the last depth found', async () => {
  const { engine, thinker, answer, tell } = begin({ depth: 60 });
  tell(2);
  thinker.hurry();
  expect((await answer).depth).toBe(2);
  expect(engine.port().calledOff).toBe(1);
});

test('when hurried before the first depth, it waits for that depth', async () => {
  const { thinker, answer, tell } = begin({ depth: 60 });
  thinker.hurry();
  tell(1);
  expect((await answer).depth).toBe(1);
});

test('a timed search ends when it reaches the depth limit', async () => {
  const { answer, tell } = begin({ depth: 4, milliseconds: 1000 });
  tell(3);
  tell(4);
  expect((await answer).depth).toBe(4);
});

test('a failure of the engine is reported in one sentence', async () => {
  const { engine, answer } = begin({ depth: 1 });
  engine.port().onError();
  await expect(answer).rejects.toThrow('The engine failed.');
});

describe('the search limits', () => {
  const limitFor = (reach: Reach) => {
    const method = methodFor(reach, { every: false, threads: 1 });
    return method.by === 'flipside' ? method.limit : undefined;
  };

  test.each([
    [{}, { type: 'time', milliseconds: 1000 }],
    [{ milliseconds: 20 }, { type: 'time', milliseconds: 20 }],
    [
      { milliseconds: 20, depth: 4 },
      { type: 'time', milliseconds: 20 },
    ],
    [{ depth: 1 }, { type: 'depth', depth: 1, endgame: 2 }],
    [{ depth: 10 }, { type: 'depth', depth: 10, endgame: 20 }],
    [{ depth: 16 }, { type: 'depth', depth: 16, endgame: 20 }],
    [{ depth: 26 }, { type: 'depth', depth: 26, endgame: 26 }],
    [{ solve: 'outcome' }, { type: 'solve', goal: 'outcome' }],
  ] as const)('%j becomes the limit %j', (reach, limit) => {
    expect(limitFor(reach)).toEqual(limit);
  });
});
