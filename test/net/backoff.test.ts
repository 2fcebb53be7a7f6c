import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Backoff, jittered } from '../../src/net/backoff.ts';

const pausesOf = (backoff: Backoff, count: number): readonly number[] =>
  Array.from({ length: count }, () => backoff.next());
const even = (): Backoff =>
  new Backoff(
    () => 0.5,
    () => undefined,
  );

test('a pause is randomized by its share in both directions around its own length', () => {
  fc.assert(
    fc.property(
      fc.nat(1e6),
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (pause, share, roll) => {
        const varied = jittered(pause, share, () => roll);
        expect(varied).toBeGreaterThanOrEqual(pause * (1 - share) - 1e-6);
        expect(varied).toBeLessThanOrEqual(pause * (1 + share) + 1e-6);
        expect(varied + jittered(pause, share, () => 1 - roll)).toBeCloseTo(2 * pause);
      },
    ),
  );
  expect([0, 0.5, 1].map(roll => jittered(1_000, 0.25, () => roll))).toEqual([750, 1_000, 1_250]);
});

test('each pause is longer than the one before, up to the last, which is repeated', () => {
  expect(pausesOf(even(), 5)).toEqual([500, 1_000, 2_000, 4_000, 4_000]);
});

test('a lost connection that worked is retried once without a pause', () => {
  const backoff = even();
  backoff.succeed();
  expect(pausesOf(backoff, 2)).toEqual([0, 500]);
  backoff.succeed();
  expect(backoff.next()).toBe(1_000);
  backoff.reset(false);
  expect(backoff.next()).toBe(0);
  backoff.reset(true);
  expect(backoff.next()).toBe(500);
});

test('a custom pause overrides the default', () => {
  const backoff = new Backoff(
    () => 0.5,
    () => 7,
  );
  expect(pausesOf(backoff, 3)).toEqual([7, 7, 7]);
});

test('timeouts are long at first and after failures, and only a server that never answered is given up', () => {
  const backoff = even();
  expect([backoff.answerTimeout, backoff.isExhausted]).toEqual([15_000, false]);
  pausesOf(backoff, 3);
  expect(backoff.isExhausted).toBe(true);
  backoff.succeed();
  backoff.reset(false);
  const timeouts = [0, 1, 2, 3].map(() => {
    const { answerTimeout } = backoff;
    backoff.next();
    return answerTimeout;
  });
  expect(timeouts).toEqual([5_000, 5_000, 5_000, 15_000]);
  expect(backoff.isExhausted).toBe(false);
});
