import { expect, test } from 'vitest';
import { Motions } from '../../src/scenes/board/motions.ts';

const record = () => {
  const seen: number[] = [];
  return { seen, apply: (progress: number) => void seen.push(progress) };
};

test('a motion begins with the first frame, waits for its delay and ends at 1', () => {
  const motions = new Motions();
  const { seen, apply } = record();
  motions.add({ delay: 100, duration: 200, apply });
  for (const now of [5000, 5050, 5200, 5400]) motions.advance(now);
  expect(seen).toEqual([0, 0.5, 1]);
  expect(motions.isIdle).toBe(true);
});

test('a motion without duration ends at once', () => {
  const motions = new Motions();
  const { seen, apply } = record();
  motions.add({ duration: 0, apply });
  expect(seen).toEqual([1]);
  expect(motions.isIdle).toBe(true);
});

test('finish ends all motions, in order', () => {
  const motions = new Motions();
  const ends: string[] = [];
  for (const name of ['first', 'second'])
    motions.add({ delay: 10, duration: 50, apply: () => {}, onEnd: () => ends.push(name) });
  motions.finish();
  expect(ends).toEqual(['first', 'second']);
  expect(motions.isIdle).toBe(true);
});

test('a motion started by the end of another one runs', () => {
  const motions = new Motions();
  const { seen, apply } = record();
  motions.add({ duration: 10, apply: () => {}, onEnd: () => motions.add({ duration: 10, apply }) });
  for (const now of [0, 10, 20, 40]) motions.advance(now);
  expect(seen.at(-1)).toBe(1);
});
