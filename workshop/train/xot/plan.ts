/**
 * Scores that count as even, in discs for the side to move. This early in a game the search favors that side: it rates
 * the start, a proved draw, one or two discs better. So a score below 0 is not really within two discs.
 */
export const EVEN = { from: 0, to: 2 } as const;

/** A quick search drops what is far from even. None of 300 positions just outside this range turned out to be even. */
export const SIEVE = { depth: 12, within: 6 } as const;

/** Depth in plies at which the engine judges the others. */
export const JUDGE_DEPTH = 22;

/** Decides which of the transcripts that lead to one position is taken. */
export const SEED = 8;
