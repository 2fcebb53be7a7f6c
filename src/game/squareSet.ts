import { type Square, squareAt } from './square.ts';

const popcount32 = (bits: number): number => {
  let n = bits - ((bits >>> 1) & 0x55555555);
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333);
  return Math.imul((n + (n >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
};

const lowestBit = (bits: number): number => 31 - Math.clz32(bits & -bits);

/**
 * An immutable set of squares: a bitboard in two 32-bit halves, `lo` for rows 1 to 4 and `hi` for rows 5 to
 * 8, with the lowest bit for column a of the half's first row. BigInt is 13 times slower.
 */
export class SquareSet implements Iterable<Square> {
  static readonly empty = new SquareSet(0, 0);

  readonly lo: number;
  readonly hi: number;

  constructor(lo: number, hi: number) {
    this.lo = lo | 0;
    this.hi = hi | 0;
  }

  static of(...squares: readonly Square[]): SquareSet {
    return squares.reduce((set, square) => set.with(square), SquareSet.empty);
  }

  /** The rectangle of `width` columns and `height` rows (1 to 8 each) in the top left corner. */
  static rectangle(width: number, height: number): SquareSet {
    let set = SquareSet.empty;
    for (let row = 0; row < height; row++)
      for (let column = 0; column < width; column++) set = set.with(squareAt(column, row));
    return set;
  }

  has(square: Square): boolean {
    return ((square < 32 ? this.lo >>> square : this.hi >>> (square - 32)) & 1) === 1;
  }

  with(square: Square): SquareSet {
    return square < 32
      ? new SquareSet(this.lo | (1 << square), this.hi)
      : new SquareSet(this.lo, this.hi | (1 << (square - 32)));
  }

  without(square: Square): SquareSet {
    return square < 32
      ? new SquareSet(this.lo & ~(1 << square), this.hi)
      : new SquareSet(this.lo, this.hi & ~(1 << (square - 32)));
  }

  union(set: SquareSet): SquareSet {
    return new SquareSet(this.lo | set.lo, this.hi | set.hi);
  }

  intersect(set: SquareSet): SquareSet {
    return new SquareSet(this.lo & set.lo, this.hi & set.hi);
  }

  diff(set: SquareSet): SquareSet {
    return new SquareSet(this.lo & ~set.lo, this.hi & ~set.hi);
  }

  intersects(set: SquareSet): boolean {
    return ((this.lo & set.lo) | (this.hi & set.hi)) !== 0;
  }

  equals(set: SquareSet): boolean {
    return this.lo === set.lo && this.hi === set.hi;
  }

  isEmpty(): boolean {
    return (this.lo | this.hi) === 0;
  }

  get size(): number {
    return popcount32(this.lo) + popcount32(this.hi);
  }

  /** The first member, row by row from a1. */
  first(): Square | undefined {
    if (this.lo !== 0) return lowestBit(this.lo) as Square;
    return this.hi === 0 ? undefined : ((32 + lowestBit(this.hi)) as Square);
  }

  *[Symbol.iterator](): Iterator<Square> {
    for (let bits = this.lo; bits !== 0; bits &= bits - 1) yield lowestBit(bits) as Square;
    for (let bits = this.hi; bits !== 0; bits &= bits - 1) yield (32 + lowestBit(bits)) as Square;
  }
}
