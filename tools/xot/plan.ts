/** The length of an XOT opening. */
export const PLIES = 8;

/** Either side may be this many discs better, as the engine sees it. */
export const WITHIN = 2;

/** A quick look leaves out what is far from even: past these discs it was never found to be wrong by enough. */
export const SIEVE = { depth: 12, within: 6 } as const;

/** Plies that the engine looks ahead to judge the others. */
export const JUDGE_DEPTH = 22;

/** Which of the transcripts that lead to one position is taken. */
export const SEED = 8;
