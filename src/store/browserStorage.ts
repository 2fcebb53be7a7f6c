/** Keeps entries for as long as the page lives: what is left when the browser allows no storage. */
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
  /** False where the browser refuses to keep anything beyond this visit. */
  readonly lasting: boolean;
}

const PROBE = 'flipside.probe';

/** Opens a storage of the browser, `() => localStorage` or the like: merely naming one may already be refused. */
export const openStorage = (open: () => Storage): OpenedStorage => {
  try {
    const storage = open();
    storage.setItem(PROBE, PROBE);
    storage.removeItem(PROBE);
    return { storage, lasting: true };
  } catch {
    return { storage: new MemoryStorage(), lasting: false };
  }
};
