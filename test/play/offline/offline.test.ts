import { expect, test } from 'vitest';
import type { Holding } from '../../../src/offline/contract.ts';
import type { KeepingWorker } from '../../../src/play/offline/keepingWorker.ts';
import { NO_OFFLINE, type OfflineMeans } from '../../../src/play/offline/means.ts';
import { openRoom } from '../../../testkit/play/playRoom.ts';

const SIZES = { 'bundle/index.js': 100, 'assets/puzzles.txt': 20, 'assets/openings.book': 30 } as const;

/** A browser whose worker keeps what is fetched through it, unless the network is away. */
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

test('everything is fetched, and then the page is ready', async () => {
  const { play, app, fetched } = browser();
  await play.offline.start();
  expect(fetched).toEqual(Object.keys(SIZES));
  expect(app.getState().offline).toEqual({ type: 'ready', kept: 150, total: 150 });
});

test('a person who saves data keeps what was used, and fetches the rest by hand', async () => {
  const { play, app, fetched } = browser({ sparing: true });
  await play.offline.start();
  expect(fetched).toEqual(['bundle/index.js']);
  expect(app.getState().offline).toEqual({ type: 'partly', kept: 100, total: 150 });
  await play.offline.fetchRest();
  expect(app.getState().offline.type).toBe('ready');
});

test('what does not come is told', async () => {
  const { play, app } = browser({ refused: 'assets/puzzles.txt' });
  await play.offline.start();
  expect(app.getState().offline).toEqual({ type: 'failed', kept: 100, total: 150 });
});

test('fetching can be stopped and goes on from there', async () => {
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

test('a new version is a notice and nothing more', async () => {
  const { play, app, offer } = browser();
  await play.offline.start();
  const { screen } = app.getState();
  offer();
  expect(app.getState()).toMatchObject({ hasUpdate: true, screen });
  expect(app.getState().notices.map(({ name }) => name)).toEqual(['updateReady']);
});

test('without a service worker nothing is said', async () => {
  const { play } = openRoom();
  await play.offline.start();
  expect(play.stores.app.getState().offline.type).toBe('none');
});
