import { fromEntries } from '../../game/record.ts';
import { type LibraryTag, MOST } from '../../store/library/entry.ts';
import type { PlayContext } from '../context.ts';
import { newMatchId } from '../local/matchPlan.ts';
import type { LibraryMirror } from './mirror.ts';
import type { EntryChange, FillOptions } from './thread/calls.ts';

interface TagParts {
  readonly context: PlayContext;
  readonly mirror: LibraryMirror;
  readonly change: (ids: readonly string[], how: EntryChange) => Promise<void>;
}

const isNamed =
  (name: string) =>
  (tag: LibraryTag): boolean =>
    tag.name.toLowerCase() === name.toLowerCase();

/** The tag with this name, or a new one. */
export const tagNamed = (context: PlayContext, text: string): LibraryTag => {
  const name = text.trim().slice(0, MOST.name);
  const known = context.stores.library.getState().tags.find(isNamed(name));
  return known ?? { id: newMatchId(context.random), name };
};

/** The file's tags that are new here, and a map from its tag ids to the local ones of the same names. */
export const joinedTags = (
  tags: readonly LibraryTag[],
  here: readonly LibraryTag[],
): Pick<FillOptions, 'tags' | 'tagIds'> => ({
  tags: tags.filter(({ name }) => !here.some(isNamed(name))),
  tagIds: fromEntries(tags.map(({ id, name }) => [id, here.find(isNamed(name))?.id ?? id] as const)),
});

/** Tags that a person puts on entries to find them again. */
export const createTags = ({ context, mirror, change }: TagParts) => {
  const { thread } = context.library;
  const { library: store } = context.stores;

  const tag = (ids: readonly string[], id: string, isTagged: boolean): Promise<void> =>
    change(ids, { type: 'tag', tag: id, isTagged });

  const keep = async (wanted: LibraryTag): Promise<void> => {
    mirror.settle(await thread.call('putTag', wanted), () => undefined);
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
    mirror.settle(await thread.call('removeTag', id), () => undefined);
  };

  return {
    /** Adds a tag to these entries; an existing tag of the same name is reused. */
    addTag: (name: string, ids: readonly string[]): void => void addTag(name, ids),
    renameTag: (id: string, name: string): void => void renameTag(id, name),
    removeTag: (id: string): void => void removeTag(id),
    tag: (ids: readonly string[], id: string, isTagged: boolean): void => void tag(ids, id, isTagged),
    /** The number of these entries per tag id. */
    tagCounts: async (ids: readonly string[]): Promise<Readonly<Record<string, number>>> => {
      const outcome = await thread.call('tagCounts', ids);
      return outcome.type === 'done' ? outcome.value : {};
    },
  };
};
