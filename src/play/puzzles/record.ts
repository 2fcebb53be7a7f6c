import { ownIn } from '../../game/record.ts';
import type { DayStreak, PuzzleRecord } from '../../store/puzzlesStore.ts';
import { DAILY_PUZZLES, isDayAfter } from '../../study/exercises/puzzleChoice.ts';
import type { PuzzleEntry } from '../../study/exercises/puzzles.ts';
import { puzzleRatingAfter } from '../files/puzzles.ts';
import type { Recalled } from '../scheduler.ts';

/** The first answer to a puzzle. */
export interface PuzzleAnswer {
  readonly entry: PuzzleEntry;
  readonly isRight: boolean;
  readonly at: number;
}

export const hasTried = ({ attempts }: PuzzleRecord, { id }: PuzzleEntry): boolean =>
  attempts.some(attempt => attempt.id === id);

/** Counts an answer; a puzzle tried before does not count again. */
export const withAnswer = (record: PuzzleRecord, { entry, isRight, at }: PuzzleAnswer): PuzzleRecord => {
  if (hasTried(record, entry)) return record;
  const rating = puzzleRatingAfter(record.rating, entry.rating, isRight);
  const streak = isRight ? record.streak + 1 : 0;
  return {
    ...record,
    rating,
    attempts: [...record.attempts, { id: entry.id, at, isRight, rating: rating.rating }],
    right: record.right + (isRight ? 1 : 0),
    tried: record.tried + 1,
    streak,
    bestStreak: Math.max(streak, record.bestStreak),
  };
};

const withDay = (streak: DayStreak, date: string): DayStreak => {
  if (streak.last === date) return streak;
  const days = streak.last !== undefined && isDayAfter(date, streak.last) ? streak.days + 1 : 1;
  return { days, best: Math.max(days, streak.best), last: date };
};

/** Records the first answer to a daily puzzle; the last one completes the day. */
export const withDaily = (record: PuzzleRecord, date: string, id: string, isRight: boolean): PuzzleRecord => {
  const before = record.daily?.date === date ? record.daily.results : {};
  if (ownIn(before, id) !== undefined) return record;
  const results = { ...before, [id]: isRight };
  const isDone = Object.keys(results).length >= DAILY_PUZZLES;
  return {
    ...record,
    daily: { date, results },
    dayStreak: isDone ? withDay(record.dayStreak, date) : record.dayStreak,
  };
};

/** Updates the spaced-repetition memory of one of the person's mistakes. */
export const withMemory = (record: PuzzleRecord, key: string, recalled: Recalled): PuzzleRecord => ({
  ...record,
  memories: { ...record.memories, [key]: recalled(ownIn(record.memories, key)) },
});
