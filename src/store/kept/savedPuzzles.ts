import * as v from 'valibot';
import { NO_PUZZLE_RECORD, type PuzzleRecord } from '../puzzlesStore.ts';
import { tryToKeep } from './browserStorage.ts';
import { COUNT, FINITE, isRead, type ReadValue, readAs, readJson, STORED_MEMORY } from './storedText.ts';

const KEY = 'flipside.puzzles';
const ASIDE = 'flipside.aside.puzzles';
const VERSION = 1;
/** Older attempts are only counted. */
export const KEPT_ATTEMPTS = 600;

const text = v.pipe(v.string(), v.maxLength(400));
const date = v.pipe(v.string(), v.isoDate());

const ATTEMPT = v.object({ id: text, at: FINITE, isRight: v.boolean(), rating: FINITE });

const RATING = v.object({
  rating: FINITE,
  deviation: v.pipe(FINITE, v.minValue(1)),
  volatility: v.pipe(FINITE, v.minValue(0)),
});
const DAILY = v.optional(v.object({ date, results: v.record(text, v.boolean()) }));
const DAY_STREAK = v.object({ days: COUNT, best: COUNT, last: v.optional(date) });
const MEMORIES = v.record(text, STORED_MEMORY);

const STRICT = v.object({
  version: v.literal(VERSION),
  rating: RATING,
  attempts: v.pipe(v.array(ATTEMPT), v.maxLength(KEPT_ATTEMPTS)),
  right: COUNT,
  tried: COUNT,
  streak: COUNT,
  bestStreak: COUNT,
  daily: DAILY,
  dayStreak: DAY_STREAK,
  memories: MEMORIES,
});

/** A field that cannot be read falls back alone. */
const FIELDS = v.object({
  version: v.literal(VERSION),
  rating: v.fallback(RATING, NO_PUZZLE_RECORD.rating),
  attempts: v.fallback(v.array(ATTEMPT), []),
  right: v.fallback(COUNT, 0),
  tried: v.fallback(COUNT, 0),
  streak: v.fallback(COUNT, 0),
  bestStreak: v.fallback(COUNT, 0),
  daily: v.fallback(DAILY, undefined),
  dayStreak: v.fallback(
    DAY_STREAK,
    NO_PUZZLE_RECORD.dayStreak as { days: number; best: number; last: string | undefined },
  ),
  memories: v.fallback(MEMORIES, {}),
});

const recordOf = ({
  version: _version,
  daily,
  dayStreak,
  ...record
}: v.InferOutput<typeof FIELDS>): PuzzleRecord => ({
  ...record,
  daily,
  dayStreak: { ...dayStreak, last: dayStreak.last },
});

export const puzzlesValue = (record: PuzzleRecord) => ({
  version: VERSION,
  ...record,
  attempts: record.attempts.slice(-KEPT_ATTEMPTS),
});

export const readPuzzlesValue = (value: unknown): ReadValue<PuzzleRecord> => {
  const read = readAs(STRICT, value);
  return read.type === 'broken' ? read : isRead(recordOf(read.value));
};

/** A person's puzzles as the browser keeps them. */
export class SavedPuzzles {
  readonly #storage: Storage;

  constructor(storage: Storage) {
    this.#storage = storage;
  }

  /** What is kept; nothing if it cannot be read, and that is set aside. */
  load(): PuzzleRecord {
    const stored = this.#storage.getItem(KEY);
    if (stored === null) return NO_PUZZLE_RECORD;
    const parsed = v.safeParse(FIELDS, readJson(stored));
    if (!parsed.success) {
      tryToKeep(this.#storage, ASIDE, stored);
      return NO_PUZZLE_RECORD;
    }
    return recordOf(parsed.output);
  }

  /** Returns whether the browser kept it. */
  save(record: PuzzleRecord): boolean {
    return tryToKeep(this.#storage, KEY, JSON.stringify(puzzlesValue(record)));
  }
}
