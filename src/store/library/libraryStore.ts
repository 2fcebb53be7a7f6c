import type { StoreApi } from 'zustand/vanilla';
import type { Position } from '../../game/position.ts';
import { createStore } from '../following.ts';
import type { DatabaseTrouble } from './database.ts';
import type { LibraryEntry, LibraryTag } from './entry.ts';
import type { FileDefect } from './libraryFile.ts';
import { EVERYTHING, type LibraryQuery } from './query.ts';

/** The position that entries are to contain. */
export interface SoughtPosition {
  readonly position: Position;
  /** Undefined while they are being looked for. */
  readonly ids: ReadonlySet<string> | undefined;
}

/** Long work, and how much of it is done; `of` is 0 while nobody knows. */
export interface LibraryWork {
  readonly what: 'reading' | 'writing' | 'exporting';
  readonly done: number;
  readonly of: number;
}

/** What has just been done, or why it could not be. */
export type LibraryNews =
  /** All of it is in, or what had come when the person stopped it or the reading failed. */
  | { readonly type: 'added' | 'stopped' | 'unread'; readonly added: number; readonly known: number }
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

/** A person's games and studies as this page knows them; the database has them. */
export interface LibraryState {
  readonly state: 'unopened' | 'loading' | 'ready';
  /** Why the database could not be used the last time. */
  readonly trouble: DatabaseTrouble | undefined;
  readonly entries: ReadonlyMap<string, LibraryEntry>;
  readonly tags: readonly LibraryTag[];
  readonly query: LibraryQuery;
  readonly sought: SoughtPosition | undefined;
  readonly selected: ReadonlySet<string>;
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
    entries: new Map(),
    tags: [],
    query: EVERYTHING,
    sought: undefined,
    selected: new Set(),
    restorable: 0,
    work: undefined,
    news: undefined,
    space: undefined,
  }));
