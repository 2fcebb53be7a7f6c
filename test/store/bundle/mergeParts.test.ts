import { expect, test } from 'vitest';
import { parseTranscript } from '../../../src/game/transcript.ts';
import { mergeLessons, mergeLines, mergePuzzles } from '../../../src/store/bundle/mergeParts.ts';
import { KEPT_ATTEMPTS } from '../../../src/store/kept/savedPuzzles.ts';
import { NO_PUZZLE_RECORD, type PuzzleRecord } from '../../../src/store/puzzlesStore.ts';
import {
  type KeptTallies,
  mergedTallies,
  packedTallies,
  totalOf,
  withCounted,
} from '../../../src/store/results/recordsText.ts';
import type { Memory } from '../../../src/study/exercises/memory.ts';
import { recalled } from '../../../src/study/exercises/spacing.ts';

const memory = (last: number): Memory => ({ ...recalled(undefined, 'known', 1), last });

const attempt = (at: number, isRight = true) => ({ id: `p${at}`, at, isRight, rating: 1200 + at });
const record = (ats: readonly number[], more: Partial<PuzzleRecord> = {}): PuzzleRecord => ({
  ...NO_PUZZLE_RECORD,
  attempts: ats.map(at => attempt(at)),
  tried: ats.length,
  right: ats.length,
  ...more,
});
const KEY = 'othello/flipside/3';
const NOTHING = { device: undefined, tallies: {}, elsewhere: {}, counted: [] };

test('results of two devices add up, however often they are exchanged', () => {
  let here = { ...withCounted(NOTHING, 'a', KEY, 'won'), device: 'here' };
  let there = { ...withCounted(withCounted(NOTHING, 'b', KEY, 'won'), 'c', KEY, 'lost'), device: 'there' };
  for (let round = 0; round < 3; round++) {
    here = { ...mergedTallies(here, packedTallies(there, 'there')), device: 'here' };
    there = { ...mergedTallies(there, packedTallies(here, 'here')), device: 'there' };
  }
  expect(totalOf(here)).toEqual({ [KEY]: { won: 2, drawn: 0, lost: 1 } });
  expect(totalOf(there)).toEqual(totalOf(here));
});

test('the newest matches of this device are remembered as counted, up to the limit', () => {
  const countMany = (prefix: string, many: number) =>
    Array.from({ length: many }, (_, index) => `${prefix}${index}`).reduce(
      (kept, id) => withCounted(kept, id, KEY, 'won'),
      NOTHING as KeptTallies,
    );
  const [few, many] = [countMany('a', 2), countMany('b', 1_000)];
  expect(mergedTallies(few, packedTallies(few, 'there')).counted).toEqual(['a0', 'a1']);
  const { counted } = mergedTallies(few, packedTallies(many, 'there'));
  expect(counted).toEqual([...many.counted.slice(2), 'a0', 'a1']);
  expect(counted.length).toBeLessThan(1_000);
});

test("an old file restores this device's results, and removes nothing", () => {
  const before = { ...withCounted(NOTHING, 'a', KEY, 'won'), device: 'here' };
  const after = withCounted(before, 'b', KEY, 'won');
  expect(totalOf(mergedTallies(after, packedTallies(before, 'here')))[KEY]?.won).toBe(2);
  const emptied = { ...NOTHING, device: 'new' };
  expect(totalOf(mergedTallies(emptied, packedTallies(before, 'here')))[KEY]?.won).toBe(1);
});

test('puzzles of both count once each, and the device with the latest answer has the rating', () => {
  const here = record([1, 2, 5], {
    rating: { rating: 1300, deviation: 90, volatility: 0.06 },
    bestStreak: 2,
  });
  const there = record([2, 9], { rating: { rating: 1400, deviation: 80, volatility: 0.06 }, bestStreak: 7 });
  const merged = mergePuzzles(here, there);
  expect(merged.attempts.map(({ at }) => at)).toEqual([1, 2, 5, 9]);
  expect(merged).toMatchObject({ tried: 4, right: 4, rating: { rating: 1400 }, bestStreak: 7 });
  expect(mergePuzzles(merged, there)).toEqual(merged);
  expect(mergePuzzles(there, here).tried).toBe(4);
});

test('a record too long to keep every attempt is not counted twice', () => {
  const all = Array.from({ length: KEPT_ATTEMPTS }, (_, index) => index * 2);
  const here = record(all, { tried: KEPT_ATTEMPTS + 50, right: KEPT_ATTEMPTS + 20 });
  const there = record(all.slice(0, 40).map(at => at + 1));
  const merged = mergePuzzles(here, there);
  expect(merged.attempts).toHaveLength(KEPT_ATTEMPTS);
  expect(mergePuzzles(merged, there).tried).toBe(merged.tried);
  expect(mergePuzzles(merged, here).tried).toBe(merged.tried);
});

test('untried items stay untried', () => {
  expect(mergePuzzles(NO_PUZZLE_RECORD, NO_PUZZLE_RECORD)).toEqual(NO_PUZZLE_RECORD);
  expect(mergePuzzles(NO_PUZZLE_RECORD, record([3])).tried).toBe(1);
  const none = { done: [], memories: {} };
  expect(mergeLessons(none, none)).toEqual(none);
});

test('lines and lessons are merged, with the memory from the latest repetition', () => {
  const line = (text: string, last?: number) => ({
    transcript: parseTranscript(text) ?? [],
    color: 'black' as const,
    memory: last === undefined ? undefined : memory(last),
  });
  const merged = mergeLines([line('f5d6', 5), line('f5f6')], [line('f5d6', 9), line('f5f4', 1)]);
  expect(merged.map(({ memory: known }) => known?.last)).toEqual([9, undefined, 1]);
  const here = { done: ['a', 'b'], memories: { corners2: memory(1), tempo1: memory(5) }, test: 4 };
  const there = { done: ['b', 'c'], memories: { corners2: memory(2), tempo1: memory(3), quiet3: memory(1) } };
  expect(mergeLessons(here, there)).toEqual({
    done: ['a', 'b', 'c'],
    memories: { corners2: memory(2), tempo1: memory(5), quiet3: memory(1) },
    test: 4,
  });
});
