/** A Glicko-2 rating. */
export interface SolverRating {
  readonly rating: number;
  readonly deviation: number;
  readonly volatility: number;
}

/** The initial rating: low, so that the first puzzles are easy, with a high deviation so that it rises quickly. */
export const FIRST_SOLVER_RATING: SolverRating = { rating: 1200, deviation: 150, volatility: 0.06 };
