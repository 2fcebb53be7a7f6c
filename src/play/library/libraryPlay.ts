import type { LibraryEntry } from '../../store/library/entry.ts';
import type { FileDefect } from '../../store/library/libraryFile.ts';
import type { LibraryQuery } from '../../store/library/query.ts';
import type { Vocabulary } from '../../store/library/vocabulary.ts';

/** A library file that was checked completely; nothing is imported before `take`. */
export type CheckedLibrary =
  | {
      readonly type: 'read';
      readonly count: number;
      /** Imports everything; false if some of it could not be stored, which a notice reports. */
      readonly take: () => Promise<boolean>;
      /** Discards the file. */
      readonly leave: () => void;
    }
  | { readonly type: 'broken'; readonly defect: FileDefect }
  /** Out of memory, no worker, or cancelled. */
  | { readonly type: 'unread'; readonly isCancelled: boolean };

/** Everything a person does in the library. Results go to the store. */
export interface LibraryPlay {
  /** Loads the library, and imports matches and studies saved elsewhere in the browser. Also retries after an error. */
  load(): void;
  /** Shows the list, searched and sorted in the language of this vocabulary; undefined once the list is closed. */
  speak(vocabulary: Vocabulary | undefined): void;
  /** Loads these rows of the list into the store (`to` excluded). */
  showRows(from: number, to: number): void;
  /** Shows one entry, and keeps the store's copy up to date. */
  look(entry: LibraryEntry | undefined): void;
  /** Changes the search and the filters. */
  search(query: Partial<LibraryQuery>): void;
  /** Opens the library with all games that reach the position on the board. */
  findPosition(): void;
  forgetPosition(): void;

  /** Opens an entry as a study; with `review` its review begins. */
  open(id: string, step?: 'review'): void;
  select(ids: readonly string[], isSelected: boolean): void;
  /** Selects all entries of the list, or none. */
  selectAll(isSelected: boolean): Promise<void>;
  remove(ids: readonly string[]): void;
  /** Undoes the last deletion. */
  restore(): void;
  rename(id: string, title: string): void;
  /** Learns the openings of these games; without ids, of the person's own games. */
  learn(ids?: readonly string[]): void;

  /** Adds a tag to these entries; an existing tag of the same name is reused. */
  addTag(name: string, ids: readonly string[]): void;
  renameTag(id: string, name: string): void;
  removeTag(id: string): void;
  tag(ids: readonly string[], tag: string, isTagged: boolean): void;
  /** The number of these entries per tag id. */
  tagCounts(ids: readonly string[]): Promise<Readonly<Record<string, number>>>;

  /**
   * Imports the games that were read and match the search, with a tag unless its name is empty. Games already in the library keep
   * their tags.
   */
  takeRead(tagName: string): Promise<void>;
  /** The library as one file; undefined if that failed or was cancelled. */
  exportAll(): Promise<Blob | undefined>;
  /** Checks a library file, and summarizes it. */
  checkFile(file: Blob): Promise<CheckedLibrary>;
  /** Imports a library file. It is checked first: a damaged one changes nothing. */
  importFile(file: Blob): Promise<void>;
  /** Cancels long work. Items imported by then stay. */
  cancelWork(): void;
  /** Requests persistent storage. */
  askToPersist(): void;
  dismissNews(): void;
}
