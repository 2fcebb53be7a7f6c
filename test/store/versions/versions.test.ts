import { expect, test } from 'vitest';
import { readEntry, readTag } from '../../../src/store/library/entry.ts';
import { memoryStorage } from '../../../testkit/play/playRoom.ts';
import { fromLater, placesOf } from '../../../testkit/store/fromLater.ts';
import { storesOver as lastStores } from './lastRelease.js';
import { type ReleasedStore, storesOver } from './stores.ts';

/** A storage that counts writes. */
const counted = (storage = memoryStorage()): { readonly storage: Storage; readonly writes: () => number } => {
  let writes = 0;
  const set = storage.setItem.bind(storage);
  const remove = storage.removeItem.bind(storage);
  storage.setItem = (key, value) => {
    writes++;
    set(key, value);
  };
  storage.removeItem = key => {
    writes++;
    remove(key);
  };
  return { storage, writes: () => writes };
};

const now = (): number => 5;
/** A storage for the visit that stays empty. */
const visit = memoryStorage();
const names = Object.keys(storesOver(memoryStorage(), visit, now));
const keysOf = (storage: Storage, { key }: ReleasedStore): readonly string[] =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').filter(one =>
    one.startsWith(key),
  );
const storeIn = (stores: ReturnType<typeof storesOver>, name: string): ReleasedStore =>
  stores[name] as ReleasedStore;

const without = (places: readonly string[], others: readonly string[]): readonly string[] => {
  const left = [...others];
  return places.filter(place => {
    const at = left.indexOf(place);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
};

/** The storage of every store after some changes. */
const filled = (stores: typeof storesOver): Storage => {
  const storage = memoryStorage();
  for (const store of Object.values(stores(storage, visit, now)))
    for (const nth of [1, 2, 3]) store.change(nth);
  return storage;
};

/** This release may have more settings than the last one. */
const withoutNews = (today: unknown, old: unknown): unknown =>
  today !== null &&
  old !== null &&
  typeof today === 'object' &&
  typeof old === 'object' &&
  !Array.isArray(old)
    ? Object.fromEntries(Object.entries(today).filter(([name]) => name in old))
    : today;
/** Settings may be new. A review whose findings are computed in another way is made again. */
const expectSame = (name: string, old: unknown, today: unknown): void => {
  if (name === 'reviews' && (today === null || old === null)) return;
  expect(name === 'settings' ? withoutNews(today, old) : today).toEqual(old);
};

/** What the last release and this one read. */
const bothRead = (storage: Storage, name: string): [old: unknown, today: unknown] => [
  storeIn(lastStores(storage, visit, now), name).read(),
  storeIn(storesOver(storage, visit, now), name).read(),
];

test.each(names)('%s: data of the last release is read, and the last release can read new data', name => {
  const storage = filled(lastStores);
  const [old, today] = [
    storeIn(lastStores(storage, visit, now), name),
    storeIn(storesOver(storage, visit, now), name),
  ];
  expectSame(name, old.read(), today.read());
  for (const nth of [4, 5]) {
    storeIn(storesOver(storage, visit, now), name).change(nth);
    const both = bothRead(storage, name);
    expectSame(name, ...both);
    storeIn(lastStores(storage, visit, now), name).change(nth + 10);
    const after = bothRead(storage, name);
    expectSame(name, ...after);
  }
});

test.each(names)('%s: data of newer versions survives reading and changing', name => {
  const storage = filled(storesOver);
  for (const key of keysOf(storage, storeIn(storesOver(storage, visit, now), name)))
    storage.setItem(key, JSON.stringify(fromLater(JSON.parse(storage.getItem(key) ?? ''))));
  const before = keysOf(storage, storeIn(storesOver(storage, visit, now), name)).map(
    key => [key, placesOf(JSON.parse(storage.getItem(key) ?? ''))] as const,
  );
  expect(before.flatMap(([, places]) => places)).not.toEqual([]);
  storeIn(storesOver(storage, visit, now), name).change(3);
  storeIn(storesOver(storage, visit, now), name).change(5);
  for (const [key, places] of before) {
    const after = placesOf(JSON.parse(storage.getItem(key) ?? ''));
    // Findings of the engine are computed again.
    const lost = without(places, after).filter(place => !place.startsWith('/evaluations/'));
    expect([key, lost]).toEqual([key, []]);
  }
});

test.each(names)("%s: neither reading nor another tab's change causes a write", name => {
  const { storage, writes } = counted(filled(lastStores));
  const store = storeIn(storesOver(storage, visit, now), name);
  for (const key of keysOf(storage, store)) {
    const text = storage.getItem(key) ?? '';
    const later = JSON.stringify(fromLater(JSON.parse(text)));
    for (const one of [text, later]) {
      storage.setItem(key, one);
      const before = writes();
      store.read();
      store.follow?.(one);
      storeIn(storesOver(storage, visit, now), name).read();
      expect(writes()).toBe(before);
    }
  }
});

test('tabs of the last and this release stop exchanging changes after one change', () => {
  const { storage, writes } = counted();
  const tabs = [lastStores, storesOver].map(stores => storeIn(stores(storage, visit, now), 'settings'));
  /** Delivers the storage events of each tab to the other. */
  const settle = (): number => {
    let rounds = 0;
    for (let heard = ''; rounds < 50; rounds++) {
      const text = storage.getItem('flipside.settings') ?? '';
      if (text === heard) break;
      heard = text;
      for (const tab of tabs) tab.follow?.(text);
    }
    return rounds;
  };
  tabs.forEach((tab, nth) => {
    const before = writes();
    tab.change(nth + 1);
    const later = fromLater(JSON.parse(storage.getItem('flipside.settings') ?? ''));
    storage.setItem('flipside.settings', JSON.stringify(later));
    expect(settle()).toBeLessThan(5);
    expect(writes() - before).toBeLessThan(5);
    expectSame('settings', tabs[0]?.read(), tabs[1]?.read());
  });
});

test.each(names.filter(name => !['invitations', 'seats'].includes(name)))(
  '%s: what a newer version wrote in a format of its own is left alone',
  name => {
    const storage = filled(storesOver);
    const key = keysOf(storage, storeIn(storesOver(storage, visit, now), name))[0] ?? '';
    const newer = JSON.stringify({ ...JSON.parse(storage.getItem(key) ?? ''), version: 99 });
    storage.setItem(key, newer);
    const store = storeIn(storesOver(storage, visit, now), name);
    store.read();
    store.change(4);
    expect(storage.getItem(key)).toBe(newer);
  },
);

test('additions of newer versions to a library entry or tag survive reading', () => {
  const seat = { type: 'remote', name: 'Ben' };
  const phases = { opening: 1, midgame: 2, endgame: 3 };
  const entry = fromLater({
    ...{ id: 'a', kind: 'game', line: 'f5', plies: 1, tags: ['t'], date: '2026', title: 'A game' },
    players: { black: { type: 'human' }, white: seat },
    result: { winner: 'black', by: 'play', counts: { black: 40, white: 24 } },
    losses: { black: phases, white: phases },
    openings: { mark: 'm', codes: ['1'] },
  });
  expect(readEntry(entry)).toMatchObject(entry as object);
  const tag = fromLater({ id: 't', name: 'Mine' });
  expect(readTag(tag)).toEqual(tag);
});
