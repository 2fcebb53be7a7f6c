import { readLink } from '../../formats/link/link.ts';
import type { Input } from '../../formats/read.ts';
import type { GameRecord } from '../../formats/record.ts';
import type { ImportState, StudyStore } from '../../store/studyStore.ts';
import { type OpenReader, openReader, type ReaderPort } from './openReader.ts';
import type { FromReader } from './readingService.ts';

/** What a person does to bring games in. */
export interface ImportPlay {
  /** Reads what was pasted or opened, and tells in the store what it is; what was read before is dropped. */
  read(inputs: readonly Input[]): void;
  /** Looks for games in what was read. */
  searchRead(query: string): void;
  /** Opens a game of what was read as a study. */
  openRead(index: number): void;
  /** Ends the reading, and forgets what was read. */
  cancelRead(): void;
}

interface ImporterParts {
  readonly study: StudyStore;
  readonly open: (record: GameRecord) => void;
}

export const createImporter = (
  { study, open }: ImporterParts,
  start: OpenReader = openReader,
): ImportPlay => {
  let port: ReaderPort | undefined;
  const set = (imported: ImportState): void => study.setState({ imported });
  const end = (): void => {
    port?.end();
    port = undefined;
  };
  const fail = (): void => {
    end();
    set({ type: 'failed' });
  };
  const taken = (link: string): void => {
    const reading = readLink(link);
    end();
    if (reading.type === 'read') open(reading.value);
  };
  const receive = (message: FromReader): void => {
    const { imported } = study.getState();
    if (message.type === 'taken') taken(message.link);
    else if (message.type === 'found') set({ type: 'found', report: message.report, list: message.list });
    else if (imported.type === 'found') set({ ...imported, list: message.list });
  };
  const opened = (): ReaderPort | undefined => {
    let own: ReaderPort | undefined;
    // What a reader says after it was given up is of something else.
    const isCurrent = (): boolean => port === own;
    try {
      own = start({
        onMessage: message => isCurrent() && receive(message),
        onError: () => isCurrent() && fail(),
      });
      return own;
    } catch {
      return undefined;
    }
  };
  return {
    read: inputs => {
      end();
      port = opened();
      if (port === undefined) return fail();
      set({ type: 'reading' });
      port.post({ type: 'read', inputs });
    },
    searchRead: query => port?.post({ type: 'search', query }),
    openRead: index => port?.post({ type: 'take', index }),
    cancelRead: () => {
      end();
      set({ type: 'none' });
    },
  };
};
