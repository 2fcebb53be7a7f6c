import { occupied } from '../game/board.ts';
import type { Position } from '../game/position.ts';
import { codeOf, isStandard } from './code.ts';

/** The value of a position from the person's own analyses and reviews. */
export interface OwnValue {
  /** In discs for the side to move. */
  readonly value: number;
  /** Search depth in plies; to the end of the game if exact. */
  readonly depth: number;
  readonly exact: boolean;
}

/** Keyed by the codes of the positions. */
export type OwnValues = ReadonlyMap<number, OwnValue>;

export const NO_OWN_VALUES: OwnValues = new Map();

/** Minimum depth of a search to keep, so that it beats the book's. */
const LEAST_DEPTH = 22;
/** Maximum number of values; the oldest are dropped first. */
const MOST_OWN_VALUES = 4_000;

/** Positions with more discs are not openings. */
const MOST_DISCS = 34;

const knowsMore = (one: OwnValue, other: OwnValue | undefined): boolean =>
  other === undefined || (!other.exact && (one.exact || one.depth > other.depth));

/** The value that a search found for a position. */
export interface Searched extends OwnValue {
  readonly position: Position;
}

/**
 * Adds the results of deep searches of standard Othello positions; returns the same object if nothing is new.
 */
export const withSearched = (own: OwnValues, found: readonly Searched[]): OwnValues => {
  const deep = found.flatMap(({ position, value, depth, exact }): [number, OwnValue][] =>
    isStandard(position) && occupied(position).size <= MOST_DISCS && (exact || depth >= LEAST_DEPTH)
      ? [[codeOf(position), { value, depth, exact }]]
      : [],
  );
  return merged(own, deep);
};

/** Keeps the deeper value of each position; returns the same object if nothing of `others` is new. */
export const merged = (own: OwnValues, others: Iterable<readonly [number, OwnValue]>): OwnValues => {
  const all = new Map(own);
  let isNew = false;
  for (const [code, value] of others) {
    if (!knowsMore(value, all.get(code))) continue;
    all.delete(code);
    all.set(code, value);
    isNew = true;
  }
  return isNew ? new Map([...all].slice(-MOST_OWN_VALUES)) : own;
};
