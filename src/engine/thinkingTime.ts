/** The time for a search: about `aim` milliseconds, and never more than `milliseconds`. */
export interface ThinkingTime {
  readonly aim: number;
  readonly milliseconds: number;
}

interface Phase {
  /** Minimum number of empty squares. */
  readonly from: number;
  /** Weight of a move when a clock's time is divided, relative to a move in the opening. */
  readonly ofClock: number;
  /** Target as a multiple of the mean per move. Above the limit means: stop early only for easy moves. */
  readonly ofMean: number;
}

/**
 * Distribution of time over a game. Games are decided with 46 to 20 empty squares; from about 20 on the end
 * is solved in almost no time, on every board. So with a mean of a second, earlier moves can take more than a
 * second. `docs/ENGINE.md` explains the choice.
 */
const PHASES: readonly [Phase, ...Phase[]] = [
  { from: 0, ofClock: 0.1, ofMean: 2.5 },
  { from: 14, ofClock: 0.5, ofMean: 2.5 },
  { from: 20, ofClock: 2.2, ofMean: 3 },
  { from: 31, ofClock: 1, ofMean: 2.5 },
  { from: 47, ofClock: 1, ofMean: 1.6 },
];

const phaseAt = (empties: number): Phase => PHASES.findLast(({ from }) => empties >= from) ?? PHASES[0];

/** Limit of a move as a multiple of the mean, minus the time that the end of the game always takes. */
const MOST_OF_MEAN = 1.9;
const MILLISECONDS_FOR_END = 20;
/** With a short mean, the limit as a multiple of it. */
const MOST_OF_SHORT_MEAN = 1.5;

/** The time for a move so that the moves of a whole game take this mean. */
export const timeOfMean = (milliseconds: number, empties: number): ThinkingTime => ({
  aim: milliseconds * phaseAt(empties).ofMean,
  milliseconds: Math.max(
    milliseconds * MOST_OF_SHORT_MEAN,
    milliseconds * MOST_OF_MEAN - MILLISECONDS_FOR_END,
  ),
});

/** Limits for a hard move, as a multiple of its target and as a share of the remaining time. */
const MOST_OF_AIM = 2;
const MOST_OF_CLOCK = 0.4;

/** The time for a move with `left` milliseconds on the clock for the rest of the game. */
export const timeOfClock = (left: number, empties: number): ThinkingTime => {
  const ownMoves = Array.from(
    { length: Math.max(1, Math.ceil(empties / 2)) },
    (_, move) => empties - 2 * move,
  );
  const sum = ownMoves.reduce((sum, empties) => sum + phaseAt(empties).ofClock, 0);
  const aim = (left * phaseAt(empties).ofClock) / sum;
  return { aim, milliseconds: Math.min(MOST_OF_AIM * aim, MOST_OF_CLOCK * left) };
};
