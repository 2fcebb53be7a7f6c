import { createStore, type StoreApi } from 'zustand/vanilla';
import type { OpeningBook } from '../openings/book.ts';
import type { OpeningNames } from '../openings/names.ts';

/** Something that is fetched when it is needed first. */
export type Fetched<T> =
  | { readonly type: 'none' | 'coming' | 'missing' }
  | { readonly type: 'here'; readonly value: T };

/** What is known of openings: lost with the page, and fetched again. */
export interface OpeningsState {
  readonly names: Fetched<OpeningNames>;
  readonly book: Fetched<OpeningBook>;
}

export type OpeningsStore = StoreApi<OpeningsState>;

const NOTHING = { type: 'none' } as const;

export const createOpeningsStore = (): OpeningsStore =>
  createStore<OpeningsState>(() => ({ names: NOTHING, book: NOTHING }));

/** What was fetched; undefined until it is here. */
export const fetchedValue = <T>(fetched: Fetched<T>): T | undefined =>
  fetched.type === 'here' ? fetched.value : undefined;
