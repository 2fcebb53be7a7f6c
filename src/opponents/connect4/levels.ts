/** What defines a level of Flipside in Connect Four below the highest one. */
export interface Connect4Level {
  /** How many plies it looks ahead. */
  readonly depth: number;
  /** The share of its games that it plays without a mistake, like the highest level. */
  readonly faultless: number;
  /** How often it looks ahead at all; otherwise it plays at a glance. */
  readonly attention: number;
  /** How often it sees at a glance that it can complete four in a row ... */
  readonly seesWin: number;
  /** ... and that the other side could. */
  readonly seesThreat: number;
  /** The shortest time from the request to the reply, so that a person can follow. */
  readonly beatMilliseconds: number;
}

const level = (
  [depth, faultless]: readonly [number, number],
  [attention, seesWin, seesThreat]: readonly [number, number, number],
  beatMilliseconds: number,
): Connect4Level => ({ depth, faultless, attention, seesWin, seesThreat, beatMilliseconds });

/** Weakest first; tuned by games: see `docs/ENGINE.md`. */
const TABLE: readonly Connect4Level[] = [
  level([2, 0], [0.2, 0.85, 0.4], 800),
  level([2, 0], [0.4, 0.95, 0.6], 800),
  level([3, 0], [0.55, 1, 0.8], 750),
  level([4, 0], [0.7, 1, 0.9], 700),
  level([5, 0], [0.8, 1, 1], 650),
  level([6, 0], [0.88, 1, 1], 600),
  level([8, 0], [0.94, 1, 1], 600),
  level([10, 0], [1, 1, 1], 550),
  level([14, 0.3], [1, 1, 1], 550),
];

/** The level that never errs. */
export const PERFECT_LEVEL = TABLE.length + 1;
export const PERFECT_BEAT_MILLISECONDS = 500;

export const connect4Level = (number: number): Connect4Level => {
  const found = TABLE[number - 1];
  if (found === undefined) throw new RangeError(`Flipside has no level ${number} below the highest one.`);
  return found;
};
