import type { SearchResult } from '../../src/engine/searchRequest.ts';
import { readGgfMove } from '../../src/formats/text/ggf.ts';
import type { Question, Thinker } from '../engine/thinker.ts';
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
/**
 * The engine's side of the NBoard protocol, versions 1 and 2. Commands are handled one after another; only `ping` is read
 * during a search, which it ends. An invalid command is reported as a status, an unknown one is ignored.
 */
export class NBoardSession {
  readonly #thinker: Thinker;
  readonly #write: (line: string) => void;
  readonly #state: NBoardState;
  #queue: Promise<void> = Promise.resolve();
  #waitingPings = 0;
  #isHurried = false;
  #isOver = false;

  constructor({ thinker, write, milliseconds }: SessionMeans) {
    this.#thinker = thinker;
    this.#write = write;
    this.#state = new NBoardState(milliseconds);
  }

  get isOver(): boolean {
    return this.#isOver;
  }

  isFarewell(line: string): boolean {
    return line.trim() === 'quit';
  }

  hurry(): void {
    this.#isHurried = true;
    this.#thinker.hurry();
  }

  /** Resolves when the line has been handled. */
  receive(line: string): Promise<void> {
    const [, command = '', rest = ''] = /^\s*(\S*)\s*(.*?)\s*$/s.exec(line) ?? [];
    if (command === 'ping') {
      this.#waitingPings++;
      this.#thinker.hurry();
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

  /** In version 1 of the protocol a move is sent without `move`. Commands of later versions are ignored. */
  #other(command: string): void {
    if (readGgfMove(command) !== undefined) this.#state.move(command);
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
    }
  }

  async #go(): Promise<void> {
    const { position, reachOnClock: reach } = this.#state;
    if (isFinished(position)) this.#status('The game is over');
    if (isFinished(position) || hasToPass(position)) return this.#write(PASS_LINE);
    await this.#thinkAloud('thinking', async () => {
      const report = (result: SearchResult): void => this.#report(hintLines(position, result, 1), result);
      const result = await this.#think({ position, reach }, report);
      this.#report([...hintLines(position, result, 1), answerLine(result)], result);
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
    const question = {
      position: isPass ? passed(position) : position,
      reach,
      every: !isPass && count > 1 && count,
      lag: true,
    };
    await this.#thinkAloud('analyzing', async () => {
      const report = (result: SearchResult): void => this.#report(linesOf(result), result);
      report(await this.#think(question, report));
    });
  }

  #analyze(): Promise<void> {
    const { record, reach } = this.#state;
    const think = (question: Question): Promise<SearchResult> => this.#think(question);
    const listener = { write: this.#write, isCalledOff: () => this.#isCalledOff };
    return this.#thinkAloud('analyzing', () => analyzeRecord(think, { record, reach }, listener));
  }

  #pong(text: string): void {
    this.#waitingPings--;
    if (parseWholeNumber(text) === undefined) throw new Complaint(`Not a number to answer with: ${text}`);
    this.#write(`pong ${text}`);
  }

  get #isCalledOff(): boolean {
    return this.#isHurried || this.#waitingPings > 0;
  }

  /** Searches until done or interrupted. */
  #think(question: Question, onProgress?: (result: SearchResult) => void): Promise<SearchResult> {
    const thought = this.#thinker.think(question, onProgress);
    if (this.#isCalledOff) this.#thinker.hurry();
    return thought;
  }

  /** Sends a status before and after the work. */
  async #thinkAloud(doing: 'thinking' | 'analyzing', work: () => Promise<void>): Promise<void> {
    this.#status(`${NAME} is ${doing}`);
    await work();
    this.#status(`${NAME} is waiting`);
  }

  #report(lines: readonly string[], result: SearchResult): void {
    this.#write(nodeStatsLine(result));
    for (const line of lines) this.#write(line);
  }

  #status(text: string): void {
    this.#write(`status ${text}`);
  }
}
