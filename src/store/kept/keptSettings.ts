import * as v from 'valibot';
import {
  createSettingsStore,
  FIRST_SETTINGS,
  readSettings,
  type Settings,
  type SettingsStore,
} from '../settingsStore.ts';
import { tryToKeep } from './browserStorage.ts';
import { isBrokenAt, isRead, type ReadValue, readAs } from './storedText.ts';

export const SETTINGS_KEY = 'flipside.settings';
const ASIDE_KEY = 'flipside.aside.settings';
const VERSION = 1;
/** What every entry of this page begins with. */
const PREFIX = 'flipside.';

const parse = (text: string): unknown => {
  try {
    const stored: unknown = JSON.parse(text);
    const version = (stored as { version?: unknown } | null)?.version;
    return version === VERSION ? (stored as { settings?: unknown }).settings : undefined;
  } catch {
    return undefined;
  }
};

const isRecord = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Whether this browser keeps nothing of the page yet: no settings, games or results. */
const isFirstVisit = (storage: Storage): boolean =>
  !Array.from({ length: storage.length }, (_, index) => storage.key(index)).some(key =>
    key?.startsWith(PREFIX),
  );

const keep = (storage: Storage, settings: Settings): void => {
  const next = JSON.stringify(settingsValue(settings));
  if (storage.getItem(SETTINGS_KEY) !== next) tryToKeep(storage, SETTINGS_KEY, next);
};

export const settingsValue = (settings: Settings) => ({ version: VERSION, settings });

/** Fields that this version of the page does not know are left out; one that it knows must be right. */
export const readSettingsValue = (value: unknown): ReadValue<Settings> => {
  const read = readAs(v.object({ version: v.literal(VERSION), settings: v.looseObject({}) }), value);
  if (read.type === 'broken') return read;
  const { settings, broken } = readSettings(read.value.settings);
  return broken[0] === undefined ? isRead(settings) : isBrokenAt(broken[0]);
};

export interface KeptSettings {
  readonly store: SettingsStore;
  /** Whether something stored could not be read; it is kept aside. */
  readonly broken: boolean;
  /** Takes over what another tab has written, unless a newer version wrote it in a format of its own. */
  readonly follow: (text: string) => void;
}

/**
 * The settings store, read from the browser and written back after every change. A `first` visit is kept at once, so that
 * the next one finds the same.
 */
export const keepSettings = (storage: Storage, first: Settings = FIRST_SETTINGS): KeptSettings => {
  const text = storage.getItem(SETTINGS_KEY);
  const stored = text === null ? {} : parse(text);
  const loaded = readSettings(stored);
  const broken = !isRecord(stored) || loaded.broken.length > 0;
  if (broken && text !== null) tryToKeep(storage, ASIDE_KEY, text);
  const isFirst = isFirstVisit(storage);
  const store = createSettingsStore(isFirst ? first : loaded.settings);
  if (isFirst) keep(storage, first);
  store.subscribe(settings => keep(storage, settings));
  const follow = (next: string): void => {
    const foreign = parse(next);
    if (isRecord(foreign)) store.setState(readSettings(foreign).settings);
  };
  return { store, broken, follow };
};
