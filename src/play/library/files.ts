import { FILE_END, fileHead, fileLine } from '../../store/library/libraryFile.ts';
import type { PlayContext } from '../context.ts';
import { Reader, ReaderSource } from '../importing/reader.ts';
import type { FromReader } from '../importing/readingService.ts';
import type { createFilling, LongWork } from './addItems.ts';
import type { Holding } from './entriesInMemory.ts';
import type { LibraryPlay } from './libraryPlay.ts';
import { joinedTags } from './tags.ts';

interface FileParts {
  readonly context: PlayContext;
  readonly holding: Holding;
  readonly work: LongWork;
  readonly fill: ReturnType<typeof createFilling>;
}

type Files = Pick<LibraryPlay, 'exportAll' | 'importFile' | 'checkFile' | 'cancelWork'>;

/** The whole library as a file, out and in again. */
export const createFiles = ({ context, holding, work, fill }: FileParts): Files => {
  const { library: store } = context.stores;
  const { shelf } = context.library;

  const exportAll: Files['exportAll'] = async () => {
    const { entries, tags } = store.getState();
    work.begin('exporting', entries.size);
    const lines: string[] = [];
    const outcome = await shelf.texts(texts => {
      for (const { id, text } of texts) {
        const entry = entries.get(id);
        if (entry !== undefined) lines.push(fileLine(entry, text, lines.length === entries.size - 1));
      }
      work.tell(lines.length, entries.size);
    });
    work.end();
    if (outcome.type === 'failed') holding.fail(outcome.trouble);
    if (outcome.type === 'failed' || work.isCancelled()) return undefined;
    return new Blob([fileHead(tags), ...lines, FILE_END], { type: 'application/json' });
  };

  /** What a reader says of a file after it has checked all of it; undefined if it fails or the person has cancelled. */
  const checked = (file: Blob): Promise<{ reader: Reader; message: FromReader } | undefined> =>
    new Promise(resolve => {
      const give = (): void => resolve(undefined);
      try {
        const reader: Reader = new Reader(context.openReader, {
          onMessage: message => {
            if (message.type === 'checked') work.tell(message.done, message.of);
            else resolve({ reader, message });
          },
          onError: give,
        });
        work.onCancel(() => {
          reader.end();
          give();
        });
        reader.post({ type: 'openLibrary', file });
      } catch {
        give();
      }
    });

  const checkFile: Files['checkFile'] = async file => {
    work.begin('reading');
    const opened = await checked(file);
    work.end();
    if (opened === undefined) return { type: 'unread', isCancelled: work.isCancelled() };
    const { reader, message } = opened;
    if (message.type === 'library') {
      const take = (): Promise<boolean> => {
        const joined = joinedTags(message.tags, store.getState().tags);
        return fill(new ReaderSource(reader, { type: 'more' }), { ...joined, joins: true });
      };
      return { type: 'read', count: message.count, take, leave: () => reader.end() };
    }
    reader.end();
    return message.type === 'broken'
      ? { type: 'broken', defect: message.defect }
      : { type: 'unread', isCancelled: false };
  };

  const importFile: Files['importFile'] = async file => {
    const read = await checkFile(file);
    if (read.type === 'read') await read.take();
    else if (read.type === 'broken') store.setState({ news: read });
    else store.setState({ news: { type: read.isCancelled ? 'cancelled' : 'unreadable' } });
  };

  return { exportAll, checkFile, importFile, cancelWork: work.cancel };
};
