import { expect, test } from 'vitest';
import { kept } from '../../../src/store/kept/kept.ts';
import { PUZZLES } from '../../../src/store/kept/savedPuzzles.ts';
import { NO_PUZZLE_RECORD, type PuzzleRecord } from '../../../src/store/puzzlesStore.ts';
import { recalled } from '../../../src/study/exercises/spacing.ts';
import { memoryStorage } from '../../../testkit/play/playRoom.ts';

const KEY = 'flipside.puzzles';

const RECORD: PuzzleRecord = {
  ...NO_PUZZLE_RECORD,
  rating: { rating: 1312.5, deviation: 200, volatility: 0.06 },
  attempts: [{ id: 'abc', at: 5, isRight: true, rating: 1312.5 }],
  right: 1,
  tried: 1,
  streak: 1,
  bestStreak: 4,
  daily: { date: '2027-03-09', results: { abc: true } },
  dayStreak: { days: 2, best: 3, last: '2027-03-08' },
  memories: { here: recalled(undefined, 'known', 1000) },
};

test('a saved record is loaded', () => {
  const saved = kept(memoryStorage(), PUZZLES);
  expect(saved.load()).toEqual(NO_PUZZLE_RECORD);
  saved.save(RECORD);
  expect(saved.load()).toEqual(RECORD);
});

test('only the latest attempts are kept', () => {
  const saved = kept(memoryStorage(), PUZZLES);
  const attempts = Array.from({ length: 1000 }, (_, at) => ({
    id: String(at),
    at,
    isRight: true,
    rating: 1,
  }));
  saved.save({ ...RECORD, attempts });
  expect(saved.load().attempts.at(-1)).toEqual(attempts.at(-1));
  expect(saved.load().attempts.length).toBeLessThan(1000);
});

test.each(Object.keys(NO_PUZZLE_RECORD) as (keyof PuzzleRecord)[])(
  'a field that cannot be read falls back alone: %s',
  field => {
    const storage = memoryStorage();
    const saved = kept(storage, PUZZLES);
    saved.save(RECORD);
    const stored = JSON.parse(storage.getItem(KEY) ?? '');
    storage.setItem(KEY, JSON.stringify({ ...stored, [field]: 'high' }));
    expect(saved.load()).toEqual({ ...RECORD, [field]: NO_PUZZLE_RECORD[field] });
  },
);

test.each(['{', '[]', 'null', '{"version":"x"}'])('an unreadable record is backed up: %s', text => {
  const storage = memoryStorage();
  storage.setItem(KEY, text);
  expect(kept(storage, PUZZLES).load()).toEqual(NO_PUZZLE_RECORD);
  expect(storage.getItem('flipside.aside.puzzles')).toBe(text);
});
