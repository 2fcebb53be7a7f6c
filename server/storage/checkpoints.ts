import { statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';

/** Where SQLite keeps what is committed but not yet in the file. */
const logOf = (file: string): string => `${file}-wal`;
/**
 * How often the log is looked at, and from which size on it is emptied. Each time keeps writers off for 30 to 60 ms; at a thousand
 * plies a second this is every seven seconds.
 */
const LOOK_MILLISECONDS = 500;
const MOST_BYTES = 64_000_000;

/**
 * Runs in the thread, as text: neither the sources nor the built server have a file of their own for it. The first two rounds move
 * nearly everything while others write; the last one keeps them off for as long as it takes to move the rest.
 */
const PROGRAM = `
const { parentPort, workerData } = require('node:worker_threads');
const Database = require(workerData.library);
const database = new Database(workerData.file, { timeout: 5000 });
database.pragma('synchronous = normal');
parentPort.on('message', () => {
  for (const mode of ['passive', 'passive', 'truncate']) database.pragma('wal_checkpoint(' + mode + ')');
  parentPort.postMessage('done');
});`;

/**
 * Empties the log of SQLite in a thread of its own: in the thread that plays, every ply would wait for it. A small server never
 * needs the thread.
 */
export class Checkpoints {
  readonly #file: string;
  readonly #onFailure: () => void;
  readonly #timer = setInterval(() => this.#look(), LOOK_MILLISECONDS).unref();
  #worker: Worker | undefined;
  #isBusy = false;

  /** `onFailure` is called once if the thread has ended: then somebody else has to empty the log. */
  constructor(file: string, onFailure: () => void) {
    this.#file = file;
    this.#onFailure = onFailure;
  }

  close(): void {
    clearInterval(this.#timer);
    void this.#worker?.terminate();
  }

  #look(): void {
    const size = statSync(logOf(this.#file), { throwIfNoEntry: false })?.size ?? 0;
    if (this.#isBusy || size < MOST_BYTES) return;
    this.#isBusy = true;
    this.#worker ??= this.#start();
    this.#worker.postMessage('empty');
  }

  #start(): Worker {
    const library = createRequire(import.meta.url).resolve('libsql');
    const worker = new Worker(PROGRAM, { eval: true, workerData: { library, file: this.#file } });
    worker.unref();
    worker.on('message', () => {
      this.#isBusy = false;
    });
    worker.once('error', () => {
      clearInterval(this.#timer);
      this.#onFailure();
    });
    return worker;
  }
}
