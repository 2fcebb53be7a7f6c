import type { Wire } from '../../src/net/server.ts';
import type { OpeningFiles } from '../../src/play/files/openings.ts';
import type { OpenReader } from '../../src/play/importing/openReader.ts';
import { ReadingService } from '../../src/play/importing/readingService.ts';
import type { LibraryMeans } from '../../src/play/library/browserLibrary.ts';
import type { OtherTabs } from '../../src/play/library/thread/holdings.ts';
import { LibraryThread, type OpenLibrary } from '../../src/play/library/thread/libraryThread.ts';
import { LibraryService } from '../../src/play/library/thread/service.ts';
import { openStorage } from '../../src/store/kept/browserStorage.ts';
import { Database } from '../../src/store/library/database.ts';
import { Shelf } from '../../src/store/library/shelf.ts';

export const memoryStorage = (): Storage =>
  openStorage(() => {
    throw new Error('no browser here');
  }).storage;

/** A storage that can be read but not written. */
export const fullStorage = (storage = memoryStorage()): Storage => {
  storage.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  return storage;
};

/** A page served without a game server. */
export const NO_SERVER: Wire = {
  joinRoom: async () => ({ type: 'failed' }),
  pages: { look: async () => 'noServer', ask: async () => 'noServer', record: async () => 'noServer' },
};

/** The library's worker, run in the test's thread. */
const directLibrary =
  (tabs: OtherTabs): OpenLibrary =>
  ({ onMessage }) => {
    const service = new LibraryService(new Shelf(new Database()), tabs, message =>
      onMessage(message.type === 'told' ? structuredClone(message) : message),
    );
    return { post: message => void service.receive(message) };
  };

const NO_TABS: OtherTabs = { tell: () => undefined, follow: () => undefined };

/** A library that persists if the test has a database. */
export const testLibrary = (now: () => number, tabs = NO_TABS): LibraryMeans => ({
  thread: new LibraryThread(directLibrary(tabs)),
  space: {
    look: async () => ({ used: undefined, quota: undefined, persisted: false, canAsk: false }),
    persist: async () => undefined,
  },
  now,
});

/** A reader in the test's thread. */
export const directReader: OpenReader = ({ onMessage }) => {
  const service = new ReadingService(message => onMessage(structuredClone(message)));
  return { post: message => service.receive(message), end: () => undefined };
};

export const NO_OPENINGS: OpeningFiles = {
  names: async () => undefined,
  book: async () => undefined,
  games: async () => undefined,
};

/** Random numbers close to 0.3 that still give distinct ids within a millisecond. */
export const steadyRolls = (): (() => number) => {
  let drawn = 0;
  return () => 0.3 + drawn++ * 1e-7;
};
