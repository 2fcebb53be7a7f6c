import { expect, test } from 'vitest';
import { isDue } from '../../src/study/exercises/memory.ts';
import { recalled } from '../../src/study/exercises/spacing.ts';

const DAY = 86_400_000;

test('a new item is due', () => {
  expect(isDue(undefined, 0)).toBe(true);
});

test('a remembered item comes back at growing intervals, and deterministically', () => {
  let now = 1_000 * DAY;
  let memory = recalled(undefined, 'known', now);
  expect(recalled(undefined, 'known', now)).toEqual(memory);
  let gap = memory.due - now;
  expect(gap).toBeGreaterThanOrEqual(DAY);
  for (let time = 0; time < 4; time++) {
    expect(isDue(memory, memory.due - 1)).toBe(false);
    now = memory.due;
    expect(isDue(memory, now)).toBe(true);
    memory = recalled(memory, 'known', now);
    expect(memory.due - now).toBeGreaterThan(gap);
    gap = memory.due - now;
  }
});

test('a forgotten item comes back sooner than a remembered one', () => {
  const now = 1_000 * DAY;
  const memory = recalled(recalled(undefined, 'known', now), 'known', now + 10 * DAY);
  const later = now + 40 * DAY;
  const [forgotten, known] = (['forgotten', 'known'] as const).map(recall => recalled(memory, recall, later));
  expect(forgotten?.due).toBeLessThan(known?.due ?? 0);
  expect(forgotten?.lapses).toBe(1);
});

test('a stored memory can be read back', () => {
  const memory = recalled(undefined, 'hard', 5 * DAY);
  expect(JSON.parse(JSON.stringify(memory))).toEqual(memory);
});
