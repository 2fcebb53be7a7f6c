import type { StoreApi } from 'zustand/vanilla';
import type { Position } from '../game/position.ts';
import type { Memory } from '../study/exercises/memory.ts';
import { createStore } from './following.ts';

/** A person's progress in the lessons. */
export interface LessonsState {
  /** The names of the screens done, without duplicates; some may belong to another version of the page. */
  readonly done: readonly string[];
  /** Memories of the course's positions, by names such as `corners3`. */
  readonly memories: Readonly<Record<string, Memory>>;
  /** The best test result, in right answers; undefined before the first test. */
  readonly test?: number | undefined;
}

/** With the position of the screen that comes next, for its picture. */
export interface LessonsShown extends LessonsState {
  readonly upcoming?: { readonly name: string; readonly position: Position } | undefined;
}

export const NO_LESSONS: LessonsState = { done: [], memories: {} };

export type LessonsStore = StoreApi<LessonsShown>;

export const createLessonsStore = (): LessonsStore => createStore<LessonsShown>(() => NO_LESSONS);
