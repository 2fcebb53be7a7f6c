import type { StoreApi } from 'zustand/vanilla';
import type { Position } from '../../game/position.ts';
import { createStore } from '../following.ts';
import type { DatabaseTrouble } from './database.ts';
import type { LibraryEntry, LibraryTag } from './entry.ts';
import type { FileDefect } from './libraryFile.ts';
import { EVERYTHING, type Facets, type LibraryQuery, NO_FACETS } from './query.ts';

/** The list, in its order. */
export interface LibraryList {
  readonly count: number;
  readonly facets: Facets;
  /** Whether the query has changed and its result is not there yet. */
  readonly isBusy: boolean;
}

/** The rows requested last: the page never holds the whole list. */
export interface LibraryRows {
  readonly from: number;
  readonly entries: readonly LibraryEntry[];
}

/** Long work and its progress; `of` is 0 while the total is unknown. */
export interface LibraryWork {
  readonly what: 'reading' | 'writing' | 'exporting' | 'removing' | 'restoring';
  readonly done: number;
  readonly of: number;
}

/** The result of the last action, or why it failed. */
export type LibraryNews =
  /** Everything was imported, or as much as had arrived when the person cancelled or reading failed. */
  | {
      readonly type: 'added' | 'stopped' | 'unread';
      readonly added: number;
      readonly known: number;
      readonly copied: number;
    }
  | { readonly type: 'removed'; readonly count: number }
  | { readonly type: 'restored'; readonly count: number }
  | { readonly type: 'broken'; readonly defect: FileDefect }
  | { readonly type: 'cancelled' }
  | { readonly type: 'unreadable' }
  | { readonly type: 'gone' };

export interface LibrarySpace {
  /** In bytes; undefined if the browser does not tell. */
  readonly used: number | undefined;
  readonly quota: number | undefined;
  /** Whether storage is persistent. */
  readonly persisted: boolean;
  /** Whether persistent storage can be requested. */
  readonly canAsk: boolean;
}

/** The part of the library that the page shows; the database has all of it. */
export interface LibraryState {
  readonly state: 'unopened' | 'loading' | 'ready';
  /** Why the last use of the database failed. */
  readonly trouble: DatabaseTrouble | undefined;
  /** The number of entries. */
  readonly count: number;
  /** The games played here. */
  readonly played: readonly LibraryEntry[];
  readonly list: LibraryList;
  readonly rows: LibraryRows;
  /** The entry shown on its own; undefined once it is deleted. */
  readonly looked: LibraryEntry | undefined;
  readonly tags: readonly LibraryTag[];
  readonly query: LibraryQuery;
  /** Only entries with this position are listed. */
  readonly sought: Position | undefined;
  readonly selected: ReadonlySet<string>;
  /** Whether the whole list is selected. */
  readonly isAllSelected: boolean;
  /** How many deleted items can be restored. */
  readonly restorable: number;
  readonly work: LibraryWork | undefined;
  readonly news: LibraryNews | undefined;
  readonly space: LibrarySpace | undefined;
}

export type LibraryStore = StoreApi<LibraryState>;

export const createLibraryStore = (): LibraryStore =>
  createStore<LibraryState>(() => ({
    state: 'unopened',
    trouble: undefined,
    count: 0,
    played: [],
    list: { count: 0, facets: NO_FACETS, isBusy: true },
    rows: { from: 0, entries: [] },
    looked: undefined,
    tags: [],
    query: EVERYTHING,
    sought: undefined,
    selected: new Set(),
    isAllSelected: false,
    restorable: 0,
    work: undefined,
    news: undefined,
    space: undefined,
  }));
