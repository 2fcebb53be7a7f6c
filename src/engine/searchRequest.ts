import type { Position } from '../game/position.ts';
import type { Character } from '../game/seat.ts';
import type { Square } from '../game/square.ts';

/** `minimax` looks exactly `depth` plies ahead; `bitboard` at least eight, and on within its `evaluations`. */
export type SearchMethod =
  | { readonly by: 'minimax'; readonly depth: number }
  | { readonly by: 'bitboard'; readonly evaluations: number }
  /** As far as the character looks. */
  | { readonly by: 'character'; readonly character: Character }
  | FlipsideMethod
  | SolverMethod;

/** The engine of our own, for every board and rules of Othello. For the 8 x 8 game it needs its weights. */
export interface FlipsideMethod {
  readonly by: 'flipside';
  readonly limit: SearchLimit;
  /** Tell the score of every legal move (`SearchResult.moves`), not just of the best. */
  readonly every?: boolean;
  /** More than one only where memory is shared. */
  readonly threads?: number;
}

export type SearchLimit =
  /** Reproducible: `depth` plies, and exact to the end of the game when at most `endgame` squares are empty. */
  | {
      readonly type: 'depth';
      readonly depth: number;
      readonly endgame: number;
      /** A slow machine that needs longer answers from the last depth that it finished. */
      readonly milliseconds?: number;
    }
  /** As deep as the time allows; ends early when the result is exact. Never later than this. */
  | { readonly type: 'time'; readonly milliseconds: number }
  /** To the end of the game, whatever it takes: `score` the exact difference, `outcome` only win, loss or draw. */
  | { readonly type: 'solve'; readonly goal: 'score' | 'outcome' };

/** Connect Four. */
export interface SolverMethod {
  readonly by: 'solver';
  readonly limit: SolverLimit;
  /** Tell the score of every column that can be played (`SearchResult.moves`), not just of the best. */
  readonly every?: boolean;
}

type SolverLimit =
  /** Reproducible: so many plies ahead. */
  | { readonly type: 'depth'; readonly depth: number }
  /**
   * Proves what it can in the time: who wins, then in how many moves. Without `every` it takes no more than a third of
   * the time for the number of moves.
   */
  | { readonly type: 'time'; readonly milliseconds: number }
  /** Proves all it is asked for, whatever it takes. */
  | { readonly type: 'solve' };

/** A position that is not the end of the game, and how to search it. */
export interface SearchRequest {
  readonly position: Position;
  readonly method: SearchMethod;
}

export interface MoveScore {
  readonly square: Square;
  /** In discs for the side to move; for the solver as in `SearchResult`. */
  readonly score: number;
  readonly exact: boolean;
}

export interface SearchResult {
  readonly square: Square;
  /**
   * For the side to move, in the method's own unit: whole discs for flipside. For the solver, if exact: 0 is a draw; s > 0
   * says that the side to move wins with s - 1 of its 21 discs unplayed, s < 0 that the other side does
   * (`game/connect4/outlook.ts` tells in how many moves). If not exact: an estimate between -1 and 1.
   */
  readonly score: number;
  /** Plies of the last depth that was searched to its end. */
  readonly depth: number;
  readonly evaluations: number;
  /** Whether every line that decides the result was played out, so that the score is no estimate. */
  readonly exact: boolean;
  /** If bitboard's result is exact: the final difference of discs on the board for the side to move. */
  readonly discDifference?: number;
  readonly milliseconds: number;
  /** A character: all moves than which it finds none better. */
  readonly best?: readonly Square[];
  /** Flipside: the expected moves from this position on, beginning with `square`. */
  readonly line?: readonly Square[];
  /** Flipside: 52 to 99 when the last finished depth made cuts that may err so often, in percent; 100 without any. */
  readonly certainty?: number;
  /** Flipside and solver, if `every` is asked: every legal move, best first. */
  readonly moves?: readonly MoveScore[];
  /** Flipside and solver: positions visited, by all threads. */
  readonly nodes?: number;
  /** Flipside: how many threads took part. */
  readonly threads?: number;
}
