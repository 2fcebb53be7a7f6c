import type { LibraryItem } from '../../../store/library/item.ts';

/** A batch of items to import, and the number handed over so far. */
export interface ItemPart {
  readonly items: readonly LibraryItem[];
  readonly done: number;
  readonly of: number;
}

/** A batch from the reader's port; undefined after the last one. */
export interface PartMessage {
  readonly part: ItemPart | undefined;
}

/** Sent through that port to request the next batch. */
export const MORE = 'more';
