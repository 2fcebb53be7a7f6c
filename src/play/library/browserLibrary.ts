import type { LibrarySpace } from '../../store/library/libraryStore.ts';
import { LibraryThread, openLibraryWorker } from './thread/libraryThread.ts';

/** The browser's storage manager. */
export interface BrowserSpace {
  look(): Promise<LibrarySpace>;
  /** Requests persistent storage. */
  persist(): Promise<void>;
}

/** Dependencies of the library besides the rest of the page. */
export interface LibraryMeans {
  readonly thread: LibraryThread;
  readonly space: BrowserSpace;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

const spaceOf = (manager: StorageManager | undefined): BrowserSpace => ({
  look: async () => {
    const { usage, quota } = (await manager?.estimate?.().catch(() => undefined)) ?? {};
    const persisted = (await manager?.persisted?.().catch(() => false)) ?? false;
    return { used: usage, quota, persisted, canAsk: manager?.persist !== undefined };
  },
  persist: async () => {
    await manager?.persist?.().catch(() => false);
  },
});

/** The library of this browser. */
export const browserLibrary = (): LibraryMeans => ({
  thread: new LibraryThread(openLibraryWorker),
  space: spaceOf(navigator.storage),
  now: Date.now,
});
