import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { createInterface } from 'node:readline';
import { PlayerFailure } from './arena.ts';

const isProgram = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
};

const ENDINGS = process.platform === 'win32' ? ['', '.exe', '.cmd', '.bat'] : [''];

/** Whether a command with this name or path can be started. */
export const canStart = (program: string): boolean => {
  const folders = /[/\\]/.test(program) ? [''] : (process.env.PATH ?? '').split(delimiter);
  return folders.some(folder => ENDINGS.some(ending => isProgram(join(folder, program + ending))));
};

/** Splits a command into words; quotes of either kind keep spaces in a word. */
export const splitCommand = (command: string): readonly string[] =>
  [...command.matchAll(/(?:"[^"]*"|'[^']*'|[^\s"'])+/g)].map(([word]) => word.replace(/["']/g, ''));

interface Waiting {
  readonly take: (line: string) => void;
  readonly fail: (failure: PlayerFailure) => void;
}

const processes = new Set<ChildProcessWithoutNullStreams>();

/** Ends all started programs, so that none outlives the match. */
export const killPlayers = (): void => {
  for (const process of processes) process.kill('SIGKILL');
};

/** A program with a line-based protocol. */
export class PlayerProcess {
  readonly #child: ChildProcessWithoutNullStreams;
  readonly #lines: string[] = [];
  #waiting: Waiting | undefined;
  #failure: PlayerFailure | undefined;

  constructor(command: string) {
    const [program = '', ...words] = splitCommand(command);
    this.#child = spawn(program, words);
    processes.add(this.#child);
    this.#child.on('error', error => this.#fail(`"${program}" cannot be started: ${error.message}`));
    this.#child.on('close', () => this.#fail(`"${program}" has ended.`));
    this.#child.stdin.on('error', () => this.#fail(`"${program}" has closed its input.`));
    this.#child.stderr.resume();
    createInterface({ input: this.#child.stdout }).on('line', line => this.#receive(line));
  }

  send(line: string): void {
    if (this.#failure === undefined) this.#child.stdin.write(`${line}\n`);
  }

  /** The next line of its output. */
  read(): Promise<string> {
    const line = this.#lines.shift();
    if (line !== undefined) return Promise.resolve(line);
    if (this.#failure !== undefined) return Promise.reject(this.#failure);
    return new Promise((take, fail) => {
      this.#waiting = { take, fail };
    });
  }

  close(): void {
    this.#child.kill('SIGKILL');
  }

  #receive(line: string): void {
    const waiting = this.#waiting;
    this.#waiting = undefined;
    if (waiting === undefined) this.#lines.push(line);
    else waiting.take(line);
  }

  #fail(sentence: string): void {
    processes.delete(this.#child);
    this.#failure ??= new PlayerFailure('crash', sentence);
    this.#waiting?.fail(this.#failure);
    this.#waiting = undefined;
  }
}
