import { appendFileSync, existsSync, mkdirSync, readFileSync, truncateSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Verdict } from './judge.ts';

/** Drops a last line without a line end, which was truncated. */
const readWholeLines = (path: string): readonly string[] => {
  const text = readFileSync(path, 'utf8');
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  if (whole.length < text.length) truncateSync(path, Buffer.byteLength(whole));
  return whole.split('\n').filter(line => line !== '');
};

/** A log with a line for each judged opening: transcript, depth, score. These are not judged again. */
export class VerdictLog {
  readonly #path: string;
  readonly #verdicts = new Map<string, Verdict>();

  constructor(path: string) {
    this.#path = path;
    mkdirSync(dirname(path), { recursive: true });
    for (const line of existsSync(path) ? readWholeLines(path) : []) {
      const [transcript = '', depth, score] = line.split('\t');
      this.#verdicts.set(transcript, { depth: Number(depth), score: Number(score) });
    }
  }

  get(transcript: string): Verdict | undefined {
    return this.#verdicts.get(transcript);
  }

  add(transcript: string, verdict: Verdict): void {
    this.#verdicts.set(transcript, verdict);
    appendFileSync(this.#path, `${transcript}\t${verdict.depth}\t${verdict.score}\n`);
  }
}
