import type { PositionKey } from '../../../game/positionKey.ts';
import { fromEntries } from '../../../game/record.ts';
import { Choosing } from '../../../store/library/choosing.ts';
import type { DatabaseOutcome } from '../../../store/library/database.ts';
import { ENTRY_KINDS } from '../../../store/library/entry.ts';
import type { Facets } from '../../../store/library/query.ts';
import { dateIn, tallyOf } from '../../../store/library/tally.ts';
import { partsOf } from '../../../store/library/vocabulary.ts';
import type { LibraryCalls, Wanted } from './calls.ts';
import type { Holdings } from './holdings.ts';

type Listing = Pick<
  LibraryCalls,
  | 'load'
  | 'list'
  | 'rows'
  | 'ids'
  | 'entries'
  | 'played'
  | 'newest'
  | 'text'
  | 'savedAt'
  | 'removed'
  | 'tagCounts'
  | 'tally'
>;

const done = <T>(value: T): DatabaseOutcome<T> => ({ type: 'done', value });

/** The page's read-only requests. */
export const createListing = (holdings: Holdings): Listing => {
  const { shelf } = holdings;
  let shown: readonly number[] = [];
  let told: Facets | undefined;
  let choosing: { readonly by: Choosing; readonly for: readonly unknown[] } | undefined;

  const choosingFor = ({ vocabulary }: Pick<Wanted, 'vocabulary'>): Choosing => {
    const { catalog, tags } = holdings;
    const now = [catalog, JSON.stringify(vocabulary), tags];
    if (choosing === undefined || choosing.for.some((one, index) => one !== now[index]))
      choosing = { by: new Choosing(catalog, { vocabulary, tags }), for: now };
    return choosing.by;
  };

  const idsOf = (rows: readonly number[]): readonly string[] =>
    rows.flatMap(row => holdings.catalog.ids[row] ?? []);

  /** The entries of these rows in their order, without any that were just deleted elsewhere. */
  const entriesOf: LibraryCalls['entries'] = ids => shelf.entries(ids);

  const rowsWith = async (key: PositionKey): Promise<DatabaseOutcome<Uint8Array>> => {
    const positions = await holdings.positions();
    if (positions.type === 'failed') return positions;
    const has = new Uint8Array(holdings.catalog.ids.length);
    positions.value.forEach(key, row => {
      has[row] = 1;
    });
    return done(has);
  };

  const list: Listing['list'] = async ({ position, ...wanted }) => {
    const loaded = await holdings.loaded();
    if (loaded.type === 'failed') return loaded;
    const having = position && (await rowsWith(position));
    if (having?.type === 'failed') return having;
    const by = choosingFor(wanted);
    const rows = by.rows(wanted.query);
    shown = having === undefined ? rows : rows.filter(row => having.value[row] === 1);
    const facets = by.facets();
    const isTold = facets === told;
    told = facets;
    // Preloads the positions, so that the first search for a position is fast.
    void holdings.positions();
    return done({ count: shown.length, facets: isTold ? undefined : facets });
  };

  const rowsOf = (ids: readonly string[]): readonly number[] =>
    ids.flatMap(id => holdings.catalog.rowOf(id) ?? []);

  return {
    load: async () => {
      holdings.forget();
      const loaded = await holdings.loaded();
      if (loaded.type === 'failed') return loaded;
      return done({ count: holdings.catalog.size, tags: holdings.tags, trouble: await shelf.trouble() });
    },
    list,
    rows: (from, to) => entriesOf(idsOf(shown.slice(from, to))),
    ids: async () => done(idsOf(shown)),
    entries: entriesOf,
    played: async () => {
      const loaded = await holdings.loaded();
      if (loaded.type === 'failed') return loaded;
      const { kinds, ids } = holdings.catalog;
      const game = ENTRY_KINDS.indexOf('game');
      return entriesOf(ids.flatMap((id, row) => (id !== undefined && kinds[row] === game ? [id] : [])));
    },
    newest: async (ids, most) => {
      const loaded = await holdings.loaded();
      if (loaded.type === 'failed') return loaded;
      const dateOf = dateIn(holdings.catalog);
      const rows = rowsOf(ids).toSorted((a, b) => (dateOf(a) < dateOf(b) ? 1 : -1));
      return entriesOf(idsOf(rows.slice(0, most)));
    },
    text: id => shelf.text(id),
    savedAt: async ids => {
      const entries = await shelf.entries(ids);
      if (entries.type === 'failed') return entries;
      return done(fromEntries(entries.value.map(({ id, savedAt }) => [id, savedAt] as const)));
    },
    removed: async ids => {
      const removed = await shelf.removed(ids);
      return removed.type === 'failed' ? removed : done([...removed.value]);
    },
    tagCounts: async ids => {
      const counts = new Map<string, number>();
      for (const row of rowsOf(ids))
        for (const tag of partsOf(holdings.catalog.term('tags', row)))
          counts.set(tag, (counts.get(tag) ?? 0) + 1);
      return done(fromEntries(counts));
    },
    tally: async (key, moves) => {
      const positions = await holdings.positions();
      if (positions.type === 'failed') return positions;
      const { catalog } = holdings;
      const { kinds, winners, plies } = catalog;
      const after = moves.map(one => one.key);
      return done(tallyOf({ kinds, winners, plies, dateOf: dateIn(catalog) }, positions.value, key, after));
    },
  };
};
