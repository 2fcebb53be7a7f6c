import { expect, test } from 'vitest';
import type { DuelResult, Rival } from '../../src/game/duel.ts';
import { keepRecords, RECORDS_KEY } from '../../src/store/results/records.ts';
import { selectTally } from '../../src/store/results/tallies.ts';
import { fullStorage, memoryStorage } from '../../testkit/play/playRoom.ts';

const storageWith = (text: string): Storage => {
  const storage = memoryStorage();
  storage.setItem(RECORDS_KEY, text);
  return storage;
};
const RIVAL: Rival = { game: 'othello', opponent: 'flipside', level: 3 };
const finished = (id: string, result: DuelResult, rival = RIVAL) => ({ id, rival, result });
const tallyIn = (storage: Storage, rival = RIVAL) =>
  selectTally(keepRecords(storage).store.getState(), rival);

test('there are no results at first', () => {
  const { store, broken } = keepRecords(memoryStorage());
  expect([selectTally(store.getState(), RIVAL), broken]).toEqual([{ won: 0, drawn: 0, lost: 0 }, false]);
});

test('results are counted by game, opponent and level, and stored for the next visit', () => {
  const storage = memoryStorage();
  const { count } = keepRecords(storage);
  count(finished('a', 'won'));
  count(finished('b', 'won'));
  count(finished('c', 'lost'));
  count(finished('d', 'drawn', { ...RIVAL, level: 4 }));
  expect(tallyIn(storage)).toEqual({ won: 2, drawn: 0, lost: 1 });
  expect(tallyIn(storage, { ...RIVAL, level: 4 })).toEqual({ won: 0, drawn: 1, lost: 0 });
  expect(tallyIn(storage, { ...RIVAL, game: 'anti' })).toEqual({ won: 0, drawn: 0, lost: 0 });
});

test('a match is counted once, whatever happens to it later', () => {
  const storage = memoryStorage();
  keepRecords(storage).count(finished('a', 'won'));
  keepRecords(storage).count(finished('a', 'lost'));
  expect(tallyIn(storage)).toEqual({ won: 1, drawn: 0, lost: 0 });
});

test("two tabs keep and show each other's results", () => {
  const storage = memoryStorage();
  const [one, other] = [keepRecords(storage), keepRecords(storage)];
  one.count(finished('a', 'won'));
  other.count(finished('b', 'lost'));
  expect(tallyIn(storage)).toEqual({ won: 1, drawn: 0, lost: 1 });
  one.follow();
  expect(selectTally(one.store.getState(), RIVAL)).toEqual({ won: 1, drawn: 0, lost: 1 });
});

test.each([
  ['othello/flipside/3', { won: -1, drawn: 0, lost: 0 }],
  ['othello/flipside/3', { won: 1.5, drawn: 0, lost: 0 }],
  ['othello/flipside/3', { won: 1 }],
  ['othello/flipside/13', { won: 1, drawn: 0, lost: 0 }],
  ['connect4/lennie/1', { won: 1, drawn: 0, lost: 0 }],
  ['chess/flipside/3', { won: 1, drawn: 0, lost: 0 }],
  ['__proto__', { won: 1, drawn: 0, lost: 0 }],
])('only the invalid entry %s is dropped, and backed up', (key, tally) => {
  const good = '"othello/jack/1":{"won":4,"drawn":0,"lost":2}';
  const text = `{"version":1,"counted":[],"tallies":{${good},"${key}":${JSON.stringify(tally)}}}`;
  const storage = storageWith(text);
  const { store, broken } = keepRecords(storage);
  expect(selectTally(store.getState(), { game: 'othello', opponent: 'jack', level: 1 })).toEqual({
    won: 4,
    drawn: 0,
    lost: 2,
  });
  expect([Object.keys(store.getState()), broken]).toEqual([['othello/jack/1'], true]);
  expect(storage.getItem('flipside.aside.records')).toBe(text);
});

test.each([
  { counted: 'all' },
  { device: 7 },
  { elsewhere: [] },
  { elsewhere: { phone: { 'othello/jack/1': 7 } } },
])('if only %j is invalid, all other results stay', broken => {
  const tally = { won: 4, drawn: 0, lost: 2 };
  const text = JSON.stringify({ version: 1, counted: [], tallies: { 'othello/jack/1': tally }, ...broken });
  const read = keepRecords(storageWith(text));
  expect([read.store.getState(), read.broken]).toEqual([{ 'othello/jack/1': tally }, true]);
});

test.each(['{', '[]', 'null', '7', '{"version":0,"tallies":{}}', '{"version":1}'])(
  'a stored text %s is set aside and reported',
  text => {
    const storage = storageWith(text);
    const { store, broken, count } = keepRecords(storage);
    expect([store.getState(), broken, storage.getItem('flipside.aside.records')]).toEqual([{}, true, text]);
    count(finished('a', 'won'));
    expect(tallyIn(storage)).toEqual({ won: 1, drawn: 0, lost: 0 });
  },
);

test('a result that cannot be stored is kept until the page closes', () => {
  const storage = fullStorage();
  const { store, count } = keepRecords(storage);
  count(finished('a', 'won'));
  expect(selectTally(store.getState(), RIVAL).won).toBe(1);
});
