import type { Frame, Pixels } from '../../formats/picture/readPicture.ts';
import type { Input } from '../../formats/read.ts';
import type { GameRecord, StudyRecord } from '../../formats/record.ts';
import type { ImportState, StudyStore } from '../../store/studyStore.ts';
import type { OpenReader } from './openReader.ts';
import { type HandedOver, handedOver, Reader } from './reader.ts';
import type { FromReader } from './readingService.ts';
import { readTaken } from './takenGame.ts';

/** Loads the player names of the WTHOR database, by number; undefined if that fails. */
export type LoadPlayers = () => Promise<Uint8Array | undefined>;

/** Everything a person does to import games. */
export interface ImportPlay {
  /** Reads pasted texts or opened files and puts the result into the store, replacing the previous one. */
  read(inputs: readonly Input[]): void;
  /** Searches the games that were read. */
  searchRead(query: string): void;
  /** Opens one of the games that were read as a study. */
  openRead(index: number): void;
  /** Finds a board in a small picture. Resolves to undefined if no worker can do that. */
  findBoard(pixels: Pixels, until?: AbortSignal): Promise<Frame | undefined>;
  /** Cancels reading and drops the result. */
  cancelRead(): void;
}

/** Importing, with what the library needs to take in all games at once. */
export interface Importer extends ImportPlay {
  /** Hands over the games that match the search and drops the result; undefined if nothing was read. */
  readonly handOver: (savedAt: number) => HandedOver | undefined;
}

interface ImporterParts {
  readonly study: StudyStore;
  readonly open: (record: GameRecord) => void;
  /** Opens one of the person's own studies at a chapter. */
  readonly openStudy: (study: StudyRecord, chapter: number) => void;
  readonly openReader: OpenReader;
  readonly loadPlayers: LoadPlayers;
}

export const createImporter = ({
  study,
  open,
  openStudy,
  openReader,
  loadPlayers,
}: ImporterParts): Importer => {
  let reader: Reader | undefined;
  const set = (imported: ImportState): void => study.setState({ imported });
  const end = (): void => {
    reader?.end();
    reader = undefined;
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
    if (message.type === 'taken') open(first);
    else openStudy({ title: message.title, chapters: [first, ...others] }, message.chapter);
  };
  const sendPlayers = (asked: Reader | undefined): void =>
    void loadPlayers().then(content => {
      if (asked === reader) asked?.post({ type: 'players', content });
    });
  const receive = (message: FromReader): void => {
    const { imported } = study.getState();
    if (message.type === 'asksPlayers') sendPlayers(reader);
    else if (message.type === 'taken' || message.type === 'takenStudy') taken(message);
    else if (message.type === 'found') set({ type: 'found', report: message.report, list: message.list });
    else if (message.type === 'listed' && imported.type === 'found') set({ ...imported, list: message.list });
  };
  const opened = (): Reader | undefined => {
    try {
      return new Reader(openReader, { onMessage: receive, onError: fail });
    } catch {
      return undefined;
    }
  };
  return {
    read: inputs => {
      end();
      reader = opened();
      if (reader === undefined) return fail();
      set({ type: 'reading' });
      reader.post({ type: 'read', inputs });
    },
    searchRead: query => reader?.post({ type: 'search', query }),
    openRead: index => reader?.post({ type: 'take', index }),
    findBoard: (pixels, until) =>
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
    handOver: savedAt => {
      const { imported } = study.getState();
      if (reader === undefined || imported.type !== 'found') return undefined;
      reader.post({ type: 'gather', query: imported.list.query, savedAt });
      const items = handedOver(reader);
      reader = undefined;
      set({ type: 'none' });
      return items;
    },
    cancelRead: () => {
      end();
      set({ type: 'none' });
    },
  };
};
