import { writeFileSync } from 'node:fs';
import { type Color, opposite } from '../../src/game/color.ts';
import {
  canRedo,
  canUndo,
  isMatchOver,
  isWithoutPeople,
  judgeMove,
  lastTurn,
  type Match,
  type MoveRequest,
  positionOf,
  redo,
  undo,
} from '../../src/game/match.ts';
import { isComputer, isHuman } from '../../src/game/seat.ts';
import { makeSize } from '../../src/game/shape.ts';
import type { Square } from '../../src/game/square.ts';
import { writeMoves } from '../../src/game/transcript.ts';
import { drawBoard, drawCounts, type Style } from './drawing.ts';
import { readMove } from './moveInput.ts';
import type { ReplyEngine } from './replyEngine.ts';
import {
  adviceText,
  colorName,
  HELP,
  mustPassText,
  passedText,
  refusalText,
  stateText,
  titleText,
  turnText,
} from './sentences.ts';

/** The environment of a game: input, output and the engine. */
export interface Surroundings {
  readonly begin: () => Match;
  readonly engine: ReplyEngine;
  /** The next typed line; undefined at the end of the input. */
  readonly nextLine: () => Promise<string | undefined>;
  /** Whether the person has left, which is checked while a computer is thinking. */
  readonly isLeft: () => boolean;
  readonly write: (text: string) => void;
  readonly style: Style;
}

type Action = (argument: string) => void | Promise<void>;

/** One or two people playing in a terminal, game after game until they leave. */
export class TerminalGame {
  readonly #world: Surroundings;
  readonly #actions: ReadonlyMap<string, Action> = new Map<string, Action>([
    ['undo', () => this.#takeBack()],
    ['redo', () => this.#playAgain()],
    ['hint', () => this.#advise()],
    ['pass', () => this.#pass()],
    ['new', () => this.#begin()],
    ['save', path => this.#save(path)],
    ['help', () => this.#world.write(HELP)],
  ]);
  #match: Match;
  /** The side of a person who has no legal move and has not passed yet. */
  #passer: Color | undefined;

  constructor(world: Surroundings) {
    this.#world = world;
    this.#match = world.begin();
  }

  get commands(): readonly string[] {
    return [...this.#actions.keys(), 'quit'];
  }

  async run(): Promise<void> {
    this.#greet();
    while (!this.#world.isLeft()) {
      if (this.#isComputersTurn()) await this.#reply();
      else if (!(await this.#obey())) return;
    }
  }

  #greet(): void {
    this.#world.write(`${titleText(this.#match)} Type help for what you can do.`);
    this.#show();
  }

  #isComputersTurn(): boolean {
    const { seats } = this.#match;
    return (
      this.#passer === undefined &&
      !isMatchOver(this.#match) &&
      isComputer(seats, positionOf(this.#match).turn)
    );
  }

  async #reply(): Promise<void> {
    const square = await this.#engine().reply(this.#match);
    if (!this.#world.isLeft()) this.#play(square);
  }

  /** The first use prints that the engine is loading. */
  #engine(): ReplyEngine {
    const { engine, write } = this.#world;
    if (!engine.isReady) write('Loading the engine…');
    return engine;
  }

  /** Handles a line; returns false when the person leaves. */
  async #obey(): Promise<boolean> {
    const line = (await this.#world.nextLine())?.trim();
    if (line === undefined) return false;
    const [word = '', ...rest] = line.split(/\s+/);
    if (word === '') return true;
    const command = word.toLowerCase();
    if (command === 'quit') return false;
    const action = this.#actions.get(command);
    if (action === undefined) this.#try(line);
    else if (rest.length > 0 && command !== 'save') this.#world.write(`Type ${command} alone.`);
    else await action(rest.join(' '));
    return true;
  }

  #try(text: string): void {
    const position = positionOf(this.#match);
    const reading = readMove(position, text);
    if (reading.type === 'unknown')
      this.#world.write(`"${text}" is neither a move nor a command. Type help for a list.`);
    else if (isMatchOver(this.#match)) this.#world.write(refusalText.gameOver);
    else if (this.#passer !== undefined) this.#world.write(mustPassText(this.#match, this.#passer));
    else if (reading.type === 'offBoard')
      this.#world.write(`"${text}" is not on this board of ${makeSize(position.shape)}.`);
    else if (reading.type === 'refused') this.#world.write(refusalText[reading.refusal]);
    else this.#play(reading.square);
  }

  #play(square: Square): void {
    this.#submit({ ...this.#turn(), type: 'play', square });
  }

  /** The side making a request. */
  #turn(): Pick<MoveRequest, 'ply' | 'color'> {
    return { ply: this.#match.transcript.length, color: positionOf(this.#match).turn };
  }

  #submit(request: MoveRequest): void {
    const verdict = judgeMove(this.#match, request);
    if (verdict.type === 'refused') {
      this.#world.write(refusalText[verdict.refusal]);
      return;
    }
    this.#match = verdict.match;
    this.#announceTurn();
    if (!this.#isComputersTurn() || isWithoutPeople(this.#match)) this.#show();
  }

  #announceTurn(): void {
    const turn = lastTurn(this.#match);
    if (turn === undefined) return;
    this.#world.write(turnText(this.#match, turn));
    const passer = opposite(turn.color);
    this.#passer = turn.forcesPass && isHuman(this.#match.seats, passer) ? passer : undefined;
    if (turn.forcesPass && this.#passer === undefined) this.#world.write(passedText(this.#match, passer));
  }

  #show(): void {
    const { write, style } = this.#world;
    const match = this.#match;
    write(`\n${drawBoard(match, style, this.#passer === undefined)}\n`);
    write(drawCounts(match, style, color => colorName(match, color)));
    write(this.#passer === undefined ? stateText(match) : mustPassText(match, this.#passer));
  }

  #pass(): void {
    if (this.#passer === undefined) {
      this.#submit({ ...this.#turn(), type: 'pass' });
      return;
    }
    this.#world.write(`${colorName(this.#match, this.#passer)} passes.`);
    this.#passer = undefined;
    if (!this.#isComputersTurn()) this.#show();
  }

  #takeBack(): void {
    if (isWithoutPeople(this.#match) || !canUndo(this.#match)) this.#world.write('Nothing to undo.');
    else this.#move(undo(this.#match));
  }

  #playAgain(): void {
    if (canRedo(this.#match)) this.#move(redo(this.#match));
    else this.#world.write('Nothing to redo.');
  }

  #move(match: Match): void {
    this.#match = match;
    this.#passer = undefined;
    this.#show();
  }

  async #advise(): Promise<void> {
    const { write } = this.#world;
    if (isMatchOver(this.#match)) write(refusalText.gameOver);
    else if (this.#passer !== undefined) write(mustPassText(this.#match, this.#passer));
    else write(adviceText(this.#match, await this.#engine().hint(this.#match)));
  }

  #begin(): void {
    this.#match = this.#world.begin();
    this.#passer = undefined;
    this.#greet();
  }

  #save(path: string): void {
    const { write } = this.#world;
    if (path === '') {
      write('Type save and the name of a file.');
      return;
    }
    try {
      const moves = writeMoves(positionOf(this.#match).rules, this.#match.transcript);
      writeFileSync(path, `${moves}\n`, { flag: 'wx' });
      write(`Saved ${this.#match.transcript.length} moves in ${path}.`);
    } catch (error) {
      write(unsaved(path, error));
    }
  }
}

const unsaved = (path: string, error: unknown): string =>
  (error as NodeJS.ErrnoException).code === 'EEXIST'
    ? `${path} exists already. Choose another name.`
    : `${path} cannot be written.`;
