import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';

/** A browser that has stored nothing yet, as far as databases go. */
export const emptyDatabase = (): void => {
  globalThis.indexedDB = new IDBFactory();
};
