import type { DatabaseOutcome } from '../../../store/library/database.ts';
import type { CallName, FromLibrary, LibraryCalls, LibraryTold, ToLibrary } from './calls.ts';

/** The worker that owns the database. */
export interface LibraryPort {
  readonly post: (message: ToLibrary) => void;
}

export interface LibraryListener {
  readonly onMessage: (message: FromLibrary) => void;
  /** Called if the worker cannot be started or runs out of memory. */
  readonly onError: () => void;
}

export type OpenLibrary = (listener: LibraryListener) => LibraryPort;

export const openLibraryWorker: OpenLibrary = ({ onMessage, onError }) => {
  const worker = new Worker(new URL('./libraryWorker.ts', import.meta.url), { type: 'module' });
  worker.onmessage = ({ data }: MessageEvent<FromLibrary>) => onMessage(data);
  worker.onerror = onError;
  worker.onmessageerror = onError;
  return {
    post: message =>
      worker.postMessage(
        message,
        message.args.filter(arg => arg instanceof MessagePort),
      ),
  };
};

type Answer = (outcome: DatabaseOutcome<unknown>) => void;

const FAILED: DatabaseOutcome<never> = { type: 'failed', trouble: 'refused' };

/** The page's client of the worker. The first call starts it; after a failure the next call starts it again. */
export class LibraryThread {
  onTold = (_: LibraryTold): void => undefined;
  readonly #open: OpenLibrary;
  #port: LibraryPort | undefined;
  #number = 0;
  readonly #waiting = new Map<number, Answer>();

  constructor(open: OpenLibrary) {
    this.#open = open;
  }

  call<Name extends CallName>(
    name: Name,
    ...args: Parameters<LibraryCalls[Name]>
  ): ReturnType<LibraryCalls[Name]> {
    const number = this.#number++;
    const answer = new Promise<DatabaseOutcome<unknown>>(resolve => {
      this.#waiting.set(number, resolve);
      try {
        this.#port ??= this.#start();
        this.#port.post({ number, name, args });
      } catch {
        this.#fail();
      }
    });
    return answer as ReturnType<LibraryCalls[Name]>;
  }

  #start(): LibraryPort {
    return this.#open({
      onMessage: message => {
        if (message.type === 'told') return this.onTold(message.told);
        this.#waiting.get(message.number)?.(message.outcome);
        this.#waiting.delete(message.number);
      },
      onError: () => this.#fail(),
    });
  }

  #fail(): void {
    this.#port = undefined;
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const answer of waiting) answer(FAILED);
  }
}
