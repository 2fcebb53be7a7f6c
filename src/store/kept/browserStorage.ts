/** In-memory storage, for browsers that allow none. */
class MemoryStorage implements Storage {
  readonly #entries = new Map<string, string>();

  get length(): number {
    return this.#entries.size;
  }
  key(index: number): string | null {
    return [...this.#entries.keys()][index] ?? null;
  }
  getItem(key: string): string | null {
    return this.#entries.get(key) ?? null;
  }
  setItem(key: string, value: string): void {
    this.#entries.set(key, value);
  }
  removeItem(key: string): void {
    this.#entries.delete(key);
  }
  clear(): void {
    this.#entries.clear();
  }
}

export interface OpenedStorage {
  readonly storage: Storage;
  /** `full` can be read but not written; `off` is in memory only. */
  readonly state: 'lasting' | 'full' | 'off';
}

/** Writes an entry; false if the storage is full or disabled. */
export const tryToKeep = (storage: Storage, key: string, value: string): boolean => {
  try {
    storage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
};

const TOLD = 'flipside.told.';

/** Whether this is the first call with this name in this browser. */
export const isFirstTime = (storage: Storage, name: string): boolean => {
  const key = TOLD + name;
  if (storage.getItem(key) !== null) return false;
  tryToKeep(storage, key, '1');
  return true;
};

/** The ids after a prefix, of all keys that start with it. */
export const idsIn = (storage: Storage, prefix: string): readonly string[] =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
    .filter(key => key.startsWith(prefix))
    .map(key => key.slice(prefix.length));

const PROBE = 'flipside.probe';

const readable = (open: () => Storage): Storage | undefined => {
  try {
    const storage = open();
    storage.getItem(PROBE);
    return storage;
  } catch {
    return undefined;
  }
};

/** Opens a storage such as `() => localStorage`: even accessing it may throw. A full one can still be read. */
export const openStorage = (open: () => Storage): OpenedStorage => {
  const storage = readable(open);
  if (storage === undefined) return { storage: new MemoryStorage(), state: 'off' };
  const isKept = tryToKeep(storage, PROBE, PROBE);
  if (isKept) storage.removeItem(PROBE);
  const refusing = storage.length === 0 ? 'off' : 'full';
  return { storage, state: isKept ? 'lasting' : refusing };
};

/** Key prefix of backups of unreadable entries. */
export const ASIDE = 'flipside.aside.';

/** All backups of unreadable entries by key, as a file; undefined if there are none. */
export const setAsideFile = (storage: Storage): Blob | undefined => {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').filter(key =>
    key.startsWith(ASIDE),
  );
  if (keys.length === 0) return undefined;
  const entries = keys.map(key => ({ key: key.slice(ASIDE.length), text: storage.getItem(key) ?? '' }));
  return new Blob([JSON.stringify(entries, null, 1)], { type: 'application/json' });
};
