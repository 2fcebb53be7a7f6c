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

/** `unkept`: the browser has no room for it, or refuses. What was there before stays. */
export interface TakenPart {
  readonly name: PartName;
  readonly outcome: 'taken' | 'unkept';
}

/** Why nothing of a file is taken. `tooLong`: more than the page reads. */
export interface RefusedBundle {
  readonly type: 'refused';
  readonly defect: BundleDefect | 'tooLong';
}

/** All that a person has on this device, out and in. */
export interface TransferPlay {
  /** Everything as one file; undefined if the library cannot be read, or the person has cancelled. */
  pack(): Promise<Blob | undefined>;
  /** Reads and checks all of a file, and says what it has. */
  look(file: Blob): Promise<FoundBundle | RefusedBundle>;
}
