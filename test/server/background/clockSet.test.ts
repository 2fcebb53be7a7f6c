import { describe, expect, test } from 'vitest';
import { SteadyClock } from '../../../server/process/clock.ts';

const HOUR = 3_600_000;

describe('a steady clock', () => {
  let machine: number;
  let elapsed: number;
  const start = (): SteadyClock => {
    [machine, elapsed] = [1_800_000_000_000, 50];
    return new SteadyClock(
      () => machine,
      () => elapsed,
    );
  };

  test("counts on from its start, whatever the machine's clock says", () => {
    const clock = start();
    elapsed += 1_000;
    machine -= HOUR;
    expect([clock.now(), clock.lag]).toEqual([1_800_000_001_000, -HOUR - 1_000]);
  });

  test("has the machine's time once it adopts it", () => {
    const clock = start();
    machine += HOUR;
    clock.follow();
    expect([clock.now(), clock.lag]).toEqual([1_800_000_000_000 + HOUR, 0]);
  });
});
