import type { ByColor } from '../../../game/color.ts';
import type { PositionKey } from '../../../game/positionKey.ts';
import type { Square } from '../../../game/square.ts';
import type { DatabaseTrouble, Outcome } from '../../../store/library/database.ts';
import type { LibraryEntry, LibraryTag, PhaseLosses } from '../../../store/library/entry.ts';
import type { LibraryItem } from '../../../store/library/item.ts';
import type { LibraryWork } from '../../../store/library/libraryStore.ts';
import type { PutOptions } from '../../../store/library/putting.ts';
import type { Facets, LibraryQuery } from '../../../store/library/query.ts';
import type { LibraryTally } from '../../../store/library/tally.ts';
import type { Vocabulary } from '../../../store/library/vocabulary.ts';

/** A change of an entry, as it is stored then. */
export type EntryChange =
  | { readonly type: 'title'; readonly title: string | undefined }
  | { readonly type: 'tag'; readonly tag: string; readonly isTagged: boolean }
  /** What a review has found, as long as the main line is this one. */
  | { readonly type: 'losses'; readonly line: string; readonly losses: ByColor<PhaseLosses> };

/** What a list is to show. */
export interface Wanted {
  readonly query: LibraryQuery;
  readonly vocabulary: Vocabulary;
  /** Only what has this position. */
  readonly position: PositionKey | undefined;
}

export interface Listed {
  readonly count: number;
  /** Undefined if they are as they were told last. */
  readonly facets: Facets | undefined;
}

/** What comes with the items that a reader hands over. */
export interface FillOptions {
  readonly tags?: readonly LibraryTag[];
  /** A tag that all of them get. */
  readonly tag?: string;
  /** The ids that their tags have here, by those that they have in the file; others are left out. */
  readonly tagIds?: Readonly<Record<string, string>>;
  /** Lose nothing of what is there already. */
  readonly joins?: boolean;
}

export interface Filled {
  readonly type: 'added' | 'stopped' | 'unread';
  readonly added: number;
  readonly known: number;
  /** Of those added, the ones that stay beside another state of the same study. */
  readonly copied: number;
}

export interface Removed {
  readonly count: number;
  /** Why the others are still there; undefined if none is, or the person has stopped it. */
  readonly trouble: DatabaseTrouble | undefined;
}

/** Openings with a name: a way to each, and its code. */
export interface NamedPositions {
  readonly mark: string;
  readonly openings: readonly (readonly [transcript: string, code: string])[];
}

/** A move from a position, with the key of the position after it. */
export interface Continuation {
  readonly squares: readonly Square[];
  readonly key: PositionKey;
}

/** What the page asks of the thread that owns the database. All of it is plain data. */
export interface LibraryCalls {
  /** Reads everything again; the answer is the tags, how many entries there are, and why nothing can be changed if that is so. */
  load(): Promise<
    Outcome<{
      readonly count: number;
      readonly tags: readonly LibraryTag[];
      readonly trouble: DatabaseTrouble | undefined;
    }>
  >;
  /** Chooses what the list shows; rows are counted by its order until it is chosen again. */
  list(wanted: Wanted): Promise<Outcome<Listed>>;
  rows(from: number, to: number): Promise<Outcome<readonly LibraryEntry[]>>;
  /** The ids of the whole list. */
  ids(): Promise<Outcome<readonly string[]>>;
  entries(ids: readonly string[]): Promise<Outcome<readonly LibraryEntry[]>>;
  /** Those of a person's own games. */
  played(): Promise<Outcome<readonly LibraryEntry[]>>;
  /** The latest of these entries. */
  newest(ids: readonly string[], most: number): Promise<Outcome<readonly LibraryEntry[]>>;
  text(id: string): Promise<Outcome<string | undefined>>;
  /** When those of these that are there were written. */
  savedAt(ids: readonly string[]): Promise<Outcome<Readonly<Record<string, number>>>>;
  /** Of these ids, those that a person has deleted; what else is remembered as deleted is forgotten. */
  removed(ids: readonly string[]): Promise<Outcome<readonly string[]>>;
  put(items: readonly LibraryItem[], options: PutOptions): Promise<Outcome<readonly string[]>>;
  change(ids: readonly string[], change: EntryChange): Promise<Outcome<number>>;
  /** Takes entries out; `restore` undoes the last removal. */
  remove(ids: readonly string[], at: number): Promise<Outcome<Removed>>;
  restore(): Promise<Outcome<number>>;
  putTag(tag: LibraryTag): Promise<Outcome<unknown>>;
  removeTag(id: string): Promise<Outcome<unknown>>;
  /** How many of these entries have each tag. */
  tagCounts(ids: readonly string[]): Promise<Outcome<Readonly<Record<string, number>>>>;
  /** Puts in what a reader hands over by this port, part by part. */
  fill(port: MessagePort, options: FillOptions): Promise<Outcome<Filled>>;
  /** Everything as one file; undefined if it was cancelled. */
  exportAll(): Promise<Outcome<Blob | undefined>>;
  /** Ends what takes long: a person wants that, or the reader has failed. */
  cancel(why: 'stopped' | 'unread'): Promise<Outcome<unknown>>;
  /** Tells by which positions openings are known. */
  name(named: NamedPositions): Promise<Outcome<unknown>>;
  /** What was played in a position, and how that ended. */
  tally(key: PositionKey, moves: readonly Continuation[]): Promise<Outcome<LibraryTally>>;
}
export type CallName = keyof LibraryCalls;

/** What the thread tells by itself. */
export type LibraryTold =
  /** Something is stored otherwise than before, by this tab or another one. */
  | { readonly type: 'changed'; readonly count: number; readonly tags: readonly LibraryTag[] }
  | { readonly type: 'progress'; readonly work: LibraryWork };

export interface ToLibrary {
  readonly number: number;
  readonly name: CallName;
  readonly args: readonly unknown[];
}

export type FromLibrary =
  | { readonly type: 'answer'; readonly number: number; readonly outcome: Outcome<unknown> }
  | { readonly type: 'told'; readonly told: LibraryTold };
