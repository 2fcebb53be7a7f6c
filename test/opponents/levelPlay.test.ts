import { expect, test } from 'vitest';
import { makeSearchTask } from '../../src/engine/searchTask.ts';
import { planReply } from '../../src/opponents/opponents.ts';
import { positionAfter } from '../../testkit/game/positions.ts';
import { newEngine, playGame } from './levelGames.ts';

test('a level plays the same game for the same seed, whatever it searched before', () => {
  const levels = { black: 3, white: 1 };
  const used = newEngine();
  playGame(used, levels, 99);
  expect(playGame(used, levels, 5)).toEqual(playGame(newEngine(), levels, 5));
});

test('on a slow machine a level answers within five seconds with its best move so far', () => {
  const engine = newEngine(100);
  const position = positionAfter('f5d6c3d3c4f4f6g5e3f3g6d2', 12);
  const seat = { type: 'computer', opponent: 'flipside', level: 11 } as const;
  const { method } = planReply({ seat, position, seed: 1 }, { milliseconds: 50, threads: 1 });
  const { depth, milliseconds } = engine.search(makeSearchTask({ position, method }), () => {});
  expect(milliseconds).toBeLessThan(5_000);
  expect(depth).toBeLessThan(20);
});

test('a much higher level wins', () => {
  const engine = newEngine();
  expect(playGame(engine, { black: 5, white: 1 }, 1).blackScore).toBeGreaterThan(32);
  expect(playGame(engine, { black: 1, white: 5 }, 1).blackScore).toBeLessThan(32);
});
