import { occupied } from '../game/board.ts';
import type { Position } from '../game/position.ts';
import { codeOf, isStandard } from './code.ts';

/** What a person's own analyses and reviews found of a position. */
export interface OwnValue {
  /** In discs for the side to move. */
  readonly value: number;
  /** Plies that the engine looked ahead; to the end of the game if exact. */
  readonly depth: number;
  readonly exact: boolean;
}

/** By the codes of the positions. */
export type OwnValues = ReadonlyMap<number, OwnValue>;

export const NO_OWN_VALUES: OwnValues = new Map();

/** Plies of the shallowest search that is kept: the values of the book come from shallower ones. */
const LEAST_DEPTH = 22;
/** Beyond this many positions the oldest are forgotten. */
const MOST_OWN_VALUES = 4_000;

/** Positions with more discs are no openings. */
const MOST_DISCS = 34;

const knowsMore = (one: OwnValue, other: OwnValue | undefined): boolean =>
  other === undefined || (!other.exact && (one.exact || one.depth > other.depth));

/** One position that was searched. */
export interface Searched extends OwnValue {
  readonly position: Position;
}

/** With what was found by deep searches of positions of standard Othello; the same object if that tells nothing new. */
export const withSearched = (own: OwnValues, found: readonly Searched[]): OwnValues => {
  const deep = found.flatMap(({ position, value, depth, exact }): [number, OwnValue][] =>
    isStandard(position) && occupied(position).size <= MOST_DISCS && (exact || depth >= LEAST_DEPTH)
      ? [[codeOf(position), { value, depth, exact }]]
      : [],
  );
  return merged(own, deep);
};

/** The deeper value of each position; the same object if nothing of `others` is new. */
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
