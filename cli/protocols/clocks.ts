import type { Color } from '../../src/game/color.ts';

/** Time lost between clock and engine besides thinking. */
const RESERVE_MILLISECONDS = 100;
const LEAST_MILLISECONDS = 10;
/** Own moves at the end that take almost no time, because the game is solved by then. */
const FREE_MOVES = 6;
const LEAST_MOVES = 2;

/** The share of the time left that a move may take, by the number of empty squares. */
export const clockShare = (leftMilliseconds: number, empties: number): number => {
  const moves = Math.max(LEAST_MOVES, Math.ceil(empties / 2) - FREE_MOVES);
  return Math.max(LEAST_MILLISECONDS, Math.floor((leftMilliseconds - RESERVE_MILLISECONDS) / moves));
};

const SECOND_MILLISECONDS = 1000;
/** Share of a period's time that is used, to leave room for delays between clock and engine. */
const PERIOD_SHARE = 0.9;

/** Seconds of main time, then `periodMoves` moves in each `period`. */
interface TimeSettings {
  readonly main: number;
  readonly period: number;
  readonly periodMoves: number;
}

/** `moves` is the number of moves the time is for, or 0 for the main time. */
interface TimeLeft {
  readonly milliseconds: number;
  readonly moves: number;
}

/** The clocks of the Go Text Protocol. Times sent by the other end override those measured here. */
export class GtpClock {
  #settings: TimeSettings | undefined;
  readonly #left: Record<Color, TimeLeft | undefined> = { black: undefined, white: undefined };

  /** A period without moves means no limit, as in the protocol, and so does no time at all. */
  set(settings: TimeSettings): void {
    const { main, period, periodMoves } = settings;
    const isLimited = period === 0 ? main > 0 : periodMoves > 0;
    this.#settings = isLimited ? settings : undefined;
    this.restart();
  }

  restart(): void {
    const main = this.#settings && { milliseconds: this.#settings.main * SECOND_MILLISECONDS, moves: 0 };
    this.#left.black = main;
    this.#left.white = main;
  }

  setLeft(color: Color, seconds: number, moves: number): void {
    this.#left[color] = { milliseconds: seconds * SECOND_MILLISECONDS, moves };
  }

  spend(color: Color, milliseconds: number): void {
    const left = this.#left[color];
    if (left === undefined) return;
    const rest = { milliseconds: left.milliseconds - milliseconds, moves: Math.max(0, left.moves - 1) };
    const isPeriodOver = rest.milliseconds <= 0 || (left.moves > 0 && rest.moves === 0);
    this.#left[color] = isPeriodOver ? this.#nextPeriod() : rest;
  }

  /** The time a move of `color` may take; `undefined` without a limit. */
  share(color: Color, empties: number): number | undefined {
    const left = this.#left[color];
    if (left === undefined) return undefined;
    if (left.moves > 0) return this.#periodShare(left);
    const { period = 0, periodMoves = 0 } = this.#settings ?? {};
    const ofPeriod =
      periodMoves > 0 ? Math.floor((PERIOD_SHARE * period * SECOND_MILLISECONDS) / periodMoves) : 0;
    return Math.max(clockShare(left.milliseconds, empties), ofPeriod);
  }

  #periodShare({ milliseconds, moves }: TimeLeft): number {
    return Math.max(1, Math.floor((PERIOD_SHARE * milliseconds) / moves));
  }

  #nextPeriod(): TimeLeft {
    const { period = 0, periodMoves = 0 } = this.#settings ?? {};
    return { milliseconds: period * SECOND_MILLISECONDS, moves: periodMoves };
  }
}
