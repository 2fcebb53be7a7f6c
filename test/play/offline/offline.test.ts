import { afterEach, expect, test, vi } from 'vitest';
import type { Holding } from '../../../src/offline/contract.ts';
import type { KeepingWorker } from '../../../src/play/offline/keepingWorker.ts';
import { NO_OFFLINE, type OfflineMeans } from '../../../src/play/offline/means.ts';
import { reloadRenewed, renewWhatFails } from '../../../src/play/offline/renewing.ts';
import { settle } from '../../../testkit/net/fakeRooms.ts';
import { openRoom } from '../../../testkit/play/playRoom.ts';

const SIZES = { 'bundle/index.js': 100, 'assets/puzzles.txt': 20, 'assets/openings.book': 30 } as const;

/** A browser whose worker caches what it fetches, unless the network is down. */
const browser = ({ sparing = false, refused = '' } = {}) => {
  const kept = new Set<string>();
  const fetched: string[] = [];
  let offer = (): void => {};
  const worker: KeepingWorker = {
    holdings: async () =>
      Object.entries(SIZES).map(([url, bytes]): Holding => ({ url, bytes, isKept: kept.has(url) })),
    fetch: async url => {
      fetched.push(url);
      if (url === refused) return false;
      kept.add(url);
      return true;
    },
    loaded: () => ['bundle/index.js', 'somewhere/else.js'],
    update: () => {},
  };
  const means: OfflineMeans = {
    ...NO_OFFLINE,
    start: async onUpdate => {
      offer = onUpdate;
      return worker;
    },
    isSparing: () => sparing,
  };
  const { play } = openRoom({ offline: means });
  return { play, app: play.stores.app, fetched, offer: () => offer() };
};

test('everything is cached, and then the page is ready', async () => {
  const { play, app, fetched } = browser();
  await play.offline.start();
  expect(fetched).toEqual(Object.keys(SIZES));
  expect(app.getState().offline).toEqual({ type: 'ready', kept: 150, total: 150 });
});

test('in data saving mode only used files are cached, and the rest on request', async () => {
  const { play, app, fetched } = browser({ sparing: true });
  await play.offline.start();
  expect(fetched).toEqual(['bundle/index.js']);
  expect(app.getState().offline).toEqual({ type: 'partly', kept: 100, total: 150 });
  await play.offline.fetchRest();
  expect(app.getState().offline.type).toBe('ready');
});

test('a failed download is reported', async () => {
  const { play, app } = browser({ refused: 'assets/puzzles.txt' });
  await play.offline.start();
  expect(app.getState().offline).toEqual({ type: 'failed', kept: 100, total: 150 });
});

test('caching can be stopped and continued', async () => {
  const { play, app, fetched } = browser();
  const end = app.subscribe(({ offline }) => {
    if (offline.type === 'fetching' && offline.kept > 0) play.offline.stopFetching();
  });
  await play.offline.start();
  end();
  expect(fetched).toHaveLength(1);
  expect(app.getState().offline.type).toBe('partly');
  await play.offline.fetchRest();
  expect(fetched).toEqual(Object.keys(SIZES));
});

test('a new version is only a notice', async () => {
  const { play, app, offer } = browser();
  await play.offline.start();
  const { screen } = app.getState();
  offer();
  expect(app.getState()).toMatchObject({ hasUpdate: true, screen });
  expect(app.getState().notices.map(({ name }) => name)).toEqual(['updateReady']);
});

test('without a service worker nothing is shown', async () => {
  const { play } = openRoom();
  await play.offline.start();
  expect(play.stores.app.getState().offline.type).toBe('none');
});

afterEach(() => void vi.unstubAllGlobals());

const FOLDER = 'https://host.org/flipside/';
/** A page with loaded files of its folder, and one of another site. */
const page = (answers: (url: string) => unknown) => {
  const loaded = [
    `${FOLDER}bundle/a.js?v=1`,
    `${FOLDER}bundle/a.js`,
    `${FOLDER}b.css`,
    'https://else.org/c.js',
  ];
  const asked: string[] = [];
  const reload = vi.fn();
  let preloadFails = (): void => {};
  vi.stubGlobal('performance', { getEntriesByType: () => loaded.map(name => ({ name })) });
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('addEventListener', (name: string, listener: () => void) => {
    if (name === 'vite:preloadError') preloadFails = listener;
  });
  vi.stubGlobal('fetch', async (url: string, { cache }: RequestInit) => {
    asked.push(`${cache} ${url}`);
    return { ok: answers(url), arrayBuffer: async () => new ArrayBuffer(0) };
  });
  return { asked, reload, fail: () => preloadFails() };
};
const ALL = ['', 'bundle/a.js', 'b.css'].map(name => `reload ${FOLDER}${name}`);

test('if a file fails to load, the page and its loaded files are refetched', async () => {
  const { asked, fail, reload } = page(() => true);
  renewWhatFails(FOLDER);
  expect(asked).toEqual([]);
  fail();
  await settle();
  expect(asked).toEqual(ALL);
  expect(reload).not.toHaveBeenCalled();
});

test.each<[string, (url: string) => boolean, number]>([
  ['all of it', () => true, 1],
  ['the page, though not another file', url => url === FOLDER, 1],
  ['all but the page', url => url !== FOLDER, 0],
])('a page reloads if its host returns %s', async (_, answers, times) => {
  const { asked, reload } = page(answers);
  await reloadRenewed(FOLDER);
  expect(asked).toEqual(ALL);
  expect(reload).toHaveBeenCalledTimes(times);
});

test('it does not if the host cannot be reached', async () => {
  const { reload } = page(() => {
    throw new TypeError('offline');
  });
  await reloadRenewed(FOLDER);
  expect(reload).not.toHaveBeenCalled();
});
