import * as v from 'valibot';
import { type LessonsState, NO_LESSONS } from '../lessonsStore.ts';
import { tryToKeep } from './browserStorage.ts';
import { COUNT, type ReadValue, readAs, readJson, STORED_MEMORY } from './storedText.ts';

const KEY = 'flipside.lessons';
const ASIDE = 'flipside.aside.lessons';
const VERSION = 1;
/** Many more than there are screens. */
const MOST_DONE = 1000;

const STORED = v.object({
  version: v.literal(VERSION),
  done: v.pipe(v.array(v.pipe(v.string(), v.maxLength(100))), v.maxLength(MOST_DONE)),
  memories: v.optional(v.record(v.pipe(v.string(), v.maxLength(100)), STORED_MEMORY), {}),
  test: v.optional(COUNT),
});

export const lessonsValue = (lessons: LessonsState) => ({ version: VERSION, ...lessons });
export const readLessonsValue = (value: unknown): ReadValue<LessonsState> => readAs(STORED, value);

/** A person's progress as the browser keeps it. */
export class SavedLessons {
  readonly #storage: Storage;

  constructor(storage: Storage) {
    this.#storage = storage;
  }

  /** What is kept; nothing if it cannot be read, and that is set aside. */
  load(): LessonsState {
    const text = this.#storage.getItem(KEY);
    if (text === null) return NO_LESSONS;
    const read = v.safeParse(STORED, readJson(text));
    if (read.success) {
      const { version: _, done, ...rest } = read.output;
      return { ...rest, done: [...new Set(done)] };
    }
    tryToKeep(this.#storage, ASIDE, text);
    return NO_LESSONS;
  }

  /** Returns whether the browser kept it. */
  save(lessons: LessonsState): boolean {
    return tryToKeep(this.#storage, KEY, JSON.stringify(lessonsValue(lessons)));
  }
}
