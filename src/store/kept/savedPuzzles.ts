import * as v from 'valibot';
import { NO_PUZZLE_RECORD, type PuzzleRecord } from '../puzzlesStore.ts';
import { tryToKeep } from './browserStorage.ts';
import { COUNT, FINITE, readJson, STORED_MEMORY } from './storedText.ts';

const KEY = 'flipside.puzzles';
const ASIDE = 'flipside.aside.puzzles';
const VERSION = 1;
/** Older attempts are only counted. */
const KEPT_ATTEMPTS = 600;

const text = v.pipe(v.string(), v.maxLength(400));
const date = v.pipe(v.string(), v.isoDate());

const ATTEMPT = v.object({ id: text, at: FINITE, isRight: v.boolean(), rating: FINITE });

/** A field that cannot be read falls back alone. */
const FIELDS = v.object({
  version: v.literal(VERSION),
  rating: v.fallback(
    v.object({
      rating: FINITE,
      deviation: v.pipe(FINITE, v.minValue(1)),
      volatility: v.pipe(FINITE, v.minValue(0)),
    }),
    NO_PUZZLE_RECORD.rating,
  ),
  attempts: v.fallback(v.array(ATTEMPT), []),
  right: v.fallback(COUNT, 0),
  tried: v.fallback(COUNT, 0),
  streak: v.fallback(COUNT, 0),
  bestStreak: v.fallback(COUNT, 0),
  daily: v.fallback(v.optional(v.object({ date, results: v.record(text, v.boolean()) })), undefined),
  dayStreak: v.fallback(
    v.object({ days: COUNT, best: COUNT, last: v.optional(date) }),
    NO_PUZZLE_RECORD.dayStreak as { days: number; best: number; last: string | undefined },
  ),
  memories: v.fallback(v.record(text, STORED_MEMORY), {}),
});

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
    const { version: _version, daily, dayStreak, ...record } = parsed.output;
    return { ...record, daily, dayStreak: { ...dayStreak, last: dayStreak.last } };
  }

  /** Returns whether the browser kept it. */
  save(record: PuzzleRecord): boolean {
    const attempts = record.attempts.slice(-KEPT_ATTEMPTS);
    return tryToKeep(this.#storage, KEY, JSON.stringify({ version: VERSION, ...record, attempts }));
  }
}
