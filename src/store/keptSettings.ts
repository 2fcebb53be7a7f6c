import { createSettingsStore, readSettings, type SettingsStore } from './settingsStore.ts';

export const SETTINGS_KEY = 'flipside.settings';
const ASIDE_KEY = 'flipside.aside.settings';
const VERSION = 1;

const parse = (text: string): unknown => {
  try {
    const stored: unknown = JSON.parse(text);
    const version = (stored as { version?: unknown } | null)?.version;
    return version === VERSION ? (stored as { settings?: unknown }).settings : undefined;
  } catch {
    return undefined;
  }
};

export interface KeptSettings {
  readonly store: SettingsStore;
  /** Whether something stored could not be read; it is kept aside. */
  readonly broken: boolean;
  /** Takes over what another tab has written. */
  readonly follow: (text: string) => void;
}

/** The settings store, read from the browser and written back after every change. */
export const keepSettings = (storage: Storage): KeptSettings => {
  const text = storage.getItem(SETTINGS_KEY);
  const stored = text === null ? {} : parse(text);
  const loaded = readSettings(stored);
  const broken = typeof stored !== 'object' || stored === null || loaded.broken.length > 0;
  if (broken && text !== null) storage.setItem(ASIDE_KEY, text);
  const store = createSettingsStore(loaded.settings);
  store.subscribe(settings => {
    const next = JSON.stringify({ version: VERSION, settings });
    try {
      if (storage.getItem(SETTINGS_KEY) !== next) storage.setItem(SETTINGS_KEY, next);
    } catch {
      // A full or closed storage costs the memory of a setting, never the game; `main` has said so at the start.
    }
  });
  return { store, broken, follow: next => store.setState(readSettings(parse(next)).settings) };
};
