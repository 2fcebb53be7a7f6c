/** A level of Flipside in Connect Four. */
export interface Connect4Level {
  /** Search depth in plies. */
  readonly depth: number;
  /** Share of games played like the highest level, without a mistake. */
  readonly faultless: number;
  /** Share of turns with a search; the others are played at a glance. */
  readonly attention: number;
  /** How often it notices at a glance that it can complete four in a row ... */
  readonly seesWin: number;
  /** ... and that the other side could. */
  readonly seesThreat: number;
  /** Minimum time from the request to the reply, so that a person can follow. */
  readonly beatMilliseconds: number;
  /**
   * Whether it fits the person: it searches less often while it is ahead, and more often while it is behind.
   */
  readonly yields?: boolean;
}

const level = (
  [depth, faultless]: readonly [number, number],
  [attention, seesWin, seesThreat]: readonly [number, number, number],
  beatMilliseconds: number,
): Connect4Level => ({ depth, faultless, attention, seesWin, seesThreat, beatMilliseconds });

/**
 * Weakest first; tuned by matches: see `docs/ENGINE.md`. The first is the bottom of the scale, below level 1.
 */
const TABLE: readonly Connect4Level[] = [
  level([2, 0], [0, 0, 0], 800),
  level([2, 0], [0.2, 0.85, 0.4], 800),
  level([2, 0], [0.4, 0.95, 0.6], 800),
  level([3, 0], [0.55, 1, 0.8], 750),
  level([4, 0], [0.7, 1, 0.9], 700),
  level([5, 0], [0.8, 1, 1], 650),
  level([6, 0], [0.88, 1, 1], 600),
  level([8, 0], [0.94, 1, 1], 600),
  level([10, 0], [1, 1, 1], 550),
  level([14, 0.3], [1, 1, 1], 550),
  level([14, 1], [1, 1, 1], 500),
];

/** The level that plays perfectly. */
export const PERFECT_LEVEL = TABLE.length - 1;

/** The strength at a point on the scale of levels. */
export const connect4LevelAt = (at: number): Connect4Level => {
  if (!(at >= 0 && at <= PERFECT_LEVEL)) throw new RangeError(`There is no strength ${at}.`);
  const below = Math.min(Math.floor(at), PERFECT_LEVEL - 1);
  const [lower, upper] = TABLE.slice(below) as [Connect4Level, Connect4Level];
  const between = (of: Exclude<keyof Connect4Level, 'yields'>): number =>
    lower[of] + (at - below) * (upper[of] - lower[of]);
  return {
    depth: Math.round(between('depth')),
    faultless: between('faultless'),
    attention: between('attention'),
    seesWin: between('seesWin'),
    seesThreat: between('seesThreat'),
    beatMilliseconds: between('beatMilliseconds'),
  };
};
