import type { Database } from '../../store/library/database.ts';
import type { LibrarySpace } from '../../store/library/libraryStore.ts';
import { Shelf } from '../../store/library/shelf.ts';

/** Tells other tabs of changes, by the ids of what has changed; undefined for everything. */
export interface OtherTabs {
  tell(ids: readonly string[] | undefined): void;
  follow(listener: (ids: readonly string[] | undefined) => void): void;
}

/** The browser's space for what pages store. */
export interface BrowserSpace {
  look(): Promise<LibrarySpace>;
  /** Asks that nothing be deleted without the person. */
  persist(): Promise<void>;
}

/** What the library depends on besides the rest of the page. */
export interface LibraryMeans {
  readonly shelf: Shelf;
  readonly tabs: OtherTabs;
  readonly space: BrowserSpace;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

const CHANNEL = 'flipside.library';

const isIds = (data: unknown): data is readonly string[] =>
  Array.isArray(data) && data.every(id => typeof id === 'string');

const broadcast = (channel: BroadcastChannel): OtherTabs => ({
  tell: ids => channel.postMessage(ids ?? null),
  follow: listener => {
    channel.addEventListener('message', ({ data }) => listener(isIds(data) ? data : undefined));
  },
});

const NO_TABS: OtherTabs = { tell: () => undefined, follow: () => undefined };

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
export const browserLibrary = (database: Database): LibraryMeans => ({
  shelf: new Shelf(database),
  tabs: typeof BroadcastChannel === 'undefined' ? NO_TABS : broadcast(new BroadcastChannel(CHANNEL)),
  space: spaceOf(navigator.storage),
  now: Date.now,
});
