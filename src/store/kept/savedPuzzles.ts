import * as v from 'valibot';
import { NO_PUZZLE_RECORD, type PuzzleRecord } from '../puzzlesStore.ts';
import { storedForm } from './kept.ts';
import { COUNT, FINITE, STORED_MEMORY } from './storedText.ts';

/** Maximum number of attempts; older ones are only counted. */
export const KEPT_ATTEMPTS = 600;

const text = v.pipe(v.string(), v.maxLength(400));
const date = v.pipe(v.string(), v.isoDate());

export const PUZZLES = storedForm({
  name: 'puzzles',
  version: 1,
  fields: {
    rating: v.object({
      rating: FINITE,
      deviation: v.pipe(FINITE, v.minValue(1)),
      volatility: v.pipe(FINITE, v.minValue(0)),
    }),
    attempts: v.pipe(
      v.array(v.object({ id: text, at: FINITE, isRight: v.boolean(), rating: FINITE })),
      v.maxLength(KEPT_ATTEMPTS),
    ),
    right: COUNT,
    tried: COUNT,
    streak: COUNT,
    bestStreak: COUNT,
    daily: v.optional(v.object({ date, results: v.record(text, v.boolean()) })),
    dayStreak: v.object({ days: COUNT, best: COUNT, last: v.optional(date) }),
    memories: v.record(text, STORED_MEMORY),
  },
  fallback: NO_PUZZLE_RECORD,
  read: ({ daily, dayStreak, ...record }): PuzzleRecord => ({
    ...record,
    daily,
    dayStreak: { ...dayStreak, last: dayStreak.last },
  }),
  write: record => ({ ...record, attempts: record.attempts.slice(-KEPT_ATTEMPTS) }),
  ids: ['id', 'at'],
});
