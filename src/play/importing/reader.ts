import type { OpenReader, ReaderListener, ReaderPort } from './openReader.ts';
import type { ToReader } from './readingService.ts';

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

/** Items on their way from a reader to the thread that puts them in. */
export interface HandedOver {
  readonly port: MessagePort;
  /** Calls this if the reader fails before it has handed over everything. */
  readonly onFailure: (listener: () => void) => void;
  /** Nothing more is wanted. */
  readonly end: () => void;
}

/** Has a reader hand over, through a port of its own, the items that it has made ready. */
export const handedOver = (reader: Reader): HandedOver => {
  const { port1: there, port2: port } = new MessageChannel();
  reader.post({ type: 'handOver', port: there });
  return {
    port,
    onFailure: listener => reader.follow({ ...NOBODY, onError: listener }),
    end: () => reader.end(),
  };
};
