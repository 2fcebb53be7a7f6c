import { hasWeights } from '../engine/searchTask.ts';
import type { OthelloPosition, OthelloRules } from '../game/othello/position.ts';
import { chance } from '../game/random.ts';

/** Keeps the random number for a player's form independent of those that spread the budget. */
const FORM_ROLL = 2;

/** On the board that the levels were tuned on: squares empty at the start, and squares that never are. */
const STANDARD_EMPTIES = 60;
const CENTRE_SQUARES = 4;

/** How far a game has progressed. */
export interface Progress {
  /** Number of squares on the board. */
  readonly squares: number;
  readonly empties: number;
}

/** The length of a game on a board of `squares`, as a share of that on 8 x 8. */
export const lengthOn = (squares: number): number => (squares - CENTRE_SQUARES) / STANDARD_EMPTIES;

/** The phases of a game, by the number of empty squares at which each begins on 8 x 8. */
const PHASES = { opening: STANDARD_EMPTIES, midgame: 44, lateMidgame: 28, ending: 14 } as const;
type Phase = keyof typeof PHASES;

/** What defines a level of Flipside: how far it looks, and what it gives away nevertheless. */
interface Level {
  /** How many plies it looks ahead. */
  readonly depth: number;
  /** With this many empty squares or fewer, it searches to the end of the game. */
  readonly endgame: number;
  /** Discs it may lose in each phase of a game, against the best move it sees. */
  readonly budget: Readonly<Record<Phase, number>>;
  /** The shortest time from the request to the reply, so that a person can follow. */
  readonly beatMilliseconds: number;
}

const level = (
  [depth, endgame]: readonly [number, number],
  [opening, midgame, lateMidgame, ending]: readonly [number, number, number, number],
  beatMilliseconds: number,
): Level => ({ depth, endgame, budget: { opening, midgame, lateMidgame, ending }, beatMilliseconds });

/** Weakest first. Tuned by games so that each scores 60 to 80 % against the one before: see `docs/ENGINE.md`. */
const TABLE: readonly Level[] = [
  level([1, 2], [123, 157, 157, 123], 800),
  level([2, 4], [70, 88, 88, 70], 750),
  level([3, 6], [42, 53, 53, 42], 700),
  level([5, 8], [29, 36, 36, 29], 650),
  level([6, 10], [20, 25, 25, 20], 600),
  level([8, 14], [14, 18, 18, 14], 600),
  level([8, 14], [7, 9, 9, 7], 550),
  level([9, 16], [4, 4, 4, 4], 550),
  level([11, 18], [0, 0, 0, 0], 500),
  level([14, 20], [0, 0, 0, 0], 500),
  level([20, 22], [0, 0, 0, 0], 500),
  level([20, 22], [0, 0, 0, 0], 500),
];

/** The level that, after the first moves, has a time limit instead of a depth. */
export const FULL_STRENGTH = TABLE.length;

export const levelAt = (number: number): Level => {
  const found = TABLE[number - 1];
  if (found === undefined) throw new RangeError(`Flipside has no level ${number}.`);
  return found;
};

/** On boards or rules without weights, the search gets less deep in the time that a person will wait. */
const MOST_WITHOUT_WEIGHTS = { depth: 16, endgame: 18 } as const;

interface Sight {
  readonly depth: number;
  readonly endgame: number;
}

/** Where fewer discs win, a search without mistakes is worth so much that the levels without a budget look less far at first. */
const OWN_SIGHTS: Readonly<Record<OthelloRules, Readonly<Partial<Record<number, Sight>>>>> = {
  othello: {},
  reversi: {},
  anti: { 9: { depth: 8, endgame: 16 }, 10: { depth: 10, endgame: 17 }, 11: { depth: 13, endgame: 18 } },
};

/**
 * How far a level looks: in the game of the weights as the table says. In a shorter game it looks less far, or a child's
 * level would see to the end of it. Full strength sees what it can.
 */
export const sightOn = (number: number, position: Pick<OthelloPosition, 'rules' | 'shape'>): Sight => {
  const { depth, endgame } = OWN_SIGHTS[position.rules][number] ?? levelAt(number);
  if (hasWeights(position) || number === FULL_STRENGTH) return { depth, endgame };
  const length = lengthOn(position.shape.squares.size);
  return {
    depth: Math.max(1, Math.min(Math.round(depth * length), MOST_WITHOUT_WEIGHTS.depth)),
    endgame: Math.min(Math.round(endgame * length), MOST_WITHOUT_WEIGHTS.endgame),
  };
};

const phaseOf = ({ squares, empties }: Progress): Phase => {
  const length = lengthOn(squares);
  if (empties <= PHASES.ending * length) return 'ending';
  if (empties <= PHASES.lateMidgame * length) return 'lateMidgame';
  return empties <= PHASES.midgame * length ? 'midgame' : 'opening';
};

/** The numbers of empty squares at one side's turns in the phase, if nobody passes. */
const turnsInPhaseOf = (progress: Progress): readonly number[] =>
  Array.from({ length: progress.squares - CENTRE_SQUARES }, (_, index) => index + 1).filter(
    empties =>
      phaseOf({ ...progress, empties }) === phaseOf(progress) && empties % 2 === progress.empties % 2,
  );

/** A few turns carry much of a budget and most carry little: that is how people make mistakes. */
const weightOf = (seed: number, empties: number): number => -Math.log(chance(seed, empties));

/** A player has good days and bad ones, and spends up to 2^1.4 times less or more than the budgets. */
const FORM = 1.4;

/** The share of its budgets that a level spends in the game with this seed: above 1 as often as below. */
export const formOf = (number: number, seed: number): number =>
  2 ** (FORM * (2 * chance(seed, number, FORM_ROLL) - 1));

/** Discs that this turn may lose: its share of the phase's budget, which varies with the seed. */
export const allowanceOf = (number: number, progress: Progress, seed: number): number => {
  const { squares, empties } = progress;
  if (empties > squares - CENTRE_SQUARES) return 0;
  const weights = turnsInPhaseOf(progress).map(other => weightOf(seed, other));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const budget = levelAt(number).budget[phaseOf(progress)] * lengthOn(squares) * formOf(number, seed);
  return (budget * weightOf(seed, empties)) / total;
};
