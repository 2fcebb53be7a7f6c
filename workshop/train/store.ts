import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { SAMPLE_BYTES } from './trainer.ts';

/** Writes a file atomically: completely or not at all. */
export const writeWhole = (path: string, bytes: Uint8Array | string): void => {
  mkdirSync(dirname(path), { recursive: true });
  const draft = `${path}.draft`;
  writeFileSync(draft, bytes);
  renameSync(draft, path);
};

/** A folder's samples for one number of empty squares; scores are written into them as they are found. */
export class SampleFile {
  readonly #path: string;

  constructor(folder: string, empties: number) {
    this.#path = join(folder, `${empties}.samples`);
  }

  get exists(): boolean {
    return existsSync(this.#path);
  }

  read(): Uint8Array {
    return this.exists ? new Uint8Array(readFileSync(this.#path)) : new Uint8Array();
  }

  create(samples: Uint8Array): void {
    writeWhole(this.#path, samples);
  }

  /** Overwrites the samples from number `index` on. */
  replace(index: number, samples: Uint8Array): void {
    const file = openSync(this.#path, 'r+');
    try {
      writeSync(file, samples, 0, samples.length, index * SAMPLE_BYTES);
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
  }
}
