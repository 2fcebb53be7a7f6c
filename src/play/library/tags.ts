import { type LibraryEntry, type LibraryTag, MOST } from '../../store/library/entry.ts';
import type { LibraryItem } from '../../store/library/item.ts';
import type { PlayContext } from '../context.ts';
import { newMatchId } from '../local/matchPlan.ts';
import type { Holding } from './entriesInMemory.ts';
import type { LibraryPlay } from './libraryPlay.ts';

interface TagParts {
  readonly context: PlayContext;
  readonly holding: Holding;
  readonly change: (ids: readonly string[], how: (entry: LibraryEntry) => LibraryEntry) => Promise<void>;
}

type Tags = Pick<LibraryPlay, 'addTag' | 'renameTag' | 'removeTag' | 'tag'>;

const isNamed =
  (name: string) =>
  (tag: LibraryTag): boolean =>
    tag.name.toLowerCase() === name.toLowerCase();

/** The tag of this name, or a new one. */
export const tagNamed = (context: PlayContext, text: string): LibraryTag => {
  const name = text.trim().slice(0, MOST.name);
  const known = context.stores.library.getState().tags.find(isNamed(name));
  return known ?? { id: newMatchId(context.random), name };
};

/** Gives an item one tag more. */
export const withTag = ({ entry, ...rest }: LibraryItem, id: string): LibraryItem => ({
  ...rest,
  entry: { ...entry, tags: [...new Set([...entry.tags, id])].slice(0, MOST.tags) },
});

/** The tags of a file that are new here, and its items with the ids that tags of the same names have here. */
export const joinedTags = (
  tags: readonly LibraryTag[],
  here: readonly LibraryTag[],
): { readonly tags: readonly LibraryTag[]; readonly prepare: (item: LibraryItem) => LibraryItem } => {
  const ids = new Map(tags.map(({ id, name }) => [id, here.find(isNamed(name))?.id ?? id]));
  return {
    tags: tags.filter(({ name }) => !here.some(isNamed(name))),
    prepare: ({ entry, ...rest }) => ({
      ...rest,
      entry: { ...entry, tags: entry.tags.flatMap(id => ids.get(id) ?? []) },
    }),
  };
};

/** Words that a person puts on entries to find them again. */
export const createTags = ({ context, holding, change }: TagParts): Tags => {
  const { shelf } = context.library;
  const { library: store } = context.stores;

  const tag = (ids: readonly string[], id: string, isTagged: boolean): Promise<void> =>
    change(ids, entry => {
      const others = entry.tags.filter(one => one !== id);
      return { ...entry, tags: isTagged ? [...others, id].slice(0, MOST.tags) : others };
    });

  const keep = async (wanted: LibraryTag): Promise<void> => {
    holding.settle(await shelf.putTag(wanted), () => holding.changed(undefined));
  };

  const addTag = async (text: string, ids: readonly string[]): Promise<void> => {
    const name = text.trim().slice(0, MOST.name);
    if (name === '') return;
    const wanted = tagNamed(context, name);
    if (!store.getState().tags.includes(wanted)) await keep(wanted);
    if (ids.length > 0) await tag(ids, wanted.id, true);
  };

  const renameTag = async (id: string, text: string): Promise<void> => {
    const name = text.trim().slice(0, MOST.name);
    const isTaken = store.getState().tags.some(one => one.id !== id && isNamed(name)(one));
    if (name !== '' && !isTaken) await keep({ id, name });
  };

  const removeTag = async (id: string): Promise<void> => {
    if (store.getState().query.tag === id)
      store.setState(({ query }) => ({ query: { ...query, tag: undefined } }));
    holding.settle(await shelf.removeTag(id), () => holding.changed(undefined));
  };

  return {
    addTag: (name, ids) => void addTag(name, ids),
    renameTag: (id, name) => void renameTag(id, name),
    removeTag: id => void removeTag(id),
    tag: (ids, id, isTagged) => void tag(ids, id, isTagged),
  };
};
