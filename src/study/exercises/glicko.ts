import glicko2 from 'glicko2';
import { FIRST_SOLVER_RATING, type SolverRating } from './puzzleRating.ts';

/** The fixed deviation of a puzzle's rating, which never changes, so that it is the same for everybody. */
const PUZZLE_DEVIATION = 80;

/** The person's rating after a puzzle, computed as for a game against it. */
export const ratedAfter = (
  { rating, deviation, volatility }: SolverRating,
  puzzle: number,
  isRight: boolean,
): SolverRating => {
  const first = FIRST_SOLVER_RATING;
  const system = new glicko2.Glicko2({
    tau: 0.5,
    rating: first.rating,
    rd: first.deviation,
    vol: first.volatility,
  });
  const solver = system.makePlayer(rating, Math.min(deviation, first.deviation), volatility);
  const other = system.makePlayer(puzzle, PUZZLE_DEVIATION, first.volatility);
  system.updateRatings([[solver, other, isRight ? 1 : 0]]);
  return { rating: solver.getRating(), deviation: solver.getRd(), volatility: solver.getVol() };
};
