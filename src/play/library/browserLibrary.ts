import type { LibrarySpace } from '../../store/library/libraryStore.ts';
import { LibraryThread, openLibraryWorker } from './thread/libraryThread.ts';

/** The browser's space for what pages store. */
export interface BrowserSpace {
  look(): Promise<LibrarySpace>;
  /** Asks that nothing be deleted without the person. */
  persist(): Promise<void>;
}

/** What the library depends on besides the rest of the page. */
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
