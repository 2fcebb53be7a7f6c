import { readGgfMove } from '../../src/formats/text/ggf.ts';
import { emptySquares } from '../../src/game/board.ts';
import type { Color } from '../../src/game/color.ts';
import { type OthelloPosition, STANDARD_START } from '../../src/game/othello/position.ts';
import { DEFAULT_REACH, type Reach } from '../engine/thinker.ts';
import { GameRecord } from '../formats/gameRecord.ts';
import { readGgf } from '../formats/ggf.ts';
import { parseWholeNumber } from '../program/commandLine.ts';
import { clockTime } from './clocks.ts';
import { Complaint } from './session.ts';

const MOST_DEPTH = 60;
const MOST_CONTEMPT = 100;
const SECOND_MILLISECONDS = 1000;

interface Clock {
  readonly seconds: number;
  readonly used: Record<Color, number>;
}

/** What NBoard commands have set: the game, and how far to think. */
export class NBoardState {
  /** For each move, whatever the clock says. */
  readonly #milliseconds: number | undefined;
  #record = new GameRecord(STANDARD_START);
  #clock: Clock | undefined;
  #depth: number | undefined;

  constructor(milliseconds: number | undefined) {
    this.#milliseconds = milliseconds;
  }

  get record(): GameRecord {
    return this.#record;
  }

  get position(): OthelloPosition {
    return this.#record.position;
  }

  get depth(): number | undefined {
    return this.#depth;
  }

  get reach(): Reach {
    const [depth, milliseconds] = [this.#depth, this.#milliseconds];
    if (depth === undefined && milliseconds === undefined) return DEFAULT_REACH;
    return { ...(depth && { depth }), ...(milliseconds && { milliseconds }) };
  }

  /** For a move in a game: a share of the clock, if there is one and no other limit was set. A depth stays reproducible. */
  get reachOnClock(): Reach {
    const isLimited = this.#milliseconds !== undefined || this.#depth !== undefined;
    if (this.#clock === undefined || isLimited) return this.reach;
    const left = this.#clock.seconds - this.#clock.used[this.position.turn];
    return clockTime(left * SECOND_MILLISECONDS, emptySquares(this.position).size);
  }

  setDepth(text: string): void {
    const depth = parseWholeNumber(text, { from: 1 });
    if (depth === undefined) throw new Complaint(`Not a depth: ${text}`);
    this.#depth = Math.min(depth, MOST_DEPTH);
  }

  /** Contempt is the value of a draw from the book, and there is no book. */
  setContempt(text: string): void {
    if (parseWholeNumber(text, { from: -MOST_CONTEMPT, to: MOST_CONTEMPT }) === undefined)
      throw new Complaint(`Not a contempt: ${text}`);
  }

  setGame(text: string): void {
    const reading = readGgf(text);
    if (reading.type === 'unreadable') throw new Complaint(`The game cannot be read. ${reading.sentence}`);
    const { start, moves, clockSeconds, usedSeconds } = reading.game;
    this.#record = new GameRecord(start);
    for (const move of moves) this.#record.play(move);
    this.#clock =
      clockSeconds === undefined ? undefined : { seconds: clockSeconds, used: { ...usedSeconds } };
  }

  move(text: string): void {
    const read = readGgfMove(text);
    const { turn } = this.position;
    if (read === undefined || !this.#record.play(read.move)) throw new Complaint(`Not a legal move: ${text}`);
    if (this.#clock !== undefined) this.#clock.used[turn] += read.seconds;
  }
}
