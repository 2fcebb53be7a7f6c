import type { SearchResult } from '../../src/engine/searchRequest.ts';
import { emptySquares } from '../../src/game/board.ts';
import type { Color } from '../../src/game/color.ts';
import { hasSize } from '../../src/game/games.ts';
import { parseShapeText, type Shape } from '../../src/game/shape.ts';
import { parseSquare } from '../../src/game/square.ts';
import { DEFAULT_REACH } from '../engine/thinker.ts';
import { makeBoardPicture } from '../formats/boardText.ts';
import { GameRecord } from '../formats/gameRecord.ts';
import { canMove, endScore, isFinished, type Move, makeMoveName } from '../formats/turns.ts';
import { type BoardChoice, startOn } from '../program/boardOptions.ts';
import { parseWholeNumber } from '../program/commandLine.ts';
import { GtpClock } from './clocks.ts';
import { ANALYSES, analysisLine, isAnalysis, readAnalysis } from './gtpAnalysis.ts';
import { Complaint, type SessionMeans } from './session.ts';

const PROTOCOL_VERSION = '2';
const GAME = 'Othello';
/** The depth of an analysis that nothing interrupts: to the end of the game. */
const ENDLESS = { depth: 60 } as const;
/** Longer than any opponent thinks. */
const PONDERING = { milliseconds: 3_600_000, aim: 3_600_000 } as const;
const SYNTAX_ERROR = 'syntax error';

interface Surroundings extends SessionMeans {
  readonly version: string;
  /** The game, and the board until a `boardsize` command. */
  readonly board: BoardChoice;
  /** Whether it thinks between its move and the next command. */
  readonly ponders?: boolean;
}

type Answer = string | Promise<string>;

const parseColor = (text = ''): Color => {
  if (/^b(lack)?$/i.test(text)) return 'black';
  if (/^w(hite)?$/i.test(text)) return 'white';
  throw new Complaint(SYNTAX_ERROR);
};

const parseVertex = (text = ''): Move => {
  const move = /^pass$/i.test(text) ? 'pass' : parseSquare(text);
  if (move === undefined) throw new Complaint(SYNTAX_ERROR);
  return move;
};

const parseCount = (text = ''): number => {
  const count = parseWholeNumber(text, { from: 0 });
  if (count === undefined) throw new Complaint(SYNTAX_ERROR);
  return count;
};

const makeVertex = (move: Move): string => (move === 'pass' ? 'pass' : makeMoveName(move).toUpperCase());

/** The text after the success sign; multi-line text starts on the next line. */
const spaced = (text: string): string => (text === '' || text.startsWith('\n') ? text : ` ${text}`);

/** Removes comments and control characters from a command; a tab counts as a space. */
const wordsOf = (line: string): readonly string[] =>
  line
    .replace(/#.*/s, '')
    .replace(/[^\P{Cc}\t]/gu, '')
    .split(/\s+/)
    .filter(word => word !== '');

/** The engine's side of the Go Text Protocol, version 2, in the Othello dialect of GRhino and Quarry. */
export class GtpSession {
  readonly #surroundings: Surroundings;
  readonly #clock = new GtpClock();
  readonly #commands: Readonly<Record<string, (words: readonly string[]) => Answer>>;
  #shape: Shape;
  #record: GameRecord;
  #queue: Promise<void> = Promise.resolve();
  #isHurried = false;
  #isOver = false;
  /** Queued lines. */
  #waiting = 0;
  /** Settles when the thinking in the opponent's time has ended. */
  #pondering: Promise<unknown> = Promise.resolve();
  /** Ends the running analysis, or the thinking in the opponent's time. */
  #endAnalysis = (): void => {};

  constructor(surroundings: Surroundings) {
    this.#surroundings = surroundings;
    this.#shape = surroundings.board.shape;
    this.#record = this.#newRecord();
    this.#commands = {
      protocol_version: () => PROTOCOL_VERSION,
      name: () => 'Flipside',
      version: () => surroundings.version,
      known_command: ([name = '']) => String(this.#knows(name)),
      list_commands: () => [...Object.keys(this.#commands), ...ANALYSES].join('\n'),
      quit: () => this.#quit(),
      list_games: () => GAME,
      set_game: words => this.#setGame(words),
      boardsize: ([size]) => this.#setSize(size),
      clear_board: () => this.#clear(),
      komi: ([komi]) => this.#ignoreKomi(komi),
      play: ([color, vertex]) => this.#play(parseColor(color), parseVertex(vertex)),
      genmove: ([color]) => this.#generate(parseColor(color)),
      reg_genmove: async ([color]) => makeVertex(await this.#choose(parseColor(color))),
      undo: () => this.#undo(),
      time_settings: words => this.#setTime(words.slice(0, 3).map(parseCount)),
      time_left: ([color, ...counts]) =>
        this.#setTimeLeft(parseColor(color), counts.slice(0, 2).map(parseCount)),
      final_score: () => this.#finalScore(),
      showboard: () => `\n${makeBoardPicture(this.#record.position)}`,
    };
  }

  get isOver(): boolean {
    return this.#isOver;
  }

  isFarewell(line: string): boolean {
    return /^\s*(\d+\s+)?quit\s*$/.test(line);
  }

  hurry(): void {
    this.#isHurried = true;
    this.#endAnalysis();
    this.#surroundings.thinker.hurry();
  }

  /** Resolves when the line has been answered. */
  receive(line: string): Promise<void> {
    this.#endAnalysis();
    this.#waiting++;
    this.#queue = this.#queue.then(async () => {
      await this.#pondering;
      this.#waiting--;
      return this.#answer(wordsOf(line));
    });
    return this.#queue;
  }

  async #answer(words: readonly string[]): Promise<void> {
    if (words.length === 0 || this.#isOver) return;
    const hasId = /^\d+$/.test(words[0] ?? '');
    const id = hasId ? words[0] : '';
    const [name = '', ...rest] = hasId ? words.slice(1) : words;
    const { write } = this.#surroundings;
    try {
      if (isAnalysis(name)) await this.#analyze(`=${id}`, name, rest);
      else write(`=${id}${spaced(await this.#obey(name, rest))}`);
    } catch (error) {
      write(`?${id} ${(error as Error).message}`);
    }
    write('');
    if (name === 'genmove') this.#ponder();
  }

  /** Thinks about the opponent's position until the next line, so that the table knows what may follow. */
  #ponder(): void {
    const { thinker, ponders = false } = this.#surroundings;
    const { position } = this.#record;
    if (!ponders || this.#isHurried || this.#waiting > 0 || !canMove(position)) return;
    this.#pondering = thinker.think({ position, reach: PONDERING }).catch(() => undefined);
    this.#endAnalysis = () => {
      thinker.hurry();
      this.#endAnalysis = () => {};
    };
  }

  #obey(name: string, words: readonly string[]): Answer {
    if (!this.#knows(name)) throw new Complaint('unknown command');
    return this.#commands[name]?.(words) ?? '';
  }

  #knows(name: string): boolean {
    return Object.hasOwn(this.#commands, name) || isAnalysis(name);
  }

  #quit(): string {
    this.#isOver = true;
    return '';
  }

  #setGame(words: readonly string[]): string {
    if (words.join(' ').toLowerCase() !== GAME.toLowerCase()) throw new Complaint('unsupported game');
    return this.#clear();
  }

  #setSize(text: string | undefined): string {
    const side = parseCount(text);
    const shape = parseShapeText(`${side}x${side}`);
    const { game, shape: first } = this.#surroundings.board;
    const isFirst = first.width === side && first.height === side;
    if (!isFirst && (shape === undefined || !hasSize(game, shape))) throw new Complaint('unacceptable size');
    this.#shape = isFirst || shape === undefined ? first : shape;
    return this.#clear();
  }

  #clear(): string {
    this.#record = this.#newRecord();
    this.#clock.restart();
    return '';
  }

  #newRecord(): GameRecord {
    const { game } = this.#surroundings.board;
    return new GameRecord(startOn({ game, shape: this.#shape }));
  }

  /** Othello has no komi. */
  #ignoreKomi(text = ''): string {
    if (text === '' || !Number.isFinite(Number(text))) throw new Complaint(SYNTAX_ERROR);
    return '';
  }

  #play(color: Color, move: Move): string {
    if (!this.#record.play(move, color)) throw new Complaint('illegal move');
    return '';
  }

  async #generate(color: Color): Promise<string> {
    const begin = performance.now();
    const move = await this.#choose(color);
    this.#record.play(move, color);
    this.#clock.spend(color, performance.now() - begin);
    return makeVertex(move);
  }

  /** A side without a legal move passes, even after the end of the game or out of turn. */
  async #choose(color: Color): Promise<Move> {
    const position = { ...this.#record.position, turn: color };
    if (!canMove(position)) return 'pass';
    if (this.#record.positionFor(color) === undefined) throw new Complaint(`it is not ${color}'s turn`);
    const { thinker, milliseconds } = this.#surroundings;
    const onClock = this.#clock.timeFor(color, emptySquares(position).size) ?? DEFAULT_REACH;
    const reach = milliseconds === undefined ? onClock : { milliseconds };
    const thought = thinker.think({ position, reach });
    if (this.#isHurried) thinker.hurry();
    return (await thought).square;
  }

  /** Prints a line after every depth until the next input line, which may be empty. */
  async #analyze(sign: string, name: string, words: readonly string[]): Promise<void> {
    const { thinker, write } = this.#surroundings;
    const { color, intervalMilliseconds } = readAnalysis(words);
    const turn = color === undefined ? this.#record.position.turn : parseColor(color);
    const position = { ...this.#record.position, turn };
    if (!canMove(position)) throw new Complaint('no legal move to analyze');
    write(sign);
    let written = -Infinity;
    const show = (result: SearchResult): void => {
      if (performance.now() - written < intervalMilliseconds) return;
      written = performance.now();
      write(analysisLine(name, result));
    };
    const ended = new Promise<void>(resolve => {
      this.#endAnalysis = () => {
        thinker.hurry();
        resolve();
      };
    });
    const thought = thinker.think({ position, reach: ENDLESS, every: true, lag: true }, show);
    if (this.#isHurried || this.#waiting > 0) this.#endAnalysis();
    const last = await thought;
    written = -Infinity;
    show(last);
    await ended;
    this.#endAnalysis = () => {};
  }

  #undo(): string {
    if (!this.#record.undo()) throw new Complaint('cannot undo');
    return '';
  }

  #setTime([main, period, periodMoves]: readonly number[]): string {
    if (main === undefined || period === undefined || periodMoves === undefined)
      throw new Complaint(SYNTAX_ERROR);
    this.#clock.set({ main, period, periodMoves });
    return '';
  }

  #setTimeLeft(color: Color, [seconds, moves]: readonly number[]): string {
    if (seconds === undefined || moves === undefined) throw new Complaint(SYNTAX_ERROR);
    this.#clock.setLeft(color, seconds, moves);
    return '';
  }

  #finalScore(): string {
    const { position } = this.#record;
    if (!isFinished(position)) throw new Complaint('cannot score');
    const score = endScore(position, 'black');
    if (score === 0) return '0';
    return score > 0 ? `B+${score}` : `W+${-score}`;
  }
}
