import { hasWeights } from '../engine/searchTask.ts';
import type { OthelloPosition, OthelloRules } from '../game/othello/position.ts';
import { chance } from '../game/random.ts';
import { mapRecord } from '../game/record.ts';
import type { ComputerSeat } from '../game/seat.ts';
import { ROLLS } from './rolls.ts';

/** On the 8x8 board, for which the levels were tuned: empty squares at the start, and squares filled from the start. */
const STANDARD_EMPTIES = 60;
const CENTRE_SQUARES = 4;

export interface GameProgress {
  /** Number of squares on the board. */
  readonly squares: number;
  readonly empties: number;
}

/** The length of a game on a board of `squares`, relative to 8x8. */
export const lengthOn = (squares: number): number => (squares - CENTRE_SQUARES) / STANDARD_EMPTIES;

/** The phases of a game, by the number of empty squares at which each begins on 8x8. */
const PHASES = { opening: STANDARD_EMPTIES, midgame: 44, lateMidgame: 28, ending: 14 } as const;
type Phase = keyof typeof PHASES;

/** Flipside's strength in a game: its search depth, and the discs it gives away on purpose. */
export interface Strength {
  /** Its point on the scale of levels: whole numbers are rows of the table, others lie between two rows. */
  readonly at: number;
  /** Search depth in plies. */
  readonly depth: number;
  /** Searches to the end of the game with this many empty squares or fewer. */
  readonly endgame: number;
  /** Discs it may lose in each phase of a game, compared with the best move it sees. */
  readonly budget: Readonly<Record<Phase, number>>;
  /** Share of turns without a search, decided by first impression. */
  readonly glance: number;
  /** Share of turns on which it pays attention to corners. */
  readonly care: number;
  /** Whether it fits the person: among the moves it may play, it prefers weaker ones while it is ahead. */
  readonly yields?: boolean;
}

interface Level extends Strength {
  /** Minimum time from the request to the reply, so that a person can follow. */
  readonly beatMilliseconds: number;
}

type Row = readonly [
  sight: readonly [depth: number, endgame: number],
  budget: number,
  eyes: readonly [glance: number, care: number],
  beatMilliseconds: number,
];

/** More is lost in the middlegame than in the opening and the ending. */
const SHARES = { opening: 1, midgame: 1.25, lateMidgame: 1.25, ending: 1 } as const;

const spread = (budget: number): Strength['budget'] => mapRecord(SHARES, share => share * budget);

const level = ([[depth, endgame], budget, [glance, care], beatMilliseconds]: Row, index: number): Level => ({
  ...{ at: index, depth, endgame, budget: spread(budget), glance, care, beatMilliseconds },
});

/** The first row is the bottom of the scale, below level 1: level 1 on a bad day. */
const ROWS: readonly Row[] = [
  [[1, 6], 4000, [0, 0], 800],
  [[1, 6], 2000, [0.15, 0], 800],
  [[1, 6], 1800, [0.25, 0.1], 800],
  [[1, 6], 195, [0.1, 0.5], 750],
  [[2, 6], 54, [0.05, 0.9], 700],
  [[4, 7], 36, [0, 1], 650],
  [[6, 10], 23, [0, 1], 600],
  [[8, 12], 10.5, [0, 1], 600],
  [[10, 16], 2.3, [0, 1], 550],
  [[12, 18], 0.3, [0, 1], 550],
  [[17, 20], 0, [0, 1], 500],
  [[24, 24], 0, [0, 1], 500],
  [[26, 25], 0, [0, 1], 500],
];

/**
 * Weakest first. Tuned by matches so that each level scores 62 to 72 % against the one before;
 * `docs/ENGINE.md` has the results.
 */
const TABLE: readonly Level[] = ROWS.map(level);

/** The level with a time limit instead of a depth after the first moves. */
export const FULL_STRENGTH = TABLE.length - 1;

export const levelAt = (number: number): Level => {
  const found = TABLE[number];
  if (found === undefined || number < 1) throw new RangeError(`Flipside has no level ${number}.`);
  return found;
};

/** On boards or rules without trained weights the search reaches less depth in acceptable time. */
const MOST_WITHOUT_WEIGHTS = { depth: 16, endgame: 18, endgameOfFullStrength: 22 } as const;

type Sight = Pick<Strength, 'depth' | 'endgame'>;

/** In Anti-Othello a search without mistakes is so strong that the first levels without a budget look less far ahead. */
const OWN_SIGHTS: Readonly<Record<OthelloRules, Readonly<Partial<Record<number, Sight>>>>> = {
  othello: {},
  reversi: {},
  anti: {
    8: { depth: 8, endgame: 14 },
    9: { depth: 8, endgame: 16 },
    10: { depth: 10, endgame: 17 },
    11: { depth: 13, endgame: 18 },
  },
};

/** The budget between two rows: budgets shrink geometrically from row to row. */
const budgetBetween = (from: number, to: number, share: number): number =>
  (1 + from) ** (1 - share) * (1 + to) ** share - 1;

const rowFor = (rules: OthelloRules, row: number): Level => ({
  ...(TABLE[row] as Level),
  ...OWN_SIGHTS[rules][row],
});

/** The strength at a point on the scale of levels. */
export const strengthAt = (at: number, rules: OthelloRules = 'othello'): Strength => {
  if (!(at >= 0 && at <= FULL_STRENGTH)) throw new RangeError(`There is no strength ${at}.`);
  const below = Math.min(Math.floor(at), FULL_STRENGTH - 1);
  const [lower, upper] = [rowFor(rules, below), rowFor(rules, below + 1)];
  const share = at - below;
  const between = (from: number, to: number): number => from + share * (to - from);
  return {
    at,
    depth: Math.round(between(lower.depth, upper.depth)),
    endgame: Math.round(between(lower.endgame, upper.endgame)),
    budget: mapRecord(lower.budget, (budget, phase) => budgetBetween(budget, upper.budget[phase], share)),
    glance: between(lower.glance, upper.glance),
    care: between(lower.care, upper.care),
  };
};

/** A level varies from game to game by up to this many levels up or down. */
const FORM = 2;

/**
 * The point on the scale at which a level plays the game with this seed: above its own number as often as
 * below, and never beyond the scale.
 */
export const dayOf = (number: number, seed: number): number => {
  const form = Math.min(FORM, number, FULL_STRENGTH - number);
  return number + form * (2 * chance(seed, number, ROLLS.othello.form) - 1);
};

/**
 * The point on the scale at which the computer at this seat plays the game with this seed. A fitted computer
 * does not vary.
 */
export const strengthPoint = ({ level, fits }: Pick<ComputerSeat, 'level' | 'fits'>, seed: number): number =>
  fits ?? dayOf(level, seed);

/**
 * The search limits of a strength: those of the table on boards and rules with weights, less in a shorter
 * game, or else low levels would see to the end of it. Full strength is not limited.
 */
export const sightOn = (
  { at, depth, endgame }: Strength,
  position: Pick<OthelloPosition, 'rules' | 'shape'>,
): Sight => {
  if (hasWeights(position)) return { depth, endgame };
  if (at === FULL_STRENGTH) return { depth, endgame: MOST_WITHOUT_WEIGHTS.endgameOfFullStrength };
  const length = lengthOn(position.shape.squares.size);
  return {
    depth: Math.max(1, Math.min(Math.round(depth * length), MOST_WITHOUT_WEIGHTS.depth)),
    endgame: Math.min(Math.round(endgame * length), MOST_WITHOUT_WEIGHTS.endgame),
  };
};

const phaseOf = ({ squares, empties }: GameProgress): Phase => {
  const length = lengthOn(squares);
  if (empties <= PHASES.ending * length) return 'ending';
  if (empties <= PHASES.lateMidgame * length) return 'lateMidgame';
  return empties <= PHASES.midgame * length ? 'midgame' : 'opening';
};

/** The numbers of empty squares at the turns of one side in the phase, if nobody passes. */
const turnsInPhaseOf = (progress: GameProgress): readonly number[] =>
  Array.from({ length: progress.squares - CENTRE_SQUARES }, (_, index) => index + 1).filter(
    empties =>
      phaseOf({ ...progress, empties }) === phaseOf(progress) && empties % 2 === progress.empties % 2,
  );

/** Exponential weights: a few turns get much of a budget and most get little, as with mistakes of people. */
const weightOf = (seed: number, empties: number): number => -Math.log(chance(seed, empties));

/** Discs that this turn may lose: its share of the phase's budget, which varies with the seed. */
export const allowanceOf = ({ budget }: Strength, progress: GameProgress, seed: number): number => {
  const { squares, empties } = progress;
  if (empties > squares - CENTRE_SQUARES) return 0;
  const weights = turnsInPhaseOf(progress).map(other => weightOf(seed, other));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return (budget[phaseOf(progress)] * lengthOn(squares) * weightOf(seed, empties)) / total;
};

/** What a player pays attention to in a turn. */
export interface Eyes {
  readonly looksAhead: boolean;
  readonly thinksOfCorners: boolean;
}

export const eyesOf = ({ glance, care }: Strength, { empties }: GameProgress, seed: number): Eyes => ({
  looksAhead: chance(seed, empties, ROLLS.othello.glance) >= glance,
  thinksOfCorners: chance(seed, empties, ROLLS.othello.care) < care,
});
