import type { LibraryItem } from '../../store/library/item.ts';

/** Some of the items that are to be put in, and how many have come by then. */
export interface ItemPart {
  readonly items: readonly LibraryItem[];
  readonly done: number;
  readonly of: number;
}

/** How a reader answers through the port by which it hands over items; undefined after the last part. */
export interface PartMessage {
  readonly part: ItemPart | undefined;
}

/** Asks through that port for the next part. */
export const MORE = 'more';
