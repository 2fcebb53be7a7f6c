import type { GameName } from '../../game/games.ts';
import { type EntryKind, type LibraryEntry, outcomeFor } from './entry.ts';
import { sorting } from './sortEntries.ts';

/** How a game ended: for the person, or for the colors. */
export const RESULT_FILTERS = ['won', 'lost', 'drawn', 'black', 'white', 'open'] as const;
export type ResultFilter = (typeof RESULT_FILTERS)[number];

export const SORTS = ['newest', 'oldest', 'changed', 'longest', 'shortest', 'opponent'] as const;
export type Sort = (typeof SORTS)[number];

/** Stands for all entries without a tag. */
export const UNTAGGED = '';

/** What a list is to show, and in which order. */
export interface LibraryQuery {
  /** Words that all have to be found. */
  readonly text: string;
  readonly game: GameName | undefined;
  readonly kind: EntryKind | undefined;
  readonly result: ResultFilter | undefined;
  /** Days as in ISO 8601, both included; empty without a limit. */
  readonly from: string;
  readonly to: string;
  readonly opening: string | undefined;
  /** The id of a tag, or `UNTAGGED`. */
  readonly tag: string | undefined;
  readonly sort: Sort;
}

export const EVERYTHING: LibraryQuery = {
  text: '',
  game: undefined,
  kind: undefined,
  result: undefined,
  from: '',
  to: '',
  opening: undefined,
  tag: undefined,
  sort: 'newest',
};

/** Whether it leaves anything out. */
export const isFiltered = (query: LibraryQuery): boolean =>
  Object.entries({ ...query, sort: EVERYTHING.sort, text: query.text.trim() }).some(
    ([name, value]) => value !== EVERYTHING[name as keyof LibraryQuery],
  );

/** What a search needs to know that the entries do not say themselves. */
export interface Reading {
  /** All that is found by words, in lower case. */
  readonly textOf: (entry: LibraryEntry) => string;
  /** What a list sorted by opponents is sorted by. */
  readonly nameOf: (entry: LibraryEntry) => string;
  /** The names of all openings that it went through. */
  readonly openingsOf: (entry: LibraryEntry) => readonly string[];
  /** The order of names in the language of the page. */
  readonly compareNames: (one: string, other: string) => number;
}

const ended: Readonly<Record<ResultFilter, (entry: LibraryEntry) => boolean>> = {
  won: entry => outcomeFor(entry) === 'won',
  lost: entry => outcomeFor(entry) === 'lost',
  drawn: entry => entry.result?.winner === 'draw',
  black: entry => entry.result?.winner === 'black',
  white: entry => entry.result?.winner === 'white',
  open: entry => entry.result === undefined,
};

/** Whether a date, perhaps only a year, lies on these days or between them. */
const isBetween = (date: string, from: string, to: string): boolean =>
  (from === '' || date >= from.slice(0, date.length)) &&
  (to === '' || date.slice(0, to.length) <= to.slice(0, date.length));

type Test = (entry: LibraryEntry) => boolean;

const testsOf = (query: LibraryQuery, reading: Reading): readonly Test[] => {
  const { game, kind, result, from, to, opening, tag } = query;
  const words = query.text.toLowerCase().split(/\s+/).filter(Boolean);
  const tests: readonly (Test | false | undefined)[] = [
    game !== undefined && (entry => entry.game === game),
    kind !== undefined && (entry => entry.kind === kind),
    result && ended[result],
    (from !== '' || to !== '') && (entry => isBetween(entry.date, from, to)),
    opening !== undefined && (entry => reading.openingsOf(entry).includes(opening)),
    tag !== undefined && (entry => (tag === UNTAGGED ? entry.tags.length === 0 : entry.tags.includes(tag))),
    words.length > 0 &&
      (entry => {
        const text = reading.textOf(entry);
        return words.every(word => text.includes(word));
      }),
  ];
  return tests.filter(test => typeof test === 'function');
};

const compareText = (a: string, b: string): number => {
  if (a === b) return 0;
  return a < b ? -1 : 1;
};
const newest = (a: LibraryEntry, b: LibraryEntry): number =>
  compareText(b.date, a.date) || b.savedAt - a.savedAt || compareText(a.id, b.id);

const orders = (
  nameOf: (entry: LibraryEntry) => string,
  compareNames: Reading['compareNames'],
): Readonly<Record<Sort, (a: LibraryEntry, b: LibraryEntry) => number>> => ({
  newest,
  oldest: (a, b) => newest(b, a),
  changed: (a, b) => b.savedAt - a.savedAt || newest(a, b),
  longest: (a, b) => b.plies - a.plies || newest(a, b),
  shortest: (a, b) => a.plies - b.plies || newest(a, b),
  opponent: (a, b) => compareNames(nameOf(a), nameOf(b)) || newest(a, b),
});

/** How many entries are looked at between two rests. */
const STRIDE = 64;

/** The entries that a query asks for, in its order. It rests now and then, so that a page can stay quick. */
export function* choosing(
  entries: Iterable<LibraryEntry>,
  query: LibraryQuery,
  reading: Reading,
): Generator<undefined, readonly LibraryEntry[]> {
  const tests = testsOf(query, reading);
  const fitting: LibraryEntry[] = [];
  const names = new Map<LibraryEntry, string>();
  let seen = 0;
  for (const entry of entries) {
    if (++seen % STRIDE === 0) yield;
    if (!tests.every(test => test(entry))) continue;
    fitting.push(entry);
    if (query.sort === 'opponent') names.set(entry, reading.nameOf(entry));
  }
  const nameOf = (entry: LibraryEntry): string => names.get(entry) ?? '';
  return yield* sorting(fitting, orders(nameOf, reading.compareNames)[query.sort]);
}

/** What a library has, to choose from. */
export interface Facets {
  /** How many entries have a tag, by its id, and how many have none. */
  readonly tagged: ReadonlyMap<string, number>;
  /** The names of the openings of all entries, in the order of the alphabet. */
  readonly openings: readonly string[];
}

export function* countingFacets(
  entries: Iterable<LibraryEntry>,
  { openingsOf, compareNames }: Pick<Reading, 'openingsOf' | 'compareNames'>,
): Generator<undefined, Facets> {
  const tagged = new Map<string, number>();
  const openings = new Set<string>();
  let seen = 0;
  for (const entry of entries) {
    if (++seen % STRIDE === 0) yield;
    for (const tag of entry.tags.length === 0 ? [UNTAGGED] : entry.tags)
      tagged.set(tag, (tagged.get(tag) ?? 0) + 1);
    for (const name of openingsOf(entry)) openings.add(name);
  }
  return { tagged, openings: [...openings].sort(compareNames) };
}
