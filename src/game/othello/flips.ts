import type { Square } from '../square.ts';
import { SquareSet } from '../squareSet.ts';

/**
 * Both functions follow the eight rays by shifting whole sets, four lines at a time in both directions. A
 * disc in an outer column can end a horizontal or diagonal line but cannot be inside it, so the carriers of
 * such lines are masked with the six inner columns, and no shift wraps around the edge of the board.
 */
const INNER_COLUMNS = 0x7e7e7e7e;
const LINES = [
  { shift: 1, carriers: INNER_COLUMNS },
  { shift: 7, carriers: INNER_COLUMNS },
  { shift: 8, carriers: -1 },
  { shift: 9, carriers: INNER_COLUMNS },
] as const;
/** A line has at most six discs between its ends; the first is found before the loop. */
const FURTHER_STEPS = 5;

/** The legal moves: squares of `empty` where a disc of `own` flips at least one disc of `other`. */
export function mobility(own: SquareSet, other: SquareSet, empty: SquareSet): SquareSet {
  let lo = 0;
  let hi = 0;
  for (const { shift, carriers } of LINES) {
    const back = 32 - shift;
    const carryLo = other.lo & carriers;
    const carryHi = other.hi & carriers;
    let upLo = carryLo & (own.lo << shift);
    let upHi = carryHi & ((own.hi << shift) | (own.lo >>> back));
    let downLo = carryLo & ((own.lo >>> shift) | (own.hi << back));
    let downHi = carryHi & (own.hi >>> shift);
    for (let step = 0; step < FURTHER_STEPS; step++) {
      upHi |= carryHi & ((upHi << shift) | (upLo >>> back));
      upLo |= carryLo & (upLo << shift);
      downLo |= carryLo & ((downLo >>> shift) | (downHi << back));
      downHi |= carryHi & (downHi >>> shift);
    }
    lo |= (upLo << shift) | (downLo >>> shift) | (downHi << back);
    hi |= (upHi << shift) | (upLo >>> back) | (downHi >>> shift);
  }
  return new SquareSet(lo & empty.lo, hi & empty.hi);
}

/** The discs of `other` that `own` flips by playing `square`; empty if the move is illegal. */
export function flips(own: SquareSet, other: SquareSet, square: Square): SquareSet {
  const discLo = square < 32 ? 1 << square : 0;
  const discHi = square < 32 ? 0 : 1 << (square - 32);
  let lo = 0;
  let hi = 0;
  for (const { shift, carriers } of LINES) {
    const back = 32 - shift;
    const carryLo = other.lo & carriers;
    const carryHi = other.hi & carriers;
    let upLo = carryLo & (discLo << shift);
    let upHi = carryHi & ((discHi << shift) | (discLo >>> back));
    let downLo = carryLo & ((discLo >>> shift) | (discHi << back));
    let downHi = carryHi & (discHi >>> shift);
    for (let step = 0; step < FURTHER_STEPS; step++) {
      upHi |= carryHi & ((upHi << shift) | (upLo >>> back));
      upLo |= carryLo & (upLo << shift);
      downLo |= carryLo & ((downLo >>> shift) | (downHi << back));
      downHi |= carryHi & (downHi >>> shift);
    }
    const closedUp = (own.lo & (upLo << shift)) | (own.hi & ((upHi << shift) | (upLo >>> back)));
    if (closedUp !== 0) {
      lo |= upLo;
      hi |= upHi;
    }
    const closedDown = (own.lo & ((downLo >>> shift) | (downHi << back))) | (own.hi & (downHi >>> shift));
    if (closedDown !== 0) {
      lo |= downLo;
      hi |= downHi;
    }
  }
  return new SquareSet(lo, hi);
}
