import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';

/** Replaces IndexedDB by an empty one. */
export const emptyDatabase = (): void => {
  globalThis.indexedDB = new IDBFactory();
};
