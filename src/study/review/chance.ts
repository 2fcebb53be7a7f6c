import { emptySquares } from '../../game/board.ts';
import type { Color } from '../../game/color.ts';
import type { Position } from '../../game/position.ts';
import { type GameRules, rulesFor } from '../../game/rules.ts';

/** A point of the curve, for a number of empty squares. All but the scale are log odds. */
export interface CurvePoint {
  readonly empties: number;
  /** The lead in discs that multiplies the odds by e. */
  readonly scale: number;
  /** What being ahead is worth, whatever the lead. */
  readonly margin: number;
  /** What being to move costs: this side still has a mistake to make. */
  readonly turn: number;
  /** What White has beyond the value: in tournaments it scores more than half. */
  readonly white: number;
}

/** Points in order of empty squares, interpolated linearly. */
export type Curve = readonly CurvePoint[];

/** The value of a position or move for one side; in Connect Four on the solver's scale. */
export interface Value {
  readonly score: number;
  readonly exact: boolean;
  /** Search depth in plies. */
  readonly depth: number;
}

/** A value for the side to move. */
export interface Standing {
  readonly score: number;
  readonly empties: number;
  readonly color: Color;
}

const between = (curve: Curve, empties: number, of: Exclude<keyof CurvePoint, 'empties'>): number => {
  const next = curve.findIndex(point => point.empties >= empties);
  const [low, high] = [curve[Math.max(0, next - 1)], curve[next]];
  if (high === undefined) return curve.at(-1)?.[of] ?? 1;
  if (low === undefined || low === high) return high[of];
  const share = (empties - low.empties) / (high.empties - low.empties);
  return low[of] + share * (high[of] - low[of]);
};

/** A lead of this many discs has most of the margin: values are not exact, and a small lead may be none. */
const SURE_LEAD = 2;

/** The winning chance by a curve. */
export const chanceBy = (curve: Curve, { score, empties, color }: Standing): number => {
  const at = (of: Exclude<keyof CurvePoint, 'empties'>): number => between(curve, empties, of);
  const ofColor = color === 'white' ? at('white') : -at('white');
  const odds = Math.tanh(score / SURE_LEAD) * at('margin') + score / at('scale') - at('turn') + ofColor;
  return 1 / (1 + Math.exp(-odds));
};

type Row = readonly [empties: number, scale: number, margin: number, turn: number, white: number];

const curve = (rows: readonly Row[]): Curve =>
  rows.map(([empties, scale, margin, turn, white]) => ({ empties, scale, margin, turn, white }));

/**
 * The winning chance at the board, among tournament players, for the value of a shallow search, of a deep one, and for a proved
 * value: fitted to positions of WTHOR games (`workshop/chance`). A game begins even.
 */
export const CURVES = {
  shallow: curve([
    [16, 7.11, 0.12, 0.07, 0.11],
    [28, 9.69, 0.27, 0.07, 0.11],
    [40, 10.37, 0, 0.07, 0.11],
    [52, 7.12, 0, 0.07, 0.11],
    [60, 7.12, 0, 0, 0],
  ]),
  deep: curve([
    [22, 9.03, 0.32, 0, 0.08],
    [32, 12.76, 0.54, 0, 0.08],
    [44, 8.49, 0, 0, 0.08],
    [60, 8.49, 0, 0, 0],
  ]),
  proved: curve([
    [8, 9.42, 2.09, 0.24, 0.09],
    [12, 11.2, 1.43, 0.24, 0.09],
    [16, 13.88, 1.08, 0.24, 0.09],
    [20, 9.19, 0.37, 0.24, 0.09],
    [32, 12.76, 0.54, 0, 0.08],
    [44, 8.49, 0, 0, 0.08],
    [60, 8.49, 0, 0, 0],
  ]),
};

/** A game counts as decided once one side's chance reaches this. */
export const DECIDED = 0.95;
/** With this many empty squares or fewer, a proved result is certain. */
const PLAYED_OUT_EMPTIES = 6;

const resultOf = (score: number): number => (1 + Math.sign(score)) / 2;

/** A search of at least this many plies is deep. */
const DEEP_PLIES = 15;

const curveFor = ({ exact, depth }: Value): Curve => {
  if (exact) return CURVES.proved;
  return depth < DEEP_PLIES ? CURVES.shallow : CURVES.deep;
};

const byDiscs = (position: Position, value: Value): number => {
  const { score, exact } = value;
  const empties = emptySquares(position).size;
  if (exact && empties <= PLAYED_OUT_EMPTIES) return resultOf(score);
  return chanceBy(curveFor(value), { score, empties, color: position.turn });
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

/** The expected points of the side to move if its position, or its move, has this value: 1 for a win, half for a draw. */
export const chanceOf = (position: Position, value: Value): number =>
  CHANCES[rulesFor(position).aim](position, value);
