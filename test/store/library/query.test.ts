import { expect, test } from 'vitest';
import { STANDARD_SETUP } from '../../../src/game/games.ts';
import { type LibraryEntry, readEntry, setupIn } from '../../../src/store/library/entry.ts';
import {
  choosing,
  countingFacets,
  EVERYTHING,
  isFiltered,
  type LibraryQuery,
  UNTAGGED,
} from '../../../src/store/library/query.ts';

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
  entry('anti', { date: '2026-04-01T10:00:00.000Z', game: 'anti', kind: 'study', line: 'f5d6' }),
];

const READING = {
  textOf: ({ id, line }: LibraryEntry) => `${id} ${line}`,
  nameOf: ({ id }: LibraryEntry) => id,
  compareNames: new Intl.Collator('en').compare,
  openingsOf: ({ line }: LibraryEntry) => (line.startsWith('f5d6') ? ['Perpendicular', 'Tiger'] : []),
};

/** What work that rests now and then comes to. */
const resultOf = <T>(work: Generator<undefined, T>): T => {
  for (;;) {
    const { done, value } = work.next();
    if (done === true) return value;
  }
};

const idsOf = (query: Partial<LibraryQuery>): readonly string[] =>
  resultOf(choosing(ENTRIES, { ...EVERYTHING, ...query }, READING)).map(({ id }) => id);

test.each<[string, Partial<LibraryQuery>, readonly string[]]>([
  ['everything, the newest first', {}, ['anti', 'won', 'lost', 'old']],
  ['the oldest first', { sort: 'oldest' }, ['old', 'lost', 'won', 'anti']],
  ['the longest first', { sort: 'longest' }, ['lost', 'won', 'anti', 'old']],
  ['by opponent', { sort: 'opponent' }, ['anti', 'lost', 'old', 'won']],
  ['all words of a text', { text: ' F5D6 an' }, ['anti']],
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

test('a library is counted by tags, and tells its openings', () => {
  const facets = resultOf(countingFacets(ENTRIES, READING));
  expect([...facets.tagged]).toEqual([
    [UNTAGGED, 3],
    ['club', 1],
  ]);
  expect(facets.openings).toEqual(['Perpendicular', 'Tiger']);
});

test('choosing among many entries rests now and then', () => {
  const many = Array.from({ length: 1000 }, (_, index) => entry(`${index}`));
  const work = choosing(many, EVERYTHING, READING);
  let rests = 0;
  while (work.next().done !== true) rests++;
  expect(rests).toBeGreaterThan(10);
});

test('a list without limits is told from one with some', () => {
  expect(isFiltered({ ...EVERYTHING, sort: 'oldest', text: ' ' })).toBe(false);
  expect(isFiltered({ ...EVERYTHING, to: '2026-01-01' })).toBe(true);
});

test('an entry that lacks what came later is read, and one that breaks the rules is not', () => {
  expect(readEntry({ id: 'a', kind: 'game' })).toMatchObject({
    game: 'othello',
    size: '8x8',
    tags: [],
    date: '',
  });
  const broken = [
    {},
    { id: 'a' },
    { id: 'a', kind: 'game', date: 'yesterday' },
    { id: 'a', kind: 'game', size: '9x9' },
  ];
  for (const one of broken) expect(readEntry(one)).toBeUndefined();
});

test('an entry says what was played', () => {
  expect(setupIn(entry('plain'))).toEqual(STANDARD_SETUP);
  const ahead = { color: 'white', kind: 'corners', count: 2 } as const;
  expect(setupIn(entry('ahead', { headStart: ahead }))?.headStart).toEqual(ahead);
  expect(setupIn(entry('impossible', { game: 'anti', headStart: ahead }))).toBeUndefined();
});
