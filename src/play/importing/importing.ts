import type { Frame, Pixels } from '../../formats/picture/readPicture.ts';
import type { Input } from '../../formats/read.ts';
import type { Place } from '../../look/places.ts';
import type { Given } from '../../store/dialog.ts';
import type { ImportState } from '../../store/importStore.ts';
import type { PlayContext } from '../context.ts';
import type { Library } from '../library/library.ts';
import { tagNamed } from '../library/tags.ts';
import type { StudyPlay } from '../study/studyPlay.ts';
import { createLibraryFiles } from './libraryFile.ts';
import { itemsFrom, Reader } from './reader.ts';
import type { FromReader } from './readingService.ts';
import { readTaken } from './takenGame.ts';

interface ImportParts {
  readonly context: PlayContext;
  readonly navigation: { open(place: Place): void };
  /** Where imported games go: one is opened as a study, or all that match the search are added to the library. */
  readonly study: Pick<StudyPlay, 'openRecord' | 'openChapters'>;
  readonly library: Pick<Library, 'work' | 'fill'>;
}

/** Everything a person does to import games: texts and files are read in a worker, and shown before anything is imported. */
export type ImportPlay = ReturnType<typeof createImporting>;

export const createImporting = ({ context, navigation, study, library }: ImportParts) => {
  const { stores, openReader, files, offline } = context;
  const store = stores.importing;
  let reader: Reader | undefined;
  const set = (imported: ImportState): void => store.setState({ imported });
  const end = (): void => {
    reader?.end();
    reader = undefined;
  };
  const cancel = (): void => {
    end();
    set({ type: 'none' });
  };
  const fail = (): void => {
    end();
    set({ type: 'failed' });
  };
  const taken = (message: Extract<FromReader, { type: 'taken' | 'takenStudy' }>): void => {
    end();
    const games = message.type === 'taken' ? [message.game] : message.games;
    const [first, ...others] = games.map(readTaken).filter(record => record !== undefined);
    if (first === undefined) return;
    set({ type: 'none' });
    if (message.type === 'taken') study.openRecord(first);
    else study.openChapters({ title: message.title, chapters: [first, ...others] }, message.chapter);
  };
  const sendPlayers = (asked: Reader | undefined): void =>
    void files.players().then(content => {
      if (asked === reader) asked?.post({ type: 'players', content });
    });
  const hear = (message: FromReader): void => {
    const { imported } = store.getState();
    if (message.type === 'asksPlayers') sendPlayers(reader);
    else if (message.type === 'taken' || message.type === 'takenStudy') taken(message);
    else if (message.type === 'found') set({ type: 'found', report: message.report, list: message.list });
    else if (message.type === 'listed' && imported.type === 'found') set({ ...imported, list: message.list });
  };
  const opened = (): Reader | undefined => {
    try {
      return new Reader(openReader, { onMessage: hear, onError: fail });
    } catch {
      return undefined;
    }
  };
  const receive = (given: Given): void => {
    cancel();
    navigation.open('study');
    stores.app.setState({ dialog: { name: 'import', given } });
  };
  return {
    ...createLibraryFiles(context, library),
    /** Shows shared files, texts and links in the import dialog. */
    receive,
    /** Shows the data that the person's other device left under a code. */
    receiveCode: (code: string): void => {
      navigation.open('you');
      stores.app.setState({ dialog: { name: 'takeCode', code } });
    },
    /** Shows the content left by the system's share sheet. */
    openShared: async (): Promise<void> => receive(await offline.takeShared().catch(() => ({}))),
    /** Reads pasted texts or opened files and puts the result into the store, replacing the previous one. */
    read: (inputs: readonly Input[]) => {
      end();
      reader = opened();
      if (reader === undefined) return fail();
      set({ type: 'reading' });
      reader.post({ type: 'read', inputs });
    },
    /** Searches the games that were read. */
    search: (query: string): void => reader?.post({ type: 'search', query }),
    /** Opens one of the games that were read as a study. */
    open: (index: number): void => reader?.post({ type: 'take', index }),
    /**
     * Adds the games that match the search to the library, with a tag unless its name is empty. Games already there keep their
     * tags.
     */
    keep: async (tagName: string): Promise<void> => {
      const { imported } = store.getState();
      const filled = reader;
      if (filled === undefined || imported.type !== 'found') return;
      const { query } = imported.list;
      filled.post({ type: 'gather', query, savedAt: context.library.now() });
      const items = itemsFrom(filled);
      reader = undefined;
      set({ type: 'none' });
      navigation.open('library');
      const tag = tagName.trim() === '' ? undefined : tagNamed(context, tagName);
      await library.fill(items, tag && { tags: [tag], tag: tag.id });
    },
    /** Finds a board in a small picture. Resolves to undefined if no worker can do that. */
    findBoard: (pixels: Pixels, until?: AbortSignal): Promise<Frame | undefined> =>
      new Promise(resolve => {
        try {
          const finish = (frame: Frame | undefined): void => {
            looking.end();
            resolve(frame);
          };
          const looking: Reader = new Reader(openReader, {
            onMessage: message => finish(message.type === 'framed' ? message.frame : undefined),
            onError: () => finish(undefined),
          });
          until?.addEventListener('abort', () => finish(undefined), { once: true });
          looking.post({ type: 'look', pixels });
        } catch {
          resolve(undefined);
        }
      }),
    /** Cancels reading and drops the result. */
    cancel,
  };
};
