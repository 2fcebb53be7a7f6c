import type { StoreApi } from 'zustand/vanilla';
import type { DuelResult, Rival } from '../../game/duel.ts';
import { createStore } from '../following.ts';
import { isFields, type StoredFields } from '../kept/changed.ts';
import { KeptText, PREFIX } from '../kept/kept.ts';
import {
  type KeptTallies,
  mergedTallies,
  type PackedTallies,
  packedTallies,
  RECORDS_VERSION,
  readRecords,
  readRecordsValue,
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
  readonly pack: (newDevice: () => string) => StoredFields;
  /** Merges another device's results; false if they could not be stored. */
  readonly take: (there: PackedTallies, part: StoredFields, newDevice: () => string) => boolean;
  /** Applies another tab's changes. */
  readonly follow: () => void;
}

/** A device's own results are those of another one here. */
const fromDevice = ({ device, tallies, elsewhere, ...part }: StoredFields, here: string | undefined) =>
  typeof device !== 'string' || device === here
    ? { device, tallies, elsewhere, ...part }
    : { ...part, elsewhere: { ...(isFields(elsewhere) && elsewhere), [device]: tallies } };

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
      const stored = text.read();
      return stored.type === 'read' && readRecordsValue(stored.fields).type === 'read'
        ? stored.fields
        : { ...packedTallies(kept, kept.device) };
    },
    take: (there, part, newDevice) => {
      const before = now();
      const isKept = keep(mergedTallies(named(newDevice), there), before);
      if (!isKept) store.setState(totalOf(before), true);
      const here = now().device;
      return isKept && text.graft(fromDevice(part, here), fromDevice({ ...there }, here));
    },
    follow: () => store.setState(totalOf(readRecords(text.read()).kept), true),
  };
};
