import type { StoreApi } from 'zustand/vanilla';
import type { Memory } from '../study/exercises/memory.ts';
import { createStore } from './following.ts';

/** What a person has done of the lessons. */
export interface LessonsState {
  /** The names of the screens that were done, each once. Some may be of another version of the page. */
  readonly done: readonly string[];
  /** How well the positions of the course are remembered, by `corners3`. */
  readonly memories: Readonly<Record<string, Memory>>;
  /** The most right answers in a test; undefined before the first. */
  readonly test?: number | undefined;
}

export const NO_LESSONS: LessonsState = { done: [], memories: {} };

export type LessonsStore = StoreApi<LessonsState>;

export const createLessonsStore = (): LessonsStore => createStore<LessonsState>(() => NO_LESSONS);
