import type { BoxState } from '../../net/contract/words.ts';
import type { Absence } from '../../net/serverPages.ts';
import type { BundleDefect, SmallPart } from '../../store/bundle/bundleFile.ts';

export type PartName = SmallPart | 'library';

/** A part of a file, checked: how much it has, or where it cannot be read. */
export type FoundPart =
  | { readonly name: PartName; readonly type: 'read'; readonly count: number }
  | { readonly name: PartName; readonly type: 'broken'; readonly at: string };

/** What a file has; nothing has been taken yet. */
export interface FoundBundle {
  readonly type: 'found';
  /** When it was written, as in ISO 8601. */
  readonly at: string;
  readonly parts: readonly FoundPart[];
  /** Whether this device has settings that somebody has chosen. */
  readonly hasOwnSettings: boolean;
  /** Takes in these parts, each wholly or not at all. */
  readonly take: (names: readonly PartName[]) => Promise<readonly TakenPart[]>;
  /** Nothing of it is wanted. */
  readonly leave: () => void;
}

/** `unkept`: the browser has no space for it, or refuses. What was there before stays. */
export interface TakenPart {
  readonly name: PartName;
  readonly outcome: 'taken' | 'unkept';
}

/**
 * Why nothing is taken. `tooLong`: more than the page reads. From another device also: the code is none, nothing is there
 * for it, what came was changed, or the page did not come by a secure way and cannot open it.
 */
export interface RefusedBundle {
  readonly type: 'refused';
  readonly defect:
    | BundleDefect
    | 'tooLong'
    | 'unreadable'
    | 'badCode'
    | 'gone'
    | 'tampered'
    | 'unsafe'
    | Absence;
}

/** What was left for another device: by this code, until then, in milliseconds since 1970. */
export type HandedOver =
  | { readonly type: 'ready'; readonly code: string; readonly until: number }
  /** More bytes than the server takes. */
  | { readonly type: 'tooLong'; readonly bytes: number }
  /** The page did not come by a secure way, the library cannot be read, or the server is not there. */
  | { readonly type: 'failed'; readonly reason: 'unsafe' | 'unread' | Absence };

/** `fetched`: nothing was there any more, since the other device was quicker or the time is over. */
export type TakenBack = 'withdrawn' | 'fetched' | Absence;

/** `taken`: the other device has fetched it. `unknown`: the server has lost it, or the time is over. */
export type Fetched = Exclude<BoxState, 'waiting'>;

/** All that a person has on this device, out and in. */
export interface TransferPlay {
  /** Everything as one file; undefined if the library cannot be read, or the person has cancelled. */
  pack(): Promise<Blob | undefined>;
  /** Reads and checks all of a file, and says what it has. */
  look(file: Blob): Promise<FoundBundle | RefusedBundle>;
  /** Leaves everything with the server for another device, sealed, for ten minutes and to be taken once. */
  handOver(): Promise<HandedOver>;
  /** Takes it back from the server by its code, so that nobody can fetch it any more. */
  takeBack(code: string): Promise<TakenBack>;
  /** Calls `tell` once it is no longer waiting there; the returned function stops asking. */
  whenFetched(code: string, tell: (fetched: Fetched) => void): () => void;
  /** Takes that by its code, and says what it has. */
  takeOver(code: string): Promise<FoundBundle | RefusedBundle>;
}
