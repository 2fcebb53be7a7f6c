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
