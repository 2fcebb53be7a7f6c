import type { LibraryTag } from '../../store/library/entry.ts';
import type { LibraryItem } from '../../store/library/item.ts';
import {
  FILE_END,
  fileHead,
  fileLine,
  type LibraryFile,
  readLibraryFile,
} from '../../store/library/libraryFile.ts';
import type { LibraryWork } from '../../store/library/libraryStore.ts';
import type { PlayContext } from '../context.ts';
import type { Holding } from './holding.ts';
import { Pacing } from './pacing.ts';
import type { LibraryPlay } from './play.ts';

interface FileParts {
  readonly context: PlayContext;
  readonly holding: Holding;
}

type Files = Pick<LibraryPlay, 'exportAll' | 'importFile' | 'cancelWork'>;

/** The tags of a file by the ids that those of the same names have here. */
const joinedTags = (
  { tags, items }: LibraryFile,
  here: readonly LibraryTag[],
): { readonly tags: readonly LibraryTag[]; readonly items: readonly LibraryItem[] } => {
  const twin = (name: string): LibraryTag | undefined =>
    here.find(tag => tag.name.toLowerCase() === name.toLowerCase());
  const ids = new Map(tags.map(tag => [tag.id, twin(tag.name)?.id ?? tag.id]));
  return {
    tags: tags.filter(tag => twin(tag.name) === undefined),
    items: items.map(({ entry, ...rest }) => ({
      ...rest,
      entry: { ...entry, tags: entry.tags.flatMap(id => ids.get(id) ?? []) },
    })),
  };
};

/** The whole library as a file, out and in again. */
export const createFiles = ({ context, holding }: FileParts): Files => {
  const { library: store } = context.stores;
  const { shelf } = context.library;
  let isCancelled = false;

  const begin = (what: LibraryWork['what'], of = 0): void => {
    isCancelled = false;
    store.setState({ work: { what, done: 0, of }, news: undefined, trouble: undefined });
  };
  const tell = (done: number, of: number): void =>
    store.setState(({ work }) => (work === undefined ? {} : { work: { ...work, done, of } }));
  const end = (): void => store.setState({ work: undefined });

  const exportAll: Files['exportAll'] = async () => {
    const { entries, tags } = store.getState();
    begin('exporting', entries.size);
    const lines: string[] = [];
    const outcome = await shelf.texts(texts => {
      for (const { id, text } of texts) {
        const entry = entries.get(id);
        if (entry !== undefined) lines.push(fileLine(entry, text, lines.length === entries.size - 1));
      }
      tell(lines.length, entries.size);
    });
    end();
    if (outcome.type === 'failed') holding.fail(outcome.trouble);
    if (outcome.type === 'failed' || isCancelled) return undefined;
    return new Blob([fileHead(tags), ...lines, FILE_END], { type: 'application/json' });
  };

  const read = async (file: Blob): Promise<void> => {
    begin('reading');
    const pacing = new Pacing(context.clock);
    let told = 0;
    const found = await readLibraryFile(await file.text(), async (done, of) => {
      await pacing.rest();
      if (context.clock.now() - told > 100) {
        told = context.clock.now();
        tell(done, of);
      }
      return !isCancelled;
    });
    if (found.type === 'cancelled') return store.setState({ news: { type: 'cancelled' } });
    if (found.type === 'broken') return store.setState({ news: found });
    const { tags, items } = joinedTags(found.file, store.getState().tags);
    begin('writing', items.length);
    const added = await holding.add(items, { tags, told: done => tell(done, items.length) });
    if (added.type === 'added') store.setState({ news: added });
  };

  return {
    exportAll,
    importFile: async file => {
      await read(file).finally(end);
    },
    cancelWork: () => {
      isCancelled = true;
    },
  };
};
