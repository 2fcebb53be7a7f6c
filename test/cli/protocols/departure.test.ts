import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Departure } from '../../../cli/protocols/departure.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const depart = (millisecondsAfterCommand: number) => {
  const hurry = vi.fn();
  const departure = new Departure(hurry);
  departure.commandCame();
  vi.advanceTimersByTime(millisecondsAfterCommand);
  departure.begin();
  return { hurry, departure };
};

test('a search that has run for a while is ended at once', () => {
  const { hurry } = depart(1_000);
  vi.advanceTimersByTime(1);
  expect(hurry).toHaveBeenCalledTimes(1);
});

test('a script continues for a limited time', () => {
  const { hurry } = depart(5);
  vi.advanceTimersByTime(30_000);
  expect(hurry).not.toHaveBeenCalled();
  vi.advanceTimersByTime(31_000);
  expect(hurry).toHaveBeenCalledTimes(1);
});

test('a finished script is not interrupted', () => {
  const { hurry, departure } = depart(5);
  departure.end();
  vi.advanceTimersByTime(100_000);
  expect(hurry).not.toHaveBeenCalled();
});
