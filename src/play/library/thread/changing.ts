import type { DatabaseOutcome, DatabaseTrouble } from '../../../store/library/database.ts';
import { type LibraryEntry, MOST } from '../../../store/library/entry.ts';
import type { LibraryItem } from '../../../store/library/item.ts';
import type { LibraryWork } from '../../../store/library/libraryStore.ts';
import type { EntryChange, LibraryCalls } from './calls.ts';
import type { Holdings } from './holdings.ts';
import type { OpeningFinder } from './openings.ts';

type Changing = Pick<LibraryCalls, 'put' | 'change' | 'remove' | 'restore' | 'putTag' | 'removeTag'>;

const withChange = (entry: LibraryEntry, change: EntryChange): LibraryEntry => {
  switch (change.type) {
    case 'title':
      return { ...entry, title: change.title };
    case 'tag': {
      const others = entry.tags.filter(one => one !== change.tag);
      return { ...entry, tags: change.isTagged ? [...others, change.tag].slice(0, MOST.tags) : others };
    }
    case 'losses':
      return entry.line === change.line ? { ...entry, losses: change.losses } : entry;
  }
};

/** Batch size of changes, so that a long change does not block other requests. */
const CHANGED_AT_ONCE = 1000;

/** Sorted by storage place, so that each pack is read only once. */
const byPlace = ({ catalog }: Holdings, ids: readonly string[]): readonly string[] =>
  [...ids].sort((a, b) => (catalog.rowOf(a) ?? -1) - (catalog.rowOf(b) ?? -1));

/** Changes of entries and tags. */
export const createChanging = (holdings: Holdings, finder: OpeningFinder): Changing => {
  const { shelf } = holdings;
  let removed: LibraryItem[] = [];

  /** Works in batches and reports progress until everything is done, the person cancels, or an error occurs. */
  const inParts = async <T>(
    what: LibraryWork['what'],
    all: readonly T[],
    work: (some: readonly T[]) => Promise<DatabaseOutcome<unknown>>,
  ): Promise<DatabaseTrouble | undefined> => {
    holdings.cut = undefined;
    for (let from = 0; from < all.length && holdings.cut === undefined; from += CHANGED_AT_ONCE) {
      const outcome = await work(all.slice(from, from + CHANGED_AT_ONCE));
      if (outcome.type === 'failed') return outcome.trouble;
      const done = Math.min(all.length, from + CHANGED_AT_ONCE);
      holdings.progress({ type: 'progress', work: { what, done, of: all.length } });
    }
    return undefined;
  };

  const put: Changing['put'] = async (items, options) => {
    const outcome = await shelf.put(items.map(finder.named), options);
    if (outcome.type === 'failed') return outcome;
    holdings.took(outcome.value.map(({ item }) => item));
    const ids = outcome.value.map(({ item }) => item.entry.id);
    holdings.tell(ids);
    return { type: 'done', value: ids };
  };

  const change: Changing['change'] = async (ids, how) => {
    let count = 0;
    for (let from = 0; from < ids.length; from += CHANGED_AT_ONCE) {
      const some = ids.slice(from, from + CHANGED_AT_ONCE);
      const outcome = await shelf.change(some, entry => withChange(entry, how));
      if (outcome.type === 'failed') return outcome;
      count += outcome.value.length;
      holdings.changed(outcome.value);
    }
    holdings.tell(ids);
    return { type: 'done', value: count };
  };

  const tagged = async (
    write: () => Promise<DatabaseOutcome<unknown>>,
  ): Promise<DatabaseOutcome<unknown>> => {
    const outcome = await write();
    if (outcome.type === 'failed') return outcome;
    await holdings.readTags();
    holdings.tell([]);
    return outcome;
  };

  return {
    put,
    change,
    remove: async (ids, at) => {
      removed = [];
      const trouble = await inParts('removing', byPlace(holdings, ids), async some => {
        const outcome = await shelf.remove(some, at);
        if (outcome.type === 'failed') return outcome;
        removed.push(...outcome.value);
        holdings.dropped(some);
        holdings.tell(some);
        return outcome;
      });
      if (trouble !== undefined && removed.length === 0) return { type: 'failed', trouble };
      return { type: 'done', value: { count: removed.length, trouble } };
    },
    restore: async () => {
      const items = removed;
      removed = [];
      let count = 0;
      const trouble = await inParts('restoring', items, async some => {
        const outcome = await put(some, {});
        if (outcome.type === 'failed') return outcome;
        count += outcome.value.length;
        return outcome;
      });
      removed = items.slice(count);
      return trouble === undefined ? { type: 'done', value: count } : { type: 'failed', trouble };
    },
    putTag: tag => tagged(() => shelf.putTag(tag)),
    removeTag: async id => {
      const outcome = await shelf.removeTag(id);
      if (outcome.type === 'failed') return outcome;
      holdings.forget();
      await holdings.loaded();
      holdings.tell(undefined);
      return outcome;
    },
  };
};
