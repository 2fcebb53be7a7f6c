import { pino } from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ErrorReporter } from '../../../server/background/errorReporter.ts';
import { Heartbeat } from '../../../server/background/heartbeat.ts';
import { SteadyClock } from '../../../server/process/clock.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('the connections to a storage that has not answered for ten seconds are made anew, every ten seconds', async () => {
  let answers = true;
  const beat = async (): Promise<void> => {
    if (!answers) throw new Error('no answer');
  };
  const renew = vi.fn();
  const log = pino({ level: 'silent' });
  const heartbeat = await Heartbeat.start(
    { beat },
    {
      log,
      errors: new ErrorReporter(log),
      clock: new SteadyClock(),
      lapse: async () => {},
      mayPutAway: () => true,
      onBeat: () => {},
      renew,
    },
  );
  answers = false;
  await vi.advanceTimersByTimeAsync(9_000);
  expect(renew).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(12_000);
  expect(renew).toHaveBeenCalledTimes(2);
  answers = true;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(renew).toHaveBeenCalledTimes(2);
  heartbeat.stop();
});
