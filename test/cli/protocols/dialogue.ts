import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fromRoot } from '../../../tools/paths.ts';

/** The program in a separate process, controlled line by line. */
export class Dialogue {
  readonly child: ChildProcessWithoutNullStreams;
  readonly #lines: string[] = [];
  #onLine = (): void => {};
  stderr = '';

  constructor(...words: readonly string[]) {
    this.child = spawn(process.execPath, [fromRoot('cli', 'bin.js'), ...words]);
    this.child.stderr.on('data', chunk => {
      this.stderr += chunk;
    });
    createInterface({ input: this.child.stdout }).on('line', line => {
      this.#lines.push(line);
      this.#onLine();
    });
  }

  send(...lines: readonly string[]): void {
    this.child.stdin.write(lines.map(line => `${line}\n`).join(''));
  }

  /** The output up to and including a line that matches. */
  async waitFor(pattern: RegExp): Promise<readonly string[]> {
    for (;;) {
      const at = this.#lines.findIndex(line => pattern.test(line));
      if (at >= 0) return this.#lines.splice(0, at + 1);
      await new Promise<void>(resolve => {
        this.#onLine = resolve;
      });
    }
  }

  ended(): Promise<{ readonly exitCode: number | null; readonly signal: NodeJS.Signals | null }> {
    return new Promise(resolve => {
      this.child.on('close', (exitCode, signal) => resolve({ exitCode, signal }));
    });
  }
}
