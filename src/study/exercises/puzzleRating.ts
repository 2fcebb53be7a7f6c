/** Glicko-2: the rating, its deviation and its volatility. */
export interface SolverRating {
  readonly rating: number;
  readonly deviation: number;
  readonly volatility: number;
}

/** Where everybody begins: easier puzzles first, and quickly upwards. */
export const FIRST_SOLVER_RATING: SolverRating = { rating: 1200, deviation: 150, volatility: 0.06 };
