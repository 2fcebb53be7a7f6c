import type { FileDefect } from '../../store/library/libraryFile.ts';
import type { PlayContext } from '../context.ts';
import type { Library } from '../library/library.ts';
import { joinedTags } from '../library/tags.ts';
import { itemsFrom, Reader } from './reader.ts';
import type { FromReader } from './readingService.ts';

/** A library file that was checked completely; nothing is imported before `take`. */
export type CheckedLibrary =
  | {
      readonly type: 'read';
      readonly count: number;
      /** Imports everything; false if some of it could not be stored, which a notice reports. */
      readonly take: () => Promise<boolean>;
      /** Discards the file. */
      readonly leave: () => void;
    }
  | { readonly type: 'broken'; readonly defect: FileDefect }
  /** Out of memory, no worker, or cancelled. */
  | { readonly type: 'unread'; readonly isCancelled: boolean };

/** Imports files that a library was exported to. */
export const createLibraryFiles = (
  { openReader, stores: { library: store } }: PlayContext,
  { work, fill }: Pick<Library, 'work' | 'fill'>,
) => {
  /** The reader's answer after checking a whole file; undefined if it fails or is cancelled. */
  const checked = (file: Blob): Promise<{ reader: Reader; message: FromReader } | undefined> =>
    new Promise(resolve => {
      const give = (): void => resolve(undefined);
      try {
        const reader: Reader = new Reader(openReader, {
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

  const checkLibrary = async (file: Blob): Promise<CheckedLibrary> => {
    work.begin('reading');
    const opened = await checked(file);
    work.end();
    if (opened === undefined) return { type: 'unread', isCancelled: work.isCancelled() };
    const { reader, message } = opened;
    if (message.type === 'library') {
      const take = (): Promise<boolean> => {
        const joined = joinedTags(message.tags, store.getState().tags);
        return fill(itemsFrom(reader), { ...joined, joins: true });
      };
      return { type: 'read', count: message.count, take, leave: () => reader.end() };
    }
    reader.end();
    return message.type === 'broken'
      ? { type: 'broken', defect: message.defect }
      : { type: 'unread', isCancelled: false };
  };

  const importLibrary = async (file: Blob): Promise<void> => {
    const read = await checkLibrary(file);
    if (read.type === 'read') await read.take();
    else if (read.type === 'broken') store.setState({ news: read });
    else store.setState({ news: { type: read.isCancelled ? 'cancelled' : 'unreadable' } });
  };

  return {
    /** Checks a library file, and summarizes it. */
    checkLibrary,
    /** Imports a library file. It is checked first: a damaged one changes nothing. */
    importLibrary,
  };
};
