import type { Position } from '../game/othello/position.ts';
import type { Square } from '../game/square.ts';

/** `minimax` looks exactly `depth` plies ahead; `bitboard` at least eight, and on within its `evaluations`. */
export type SearchMethod =
  | { readonly by: 'minimax'; readonly depth: number }
  | { readonly by: 'bitboard'; readonly evaluations: number };

/** A position that is not the end of the game, and how to search it. */
export interface SearchRequest {
  readonly position: Position;
  readonly method: SearchMethod;
}

export interface SearchResult {
  readonly square: Square;
  /** For the side to move, in the method's own unit. */
  readonly score: number;
  /** Plies of the last depth that was searched to its end. */
  readonly depth: number;
  readonly evaluations: number;
  /** Whether every line that decides the result was played out, so that the score is no estimate. */
  readonly exact: boolean;
  /** If exact, and the method scores by discs: the final difference of discs on the board for the side to move. */
  readonly discDifference?: number;
  readonly milliseconds: number;
}
