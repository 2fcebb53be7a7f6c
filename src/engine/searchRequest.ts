import type { Position } from '../game/position.ts';
import type { Character } from '../game/seat.ts';
import type { Square } from '../game/square.ts';
import type { TableSize } from './tableSizes.ts';

/** `minimax` searches exactly `depth` plies; `bitboard` at least eight, and deeper within its budget of `evaluations`. */
export type SearchMethod =
  | { readonly by: 'minimax'; readonly depth: number }
  /** `original`: without move ordering or a hash table, as documented, so that it searches less deep. */
  | { readonly by: 'bitboard'; readonly evaluations: number; readonly original?: boolean }
  /** To the character's own depth. `original`: as its program of 2003 did, on 8x8. */
  | { readonly by: 'character'; readonly character: Character; readonly original?: boolean }
  | FlipsideMethod
  | SolverMethod
  | AnalysisMethod;

/** Our own engine, for every board and all rules of Othello. On 8x8 it needs its weights. */
export interface FlipsideMethod {
  readonly by: 'flipside';
  readonly limit: SearchLimit;
  /**
   * Return the score of every legal move (`SearchResult.moves`), or of this many of the best, instead of only
   * the best one.
   */
  readonly every?: boolean | number;
  /**
   * With `every`, before the end of the game: the worse a move, the less deep it is searched
   * (`MoveScore.depth`), so that all scores cost 1.5 to 1.8 times as much as the best one instead of seven
   * times. Searches without weights search all moves to the same depth.
   */
  readonly lag?: boolean;
  /** More than one only with shared memory. */
  readonly threads?: number;
}

export type SearchLimit =
  /** Reproducible: `depth` plies, and to the end of the game with at most `endgame` empty squares. */
  | {
      readonly type: 'depth';
      readonly depth: number;
      readonly endgame: number;
      /** On a slow machine the search ends after this time with the result of the last finished depth. */
      readonly milliseconds?: number;
    }
  /**
   * As deep as the time allows; ends early if the result is exact, and never takes longer. With `aim` it
   * takes about that long: less for easy moves, more for hard ones.
   */
  | { readonly type: 'time'; readonly milliseconds: number; readonly aim?: number }
  | SolveLimit;

/**
 * To the end of the game, however long it takes: `score` finds the exact difference, `outcome` only win, loss
 * or draw.
 */
interface SolveLimit {
  readonly type: 'solve';
  readonly goal: 'score' | 'outcome';
  /** Node budget: gives up after about this many positions; the result may then not be exact. */
  readonly nodes?: number;
  /**
   * Only determines whether the score is above this: the score of the result is a bound. Not for searches
   * with weights.
   */
  readonly above?: number;
  /** The hash table for searches without weights gets at least 2 to the power of this many entries of 16 bytes. */
  readonly room?: number;
  /**
   * A move with a known exact score: only better moves are searched for. If there is none, it is the result.
   */
  readonly known?: { readonly square: Square; readonly score: number };
  /** Clears the hash table first, so that the result does not depend on earlier searches. */
  readonly fresh?: boolean;
}

/** Connect Four. */
export interface SolverMethod {
  readonly by: 'solver';
  readonly limit: SolverLimit;
  /** Return the expected moves to the end of the game (`SearchResult.principalVariation`) once the score is proved. */
  readonly line?: boolean;
  /** Return the score of every playable column (`SearchResult.moves`), instead of only the best one. */
  readonly every?: boolean;
}

type SolverLimit =
  /** Reproducible: this many plies ahead. */
  | { readonly type: 'depth'; readonly depth: number }
  /**
   * Proves what it can in the time: first who wins, then in how many moves. Without `every` at most a third
   * of the time goes to the number of moves.
   */
  | { readonly type: 'time'; readonly milliseconds: number }
  /** Proves all that was requested, however long it takes. */
  | { readonly type: 'solve' };

/**
 * Up to this depth a search doubles its depth near the end of the game; deeper searches get the same endgame
 * as this one.
 */
const DOUBLED_DEPTH = 10;

/** A search of `depth` plies searches to the end of the game from this many empty squares on. */
export const endgameOf = (depth: number): number => Math.max(depth, 2 * Math.min(depth, DOUBLED_DEPTH));

/** Scores moves by iterative deepening until everything is proved or the search is stopped. For all games. */
export interface AnalysisMethod {
  readonly by: 'analysis';
  /** The legal moves to score, at least one. */
  readonly squares: readonly Square[];
  /** The number of best moves with an expected line. */
  readonly lines: number;
  /** More than one only with shared memory. */
  readonly threads?: number;
  /** Ends when every move is searched to this depth; reproducible. Connect Four ignores `endgame`. */
  readonly limit?: { readonly depth: number; readonly endgame: number };
  /** Minimum milliseconds between two reports. */
  readonly interval: number;
  /** Size of the hash table in megabytes; by default it depends on the device's memory. */
  readonly table?: TableSize;
}

/** A position before the end of the game, and how to search it. */
export interface SearchRequest {
  readonly position: Position;
  readonly method: SearchMethod;
}

export interface MoveScore {
  readonly square: Square;
  /** In discs for the side to move; for the solver as in `SearchResult`. */
  readonly score: number;
  readonly exact: boolean;
  /** Search depth of the score, if bad moves lag behind. */
  readonly depth?: number;
}

/** The results for one move of an analysis. */
export interface AnalyzedMove extends MoveScore {
  readonly depth: number;
  /** How often, in percent, the selective pruning behind the score is right; 100 without pruning. */
  readonly certainty: number;
  /** The expected moves, beginning with this one; empty for moves beyond the number of lines. */
  readonly line: readonly Square[];
}

export interface SearchResult {
  readonly square: Square;
  /**
   * For the side to move, in the method's unit: whole discs for flipside. For the solver, if exact: 0 is a
   * draw; s > 0 means that the side to move wins with s - 1 of its 21 discs unplayed, s < 0 that the other
   * side does (`outlookOf` gives the number of moves). If not exact: an estimate between -1 and 1.
   */
  readonly score: number;
  /** The last finished depth, in plies. */
  readonly depth: number;
  readonly evaluations: number;
  /** Whether the score is proved to the end of the game rather than estimated. */
  readonly exact: boolean;
  /** If bitboard's result is exact: the final disc difference on the board for the side to move. */
  readonly discDifference?: number;
  readonly milliseconds: number;
  /** For a character: all moves it likes best. */
  readonly best?: readonly Square[];
  /** For flipside, and for the solver if requested: the expected moves, beginning with `square`. */
  readonly principalVariation?: readonly Square[];
  /** For flipside: how certain the pruning of the last finished depth is, 52 to 99 percent; 100 without pruning. */
  readonly certainty?: number;
  /** For flipside and the solver, if `every` is set: the legal moves, best first. */
  readonly moves?: readonly MoveScore[];
  /** For an analysis: the requested moves, best first. */
  readonly analyzed?: readonly AnalyzedMove[];
  /** For flipside, the solver and an analysis: positions visited by all threads. */
  readonly nodes?: number;
  /** For flipside and an analysis: the number of threads that took part. */
  readonly threads?: number;
}
