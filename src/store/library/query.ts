import type { GameName } from '../../game/games.ts';
import type { EntryKind } from './entry.ts';

/** Filters by result: for the person, or by color. */
export const RESULT_FILTERS = ['won', 'lost', 'drawn', 'black', 'white', 'open'] as const;
export type ResultFilter = (typeof RESULT_FILTERS)[number];

export const SORTS = ['newest', 'oldest', 'changed', 'longest', 'shortest', 'opponent'] as const;
export type Sort = (typeof SORTS)[number];

/** Filter for entries without a tag. */
export const UNTAGGED = '';

/** Filters and order of the list. */
export interface LibraryQuery {
  /** Words that must all be found. */
  readonly text: string;
  readonly game: GameName | undefined;
  readonly kind: EntryKind | undefined;
  readonly result: ResultFilter | undefined;
  /** Days in ISO 8601, inclusive; empty means no limit. */
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

/** Whether any filter is set. */
export const isFiltered = (query: LibraryQuery): boolean =>
  Object.entries({ ...query, sort: EVERYTHING.sort, text: query.text.trim() }).some(
    ([name, value]) => value !== EVERYTHING[name as keyof LibraryQuery],
  );

/** Values to choose filters from. */
export interface Facets {
  /** The number of entries per tag id, and without a tag. */
  readonly tagged: ReadonlyMap<string, number>;
  /** The names of all openings, in alphabetical order. */
  readonly openings: readonly string[];
}

export const NO_FACETS: Facets = { tagged: new Map(), openings: [] };
