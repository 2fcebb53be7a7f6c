import { statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';

/** SQLite's write-ahead log: committed changes that are not in the database file yet. */
const logOf = (file: string): string => `${file}-wal`;
/**
 * How often the size of the log is checked, and the size from which a checkpoint runs. A checkpoint blocks writers for 30 to
 * 60 ms.
 */
const LOOK_MILLISECONDS = 500;
const MOST_BYTES = 64_000_000;

/**
 * The worker's program, as text because neither the sources nor the built server have a separate file for it. The first two
 * passes move most of the log while others write; the last one blocks writers until the rest is moved.
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
 * Runs SQLite's checkpoints in a worker thread, since in the main thread every ply would wait for them. The thread starts
 * when the log first grows large enough.
 */
export class Checkpoints {
  readonly #file: string;
  readonly #onFailure: () => void;
  readonly #timer = setInterval(() => this.#look(), LOOK_MILLISECONDS).unref();
  #worker: Worker | undefined;
  #isBusy = false;

  /** `onFailure` is called once if the thread ends; the caller must then run checkpoints itself. */
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
