import * as v from 'valibot';
import { tryToKeep } from './browserStorage.ts';
import { readJson } from './storedText.ts';

const KEY = 'flipside.reading';
const VERSION = 1;
/** The progress in the oldest studies beyond this number is forgotten. */
const KEPT = 100;

const text = v.pipe(v.string(), v.maxLength(600));
const PROGRESS = v.object({
  source: text,
  /** Which chapter is looked at, from 0. */
  chapter: v.pipe(v.number(), v.integer(), v.minValue(0)),
  solved: v.pipe(v.array(text), v.maxLength(2000)),
});
const STORED = v.object({ version: v.literal(VERSION), studies: v.array(PROGRESS) });

/** How far somebody has read a study that somebody else has made. */
export type ReadingProgress = v.InferOutput<typeof PROGRESS>;

/** The progress of readers as the browser keeps it, the latest last. */
export class SavedReading {
  readonly #storage: Storage;

  constructor(storage: Storage) {
    this.#storage = storage;
  }

  load(source: string): ReadingProgress | undefined {
    return this.#all().find(one => one.source === source);
  }

  /** A browser that keeps nothing forgets it, which a reader can bear. */
  save(progress: ReadingProgress): void {
    const others = this.#all().filter(({ source }) => source !== progress.source);
    const studies = [...others, progress].slice(-KEPT);
    tryToKeep(this.#storage, KEY, JSON.stringify({ version: VERSION, studies }));
  }

  #all(): readonly ReadingProgress[] {
    const stored = v.safeParse(STORED, readJson(this.#storage.getItem(KEY) ?? ''));
    return stored.success ? stored.output.studies : [];
  }
}
