import type { Outcome } from '../../../store/library/database.ts';
import { type LibraryEntry, MOST } from '../../../store/library/entry.ts';
import type { LibraryItem } from '../../../store/library/item.ts';
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

/** Entries are changed this many at a time, so that a long change does not hold up others. */
const CHANGED_AT_ONCE = 1000;

/** What the page does with single entries and tags. */
export const createChanging = (holdings: Holdings, finder: OpeningFinder): Changing => {
  const { shelf } = holdings;
  let removed: readonly LibraryItem[] = [];

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

  const tagged = async (write: () => Promise<Outcome<unknown>>): Promise<Outcome<unknown>> => {
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
      const outcome = await shelf.remove(ids, at);
      if (outcome.type === 'failed') return outcome;
      removed = outcome.value;
      holdings.dropped(ids);
      holdings.tell(ids);
      return { type: 'done', value: removed.length };
    },
    restore: async () => {
      const items = removed;
      removed = [];
      const outcome = await put(items, {});
      return outcome.type === 'failed' ? outcome : { type: 'done', value: outcome.value.length };
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
