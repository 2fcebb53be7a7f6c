import type { StoreApi } from 'zustand/vanilla';
import type { DuelResult, Rival } from '../../game/duel.ts';
import { createStore } from '../following.ts';
import { KeptText, PREFIX } from '../kept/kept.ts';
import {
  type KeptTallies,
  mergedTallies,
  type PackedTallies,
  packedTallies,
  RECORDS_VERSION,
  readRecords,
  totalOf,
  withCounted,
} from './recordsText.ts';
import { type Records, rivalKey } from './tallies.ts';

const NAME = 'records';
export const RECORDS_KEY = PREFIX + NAME;

export type RecordsStore = StoreApi<Records>;

export interface CountedMatch {
  readonly id: string;
  readonly rival: Rival;
  readonly result: DuelResult;
}

export interface KeptRecords {
  readonly store: RecordsStore;
  /** Whether unreadable results were found that were not backed up before. */
  readonly broken: boolean;
  /** Counts a match of a person against a computer, once. */
  readonly count: (match: CountedMatch) => void;
  /** All results for export; names this device by `newDevice` if it has no name. */
  readonly pack: (newDevice: () => string) => PackedTallies;
  /** Merges another device's results; false if they could not be stored. */
  readonly take: (there: PackedTallies, newDevice: () => string) => boolean;
  /** Applies another tab's changes. */
  readonly follow: () => void;
}

/** The results, reloaded before each change so that tabs do not overwrite each other. */
export const keepRecords = (storage: Storage): KeptRecords => {
  const text = new KeptText(storage, NAME, RECORDS_VERSION);
  /** Loads the results; unreadable content is backed up once. */
  const read = (): { readonly kept: KeptTallies; readonly broken: boolean } => {
    const { kept, broken } = readRecords(text.read());
    const known = new Set(readRecords(text.aside).broken);
    const isNew = text.read().type === 'broken' || broken.some(name => !known.has(name));
    if (isNew) text.setAside();
    return { kept, broken: isNew };
  };
  const first = read();
  const store = createStore<Records>(() => totalOf(first.kept));
  const now = (): KeptTallies => read().kept;
  const keep = (next: KeptTallies, before: KeptTallies): boolean => {
    store.setState(totalOf(next), true);
    return text.write({ ...next }, { ...before });
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
      if (!kept.counted.includes(id)) keep(withCounted(kept, id, rivalKey(rival), result), kept);
    },
    pack: newDevice => {
      const kept = named(newDevice);
      keep(kept, now());
      return packedTallies(kept, kept.device);
    },
    take: (there, newDevice) => {
      const before = now();
      const isKept = keep(mergedTallies(named(newDevice), there), before);
      if (!isKept) store.setState(totalOf(before), true);
      return isKept;
    },
    follow: () => store.setState(totalOf(readRecords(text.read()).kept), true),
  };
};
