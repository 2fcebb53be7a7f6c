import { type ThinkingTime, timeOfClock } from '../../src/engine/thinkingTime.ts';
import type { Color } from '../../src/game/color.ts';

/** The overhead between clock and engine per move, and the maximum share of the remaining time reserved for it. */
const RESERVE_MILLISECONDS = 100;
const RESERVE_SHARE = 0.2;
const LEAST_MILLISECONDS = 1;

/** The time for a move, given the remaining time and the number of empty squares. */
export const clockTime = (leftMilliseconds: number, empties: number): ThinkingTime => {
  const reserve = Math.min(RESERVE_MILLISECONDS, RESERVE_SHARE * leftMilliseconds);
  const { aim, milliseconds } = timeOfClock(Math.max(0, leftMilliseconds - reserve), empties);
  return { aim: Math.max(LEAST_MILLISECONDS, aim), milliseconds: Math.max(LEAST_MILLISECONDS, milliseconds) };
};

const SECOND_MILLISECONDS = 1000;
/** The share of a period that is used; the rest covers delays between clock and engine. */
const PERIOD_SHARE = 0.9;

/** Main time in seconds, then periods with `periodMoves` moves each. */
interface TimeSettings {
  readonly main: number;
  readonly period: number;
  readonly periodMoves: number;
}

/** `moves` is the number of moves left in the period, or 0 in the main time. */
interface TimeLeft {
  readonly milliseconds: number;
  readonly moves: number;
}

/** The time per move in a period. */
const periodTime = ({ milliseconds, moves }: TimeLeft): ThinkingTime => {
  const each = moves === 0 ? 0 : Math.max(LEAST_MILLISECONDS, (PERIOD_SHARE * milliseconds) / moves);
  return { aim: each, milliseconds: each };
};

/** The clocks of the Go Text Protocol. Times sent by the controller override those measured here. */
export class GtpClock {
  #settings: TimeSettings | undefined;
  readonly #left: Record<Color, TimeLeft | undefined> = { black: undefined, white: undefined };

  /** A period without moves means no limit, as the protocol says; so does no time at all. */
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

  /** The time limit for a move of `color`; `undefined` if there is none. */
  timeFor(color: Color, empties: number): ThinkingTime | undefined {
    const left = this.#left[color];
    if (left === undefined) return undefined;
    if (left.moves > 0) return periodTime(left);
    const ofMain = clockTime(left.milliseconds, empties);
    const ofPeriod = periodTime(this.#nextPeriod());
    return ofMain.aim > ofPeriod.aim ? ofMain : ofPeriod;
  }

  #nextPeriod(): TimeLeft {
    const { period = 0, periodMoves = 0 } = this.#settings ?? {};
    return { milliseconds: period * SECOND_MILLISECONDS, moves: periodMoves };
  }
}
