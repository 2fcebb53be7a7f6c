import * as v from 'valibot';
import { kept, storedForm } from './kept.ts';

/** Maximum number of studies with stored progress; the oldest are dropped. */
const KEPT = 100;

const text = v.pipe(v.string(), v.maxLength(600));
const PROGRESS = v.object({
  source: text,
  /** The current chapter, from 0. */
  chapter: v.pipe(v.number(), v.integer(), v.minValue(0)),
  solved: v.pipe(v.array(text), v.maxLength(2000)),
});

/** A reader's progress in somebody else's study. */
export type ReadingProgress = v.InferOutput<typeof PROGRESS>;

const READING = storedForm({
  name: 'reading',
  version: 1,
  fields: { studies: v.array(PROGRESS) },
  fallback: [],
  read: ({ studies }): readonly ReadingProgress[] => studies,
  write: studies => ({ studies }),
  ids: ['source'],
});

export interface SavedReading {
  readonly load: (source: string) => ReadingProgress | undefined;
  /** Fails silently: losing reading progress is harmless. */
  readonly save: (progress: ReadingProgress) => void;
}

/** The stored reading progress, the latest last. */
export const keepReading = (storage: Storage): SavedReading => {
  const all = kept(storage, READING);
  return {
    load: source => all.load().find(one => one.source === source),
    save: progress => {
      const others = all.load().filter(({ source }) => source !== progress.source);
      all.save([...others, progress].slice(-KEPT));
    },
  };
};
