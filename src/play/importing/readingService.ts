import { readAnything } from '../../formats/any/salvage.ts';
import { type FoundList, type FoundReport, matching, reportOf, searchIn } from '../../formats/catalog.ts';
import { type Found, failed } from '../../formats/found.ts';
import { fitsLink } from '../../formats/link/link.ts';
import { findFrame } from '../../formats/picture/findFrame.ts';
import type { Frame, Pixels } from '../../formats/picture/readPicture.ts';
import { type Input, lacksPlayers } from '../../formats/read.ts';
import type { LibraryTag } from '../../store/library/entry.ts';
import type { LibraryItem } from '../../store/library/item.ts';
import { type FileDefect, readLibraryFile } from '../../store/library/libraryFile.ts';
import { itemOfImport } from './importedItem.ts';
import type { ItemPart, PartMessage } from './parts.ts';
import { type TakenGame, takenGame } from './takenGame.ts';
import { unpacked } from './unzip.ts';

/** How many games of a file are listed; a search finds the others. */
const MOST_LISTED = 50;
/** How many items are handed over at a time. */
const PART = 250;

export type ToReader =
  | { readonly type: 'read'; readonly inputs: readonly Input[] }
  /** The answer to `asksPlayers`. */
  | { readonly type: 'players'; readonly content: Uint8Array | undefined }
  | { readonly type: 'search'; readonly query: string }
  | { readonly type: 'take'; readonly index: number }
  /** Makes items for the library of all games that fit. */
  | { readonly type: 'gather'; readonly query: string; readonly savedAt: number }
  /** Looks for a board in a small picture. */
  | { readonly type: 'look'; readonly pixels: Pixels }
  /** Reads a library that was given out as a file. */
  | { readonly type: 'openLibrary'; readonly file: Blob }
  /** Hands over what was gathered or opened, a part now and one for each message that comes through the port. */
  | { readonly type: 'handOver'; readonly port: MessagePort };

export type FromReader =
  /** There are games of WTHOR, and no file with the names of their players. */
  | { readonly type: 'asksPlayers' }
  | { readonly type: 'found'; readonly report: FoundReport; readonly list: FoundList }
  | { readonly type: 'listed'; readonly list: FoundList }
  | { readonly type: 'taken'; readonly game: TakenGame }
  /** A study with all its chapters, to be opened at one of them. */
  | {
      readonly type: 'takenStudy';
      readonly title: string | undefined;
      readonly games: readonly TakenGame[];
      readonly chapter: number;
    }
  | { readonly type: 'framed'; readonly frame: Frame }
  /** How many lines of a library have been checked. */
  | { readonly type: 'checked'; readonly done: number; readonly of: number }
  | { readonly type: 'library'; readonly tags: readonly LibraryTag[]; readonly count: number }
  | { readonly type: 'broken'; readonly defect: FileDefect }
  /** The browser cannot read the file: it is gone, or a folder. */
  | { readonly type: 'unreadable' };

/** How many lines are checked between two reports. */
const CHECKED_AT_ONCE = 200;

/** Makes items part by part, each when it is asked for. */
function* inParts<T>(of: readonly T[], itemOf: (one: T) => LibraryItem): Generator<ItemPart> {
  for (let done = 0; done < of.length; done += PART) {
    const items = of.slice(done, done + PART).map(itemOf);
    yield { items, done: done + items.length, of: of.length };
  }
}

/** Reads files and keeps what it has found, so that a page gets only what it shows. */
export class ReadingService {
  readonly #post: (message: FromReader) => void;
  /** What is read once the names of the players have come. */
  #waiting: readonly Input[] = [];
  #found: Found = failed('transcript', { reason: 'empty' });
  #parts: Iterator<ItemPart> = inParts([], item => item);

  constructor(post: (message: FromReader) => void) {
    this.#post = post;
  }

  receive(message: ToReader): void {
    switch (message.type) {
      case 'read':
        this.#begin(unpacked(message.inputs));
        break;
      case 'players':
        this.#read([...this.#waiting, ...(message.content ? [{ content: message.content }] : [])]);
        break;
      case 'search':
        this.#post({ type: 'listed', list: this.#listOf(message.query) });
        break;
      case 'take':
        this.#take(message.index);
        break;
      case 'gather':
        this.#gather(message.query, message.savedAt);
        break;
      case 'look':
        this.#post({ type: 'framed', frame: findFrame(message.pixels) });
        break;
      case 'openLibrary':
        void this.#openLibrary(message.file);
        break;
      case 'handOver':
        this.#handOver(message.port);
    }
  }

  #begin(inputs: readonly Input[]): void {
    this.#waiting = inputs;
    if (lacksPlayers(inputs)) this.#post({ type: 'asksPlayers' });
    else this.#read(inputs);
  }

  #read(inputs: readonly Input[]): void {
    this.#waiting = [];
    const { found, leftOut } = readAnything(inputs);
    this.#found = found;
    this.#post({ type: 'found', report: reportOf(found, leftOut), list: this.#listOf('') });
  }

  #take(index: number): void {
    const { format, records, title } = this.#found;
    const record = records[index];
    if (record === undefined) return;
    const chapters = format === 'study' ? records : [record];
    if (chapters.length === 1 && fitsLink(record)) this.#post({ type: 'taken', game: takenGame(record) });
    else {
      const chapter = chapters.indexOf(record);
      this.#post({ type: 'takenStudy', title, games: chapters.map(takenGame), chapter });
    }
  }

  #gather(query: string, savedAt: number): void {
    const records = matching(this.#found, query).map(({ record }) => record);
    this.#parts = inParts(records, record => itemOfImport(record, savedAt));
  }

  #handOver(port: MessagePort): void {
    const give = (): void => {
      const { value, done } = this.#parts.next();
      port.postMessage({ part: done === true ? undefined : value } satisfies PartMessage);
    };
    port.onmessage = give;
    give();
  }

  async #openLibrary(file: Blob): Promise<void> {
    const text = await file.text().catch(() => undefined);
    if (text === undefined) return this.#post({ type: 'unreadable' });
    const read = readLibraryFile(text, (done, of) => {
      if (done % CHECKED_AT_ONCE === 0) this.#post({ type: 'checked', done, of });
    });
    if (read.type === 'broken') return this.#post(read);
    this.#parts = inParts(read.file.items, item => item);
    this.#post({ type: 'library', tags: read.file.tags, count: read.file.items.length });
  }

  #listOf(query: string): FoundList {
    return searchIn(this.#found, query, MOST_LISTED);
  }
}
