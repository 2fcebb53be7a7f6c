import { describe, expect, test } from 'vitest';
import { EngineThinker, methodFor, type Reach } from '../../cli/engine/thinker.ts';
import type { SearchResult } from '../../src/engine/searchRequest.ts';
import { STANDARD_START } from '../../src/game/othello/position.ts';
import { makeReadyEngine, RESULT } from '../engine/fakePort.ts';

const atDepth = (depth: number): SearchResult => ({ ...RESULT, depth });

const begin = (reach: Reach) => {
  const engine = makeReadyEngine({ sharesMemory: true });
  const thinker = new EngineThinker(engine.client, 1);
  const heard: number[] = [];
  const answer = thinker.think({ position: STANDARD_START, reach }, ({ depth }) => heard.push(depth));
  const tell = (depth: number) =>
    engine.port().onMessage({ type: 'progress', id: 1, result: atDepth(depth) });
  return { engine, thinker, heard, answer, tell };
};

test('what the search finds is the answer, and the depths before it are told', async () => {
  const { engine, heard, answer, tell } = begin({ depth: 3 });
  tell(1);
  tell(2);
  engine.port().finish(1, atDepth(3));
  expect((await answer).depth).toBe(3);
  expect(heard).toEqual([1, 2]);
});

test('hurried, it answers with the last depth it found', async () => {
  const { engine, thinker, answer, tell } = begin({ depth: 60 });
  tell(1);
  tell(2);
  thinker.hurry();
  expect((await answer).depth).toBe(2);
  expect(engine.port().calledOff).toBe(1);
});

test('hurried before it found anything, it waits for the first depth', async () => {
  const { thinker, answer, tell } = begin({ depth: 60 });
  thinker.hurry();
  tell(1);
  expect((await answer).depth).toBe(1);
});

test('a depth ends a search in time that has reached it', async () => {
  const { answer, tell } = begin({ depth: 4, milliseconds: 1000 });
  tell(3);
  tell(4);
  expect((await answer).depth).toBe(4);
});

test('an engine that fails is told in a sentence', async () => {
  const { engine, answer } = begin({ depth: 1 });
  engine.port().onError();
  await expect(answer).rejects.toThrow('The engine failed.');
});

describe('how far to think', () => {
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
  ] as const)('%j is the limit %j', (reach, limit) => {
    expect(limitFor(reach)).toEqual(limit);
  });
});
