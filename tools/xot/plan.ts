/** The length of an XOT opening. */
export const PLIES = 8;

/**
 * Scores that count as even, in discs for the side to move. So early in a game the search is kind to that side: it finds
 * the start, which is proved a draw, one or two discs better. So what is below 0 is not within two discs, really.
 */
export const EVEN = { from: 0, to: 2 } as const;

/** A quick look leaves out what is far from even. Of 300 positions just past these discs none turned out to be even. */
export const SIEVE = { depth: 12, within: 6 } as const;

/** Plies that the engine looks ahead to judge the others. */
export const JUDGE_DEPTH = 22;

/** Which of the transcripts that lead to one position is taken. */
export const SEED = 8;
