import * as v from 'valibot';
import {
  createSettingsStore,
  FIRST_SETTINGS,
  readSettings,
  type Settings,
  type SettingsStore,
} from '../settingsStore.ts';
import { changed, isFields, type StoredFields } from './changed.ts';
import { KeptText, PREFIX, type Stored } from './kept.ts';
import { isBrokenAt, isRead, type ReadValue, readAs } from './storedText.ts';

const NAME = 'settings';
export const SETTINGS_KEY = PREFIX + NAME;
const VERSION = 1;

/** Whether the browser has no stored settings, games or results of the page. */
const isFirstVisit = (storage: Storage): boolean =>
  !Array.from({ length: storage.length }, (_, index) => storage.key(index)).some(key =>
    key?.startsWith(PREFIX),
  );

/** Strict: known fields must be valid; unknown fields are left out. */
export const readSettingsValue = (value: unknown): ReadValue<Settings> => {
  const read = readAs(v.object({ version: v.literal(VERSION), settings: v.looseObject({}) }), value);
  if (read.type === 'broken') return read;
  const { settings, broken } = readSettings(read.value.settings);
  return broken[0] === undefined ? isRead(settings) : isBrokenAt(broken[0]);
};

const settingsIn = (stored: Stored): unknown => (stored.type === 'read' ? stored.fields.settings : undefined);

export interface KeptSettings {
  readonly store: SettingsStore;
  /** Whether unreadable settings were found that were not backed up before. */
  readonly broken: boolean;
  /** Applies another tab's settings, unless a newer version wrote them in its own format. */
  readonly follow: (text: string) => void;
  /** The settings as part of a file, with unknown fields of newer versions. */
  readonly pack: () => StoredFields;
  /** Stores the unknown fields of such a part. */
  readonly graft: (part: StoredFields) => boolean;
}

/**
 * The settings store, loaded from the browser; each change is written back, and nothing else. The settings of a `first` visit are
 * stored at once, so that the next visit finds them.
 */
export const keepSettings = (storage: Storage, first: Settings = FIRST_SETTINGS): KeptSettings => {
  const text = new KeptText(storage, NAME, VERSION);
  const stored = text.read();
  const loaded = readSettings(settingsIn(stored));
  const known = new Set(readSettings(settingsIn(text.aside)).broken);
  const broken =
    (stored.type !== 'none' && !isFields(settingsIn(stored))) || loaded.broken.some(name => !known.has(name));
  if (broken) text.setAside();
  const isFirst = isFirstVisit(storage);
  const store = createSettingsStore(isFirst ? first : loaded.settings);
  if (isFirst) text.write({ settings: first }, undefined);
  let isFollowing = false;
  store.subscribe((settings, before) => {
    if (!isFollowing) text.write({ settings }, { settings: before });
  });
  const follow = (next: string): void => {
    const foreign = settingsIn(text.read(next));
    if (!isFields(foreign)) return;
    isFollowing = true;
    store.setState(readSettings(foreign).found);
    isFollowing = false;
  };
  const fieldsOf = (settings: Settings): StoredFields => ({ version: VERSION, settings });
  return {
    store,
    broken,
    follow,
    pack: () => {
      const now = text.read();
      const value = fieldsOf(store.getState());
      const before = fieldsOf(readSettings(settingsIn(now)).settings);
      return now.type === 'read' ? (changed(now.fields, before, value) as StoredFields) : value;
    },
    graft: part => text.graft(part, fieldsOf(readSettings(part.settings).settings)),
  };
};
