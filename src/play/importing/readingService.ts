import { type FoundList, type FoundReport, reportOf, searchIn } from '../../formats/catalog.ts';
import { type Found, failed } from '../../formats/found.ts';
import { writeLink } from '../../formats/link/link.ts';
import { type Input, readInputs } from '../../formats/read.ts';

/** How many games of a file are listed; a search finds the others. */
const MOST_LISTED = 50;

export type ToReader =
  | { readonly type: 'read'; readonly inputs: readonly Input[] }
  | { readonly type: 'search'; readonly query: string }
  | { readonly type: 'take'; readonly index: number };

export type FromReader =
  | { readonly type: 'found'; readonly report: FoundReport; readonly list: FoundList }
  | { readonly type: 'listed'; readonly list: FoundList }
  /** The game travels as its link: a record has classes, which messages would lose. */
  | { readonly type: 'taken'; readonly link: string };

/** Reads files and keeps what it has found, so that a page gets only what it shows. */
export class ReadingService {
  readonly #post: (message: FromReader) => void;
  #found: Found = failed('transcript', { reason: 'empty' });

  constructor(post: (message: FromReader) => void) {
    this.#post = post;
  }

  receive(message: ToReader): void {
    if (message.type === 'read') {
      this.#found = readInputs(message.inputs);
      this.#post({ type: 'found', report: reportOf(this.#found), list: this.#listOf('') });
    } else if (message.type === 'search') this.#post({ type: 'listed', list: this.#listOf(message.query) });
    else {
      const record = this.#found.records[message.index];
      if (record !== undefined) this.#post({ type: 'taken', link: writeLink(record) });
    }
  }

  #listOf(query: string): FoundList {
    return searchIn(this.#found, query, MOST_LISTED);
  }
}
