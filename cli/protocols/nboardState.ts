import { readGgfGame, readGgfMove } from '../../src/formats/text/ggf.ts';
import { emptySquares } from '../../src/game/board.ts';
import type { ByColor, Color } from '../../src/game/color.ts';
import { type Setup, startOf } from '../../src/game/games.ts';
import { type OthelloPosition, STANDARD_START } from '../../src/game/othello/position.ts';
import { DEFAULT_REACH, type Reach } from '../engine/thinker.ts';
import { GameRecord } from '../formats/gameRecord.ts';
import { isStandard } from '../match/openings.ts';
import { parseWholeNumber } from '../program/commandLine.ts';
import { sentenceOf } from '../program/failures.ts';
import { clockTime } from './clocks.ts';
import { Complaint } from './session.ts';

const MOST_DEPTH = 60;
const MOST_CONTEMPT = 100;
const SECOND_MILLISECONDS = 1000;
const SECONDS_A_MINUTE = 60;

interface Clock {
  readonly seconds: ByColor<number>;
  readonly used: Record<Color, number>;
}

/** Parses the first part of a clock: `15:00`, `1:00:00` or plain minutes; further parts are increments. */
const secondsOf = (text: string): number | undefined => {
  const [main = ''] = text.split('/');
  if (!/^\d{1,6}(:\d{1,6}){0,2}$/.test(main)) return undefined;
  const parts = main.split(':').map(Number);
  const inUnits = parts.reduce((sum, part) => sum * SECONDS_A_MINUTE + part, 0);
  return parts.length === 1 ? inUnits * SECONDS_A_MINUTE : inUnits;
};

/** The clock in a record: one for both sides, or one for each. */
const secondsBySide = (clock = ''): ByColor<number> | undefined => {
  const [blackClock = '', whiteClock = blackClock] = clock.split(' ');
  const [black, white] = [secondsOf(blackClock), secondsOf(whiteClock)];
  return black === undefined || white === undefined ? undefined : { black, white };
};

/**
 * The start of a game that is supported: standard Othello, or Othello from a position; undefined for others. The named side
 * may have to pass.
 */
const startIn = (setup: Setup): OthelloPosition | undefined => {
  const position = startOf(setup) as OthelloPosition;
  if (!isStandard(position) || setup.freePassing) return undefined;
  return { ...position, turn: setup.start?.turn ?? position.turn };
};

/** The state set by NBoard commands: the game and the search limits. */
export class NBoardState {
  /** The time limit for each move, regardless of the clock. */
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

  /** The time limit in a game: a share of the clock, if there is one and no other limit. A depth limit stays reproducible. */
  get reachOnClock(): Reach {
    const isLimited = this.#milliseconds !== undefined || this.#depth !== undefined;
    if (this.#clock === undefined || isLimited) return this.reach;
    const left = this.#clock.seconds[this.position.turn] - this.#clock.used[this.position.turn];
    return clockTime(left * SECOND_MILLISECONDS, emptySquares(this.position).size);
  }

  setDepth(text: string): void {
    const depth = parseWholeNumber(text, { from: 1 });
    if (depth === undefined) throw new Complaint(`Not a depth: ${text}`);
    this.#depth = Math.min(depth, MOST_DEPTH);
  }

  /** Contempt is the value of draws in an opening book, and there is none. */
  setContempt(text: string): void {
    if (parseWholeNumber(text, { from: -MOST_CONTEMPT, to: MOST_CONTEMPT }) === undefined)
      throw new Complaint(`Not a contempt: ${text}`);
  }

  setGame(text: string): void {
    const reading = readGgfGame(text);
    if (reading.type === 'unreadable')
      throw new Complaint(`The game cannot be read. ${sentenceOf(reading.failure)}`);
    const { record, moves } = reading.value;
    const start = startIn(record.tree.setup);
    if (start === undefined) throw new Complaint('Only games of Othello on 8x8 squares can be played.');
    this.#record = new GameRecord(start);
    const used = { black: 0, white: 0 };
    for (const { move, color, seconds } of moves) {
      this.#record.play(move, color);
      used[color] += seconds;
    }
    const seconds = secondsBySide(record.clock);
    this.#clock = seconds && { seconds, used };
  }

  move(text: string): void {
    const read = readGgfMove(text);
    const { turn } = this.position;
    if (read === undefined || !this.#record.play(read.move)) throw new Complaint(`Not a legal move: ${text}`);
    if (this.#clock !== undefined) this.#clock.used[turn] += read.seconds;
  }
}
