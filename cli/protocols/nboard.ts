import type { SearchResult } from '../../src/engine/searchRequest.ts';
import type { Thinker } from '../engine/thinker.ts';
import { parseGgfMove } from '../formats/ggf.ts';
import { hasToPass, isFinished, passed } from '../formats/turns.ts';
import { parseWholeNumber } from '../program/commandLine.ts';
import {
  analyzeRecord,
  answerLine,
  hintLines,
  nodeStatsLine,
  PASS_LINE,
  passHintLine,
} from './nboardAnswers.ts';
import { NBoardState } from './nboardState.ts';
import { Complaint, type SessionMeans } from './session.ts';

const NAME = 'Flipside';
const ALL_MOVES = 64;
/** A search cancelled at once still runs this long, since its answer may be played. */
const LEAST_MILLISECONDS = 80;

/**
 * The NBoard protocol, versions 1 and 2, from the engine's side. Commands are handled one after the other; only a `ping`
 * is read while the engine thinks, and ends the search. A faulty command is reported as a status.
 */
export class NBoardSession {
  readonly #thinker: Thinker;
  readonly #write: (line: string) => void;
  readonly #state: NBoardState;
  #queue: Promise<void> = Promise.resolve();
  #waitingPings = 0;
  /** When the current search may be cut short. */
  #hurryFrom: number | undefined;
  #hurryTimer: NodeJS.Timeout | undefined;
  #isOver = false;

  constructor({ thinker, write, milliseconds }: SessionMeans) {
    this.#thinker = thinker;
    this.#write = write;
    this.#state = new NBoardState(milliseconds);
  }

  get isOver(): boolean {
    return this.#isOver;
  }

  /** Settles when the line has been handled. */
  receive(line: string): Promise<void> {
    const [, command = '', rest = ''] = /^\s*(\S*)\s*(.*?)\s*$/s.exec(line) ?? [];
    if (command === 'ping') {
      this.#waitingPings++;
      this.#hurry();
    }
    this.#queue = this.#queue.then(() => this.#obey(command, rest));
    return this.#queue;
  }

  async #obey(command: string, rest: string): Promise<void> {
    if (this.#isOver) return;
    try {
      await this.#handle(command, rest);
    } catch (error) {
      this.#status((error as Error).message);
    }
  }

  async #handle(command: string, rest: string): Promise<void> {
    switch (command) {
      case '':
        return;
      case 'nboard':
        return this.#greet(rest);
      case 'set':
        return this.#set(rest);
      case 'move':
        return this.#state.move(rest);
      case 'go':
        return this.#go();
      case 'hint':
        return this.#hint(rest);
      case 'ping':
        return this.#pong(rest);
      case 'learn':
        return this.#write('learned');
      case 'analyze':
        return this.#analyze();
      case 'quit':
        this.#isOver = true;
        return;
      default:
        return this.#other(command);
    }
  }

  /** In version 1 of the protocol a move is sent bare. */
  #other(command: string): void {
    if (parseGgfMove(command) === undefined) throw new Complaint(`Unknown command: ${command}`);
    this.#state.move(command);
  }

  #greet(version: string): void {
    if (parseWholeNumber(version, { from: 1 }) === undefined)
      throw new Complaint(`Not a version of the protocol: ${version}`);
    this.#write(`set myname ${NAME}`);
  }

  #set(rest: string): void {
    const [, name = '', value = ''] = /^(\S*)\s*(.*)$/s.exec(rest) ?? [];
    switch (name) {
      case 'depth':
        this.#state.setDepth(value);
        this.#write(`set myname ${NAME}${this.#state.depth}`);
        break;
      case 'game':
        this.#state.setGame(value);
        break;
      case 'contempt':
        this.#state.setContempt(value);
        break;
      default:
        throw new Complaint(`Unknown setting: ${name}`);
    }
  }

  async #go(): Promise<void> {
    const { position, reachOnClock: reach } = this.#state;
    if (isFinished(position)) this.#status('The game is over');
    if (isFinished(position) || hasToPass(position)) return this.#write(PASS_LINE);
    await this.#thinkAloud('thinking', async () => {
      const report = (result: SearchResult): void => this.#report(hintLines(position, result, 1), result);
      const result = await this.#thinker.think({ position, reach }, report);
      this.#report([answerLine(result)], result);
    });
  }

  async #hint(text: string): Promise<void> {
    const count = parseWholeNumber(text || '1', { from: 1 });
    const { position, reach } = this.#state;
    if (count === undefined) throw new Complaint(`Not a number of moves: ${text}`);
    if (isFinished(position)) throw new Complaint('The game is over');
    const isPass = hasToPass(position);
    const linesOf = (result: SearchResult): readonly string[] =>
      isPass
        ? [passHintLine(passed(position), result)]
        : hintLines(position, result, Math.min(count, ALL_MOVES));
    const question = { position: isPass ? passed(position) : position, reach, every: !isPass && count > 1 };
    await this.#thinkAloud('analyzing', async () => {
      const report = (result: SearchResult): void => this.#report(linesOf(result), result);
      report(await this.#thinker.think(question, report));
    });
  }

  #analyze(): Promise<void> {
    const { record, reach } = this.#state;
    const listener = { write: this.#write, isCalledOff: () => this.#waitingPings > 0 };
    return this.#thinkAloud('analyzing', () => analyzeRecord(this.#thinker, { record, reach }, listener));
  }

  #pong(text: string): void {
    this.#waitingPings--;
    if (parseWholeNumber(text) === undefined) throw new Complaint(`Not a number to answer with: ${text}`);
    this.#write(`pong ${text}`);
  }

  /** Thinks until it is done or a ping waits, with a status before and after. */
  async #thinkAloud(doing: 'thinking' | 'analyzing', work: () => Promise<void>): Promise<void> {
    this.#status(`${NAME} is ${doing}`);
    this.#hurryFrom = performance.now() + LEAST_MILLISECONDS;
    if (this.#waitingPings > 0) this.#hurry();
    try {
      await work();
    } finally {
      this.#hurryFrom = undefined;
      clearTimeout(this.#hurryTimer);
    }
    this.#status(`${NAME} is waiting`);
  }

  #hurry(): void {
    if (this.#hurryFrom === undefined) return;
    clearTimeout(this.#hurryTimer);
    this.#hurryTimer = setTimeout(() => this.#thinker.hurry(), this.#hurryFrom - performance.now());
  }

  #report(lines: readonly string[], result: SearchResult): void {
    this.#write(nodeStatsLine(result));
    for (const line of lines) this.#write(line);
  }

  #status(text: string): void {
    this.#write(`status ${text}`);
  }
}
