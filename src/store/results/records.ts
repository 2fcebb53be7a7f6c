import type { StoreApi } from 'zustand/vanilla';
import type { DuelResult, Rival } from '../../game/duel.ts';
import { createStore } from '../following.ts';
import { tryToKeep } from '../kept/browserStorage.ts';
import {
  type KeptTallies,
  mergedTallies,
  type PackedTallies,
  packedTallies,
  type ReadRecords,
  readRecords,
  totalOf,
  withCounted,
  writeRecords,
} from './recordsText.ts';
import { type Records, rivalKey } from './tallies.ts';

export const RECORDS_KEY = 'flipside.records';
const ASIDE_KEY = 'flipside.aside.records';

export type RecordsStore = StoreApi<Records>;

export interface CountedMatch {
  readonly id: string;
  readonly rival: Rival;
  readonly result: DuelResult;
}

export interface KeptRecords {
  readonly store: RecordsStore;
  /** Whether something stored could not be read; it is kept aside. */
  readonly broken: boolean;
  /** Counts a match of a person against a computer, each match once. */
  readonly count: (match: CountedMatch) => void;
  /** All results, for another device; this one gets a name by `newDevice` if it has none. */
  readonly pack: (newDevice: () => string) => PackedTallies;
  /** Takes in the results of another device; false if the browser refuses. */
  readonly take: (there: PackedTallies, newDevice: () => string) => boolean;
  /** Takes over what another tab has written. */
  readonly follow: () => void;
}

/** The records, read from the browser again for each result, so that no tab loses another's. */
export const keepRecords = (storage: Storage): KeptRecords => {
  const read = (): ReadRecords => readRecords(storage.getItem(RECORDS_KEY));
  const setAside = ({ broken }: ReadRecords): void => {
    if (broken) tryToKeep(storage, ASIDE_KEY, storage.getItem(RECORDS_KEY) ?? '');
  };
  const first = read();
  setAside(first);
  const store = createStore<Records>(() => totalOf(first.kept));
  const now = (): KeptTallies => {
    const next = read();
    setAside(next);
    return next.kept;
  };
  const keep = (next: KeptTallies): boolean => {
    store.setState(totalOf(next), true);
    return tryToKeep(storage, RECORDS_KEY, writeRecords(next));
  };
  const named = (newDevice: () => string): KeptTallies & { readonly device: string } => {
    const kept = now();
    return { ...kept, device: kept.device ?? newDevice() };
  };
  return {
    store,
    broken: first.broken,
    count: ({ id, rival, result }) => {
      const kept = now();
      if (!kept.counted.includes(id)) keep(withCounted(kept, id, rivalKey(rival), result));
    },
    pack: newDevice => {
      const kept = named(newDevice);
      keep(kept);
      return packedTallies(kept, kept.device);
    },
    take: (there, newDevice) => {
      const before = now();
      const isKept = keep(mergedTallies(named(newDevice), there));
      if (!isKept) store.setState(totalOf(before), true);
      return isKept;
    },
    follow: () => store.setState(totalOf(read().kept), true),
  };
};
