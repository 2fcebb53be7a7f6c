import { emptySquares } from '../../game/board.ts';
import type { Color } from '../../game/color.ts';
import type { Position } from '../../game/position.ts';
import { type GameRules, rulesFor } from '../../game/rules.ts';

/** A point of the curve, for a number of empty squares. All but the scale are log odds. */
export interface CurvePoint {
  readonly empties: number;
  /** The lead in discs that multiplies the odds by e. */
  readonly scale: number;
  /** What any lead is worth. */
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

/** The winning chance by a curve. */
export const chanceBy = (curve: Curve, { score, empties, color }: Standing): number => {
  const at = (of: Exclude<keyof CurvePoint, 'empties'>): number => between(curve, empties, of);
  const ofColor = color === 'white' ? at('white') : -at('white');
  const odds = Math.sign(score) * at('margin') + score / at('scale') - at('turn') + ofColor;
  return 1 / (1 + Math.exp(-odds));
};

type Row = readonly [empties: number, scale: number, margin: number, turn: number, white: number];

const curve = (rows: readonly Row[]): Curve =>
  rows.map(([empties, scale, margin, turn, white]) => ({ empties, scale, margin, turn, white }));

/**
 * The winning chance at the board, among tournament players, for a proved value and for an estimate: fitted to positions of WTHOR
 * games (`workshop/chance`). A game begins even.
 */
export const CURVES = {
  estimated: curve([
    [16, 6.07, 0, 0.07, 0.09],
    [28, 8.39, 0, 0.07, 0.09],
    [40, 9.76, 0, 0.07, 0.09],
    [52, 7.43, 0, 0.07, 0.09],
    [60, 7.43, 0, 0, 0],
  ]),
  proved: curve([
    [8, 8.13, 1.63, 0.24, 0.06],
    [12, 7.65, 1.21, 0.24, 0.06],
    [16, 9.77, 0.71, 0.24, 0.06],
    [20, 10.27, 0.47, 0.24, 0.06],
    [28, 8.39, 0, 0.07, 0.09],
    [40, 9.76, 0, 0.07, 0.09],
    [52, 7.43, 0, 0.07, 0.09],
    [60, 7.43, 0, 0, 0],
  ]),
};

/** A game counts as decided once one side's chance reaches this. */
export const DECIDED = 0.95;
/** With this many empty squares or fewer, a proved result is certain. */
const PLAYED_OUT_EMPTIES = 6;

const resultOf = (score: number): number => (1 + Math.sign(score)) / 2;

const byDiscs = (position: Position, { score, exact }: Value): number => {
  const empties = emptySquares(position).size;
  if (exact && empties <= PLAYED_OUT_EMPTIES) return resultOf(score);
  return chanceBy(CURVES[exact ? 'proved' : 'estimated'], { score, empties, color: position.turn });
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
