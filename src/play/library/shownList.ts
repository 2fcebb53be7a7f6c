import { positionKey } from '../../game/positionKey.ts';
import { haveSameContent } from '../../game/record.ts';
import type { LibraryEntry } from '../../store/library/entry.ts';
import type { LibraryState } from '../../store/library/libraryStore.ts';
import type { Vocabulary } from '../../store/library/vocabulary.ts';
import type { PlayContext } from '../context.ts';
import type { LibraryMirror } from './mirror.ts';

interface ListParts {
  readonly context: PlayContext;
  readonly mirror: LibraryMirror;
}

/** The known entry if nothing about it has changed, so that values derived from it stay cached. */
const asKnown = (known: ReadonlyMap<string, LibraryEntry>, entry: LibraryEntry): LibraryEntry => {
  const before = known.get(entry.id);
  return before !== undefined && haveSameContent(before, entry) ? before : entry;
};

/** The library's list. The worker selects and sorts its entries; the page receives only the visible rows. */
export const createShownList = ({ context, mirror }: ListParts) => {
  const { library: store } = context.stores;
  const { thread } = context.library;
  let vocabulary: Vocabulary | undefined;
  let [from, to] = [0, 0];
  /** Whether the worker is selecting, and whether the query has changed since. */
  let [isChoosing, isStale] = [false, false];

  /** Loads the visible rows; empty if others became visible meanwhile. */
  const readRows = async (): Promise<Partial<Pick<LibraryState, 'rows'>>> => {
    const first = from;
    const outcome = await thread.call('rows', first, to);
    if (first !== from || outcome.type === 'failed') return {};
    const known = new Map(store.getState().rows.entries.map(entry => [entry.id, entry]));
    return { rows: { from: first, entries: outcome.value.map(entry => asKnown(known, entry)) } };
  };

  const readLooked = async (): Promise<void> => {
    const { looked } = store.getState();
    if (looked === undefined) return;
    const outcome = await thread.call('entries', [looked.id]);
    if (outcome.type === 'done' && store.getState().looked?.id === looked.id)
      store.setState({ looked: outcome.value[0] });
  };

  const choose = async (): Promise<void> => {
    const { query, sought, state } = store.getState();
    if (vocabulary === undefined || state !== 'ready') return;
    const position = sought && positionKey(sought);
    const outcome = await thread.call('list', { query, vocabulary, position });
    const rows = await readRows();
    // In one update, so that rows are drawn once.
    mirror.settle(outcome, ({ count, facets }) => {
      store.setState(({ list }) => ({
        ...rows,
        list: { count, facets: facets ?? list.facets, isBusy: isStale },
        isAllSelected: false,
      }));
    });
  };

  const refresh = async (): Promise<void> => {
    isStale = true;
    if (isChoosing || vocabulary === undefined) return;
    isChoosing = true;
    while (isStale) {
      isStale = false;
      await choose();
    }
    isChoosing = false;
  };

  store.subscribe(({ query, sought, state }, before) => {
    if (query !== before.query || sought !== before.sought)
      store.setState(({ list }) => ({ list: { ...list, isBusy: true } }));
    if (query !== before.query || sought !== before.sought || state !== before.state) void refresh();
  });
  mirror.onChange = () => {
    void refresh();
    void readLooked();
  };

  return {
    /** Shows the list, searched and sorted in the language of this vocabulary; undefined once the list is closed. */
    speak: (next: Vocabulary | undefined): void => {
      if (next === vocabulary) return;
      vocabulary = next;
      void refresh();
    },
    /** Loads these rows of the list into the store (`last` excluded). */
    showRows: (first: number, last: number): void => {
      if (first === from && last === to) return;
      [from, to] = [first, last];
      void readRows().then(rows => store.setState(rows));
    },
    /** Shows one entry, and keeps the store's copy up to date. */
    look: (entry: LibraryEntry | undefined): void => store.setState({ looked: entry }),
    /** Selects all entries of the list, or none. */
    selectAll: async (isSelected: boolean): Promise<void> => {
      const outcome = isSelected ? await thread.call('ids') : { type: 'done' as const, value: [] };
      mirror.settle(outcome, ids =>
        store.setState({ selected: new Set(ids), isAllSelected: isSelected && ids.length > 0 }),
      );
    },
  };
};
