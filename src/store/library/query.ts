import type { GameName } from '../../game/games.ts';
import type { EntryKind } from './entry.ts';

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

/** What a library has, to choose from. */
export interface Facets {
  /** How many entries have a tag, by its id, and how many have none. */
  readonly tagged: ReadonlyMap<string, number>;
  /** The names of the openings of all entries, in the order of the alphabet. */
  readonly openings: readonly string[];
}

export const NO_FACETS: Facets = { tagged: new Map(), openings: [] };
