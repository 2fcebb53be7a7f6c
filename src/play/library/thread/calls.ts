import type { ByColor } from '../../../game/color.ts';
import type { PositionKey } from '../../../game/positionKey.ts';
import type { Square } from '../../../game/square.ts';
import type { DatabaseOutcome, DatabaseTrouble } from '../../../store/library/database.ts';
import type { LibraryEntry, LibraryTag, PhaseLosses } from '../../../store/library/entry.ts';
import type { LibraryItem } from '../../../store/library/item.ts';
import type { LibraryWork } from '../../../store/library/libraryStore.ts';
import type { PutOptions } from '../../../store/library/putting.ts';
import type { Facets, LibraryQuery } from '../../../store/library/query.ts';
import type { LibraryTally } from '../../../store/library/tally.ts';
import type { Vocabulary } from '../../../store/library/vocabulary.ts';

/** A change, applied to the stored state of an entry. */
export type EntryChange =
  | { readonly type: 'title'; readonly title: string | undefined }
  | { readonly type: 'tag'; readonly tag: string; readonly isTagged: boolean }
  /** Result of a review; ignored if the main line is no longer this one. */
  | { readonly type: 'losses'; readonly line: string; readonly losses: ByColor<PhaseLosses> };

/** The query of a list. */
export interface Wanted {
  readonly query: LibraryQuery;
  readonly vocabulary: Vocabulary;
  /** Only entries that reach this position. */
  readonly position: PositionKey | undefined;
}

export interface Listed {
  readonly count: number;
  /** Undefined if they have not changed since the last answer. */
  readonly facets: Facets | undefined;
}

/** Options for importing the items of a reader. */
export interface FillOptions {
  readonly tags?: readonly LibraryTag[];
  /** A tag added to all of them. */
  readonly tag?: string;
  /** Local ids of tags by their ids in the file; other tags are dropped. */
  readonly tagIds?: Readonly<Record<string, string>>;
  /** Whether to merge with existing entries, so that nothing of theirs is lost. */
  readonly joins?: boolean;
}

export interface Filled {
  readonly type: 'added' | 'stopped' | 'unread';
  readonly added: number;
  readonly known: number;
  /** How many of the added ones are copies, kept beside another state of the same study. */
  readonly copied: number;
}

export interface Removed {
  readonly count: number;
  /** Why the others could not be removed; undefined if all were, or the person has cancelled. */
  readonly trouble: DatabaseTrouble | undefined;
}

/** Named openings: a transcript and the code of each. */
export interface NamedPositions {
  readonly mark: string;
  readonly openings: readonly (readonly [transcript: string, code: string])[];
}

/** A move with the key of the position that it leads to. */
export interface Continuation {
  readonly squares: readonly Square[];
  readonly key: PositionKey;
}

/** The page's requests to the worker that owns the database. All data is plain. */
export interface LibraryCalls {
  /** Reloads everything; returns the tags, the number of entries, and why the library is read-only if it is. */
  load(): Promise<
    DatabaseOutcome<{
      readonly count: number;
      readonly tags: readonly LibraryTag[];
      readonly trouble: DatabaseTrouble | undefined;
    }>
  >;
  /** Selects and sorts the entries of the list. Row numbers refer to this list until the next call. */
  list(wanted: Wanted): Promise<DatabaseOutcome<Listed>>;
  rows(from: number, to: number): Promise<DatabaseOutcome<readonly LibraryEntry[]>>;
  /** The ids of the whole list. */
  ids(): Promise<DatabaseOutcome<readonly string[]>>;
  entries(ids: readonly string[]): Promise<DatabaseOutcome<readonly LibraryEntry[]>>;
  /** The person's own games. */
  played(): Promise<DatabaseOutcome<readonly LibraryEntry[]>>;
  /** The latest of these entries, at most `most`. */
  newest(ids: readonly string[], most: number): Promise<DatabaseOutcome<readonly LibraryEntry[]>>;
  text(id: string): Promise<DatabaseOutcome<string | undefined>>;
  /** When these entries were saved; missing ones are left out. */
  savedAt(ids: readonly string[]): Promise<DatabaseOutcome<Readonly<Record<string, number>>>>;
  /** Which of these ids the person has deleted; other deletion marks are dropped. */
  removed(ids: readonly string[]): Promise<DatabaseOutcome<readonly string[]>>;
  put(items: readonly LibraryItem[], options: PutOptions): Promise<DatabaseOutcome<readonly string[]>>;
  change(ids: readonly string[], change: EntryChange): Promise<DatabaseOutcome<number>>;
  /** Takes entries out; `restore` undoes the last removal. */
  remove(ids: readonly string[], at: number): Promise<DatabaseOutcome<Removed>>;
  restore(): Promise<DatabaseOutcome<number>>;
  putTag(tag: LibraryTag): Promise<DatabaseOutcome<unknown>>;
  removeTag(id: string): Promise<DatabaseOutcome<unknown>>;
  /** The number of these entries per tag. */
  tagCounts(ids: readonly string[]): Promise<DatabaseOutcome<Readonly<Record<string, number>>>>;
  /** Imports the items that a reader sends through this port, batch by batch. */
  fill(port: MessagePort, options: FillOptions): Promise<DatabaseOutcome<Filled>>;
  /** The library as one file; undefined if cancelled. */
  exportAll(): Promise<DatabaseOutcome<Blob | undefined>>;
  /** Cancels long work: the person asked for it, or the reader failed. */
  cancel(why: 'stopped' | 'unread'): Promise<DatabaseOutcome<unknown>>;
  /** Passes on the positions of named openings. */
  name(named: NamedPositions): Promise<DatabaseOutcome<unknown>>;
  /** Counts the moves played in a position, with the results of their games. */
  tally(key: PositionKey, moves: readonly Continuation[]): Promise<DatabaseOutcome<LibraryTally>>;
}
export type CallName = keyof LibraryCalls;

/** Messages of the worker that answer no request. */
export type LibraryTold =
  /** The stored entries have changed, in this tab or another. */
  | { readonly type: 'changed'; readonly count: number; readonly tags: readonly LibraryTag[] }
  | { readonly type: 'progress'; readonly work: LibraryWork };

export interface ToLibrary {
  readonly number: number;
  readonly name: CallName;
  readonly args: readonly unknown[];
}

export type FromLibrary =
  | { readonly type: 'answer'; readonly number: number; readonly outcome: DatabaseOutcome<unknown> }
  | { readonly type: 'told'; readonly told: LibraryTold };
