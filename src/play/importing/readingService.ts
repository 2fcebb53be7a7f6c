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
import type { ItemPart, PartMessage } from '../library/thread/parts.ts';
import { itemOfImport } from './importedItem.ts';
import { type TakenGame, takenGame } from './takenGame.ts';
import { unpacked } from './unzip.ts';

/** Maximum number of games listed; the search covers all of them. */
const MOST_LISTED = 50;
/** Items per batch. */
const PART = 250;

export type ToReader =
  | { readonly type: 'read'; readonly inputs: readonly Input[] }
  /** The answer to `asksPlayers`. */
  | { readonly type: 'players'; readonly content: Uint8Array | undefined }
  | { readonly type: 'search'; readonly query: string }
  | { readonly type: 'take'; readonly index: number }
  /** Prepares library items of all games that match the search. */
  | { readonly type: 'gather'; readonly query: string; readonly savedAt: number }
  /** Finds a board in a small picture. */
  | { readonly type: 'look'; readonly pixels: Pixels }
  /** Reads an exported library file. */
  | { readonly type: 'openLibrary'; readonly file: Blob }
  /** Sends the prepared items through the port: one batch now, and one for each request. */
  | { readonly type: 'handOver'; readonly port: MessagePort };

export type FromReader =
  /** Asks for the player names, which WTHOR files refer to by number. */
  | { readonly type: 'asksPlayers' }
  | { readonly type: 'found'; readonly report: FoundReport; readonly list: FoundList }
  | { readonly type: 'listed'; readonly list: FoundList }
  | { readonly type: 'taken'; readonly game: TakenGame }
  /** A study with all its chapters, and the chapter to open. */
  | {
      readonly type: 'takenStudy';
      readonly title: string | undefined;
      readonly games: readonly TakenGame[];
      readonly chapter: number;
    }
  | { readonly type: 'framed'; readonly frame: Frame }
  /** Progress: the number of lines of a library file checked. */
  | { readonly type: 'checked'; readonly done: number; readonly of: number }
  | { readonly type: 'library'; readonly tags: readonly LibraryTag[]; readonly count: number }
  | { readonly type: 'broken'; readonly defect: FileDefect }
  /** The browser cannot read the file: it was deleted, or is a folder. */
  | { readonly type: 'unreadable' };

/** Number of lines checked between two progress reports. */
const CHECKED_AT_ONCE = 200;

/** Makes items batch by batch, on demand. */
function* inParts<T>(of: readonly T[], itemOf: (one: T) => LibraryItem): Generator<ItemPart> {
  for (let done = 0; done < of.length; done += PART) {
    const items = of.slice(done, done + PART).map(itemOf);
    yield { items, done: done + items.length, of: of.length };
  }
}

/** Reads files and keeps the result in the worker, so that the page receives only what it shows. */
export class ReadingService {
  readonly #post: (message: FromReader) => void;
  /** Inputs that wait for the player names. */
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
