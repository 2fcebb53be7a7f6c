import { createInterface, type Interface } from 'node:readline';

const PROMPT = '> ';

/** Reads input line by line. On a terminal, lines can be edited and Tab completes commands. */
export class Lines {
  readonly #reader: Interface;
  readonly #isTerminal: boolean;
  readonly #queue: string[] = [];
  #waiting: ((line: string | undefined) => void) | undefined;
  #isClosed = false;

  constructor(completions: () => readonly string[]) {
    this.#isTerminal = process.stdin.isTTY === true && process.stdout.isTTY === true;
    this.#reader = createInterface({
      input: process.stdin,
      ...(this.#isTerminal && { output: process.stdout }),
      terminal: this.#isTerminal,
      prompt: PROMPT,
      completer: (line: string) => [completions().filter(word => word.startsWith(line)), line],
    });
    this.#reader.on('line', line => this.#take(line));
    this.#reader.on('close', () => this.#end());
  }

  /** Whether the person left with Ctrl-C or Ctrl-D. The end of a file only ends the input. */
  get isLeft(): boolean {
    return this.#isClosed && this.#isTerminal;
  }

  /** The next line, or undefined after the last one. */
  next(): Promise<string | undefined> {
    const line = this.#queue.shift();
    if (line !== undefined || this.#isClosed) return Promise.resolve(line);
    if (this.#isTerminal) this.#reader.prompt();
    return new Promise(resolve => {
      this.#waiting = resolve;
    });
  }

  close(): void {
    this.#reader.close();
  }

  #take(line: string): void {
    if (this.#waiting === undefined) this.#queue.push(line);
    else this.#answer(line);
  }

  #end(): void {
    this.#isClosed = true;
    this.#answer(undefined);
  }

  #answer(line: string | undefined): void {
    const waiting = this.#waiting;
    this.#waiting = undefined;
    waiting?.(line);
  }
}
