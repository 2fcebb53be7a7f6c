import type { ItemSource } from '../library/longWork.ts';
import type { OpenReader, ReaderListener, ReaderPort } from './openReader.ts';
import type { ToReader } from './readingService.ts';

const NOBODY: ReaderListener = { onMessage: () => undefined, onError: () => undefined };

/** A worker that reads files, with its current listener. */
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

  /** Replaces the listener. */
  follow(listener: ReaderListener): void {
    this.#listener = listener;
  }

  post(message: ToReader): void {
    this.#port.post(message);
  }

  /** Ends the worker; its later messages are ignored. */
  end(): void {
    this.#listener = NOBODY;
    this.#port.end();
  }
}

/** Lets a reader send its prepared items to the library's worker through a port of their own. */
export const itemsFrom = (reader: Reader): ItemSource => {
  const { port1: there, port2: port } = new MessageChannel();
  reader.post({ type: 'handOver', port: there });
  return {
    port,
    onFailure: listener => reader.follow({ ...NOBODY, onError: listener }),
    end: () => reader.end(),
  };
};
