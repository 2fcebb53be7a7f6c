import { expect, test } from 'vitest';
import { STANDARD_SETUP } from '../../../src/game/games.ts';
import { Catalog } from '../../../src/store/library/catalog.ts';
import { Choosing } from '../../../src/store/library/choosing.ts';
import { type LibraryEntry, readEntry, setupOfEntry } from '../../../src/store/library/entry.ts';
import {
  EVERYTHING,
  isFiltered,
  type LibraryQuery,
  SORTS,
  UNTAGGED,
} from '../../../src/store/library/query.ts';
import { VOCABULARY } from '../../../testkit/play/libraryRoom.ts';

const entry = (id: string, fields: object = {}): LibraryEntry => {
  const read = readEntry({ id, kind: 'game', ...fields });
  if (read === undefined) throw new Error(`not an entry: ${id}`);
  return read;
};
const person = { type: 'human' };
const ann = { type: 'remote', name: 'Ann' };
const won = (winner: string) => ({ winner, by: 'play', counts: { black: 40, white: 24 } });

const ENTRIES = [
  entry('old', { date: '1998', players: { black: ann, white: { type: 'remote' } }, result: won('black') }),
  entry('lost', {
    date: '2026-03-02T10:00:00.000Z',
    plies: 60,
    players: { black: ann, white: person },
    result: won('black'),
    tags: ['club'],
  }),
  entry('won', {
    date: '2026-03-05T10:00:00.000Z',
    plies: 58,
    players: { black: person, white: ann },
    result: won('black'),
  }),
  entry('anti', {
    date: '2026-04-01T10:00:00.000Z',
    game: 'anti',
    kind: 'study',
    line: 'f5d6',
    openings: { mark: 'm', codes: ['c1', 'c2'] },
  }),
];

const catalog = new Catalog();
for (const one of ENTRIES) catalog.put(one);
const vocabulary = { ...VOCABULARY, openings: { c1: 'Perpendicular', c2: 'Tiger' } };
const chooser = new Choosing(catalog, { vocabulary, tags: [{ id: 'club', name: 'Club evening' }] });

const idsOf = (query: Partial<LibraryQuery>): readonly (string | undefined)[] =>
  chooser.rows({ ...EVERYTHING, ...query }).map(row => catalog.ids[row]);

test.each<[string, Partial<LibraryQuery>, readonly string[]]>([
  ['everything, the newest first', {}, ['anti', 'won', 'lost', 'old']],
  ['the oldest first', { sort: 'oldest' }, ['old', 'lost', 'won', 'anti']],
  ['the longest first', { sort: 'longest' }, ['lost', 'won', 'anti', 'old']],
  ['by opponent', { sort: 'opponent' }, ['anti', 'won', 'lost', 'old']],
  ['all words of a text', { text: ' F5D6 anti' }, ['anti']],
  ['a player', { text: 'ann' }, ['won', 'lost', 'old']],
  ['only the beginnings of words', { text: 'nn' }, []],
  ['the name of a tag', { text: 'evening' }, ['lost']],
  ['the name of an opening', { text: 'tiger' }, ['anti']],
  ['a game', { game: 'anti' }, ['anti']],
  ['a kind', { kind: 'study' }, ['anti']],
  ['a tag', { tag: 'club' }, ['lost']],
  ['no tag', { tag: UNTAGGED }, ['anti', 'won', 'old']],
  ['an opening that a game went through', { opening: 'Perpendicular' }, ['anti']],
  ['an opening that nobody played', { opening: 'Rose' }, []],
  ['wins of the person', { result: 'won' }, ['won']],
  ['losses of the person', { result: 'lost' }, ['lost']],
  ['wins of Black', { result: 'black' }, ['won', 'lost', 'old']],
  ['what has not ended', { result: 'open' }, ['anti']],
  ['from a day on', { from: '2026-03-05' }, ['anti', 'won']],
  ['up to a day, included', { to: '2026-03-02' }, ['lost', 'old']],
  ['a year that overlaps', { from: '1998-05-01', to: '1998-06-01' }, ['old']],
])('%s', (_, query, ids) => {
  expect(idsOf(query)).toEqual(ids);
});

test('entries are counted by tag, and the library lists its openings', () => {
  const facets = chooser.facets();
  expect([...facets.tagged]).toEqual([
    [UNTAGGED, 3],
    ['club', 1],
  ]);
  expect(facets.openings).toEqual(['Perpendicular', 'Tiger']);
});

test('a list stays sorted while entries are added, changed and removed', () => {
  const growing = new Catalog();
  const by = new Choosing(growing, { vocabulary, tags: [] });
  const ids = () => by.rows(EVERYTHING).map(row => growing.ids[row]);
  for (const year of [2001, 2003, 2002]) growing.put(entry(`${year}`, { date: `${year}` }));
  expect(ids()).toEqual(['2003', '2002', '2001']);
  growing.put(entry('2001', { date: '2010' }));
  growing.remove('2003');
  growing.put(entry('2004', { date: '2004' }));
  expect(ids()).toEqual(['2001', '2004', '2002']);
});

test.each(SORTS)('in the order %s, changed entries move to their sorted place', sort => {
  const growing = new Catalog();
  const by = new Choosing(growing, { vocabulary, tags: [] });
  const opponents = [ann, { type: 'remote', name: 'Bob' }, { type: 'remote' }];
  const putSome = (count: number, step: number): void => {
    for (let index = 0; index < count; index++) {
      const number = (index * step) % 97;
      const players = { black: person, white: opponents[(index * step) % 3] };
      const [date, plies] = [`${1950 + ((number * step) % 70)}`, (number * step) % 61];
      growing.put(entry(`${number}`, { date, plies, players, savedAt: (number * step) % 13 }));
    }
  };
  const all = { ...EVERYTHING, sort };
  putSome(90, 1);
  expect(by.rows(all)).toHaveLength(90);
  putSome(20, 7);
  for (const id of ['3', '14', '80']) growing.remove(id);
  growing.put(entry('new', { date: '1984' }));
  const fresh = new Choosing(growing, { vocabulary, tags: [] });
  expect(by.rows(all)).toEqual(fresh.rows(all));
});

test('the facets stay the same object until they change', () => {
  const growing = new Catalog();
  const by = new Choosing(growing, { vocabulary, tags: [] });
  growing.put(entry('one'));
  const before = by.facets();
  growing.put(entry('one', { title: 'Final' }));
  expect(by.facets()).toBe(before);
  growing.put(entry('one', { tags: ['club'] }));
  expect([...by.facets().tagged]).toEqual([['club', 1]]);
});

test('a filtered list differs from an unfiltered one', () => {
  expect(isFiltered({ ...EVERYTHING, sort: 'oldest', text: ' ' })).toBe(false);
  expect(isFiltered({ ...EVERYTHING, to: '2026-01-01' })).toBe(true);
});

test('an old entry without newer fields is read, an invalid one is not', () => {
  const bare = { id: 'a', kind: 'game' };
  expect(readEntry(bare)).toMatchObject({ game: 'othello', size: '8x8', tags: [], date: '' });
  for (const one of [{}, { id: 'a' }, { ...bare, date: 'yesterday' }, { ...bare, size: '9x9' }])
    expect(readEntry(one)).toBeUndefined();
});

test('an entry has its setup', () => {
  expect(setupOfEntry(entry('plain'))).toEqual(STANDARD_SETUP);
  const ahead = { color: 'white', kind: 'corners', count: 2 } as const;
  expect(setupOfEntry(entry('ahead', { headStart: ahead }))?.headStart).toEqual(ahead);
  expect(setupOfEntry(entry('impossible', { game: 'anti', headStart: ahead }))).toBeUndefined();
});

test('players are found by names as people type them, among ten thousand games', () => {
  const many = new Catalog();
  const names = ['Renée Müller', 'Čapek Jiří', '村上健', 'タナカ ケン', 'Иван Семёнов'];
  for (let game = 0; game < 10_000; game++) {
    const name = game < names.length ? names[game] : `Player ${game}`;
    many.put(entry(`${game}`, { players: { black: { type: 'remote', name }, white: person } }));
  }
  const choosing = new Choosing(many, { vocabulary: VOCABULARY, tags: [] });
  const first = (text: string) => choosing.rows({ ...EVERYTHING, text }).map(row => many.ids[row]);
  expect(first('renee')).toEqual(['0']);
  expect(first('MULL ren')).toEqual(['0']);
  expect(first('capek')).toEqual(['1']);
  expect(first('上健')).toEqual(['2']);
  expect(first('たなか　ケ')).toEqual(['3']);
  expect(first('семенов')).toEqual(['4']);
  expect(first('player 99').length).toBe(111);
  expect(first('layer')).toEqual([]);
});
