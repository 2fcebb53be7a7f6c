import type { StoreApi } from 'zustand/vanilla';
import type { Position } from '../../game/position.ts';
import { createStore } from '../following.ts';
import type { DatabaseTrouble } from './database.ts';
import type { LibraryEntry, LibraryTag } from './entry.ts';
import type { FileDefect } from './libraryFile.ts';
import { EVERYTHING, type Facets, type LibraryQuery, NO_FACETS } from './query.ts';

/** What the list shows, by its order. */
export interface LibraryList {
  readonly count: number;
  readonly facets: Facets;
  /** Whether this is still what was asked for before. */
  readonly isBusy: boolean;
}

/** The rows of the list that were asked for last: however long it is, the page has no more of them. */
export interface LibraryRows {
  readonly from: number;
  readonly entries: readonly LibraryEntry[];
}

/** Long work, and how much of it is done; `of` is 0 while nobody knows. */
export interface LibraryWork {
  readonly what: 'reading' | 'writing' | 'exporting' | 'removing' | 'restoring';
  readonly done: number;
  readonly of: number;
}

/** What has just been done, or why it could not be. */
export type LibraryNews =
  /** All of it is in, or what had come when the person stopped it or the reading failed. */
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
  /** In bytes; undefined if the browser does not say. */
  readonly used: number | undefined;
  readonly quota: number | undefined;
  /** Whether the browser has promised to delete nothing by itself. */
  readonly persisted: boolean;
  /** Whether it can be asked for that. */
  readonly canAsk: boolean;
}

/** As much of a person's games and studies as this page shows; the database has them all. */
export interface LibraryState {
  readonly state: 'unopened' | 'loading' | 'ready';
  /** Why the database could not be used the last time. */
  readonly trouble: DatabaseTrouble | undefined;
  /** How many entries there are. */
  readonly count: number;
  /** The games that were played here. */
  readonly played: readonly LibraryEntry[];
  readonly list: LibraryList;
  readonly rows: LibraryRows;
  /** The entry that is looked at alone; undefined once it is gone. */
  readonly looked: LibraryEntry | undefined;
  readonly tags: readonly LibraryTag[];
  readonly query: LibraryQuery;
  /** The position that entries are to contain. */
  readonly sought: Position | undefined;
  readonly selected: ReadonlySet<string>;
  /** Whether these are all of the list. */
  readonly isAllSelected: boolean;
  /** How many deleted items can be brought back. */
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
