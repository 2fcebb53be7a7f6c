import type { PlayContext } from '../context.ts';
import { handedOver, Reader } from '../importing/reader.ts';
import type { FromReader } from '../importing/readingService.ts';
import type { Holding } from './holding.ts';
import type { LibraryPlay } from './libraryPlay.ts';
import type { createFilling, LongWork } from './longWork.ts';
import { joinedTags } from './tags.ts';

interface FileParts {
  readonly context: PlayContext;
  readonly holding: Holding;
  readonly work: LongWork;
  readonly fill: ReturnType<typeof createFilling>;
}

type Files = Pick<LibraryPlay, 'exportAll' | 'importFile' | 'checkFile' | 'cancelWork'>;

/** Exports the whole library to a file, and imports it again. */
export const createFiles = ({ context, holding, work, fill }: FileParts): Files => {
  const { library: store } = context.stores;
  const { thread } = context.library;

  const exportAll: Files['exportAll'] = async () => {
    work.begin('exporting', store.getState().count);
    work.onCancel(() => void thread.call('cancel', 'stopped'));
    const outcome = await thread.call('exportAll');
    work.end();
    if (outcome.type === 'failed') holding.fail(outcome.trouble);
    return outcome.type === 'failed' ? undefined : outcome.value;
  };

  /** The reader's answer after checking a whole file; undefined if it fails or is cancelled. */
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
        return fill(handedOver(reader), { ...joined, joins: true });
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
