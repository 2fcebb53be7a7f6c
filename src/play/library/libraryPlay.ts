import type { LibraryEntry } from '../../store/library/entry.ts';
import type { FileDefect } from '../../store/library/libraryFile.ts';
import type { LibraryQuery } from '../../store/library/query.ts';
import type { Vocabulary } from '../../store/library/vocabulary.ts';

/** The file of a library, all of it checked; nothing of it is taken before `take`. */
export type CheckedLibrary =
  | {
      readonly type: 'read';
      readonly count: number;
      /** Puts all of it in; false if something of it could not be kept, as the news tell. */
      readonly take: () => Promise<boolean>;
      /** Nothing of it is wanted. */
      readonly leave: () => void;
    }
  | { readonly type: 'broken'; readonly defect: FileDefect }
  /** There is not enough memory, no thread, or the person has cancelled. */
  | { readonly type: 'unread'; readonly isCancelled: boolean };

/** What a person does with the games and studies that are kept. All that comes of it shows in the store. */
export interface LibraryPlay {
  /** Reads the library, and takes in what was kept elsewhere in the browser; again after trouble. */
  load(): void;
  /** Shows the list, found and sorted by these words; undefined once it is shown no more. */
  speak(vocabulary: Vocabulary | undefined): void;
  /** Brings these rows of the list to the store, up to the one before the last. */
  showRows(from: number, to: number): void;
  /** Looks at one entry, and keeps it in the store as it is stored. */
  look(entry: LibraryEntry | undefined): void;
  /** Changes what the list shows. */
  search(query: Partial<LibraryQuery>): void;
  /** Opens the library with what contains the position on the board. */
  findPosition(): void;
  forgetPosition(): void;

  /** Puts an entry on the board as a study; with `review` its review begins. */
  open(id: string, step?: 'review'): void;
  select(ids: readonly string[], isSelected: boolean): void;
  /** Selects all that the list shows, or nothing. */
  selectAll(isSelected: boolean): Promise<void>;
  remove(ids: readonly string[]): void;
  /** Brings back what was deleted last. */
  restore(): void;
  rename(id: string, title: string): void;
  /** Learns the openings of these games; without ids, of the games that the person has played here. */
  learn(ids?: readonly string[]): void;

  /** Creates a tag, which these entries get; one of the same name is used again. */
  addTag(name: string, ids: readonly string[]): void;
  renameTag(id: string, name: string): void;
  removeTag(id: string): void;
  tag(ids: readonly string[], tag: string, isTagged: boolean): void;
  /** How many of these entries have each tag, by its id. */
  tagCounts(ids: readonly string[]): Promise<Readonly<Record<string, number>>>;

  /**
   * Puts in the games that were read and fit the search, with a tag unless its name is empty. A game that is there already
   * keeps its tags.
   */
  takeRead(tagName: string): Promise<void>;
  /** Everything as one file; undefined if that failed or was cancelled. */
  exportAll(): Promise<Blob | undefined>;
  /** Reads such a file, and says what it has. */
  checkFile(file: Blob): Promise<CheckedLibrary>;
  /** Takes such a file in. A broken one changes nothing: all of it is checked first. */
  importFile(file: Blob): Promise<void>;
  /** Stops what takes long. What has been put in by then stays. */
  cancelWork(): void;
  /** Asks the browser to delete nothing by itself. */
  askToPersist(): void;
  dismissNews(): void;
}
