/** How long a search takes: about `aim` milliseconds, and never more than `milliseconds`. */
export interface ThinkingTime {
  readonly aim: number;
  readonly milliseconds: number;
}

interface Phase {
  /** The fewest empty squares. */
  readonly from: number;
  /** A move's share of a clock, against that of a move in the opening. */
  readonly ofClock: number;
  /** What a move aims at, where the mean of a game is given: more than its limit if it is to end early only where it is easy. */
  readonly ofMean: number;
}

/**
 * Where a game's time goes. Games are decided with 46 to 20 empty squares; from about 20 on the end is solved in almost no
 * time, on every board. So a mean of a second leaves time for more than a second a move before. `docs/ENGINE.md` has the
 * measurements.
 */
const PHASES: readonly [Phase, ...Phase[]] = [
  { from: 0, ofClock: 0.1, ofMean: 2.5 },
  { from: 14, ofClock: 0.5, ofMean: 2.5 },
  { from: 20, ofClock: 2.2, ofMean: 3 },
  { from: 31, ofClock: 1, ofMean: 2.5 },
  { from: 47, ofClock: 1, ofMean: 1.6 },
];

const phaseAt = (empties: number): Phase => PHASES.findLast(({ from }) => empties >= from) ?? PHASES[0];

/** A move takes at most this many times the mean, less what the end of the game takes whatever the mean is. */
const MOST_OF_MEAN = 1.9;
const MILLISECONDS_FOR_END = 20;
/** But if the mean is short, at most this many times as much. */
const MOST_OF_SHORT_MEAN = 1.5;

/** The time for a move, where the moves of a whole game are to take this mean. */
export const timeOfMean = (milliseconds: number, empties: number): ThinkingTime => ({
  aim: milliseconds * phaseAt(empties).ofMean,
  milliseconds: Math.max(
    milliseconds * MOST_OF_SHORT_MEAN,
    milliseconds * MOST_OF_MEAN - MILLISECONDS_FOR_END,
  ),
});

/** The most that a hard move takes, against what it aims at, and of the time that is left. */
const MOST_OF_AIM = 2;
const MOST_OF_CLOCK = 0.4;

/** The time for a move, where `left` milliseconds remain for the rest of the game. */
export const timeOfClock = (left: number, empties: number): ThinkingTime => {
  const ownMoves = Array.from(
    { length: Math.max(1, Math.ceil(empties / 2)) },
    (_, move) => empties - 2 * move,
  );
  const sum = ownMoves.reduce((sum, empties) => sum + phaseAt(empties).ofClock, 0);
  const aim = (left * phaseAt(empties).ofClock) / sum;
  return { aim, milliseconds: Math.min(MOST_OF_AIM * aim, MOST_OF_CLOCK * left) };
};
