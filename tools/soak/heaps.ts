import type { ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { fromRoot } from '../paths.ts';

const REPORTER = pathToFileURL(fromRoot('tools', 'soak', 'reportHeap.js')).href;
const LOOK_MILLISECONDS = 50;
const LONGEST_MILLISECONDS = 20_000;

/** Measures the heap of Node processes after a garbage collection. */
export class Heaps {
  readonly #folder = mkdtempSync(join(tmpdir(), 'flipside-heaps-'));
  /** Node options and environment variables for the measured processes. */
  readonly options = ['--expose-gc', '--import', REPORTER];
  readonly variables = { HEAP_FOLDER: this.#folder };

  /** Their total heap in bytes. */
  async bytesOf(processes: readonly ChildProcess[]): Promise<number> {
    const each = await Promise.all(processes.map(({ pid = 0 }) => this.#bytesOf(pid)));
    return each.reduce((sum, bytes) => sum + bytes, 0);
  }

  remove(): void {
    rmSync(this.#folder, { recursive: true, force: true });
  }

  async #bytesOf(pid: number): Promise<number> {
    const file = join(this.#folder, String(pid));
    process.kill(pid, 'SIGUSR2');
    for (const start = performance.now(); !existsSync(file); await pause(LOOK_MILLISECONDS))
      if (performance.now() - start > LONGEST_MILLISECONDS)
        throw new Error(`the process ${pid} did not report its heap`);
    const bytes = Number(readFileSync(file, 'utf8'));
    rmSync(file);
    return bytes;
  }
}
