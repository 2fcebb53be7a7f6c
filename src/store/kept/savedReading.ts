import * as v from 'valibot';
import { formOf, kept } from './kept.ts';

/** The progress in the oldest studies beyond this number is forgotten. */
const KEPT = 100;

const text = v.pipe(v.string(), v.maxLength(600));
const PROGRESS = v.object({
  source: text,
  /** Which chapter is looked at, from 0. */
  chapter: v.pipe(v.number(), v.integer(), v.minValue(0)),
  solved: v.pipe(v.array(text), v.maxLength(2000)),
});

/** How far somebody has read a study that somebody else has made. */
export type ReadingProgress = v.InferOutput<typeof PROGRESS>;

const READING = formOf({
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
  /** A browser that keeps nothing forgets it, which a reader can bear. */
  readonly save: (progress: ReadingProgress) => void;
}

/** The progress of readers as the browser keeps it, the latest last. */
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
