import type { Opponent } from '../game/seat.ts';
import { assertNever } from './assertNever.ts';
import type { SearchMethod } from './searchRequest.ts';

/** A budget in evaluations plays alike on every device; a budget in time would not. */
const BITBOARD_EVALUATIONS = 500_000;

export const methodOf = (opponent: Opponent, level: number): SearchMethod => {
  switch (opponent) {
    case 'minimax':
      return { by: 'minimax', depth: level };
    case 'bitboard':
      return { by: 'bitboard', evaluations: BITBOARD_EVALUATIONS };
    default:
      return assertNever(opponent);
  }
};

/** Advice for a person comes from the strongest means there is. */
export const hintMethod: SearchMethod = { by: 'bitboard', evaluations: BITBOARD_EVALUATIONS };
