import { emptySquares } from '../../game/board.ts';
import type { Position } from '../../game/position.ts';
import { type GameRules, rulesFor } from '../../game/rules.ts';

/** A point of a curve: with this many empty squares, the discs of lead that change the odds e-fold, and the odds of any lead. */
export interface CurvePoint {
  readonly empties: number;
  readonly scale: number;
  readonly margin: number;
}

/** Points from few empty squares to many, with straight lines between them. */
export type Curve = readonly CurvePoint[];

/** The value of a position or move, for one side; in Connect Four as the solver has it. */
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

/** What a curve says of a lead in discs. */
export const chanceBy = (curve: Curve, score: number, empties: number): number => {
  if (score === 0) return 1 / 2;
  const odds =
    Math.sign(score) * between(curve, empties, 'margin') + score / between(curve, empties, 'scale');
  return 1 / (1 + Math.exp(-odds));
};

const curve = (points: readonly (readonly [empties: number, scale: number, margin: number])[]): Curve =>
  points.map(([empties, scale, margin]) => ({ empties, scale, margin }));

/** How often tournament players win from a value: fitted to 46,000 positions of WTHOR games (`workshop/chance`). */
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

/** A game is decided where one side is this certain to win. */
export const DECIDED = 0.95;
/** With this many empty squares or fewer, tournament players play a proved result out. */
const PLAYED_OUT_EMPTIES = 6;

const resultOf = (score: number): number => (1 + Math.sign(score)) / 2;

/** A proved lead that is as good as won is won. */
const rounded = (chance: number, score: number): number =>
  Math.max(chance, 1 - chance) >= DECIDED ? resultOf(score) : chance;

const byDiscs = (position: Position, { score, exact }: Value): number => {
  const empties = emptySquares(position).size;
  if (!exact) return chanceBy(ESTIMATED, score, empties);
  if (empties <= PLAYED_OUT_EMPTIES) return resultOf(score);
  return rounded(chanceBy(PROVED, score, empties), score);
};

/** An estimate of the solver lies between -1 and 1, and proves nothing. */
const MOST_OF_AN_ESTIMATE = 0.4;

const byResult = (_: Position, { score, exact }: Value): number =>
  exact ? resultOf(score) : 1 / 2 + MOST_OF_AN_ESTIMATE * Math.max(-1, Math.min(1, score));

/** Without tournament games of other boards and rules, their values are read by the same curve. */
const CHANCES: Readonly<Record<GameRules['aim'], typeof byDiscs>> = {
  mostDiscs: byDiscs,
  fewestDiscs: byDiscs,
  fourInARow: byResult,
};

/** The points that a side can expect from a position with this value for it: 1 for a win, half for a draw. */
export const chanceOf = (position: Position, value: Value): number =>
  CHANCES[rulesFor(position).aim](position, value);
