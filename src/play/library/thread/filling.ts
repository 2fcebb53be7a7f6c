import { ownIn } from '../../../game/record.ts';
import { MOST } from '../../../store/library/entry.ts';
import type { LibraryItem } from '../../../store/library/item.ts';
import { FILE_END, fileHead, fileLine } from '../../../store/library/libraryFile.ts';
import type { FillOptions, LibraryCalls } from './calls.ts';
import { DONE, type Holdings } from './holdings.ts';
import type { OpeningFinder } from './openings.ts';
import { PortSource } from './portSource.ts';

type Filling = Pick<LibraryCalls, 'fill' | 'exportAll' | 'cancel'>;

/** The list is refreshed after this many batches, and later whenever the library has grown by this share. */
const SHOWN = { parts: 8, share: 0.25 } as const;

const withTags = ({ entry, ...rest }: LibraryItem, { tag, tagIds }: FillOptions): LibraryItem => {
  const own = tagIds === undefined ? entry.tags : entry.tags.flatMap(id => ownIn(tagIds, id) ?? []);
  const tags = tag === undefined ? own : [...new Set([...own, tag])].slice(0, MOST.tags);
  return { ...rest, entry: { ...entry, tags } };
};

/**
 * Imports and exports, one at a time. Each batch is written in one transaction, so a tab that dies in the middle leaves no broken
 * item; importing the same source again adds the missing ones.
 */
export const createFilling = (holdings: Holdings, finder: OpeningFinder): Filling => {
  const { shelf } = holdings;
  let stop = (): void => undefined;

  const begin = (end: () => void): void => {
    holdings.cut = undefined;
    stop = end;
  };

  const fill: Filling['fill'] = async (port, { tags = [], joins = false, ...options }) => {
    const source = new PortSource(port);
    begin(() => source.end());
    const loaded = await holdings.loaded();
    if (loaded.type === 'failed') return loaded;
    const isNew = (id: string): boolean => holdings.catalog.rowOf(id) === undefined;
    const count = { added: 0, known: 0, copied: 0 };
    let parts = 0;
    let nextShown: number = SHOWN.parts;
    let fresh: string[] = [];
    const show = (): void => {
      if (fresh.length > 0) holdings.tell(fresh);
      fresh = [];
    };
    try {
      for await (const { items, done, of } of source) {
        const ready = items.map(item => finder.named(withTags(item, options)));
        const outcome = await shelf.put(ready, { keeps: true, joins, isNew, tags: parts === 0 ? tags : [] });
        if (outcome.type === 'failed') return outcome;
        if (parts === 0 && tags.length > 0) await holdings.readTags();
        const wasThere = new Map(
          outcome.value.map(one => [one.item.entry.id, one.wasThere] as const).reverse(),
        );
        for (const isKnown of wasThere.values()) count[isKnown ? 'known' : 'added']++;
        count.copied += outcome.value.filter(one => one.isCopy && !one.wasThere).length;
        holdings.took(outcome.value.map(({ item }) => item));
        fresh.push(...wasThere.keys());
        holdings.progress({ type: 'progress', work: { what: 'writing', done, of } });
        if (++parts < nextShown) continue;
        show();
        nextShown = parts + Math.max(SHOWN.parts, Math.round(SHOWN.share * parts));
      }
    } finally {
      source.end();
      show();
    }
    return { type: 'done', value: { type: holdings.cut ?? 'added', ...count } };
  };

  const exportAll: Filling['exportAll'] = async () => {
    begin(() => undefined);
    const loaded = await holdings.loaded();
    if (loaded.type === 'failed') return loaded;
    const of = holdings.catalog.size;
    const parts: Blob[] = [];
    let done = 0;
    const outcome = await shelf.items(items => {
      const lines = items.map(({ entry, text }, index) => fileLine(entry, text, done + index === of - 1));
      done += items.length;
      parts.push(new Blob(lines));
      holdings.progress({ type: 'progress', work: { what: 'exporting', done, of } });
      return holdings.cut === undefined;
    });
    if (outcome.type === 'failed') return outcome;
    const file = new Blob([fileHead(holdings.tags), ...parts, FILE_END], { type: 'application/json' });
    return { type: 'done', value: holdings.cut === undefined ? file : undefined };
  };

  return {
    fill,
    exportAll,
    cancel: async why => {
      holdings.cut = why;
      stop();
      return DONE;
    },
  };
};
