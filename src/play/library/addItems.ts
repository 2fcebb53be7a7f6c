import type { LibraryTag } from '../../store/library/entry.ts';
import type { LibraryItem } from '../../store/library/item.ts';
import type { LibraryWork } from '../../store/library/libraryStore.ts';
import type { PlayContext } from '../context.ts';
import type { ItemSource } from '../importing/reader.ts';
import type { Holding } from './entriesInMemory.ts';

/** What comes with the items. */
export interface FillOptions {
  readonly tags?: readonly LibraryTag[];
  /** Changes each item before it is put in. */
  readonly prepare?: (item: LibraryItem) => LibraryItem;
  /** Lose nothing of what is there already. */
  readonly joins?: boolean;
}

/** Long work with the library, of which one may be going on at a time. */
export interface LongWork {
  readonly isCancelled: () => boolean;
  readonly begin: (what: LibraryWork['what'], of?: number) => void;
  readonly tell: (done: number, of: number) => void;
  readonly end: () => void;
  readonly cancel: () => void;
  /** Calls this when the person cancels the work. */
  readonly onCancel: (listener: () => void) => void;
}

export const createLongWork = ({ stores: { library: store } }: PlayContext): LongWork => {
  let isCancelled = false;
  let stop = (): void => undefined;
  return {
    isCancelled: () => isCancelled,
    begin: (what, of = 0) => {
      isCancelled = false;
      stop = () => undefined;
      store.setState({ work: { what, done: 0, of }, news: undefined, trouble: undefined });
    },
    tell: (done, of) =>
      store.setState(({ work }) => (work === undefined ? {} : { work: { ...work, done, of } })),
    end: () => store.setState({ work: undefined }),
    cancel: () => {
      isCancelled = true;
      stop();
    },
    onCancel: listener => {
      stop = listener;
    },
  };
};

/** How often what has come so far is shown, in milliseconds: each time all of the list is sorted again. */
const SHOWN_EVERY = 1000;

/**
 * Puts in what a source gives, a part at a time. Each part is written whole or not at all, so a tab that dies in the middle
 * leaves no broken item; the same source put in again adds what is missing. Returns whether all of it is in.
 */
export const createFilling =
  ({ context, holding, work }: { context: PlayContext; holding: Holding; work: LongWork }) =>
  async (
    source: ItemSource,
    { tags = [], prepare = item => item, joins = false }: FillOptions = {},
  ): Promise<boolean> => {
    const { library: store } = context.stores;
    let [added, known, shownAt] = [0, 0, context.clock.now()];
    const fresh: string[] = [];
    const show = (): void => {
      if (fresh.length > 0) holding.changed(fresh.splice(0));
      shownAt = context.clock.now();
    };
    work.begin('writing');
    work.onCancel(() => source.end());
    try {
      for (let part = await source.next(); part !== undefined; part = await source.next()) {
        const outcome = await holding.add(part.items.map(prepare), tags, { joins });
        if (outcome.type === 'failed') return false;
        added += outcome.added;
        known += outcome.known;
        fresh.push(...part.items.map(({ entry }) => entry.id));
        work.tell(part.done, part.of);
        if (context.clock.now() - shownAt > SHOWN_EVERY) show();
        if (work.isCancelled()) break;
      }
      const type = work.isCancelled() ? 'stopped' : 'added';
      store.setState({ news: { type, added, known } });
      return type === 'added';
    } catch {
      store.setState({ news: { type: 'unread', added, known } });
      return false;
    } finally {
      source.end();
      work.end();
      show();
    }
  };
