/** What a character sees in its own discs; the other side's do not matter to it. */
export interface Taste {
  /** Plies it looks ahead after its own move. */
  readonly depth: number;
  /** Every disc. */
  readonly base: number;
  /** Discs on the rim; a corner is on two edges. Like the other two below, it counts only if it is positive. */
  readonly edge: number;
  /** Instead, beside a corner that is not its own. */
  readonly edgePenalty: number;
  /** Discs of the second ring with an own disc outside. */
  readonly innerEdge: number;
  /** The same with nothing outside. */
  readonly innerEdgePenalty: number;
  /** Discs of the third ring. */
  readonly outerCentre: number;
  readonly corner: number;
}

type Row = readonly [number, number, number, number, number, number, number, number];

const tasteOf = (...row: Row): Taste => {
  const [depth, base, edge, edgePenalty, innerEdge, innerEdgePenalty, outerCentre, corner] = row;
  return { depth, base, edge, edgePenalty, innerEdge, innerEdgePenalty, outerCentre, corner };
};

/** The eight characters that the description of the game tells of, with its numbers. */
export const CHARACTERS = {
  lennie: tasteOf(0, 1, 0, 0, 0, 0, 0, 8),
  mike: tasteOf(1, -1, -2, 1, 0, 0, 0, -8),
  anita: tasteOf(2, 1, 2, -3, 1, -2, 0, 16),
  claire: tasteOf(3, -2, -3, 4, -2, 3, -1, -20),
  jack: tasteOf(4, 1, 8, -3, 4, -2, 2, 24),
  adam: tasteOf(4, 1, 6, -4, 4, -3, 4, 16),
  donald: tasteOf(5, -1, 0, 0, 0, 0, 0, -12),
  arthur: tasteOf(6, 1, 4, -4, 2, -3, 3, 16),
} as const satisfies Readonly<Record<string, Taste>>;
