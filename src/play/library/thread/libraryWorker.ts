import { Database } from '../../../store/library/database.ts';
import { Shelf } from '../../../store/library/shelf.ts';
import type { ToLibrary } from './calls.ts';
import type { OtherTabs } from './holdings.ts';
import { LibraryService } from './service.ts';

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

const service = new LibraryService(
  new Shelf(new Database()),
  typeof BroadcastChannel === 'undefined' ? NO_TABS : broadcast(new BroadcastChannel(CHANNEL)),
  message => self.postMessage(message),
);

self.onmessage = ({ data }: MessageEvent<ToLibrary>) => void service.receive(data);
