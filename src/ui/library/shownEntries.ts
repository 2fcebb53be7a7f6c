import type { LibraryEntry } from '../../store/library/entry.ts';
import { choosing, countingFacets, type Facets } from '../../store/library/query.ts';
import { fetchedValue } from '../../store/openingsStore.ts';
import type { Shell } from '../kit/shell.ts';
import { createEntryReading, type EntryReading } from '../words/entryReader.ts';

/** The longest that the page is held up at a time, in milliseconds. */
const SLICE = 10;

export interface Shown {
  readonly entries: readonly LibraryEntry[];
  readonly facets: Facets;
  /** Whether this is still what was asked for before, since many entries have to be looked at. */
  readonly isBusy: boolean;
}

export interface ShownEntries {
  readonly now: () => Shown;
  readonly reading: EntryReading;
  readonly stop: () => void;
}

type Inputs = readonly unknown[];

const isSame = (a: Inputs, b: Inputs): boolean => a.every((one, index) => one === b[index]);

/** What the list shows: worked out again only when something of it has changed, and in slices if there is much of it. */
export const createShownEntries = (shell: Shell, redraw: () => void): ShownEntries => {
  const { play } = shell;
  const reading = createEntryReading(shell.words, play.stores);
  let shown: Shown = { entries: [], facets: { tagged: new Map(), openings: [] }, isBusy: false };
  let known: { readonly all: Inputs; readonly facets: Inputs } = { all: [undefined], facets: [undefined] };
  let later: ReturnType<typeof setTimeout> | undefined;

  function* work(isCounted: boolean): Generator<undefined, Shown> {
    const { entries, query, sought } = play.stores.library.getState();
    const facets = isCounted ? shown.facets : yield* countingFacets(entries.values(), reading);
    const ids = sought?.ids;
    const all = yield* choosing(entries.values(), query, reading);
    return { entries: ids === undefined ? all : all.filter(({ id }) => ids.has(id)), facets, isBusy: false };
  }

  /** Goes on for a slice; true if it has come to the end. */
  const goOn = (running: Generator<undefined, Shown>): boolean => {
    const end = performance.now() + SLICE;
    do {
      const { done, value } = running.next();
      if (done !== true) continue;
      shown = value;
      return true;
    } while (performance.now() < end);
    later = setTimeout(() => {
      if (goOn(running)) redraw();
    });
    return false;
  };

  return {
    reading,
    now: () => {
      const { library, openings } = play.stores;
      const { entries, tags, query, sought } = library.getState();
      const facets = [entries, fetchedValue(openings.getState().names), shell.words.language()];
      const all = [...facets, tags, query, sought, shell.words.sideNames()];
      if (isSame(known.all, all)) return shown;
      const isCounted = isSame(known.facets, facets);
      known = { all, facets };
      clearTimeout(later);
      if (!goOn(work(isCounted))) shown = { ...shown, isBusy: true };
      return shown;
    },
    stop: () => clearTimeout(later),
  };
};
