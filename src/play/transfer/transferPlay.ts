import type { BoxState } from '../../net/contract/words.ts';
import type { Absence } from '../../net/serverPages.ts';
import type { BundleDefect, SmallPart } from '../../store/bundle/bundleFile.ts';

export type PartName = SmallPart | 'library';

/** A checked part of a file: its size, or where it cannot be read. */
export type FoundPart =
  | { readonly name: PartName; readonly type: 'read'; readonly count: number }
  | { readonly name: PartName; readonly type: 'broken'; readonly at: string };

/** The content of a checked file; nothing has been imported yet. */
export interface FoundBundle {
  readonly type: 'found';
  /** When it was written, in ISO 8601. */
  readonly at: string;
  readonly parts: readonly FoundPart[];
  /** Whether this device has changed settings of its own. */
  readonly hasOwnSettings: boolean;
  /** Imports these parts, each completely or not at all. */
  readonly take: (names: readonly PartName[]) => Promise<readonly TakenPart[]>;
  /** Discards the file. */
  readonly leave: () => void;
}

/** `unkept`: the browser has no space for it, or refuses. The existing data is unchanged. */
export interface TakenPart {
  readonly name: PartName;
  readonly outcome: 'taken' | 'unkept';
}

/**
 * Why nothing is imported. `tooLong`: larger than the page accepts. Other reasons, for data of another device: the code is
 * invalid, nothing is stored under it, the data was changed, or the page is not secure and cannot decrypt it.
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

/** Data left for another device: the code, and the expiry in milliseconds since 1970. */
export type HandedOver =
  | { readonly type: 'ready'; readonly code: string; readonly until: number }
  /** More bytes than the server accepts. */
  | { readonly type: 'tooLong'; readonly bytes: number }
  /** The page is not secure, the library cannot be read, or the server is unreachable. */
  | { readonly type: 'failed'; readonly reason: 'unsafe' | 'unread' | Absence };

/** `fetched`: the box was gone, because the other device was faster or the box has expired. */
export type TakenBack = 'withdrawn' | 'fetched' | Absence;

/** `taken`: the other device has fetched it. `unknown`: the server has lost it, or it has expired. */
export type Fetched = Exclude<BoxState, 'waiting'>;

/** Exports and imports all data of this device. */
export interface TransferPlay {
  /** Everything as one file; undefined if the library cannot be read or the person has cancelled. */
  pack(): Promise<Blob | undefined>;
  /** Checks a file completely, and summarizes it. */
  look(file: Blob): Promise<FoundBundle | RefusedBundle>;
  /** Leaves everything on the server for another device, encrypted. It can be fetched once within ten minutes. */
  handOver(): Promise<HandedOver>;
  /** Withdraws it from the server, so that nobody can fetch it any more. */
  takeBack(code: string): Promise<TakenBack>;
  /** Calls `tell` once it no longer waits on the server; the returned function stops polling. */
  whenFetched(code: string, tell: (fetched: Fetched) => void): () => void;
  /** Fetches the data under a code, and summarizes it. */
  takeOver(code: string): Promise<FoundBundle | RefusedBundle>;
}
