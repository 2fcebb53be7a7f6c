import { appendFileSync, existsSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { SAMPLE_BYTES, SCORE_OFFSET, type Trainer } from './trainer.ts';

/**
 * The search that scores a position: a depth in plies, or to the end of the game, and a level of selective cuts, 0 for none.
 */
export interface Search {
  readonly depth: number | 'end';
  readonly level: number;
}

const nameOf = ({ depth, level }: Search): string => `${depth}-${level}`;

/** The scores of a folder's first positions with a number of empty squares: a byte each, in the order of their samples. */
export class ScoreFile {
  readonly #path: string;

  constructor(folder: string, empties: number, search: Search) {
    mkdirSync(folder, { recursive: true });
    this.#path = join(folder, `${empties}.${nameOf(search)}.scores`);
  }

  /** The number of positions with a score. */
  get count(): number {
    return existsSync(this.#path) ? statSync(this.#path).size : 0;
  }

  read(): Int8Array {
    return existsSync(this.#path) ? Int8Array.from(new Int8Array(readFileSync(this.#path))) : new Int8Array();
  }

  append(scores: Int8Array): void {
    appendFileSync(this.#path, new Uint8Array(scores.buffer, scores.byteOffset, scores.length));
  }
}

export const scoresIn = (samples: Uint8Array): Int8Array =>
  Int8Array.from(
    { length: samples.length / SAMPLE_BYTES },
    (_, index) => samples[index * SAMPLE_BYTES + SCORE_OFFSET] ?? 0,
  );

/** The scores of a few positions. */
export const search = (trainer: Trainer, positions: Uint8Array, { depth, level }: Search): Int8Array => {
  const samples = positions.slice();
  if (depth === 'end') trainer.scoreToEnd(samples, level, 1);
  else trainer.scoreBySearch(samples, { depth, level }, 1);
  return scoresIn(samples);
};
