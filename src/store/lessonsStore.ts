import type { StoreApi } from 'zustand/vanilla';
import { createStore } from './following.ts';

/** What a person has done of the lessons. */
export interface LessonsState {
  /** The names of the screens that were done, each once. Some may be of another version of the page. */
  readonly done: readonly string[];
}

export type LessonsStore = StoreApi<LessonsState>;

export const createLessonsStore = (): LessonsStore => createStore<LessonsState>(() => ({ done: [] }));
