/**
 * Scores that count as even, in discs for the side to move. This early in a game the search favors that side: it rates
 * the start, a proved draw, one or two discs better. So a score below 0 is not really within two discs.
 */
export const EVEN = { from: 0, to: 2 } as const;

/** A quick search drops clearly uneven positions. Of 300 positions just outside this range none turned out to be even. */
export const SIEVE = { depth: 12, within: 6 } as const;

/** The depth in plies of the final judgement. */
export const JUDGE_DEPTH = 22;

/** The seed for choosing among transcripts that lead to the same position. */
export const SEED = 8;
