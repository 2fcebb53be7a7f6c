import type { StoreApi } from 'zustand/vanilla';
import type { FoundList, FoundReport } from '../formats/catalog.ts';
import { createStore } from './following.ts';

/** The state of importing, until a game is opened as a study or the games are added to the library. */
export type ImportState =
  | { readonly type: 'none' }
  | { readonly type: 'reading' }
  | { readonly type: 'found'; readonly report: FoundReport; readonly list: FoundList }
  /** Out of memory, or no worker. */
  | { readonly type: 'failed' };

export type ImportStore = StoreApi<{ readonly imported: ImportState }>;

export const createImportStore = (): ImportStore => createStore(() => ({ imported: { type: 'none' } }));
