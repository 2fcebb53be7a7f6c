import type { LibraryItem } from '../../store/library/item.ts';

/** Some of the items that are to be put in, and how many have come by then. */
export interface ItemPart {
  readonly items: readonly LibraryItem[];
  readonly done: number;
  readonly of: number;
}

/** Items that come in parts, as another thread makes them. */
export interface ItemSource {
  /** The next part; undefined after the last one. Rejects if the reading has failed. */
  readonly next: () => Promise<ItemPart | undefined>;
  /** Nothing more is wanted. */
  readonly end: () => void;
}
