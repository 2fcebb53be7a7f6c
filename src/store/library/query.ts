import type { GameName } from '../../game/games.ts';
import { type EntryKind, type LibraryEntry, outcomeFor } from './entry.ts';

/** How a game ended: for the person, or for the colors. */
export const RESULT_FILTERS = ['won', 'lost', 'drawn', 'black', 'white', 'open'] as const;
export type ResultFilter = (typeof RESULT_FILTERS)[number];

export const SORTS = ['newest', 'oldest', 'changed', 'longest', 'shortest', 'opponent'] as const;
export type Sort = (typeof SORTS)[number];

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
  /** The id of a tag. */
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
  readonly openingOf: (entry: LibraryEntry) => string | undefined;
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
    opening !== undefined && (entry => reading.openingOf(entry) === opening),
    tag !== undefined && (entry => entry.tags.includes(tag)),
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
  nameOf: Reading['nameOf'],
): Readonly<Record<Sort, (a: LibraryEntry, b: LibraryEntry) => number>> => ({
  newest,
  oldest: (a, b) => newest(b, a),
  changed: (a, b) => b.savedAt - a.savedAt || newest(a, b),
  longest: (a, b) => b.plies - a.plies || newest(a, b),
  shortest: (a, b) => a.plies - b.plies || newest(a, b),
  opponent: (a, b) => compareText(nameOf(a), nameOf(b)) || newest(a, b),
});

/** The entries that a query asks for, in its order. */
export const chosen = (
  entries: Iterable<LibraryEntry>,
  query: LibraryQuery,
  reading: Reading,
): readonly LibraryEntry[] => {
  const tests = testsOf(query, reading);
  return [...entries]
    .filter(entry => tests.every(test => test(entry)))
    .sort(orders(reading.nameOf)[query.sort]);
};
