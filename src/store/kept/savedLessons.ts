import * as v from 'valibot';
import { type LessonsState, NO_LESSONS } from '../lessonsStore.ts';
import { storedForm } from './kept.ts';
import { COUNT, STORED_MEMORY } from './storedText.ts';

/** Maximum number of entries, many more than there are screens. */
const MOST_DONE = 1000;

const name = v.pipe(v.string(), v.maxLength(100));

export const LESSON_PROGRESS = storedForm({
  name: 'lessons',
  version: 1,
  fields: {
    done: v.pipe(v.array(name), v.maxLength(MOST_DONE)),
    memories: v.optional(v.record(name, STORED_MEMORY), {}),
    test: v.optional(COUNT),
  },
  fallback: NO_LESSONS,
  read: ({ done, ...rest }): LessonsState => ({ ...rest, done: [...new Set(done)] }),
  write: ({ done, memories, test }) => ({ done, memories, test }),
});
