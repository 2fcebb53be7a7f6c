import { emptySquares } from '../../game/board.ts';
import type { Position } from '../../game/position.ts';
import { type GameRules, rulesFor } from '../../game/rules.ts';

/**
 * A point of the curve: for this many empty squares, the lead in discs that multiplies the odds by e, and the
 * log odds of any lead.
 */
export interface CurvePoint {
  readonly empties: number;
  readonly scale: number;
  readonly margin: number;
}

/** Points in order of empty squares, interpolated linearly. */
export type Curve = readonly CurvePoint[];

/** The value of a position or move for one side; in Connect Four on the solver's scale. */
export interface Value {
  readonly score: number;
  readonly exact: boolean;
}

const between = (curve: Curve, empties: number, of: 'scale' | 'margin'): number => {
  const next = curve.findIndex(point => point.empties >= empties);
  const [low, high] = [curve[Math.max(0, next - 1)], curve[next]];
  if (high === undefined) return curve.at(-1)?.[of] ?? 1;
  if (low === undefined || low === high) return high[of];
  const share = (empties - low.empties) / (high.empties - low.empties);
  return low[of] + share * (high[of] - low[of]);
};

/** The winning chance by a curve for a lead in discs. */
export const chanceBy = (curve: Curve, score: number, empties: number): number => {
  if (score === 0) return 1 / 2;
  const odds =
    Math.sign(score) * between(curve, empties, 'margin') + score / between(curve, empties, 'scale');
  return 1 / (1 + Math.exp(-odds));
};

const curve = (points: readonly (readonly [empties: number, scale: number, margin: number])[]): Curve =>
  points.map(([empties, scale, margin]) => ({ empties, scale, margin }));

/** The winning chance of tournament players for a value: fitted to 46,000 positions of WTHOR games (`workshop/chance`). */
const PROVED = curve([
  [4, 5.46, 3.4],
  [8, 4.56, 1.16],
  [12, 9.45, 1.32],
  [16, 14, 1],
  [20, 9.51, 0.55],
  [24, 10.92, 0],
]);
const ESTIMATED = curve([
  [24, 8, 0],
  [32, 9.18, 0],
  [40, 8.91, 0],
  [52, 10.03, 0],
]);

/** A game counts as decided once one side's chance reaches this. */
export const DECIDED = 0.95;
/** With this many empty squares or fewer, a proved result is certain. */
const PLAYED_OUT_EMPTIES = 6;

const resultOf = (score: number): number => (1 + Math.sign(score)) / 2;

/** Rounds a decisive chance with a proved result to 0 or 1. */
const rounded = (chance: number, score: number): number =>
  Math.max(chance, 1 - chance) >= DECIDED ? resultOf(score) : chance;

const byDiscs = (position: Position, { score, exact }: Value): number => {
  const empties = emptySquares(position).size;
  if (!exact) return chanceBy(ESTIMATED, score, empties);
  if (empties <= PLAYED_OUT_EMPTIES) return resultOf(score);
  return rounded(chanceBy(PROVED, score, empties), score);
};

/** An estimate of the solver lies between -1 and 1 and proves nothing. */
const MOST_OF_AN_ESTIMATE = 0.4;

const byResult = (_: Position, { score, exact }: Value): number =>
  exact ? resultOf(score) : 1 / 2 + MOST_OF_AN_ESTIMATE * Math.max(-1, Math.min(1, score));

/** There are no tournament games of other boards and rules, so the same curve is used for them. */
const CHANCES: Readonly<Record<GameRules['aim'], typeof byDiscs>> = {
  mostDiscs: byDiscs,
  fewestDiscs: byDiscs,
  fourInARow: byResult,
};

/** The expected points of a side with this value: 1 for a win, half for a draw. */
export const chanceOf = (position: Position, value: Value): number =>
  CHANCES[rulesFor(position).aim](position, value);
