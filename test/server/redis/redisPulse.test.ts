import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type RedisPulse, startRedisPulse } from '../../../server/redis/redisPulse.ts';

let answers = true;
let pulse: RedisPulse;
const [renew, recover] = [vi.fn(), vi.fn()];
const probe = async (): Promise<void> => {
  if (!answers) throw new Error('no answer');
};

beforeEach(() => {
  vi.useFakeTimers();
  answers = true;
  pulse = startRedisPulse({ probe, renew }, { fail: () => {}, recover });
});
afterEach(() => {
  pulse.stop();
  vi.useRealTimers();
  vi.clearAllMocks();
});

test('connections without an answer are replaced every ten seconds', async () => {
  await vi.advanceTimersByTimeAsync(3_000);
  answers = false;
  await vi.advanceTimersByTimeAsync(9_000);
  expect(renew).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(12_000);
  expect(renew).toHaveBeenCalledTimes(2);
  answers = true;
  await vi.advanceTimersByTimeAsync(60_000);
  expect([renew.mock.calls.length, recover.mock.calls.length, pulse.isHealthy()]).toEqual([2, 1, true]);
});
