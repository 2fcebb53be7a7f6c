import type { OpenReader, ReaderListener, ReaderPort } from './openReader.ts';
import type { ItemPart, ToReader } from './readingService.ts';

const NOBODY: ReaderListener = { onMessage: () => undefined, onError: () => undefined };

/** A thread that reads files, and whoever listens to it now. */
export class Reader {
  #listener: ReaderListener;
  readonly #port: ReaderPort;

  /** Throws if the browser starts no thread. */
  constructor(open: OpenReader, listener: ReaderListener) {
    this.#listener = listener;
    this.#port = open({
      onMessage: message => this.#listener.onMessage(message),
      onError: () => this.#listener.onError(),
    });
  }

  /** From now on only this listener is told anything. */
  follow(listener: ReaderListener): void {
    this.#listener = listener;
  }

  post(message: ToReader): void {
    this.#port.post(message);
  }

  /** Whatever it says after this is heard by nobody. */
  end(): void {
    this.#listener = NOBODY;
    this.#port.end();
  }
}

/** Items that come in parts, as another thread makes them. */
export interface ItemSource {
  /** The next part; undefined after the last one. Rejects if the reading has failed. */
  readonly next: () => Promise<ItemPart | undefined>;
  /** Nothing more is wanted. */
  readonly end: () => void;
}

interface Asked {
  readonly resolve: (part: ItemPart | undefined) => void;
  readonly reject: (error: Error) => void;
}

/** The items that a reader makes, beginning with its answer to `first`. */
export class ReaderSource implements ItemSource {
  readonly #reader: Reader;
  /** Parts that nobody has asked for yet: one at most, since the next is made while the page writes this one. */
  readonly #ready: (ItemPart | undefined)[] = [];
  #asked: Asked | undefined;
  #hasFailed = false;

  constructor(reader: Reader, first: ToReader) {
    this.#reader = reader;
    reader.follow({
      onMessage: message => {
        if (message.type === 'part') this.#take(message.part);
      },
      onError: () => {
        this.#hasFailed = true;
        this.#asked?.reject(new ReaderFailure());
      },
    });
    reader.post(first);
  }

  next(): Promise<ItemPart | undefined> {
    if (this.#ready.length > 0) {
      const part = this.#ready.shift();
      if (part !== undefined) this.#reader.post({ type: 'more' });
      return Promise.resolve(part);
    }
    if (this.#hasFailed) return Promise.reject(new ReaderFailure());
    return new Promise((resolve, reject) => {
      this.#asked = { resolve, reject };
    });
  }

  end(): void {
    this.#asked?.resolve(undefined);
    this.#reader.end();
  }

  #take(part: ItemPart | undefined): void {
    const asked = this.#asked;
    this.#asked = undefined;
    if (asked === undefined) this.#ready.push(part);
    else {
      asked.resolve(part);
      if (part !== undefined) this.#reader.post({ type: 'more' });
    }
  }
}

/** The thread has run out of memory, or cannot be started. */
class ReaderFailure extends Error {}
