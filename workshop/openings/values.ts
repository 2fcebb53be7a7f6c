import { appendFileSync, existsSync, mkdirSync, readFileSync, truncateSync } from 'node:fs';
import { dirname } from 'node:path';
import { loadEngineProgram, readWeights } from '../../cli/engine/engineFiles.ts';
import { makeSearchTask } from '../../src/engine/searchTask.ts';
import { WasmEngine } from '../../src/engine/wasmEngine.ts';
import { positionOfKey } from '../../src/game/othello/canonical.ts';

/** The value of the position that a key stands for, in discs for the side to move. */
export type Valuer = (key: string) => number;

/** The engine without a clock: the same value every time, on every machine. */
export const openValuer = async (depth: number): Promise<Valuer> => {
  const host = { now: () => performance.now(), shouldStop: () => false };
  const engine = new WasmEngine(await loadEngineProgram(), host, await readWeights());
  const limit = { type: 'depth', depth, endgame: 0 } as const;
  return key => {
    const task = makeSearchTask({ position: positionOfKey(key), method: { by: 'flipside', limit } });
    return engine.search(task, () => {}).score;
  };
};

/** A last line without a line end was cut off while it was written. */
export const readWholeLines = (path: string): readonly string[] => {
  const text = readFileSync(path, 'utf8');
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  if (whole.length < text.length) truncateSync(path, Buffer.byteLength(whole));
  return whole.split('\n').filter(line => line !== '');
};

/** A file with a line for each position searched so far, so that a run that was stopped can go on. */
export class ValueLog {
  readonly #path: string;
  readonly #values = new Map<string, number>();

  constructor(path: string) {
    this.#path = path;
    mkdirSync(dirname(path), { recursive: true });
    for (const line of existsSync(path) ? readWholeLines(path) : []) {
      const [key = '', value] = line.split('\t');
      this.#values.set(key, Number(value));
    }
  }

  get(key: string): number | undefined {
    return this.#values.get(key);
  }

  add(key: string, value: number): void {
    this.#values.set(key, value);
    appendFileSync(this.#path, `${key}\t${value}\n`);
  }
}
