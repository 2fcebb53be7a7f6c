import { type ChildProcess, spawn } from 'node:child_process';
import { onTestFinished } from 'vitest';
import { fromRoot, ROOT } from '../../../tools/paths.ts';

const PROGRAM = fromRoot('cli', 'bin.js');
const quoted = (word: string): string => `'${word.replaceAll("'", "'\\''")}'`;

export const [ENTER, CTRL_C, CTRL_D, TAB] = ['\r', '\x03', '\x04', '\t'] as const;

/** The program at a pseudo-terminal made by `script` of util-linux, which every Debian has. */
class Terminal {
  readonly #child: ChildProcess;
  readonly ended: Promise<number | null>;
  #shown = '';
  #seen = 0;
  #look = (): void => {};
  #isOver = false;

  constructor(words: readonly string[], environment: Readonly<Record<string, string>> = {}) {
    const { NO_COLOR: _, ...inherited } = process.env;
    const command = [process.execPath, PROGRAM, ...words].map(quoted).join(' ');
    this.#child = spawn('script', ['-qec', command, '/dev/null'], {
      cwd: ROOT,
      env: { ...inherited, TERM: 'xterm-256color', ...environment },
    });
    this.#child.stdout?.on('data', chunk => {
      this.#shown += chunk;
      this.#look();
    });
    this.ended = new Promise((resolve, reject) => {
      this.#child.on('error', reject);
      this.#child.on('close', code => {
        this.#isOver = true;
        this.#look();
        resolve(code);
      });
    });
  }

  /** All output, including control sequences. */
  get shown(): string {
    return this.#shown;
  }

  /** Waits until the text appears after the previous match. */
  see(text: string): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#look = () => {
        const at = this.#shown.indexOf(text, this.#seen);
        if (at >= 0) {
          this.#seen = at + text.length;
          this.#look = () => {};
          resolve();
        } else if (this.#isOver) reject(new Error(`"${text}" was never shown:\n${this.#shown}`));
      };
      this.#look();
    });
  }

  type(text: string): void {
    this.#child.stdin?.write(text);
  }

  /** For a test that fails before the program ends. */
  close(): void {
    this.#child.kill();
  }
}

/** Runs `flipside play` at a terminal that is closed after the test. */
export const openPlay = (
  words: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Terminal => {
  const terminal = new Terminal(['play', ...words], environment);
  onTestFinished(() => terminal.close());
  return terminal;
};
