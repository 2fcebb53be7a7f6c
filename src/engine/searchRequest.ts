import type { Position } from '../game/position.ts';
import type { Character } from '../game/seat.ts';
import type { Square } from '../game/square.ts';
import type { TableSize } from './tableSizes.ts';

/** `minimax` looks exactly `depth` plies ahead; `bitboard` at least eight, and further within its `evaluations`. */
export type SearchMethod =
  | { readonly by: 'minimax'; readonly depth: number }
  /** `original`: without sorting moves or a table, as its document has it, so that it looks less far ahead. */
  | { readonly by: 'bitboard'; readonly evaluations: number; readonly original?: boolean }
  /** As far as the character looks ahead. `original`: as its program of 2003 did, on 8 x 8. */
  | { readonly by: 'character'; readonly character: Character; readonly original?: boolean }
  | FlipsideMethod
  | SolverMethod
  | AnalysisMethod;

/** Our own engine, for every board and all rules of Othello. For the 8 x 8 game it needs its weights. */
export interface FlipsideMethod {
  readonly by: 'flipside';
  readonly limit: SearchLimit;
  /** Return the score of every legal move (`SearchResult.moves`), or of this many of the best, not only of the best one. */
  readonly every?: boolean | number;
  /**
   * With `every`, before the end of the game: the worse a move, the less deep it is searched (`MoveScore.depth`), so that all
   * scores cost 1.5 to 1.8 times as much as the best one, not seven times. Searches without patterns search all
   * moves equally deep.
   */
  readonly lag?: boolean;
  /** More than one only if memory is shared. */
  readonly threads?: number;
}

export type SearchLimit =
  /** Reproducible: `depth` plies, and exact to the end of the game when at most `endgame` squares are empty. */
  | {
      readonly type: 'depth';
      readonly depth: number;
      readonly endgame: number;
      /** A slow machine that would need longer answers from the last depth it finished. */
      readonly milliseconds?: number;
    }
  /**
   * As deep as the time allows; ends early when the result is exact, and never later than this. With `aim` it takes about that
   * long: less where the move is easy to find, more where it is hard.
   */
  | { readonly type: 'time'; readonly milliseconds: number; readonly aim?: number }
  | SolveLimit;

/** To the end of the game, however long it takes: `score` the exact difference, `outcome` only win, loss or draw. */
interface SolveLimit {
  readonly type: 'solve';
  readonly goal: 'score' | 'outcome';
  /** Gives up after about this many positions, with a result that may not be exact. */
  readonly nodes?: number;
  /** Only finds whether the score is above this: the score of the result is a bound. Not for searches by patterns. */
  readonly above?: number;
  /** The engine's table for searches without patterns gets at least 2 to the power of this many entries of 16 bytes. */
  readonly room?: number;
  /** A move whose exact score is known: only better ones are looked for. Without any, it is the result. */
  readonly known?: { readonly square: Square; readonly score: number };
  /** Forgets what earlier searches have found, so that the result does not depend on them. */
  readonly fresh?: boolean;
}

/** Connect Four. */
export interface SolverMethod {
  readonly by: 'solver';
  readonly limit: SolverLimit;
  /** Return the expected moves to the end of the game (`SearchResult.principalVariation`) once the score is proved. */
  readonly line?: boolean;
  /** Return the score of every playable column (`SearchResult.moves`), not only of the best. */
  readonly every?: boolean;
}

type SolverLimit =
  /** Reproducible: this many plies ahead. */
  | { readonly type: 'depth'; readonly depth: number }
  /**
   * Proves what it can in the time: first who wins, then in how many moves. Without `every` it spends at most a third of
   * the time on the number of moves.
   */
  | { readonly type: 'time'; readonly milliseconds: number }
  /** Proves everything it is asked for, however long it takes. */
  | { readonly type: 'solve' };

/** Up to this depth a search doubles its depth near the end of the game; a deeper one looks as far as this one. */
const DOUBLED_DEPTH = 10;

/** From this many empty squares on, a search of `depth` plies plays the game out. */
export const endgameOf = (depth: number): number => Math.max(depth, 2 * Math.min(depth, DOUBLED_DEPTH));

/** Scores moves one after another, deeper and deeper, until everything is proved or the search is stopped. For all games. */
export interface AnalysisMethod {
  readonly by: 'analysis';
  /** The legal moves to score, at least one. */
  readonly squares: readonly Square[];
  /** How many of the best moves get their expected line. */
  readonly lines: number;
  /** More than one only if memory is shared. */
  readonly threads?: number;
  /** Ends when every move is searched this deep, and is reproducible. Connect Four knows no `endgame`. */
  readonly limit?: { readonly depth: number; readonly endgame: number };
  /** The least milliseconds between two reports. */
  readonly interval: number;
  /** How large its table is, in megabytes; by the memory of the device unless it is given. */
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
  /** How many plies deep the score is, where bad moves lag. */
  readonly depth?: number;
}

/** What an analysis has found of a move. */
export interface AnalyzedMove extends MoveScore {
  readonly depth: number;
  /** How often, in percent, the selective cuts behind the score are right; 100 without any. */
  readonly certainty: number;
  /** The expected moves, beginning with this one; empty beyond the number of lines asked for. */
  readonly line: readonly Square[];
}

export interface SearchResult {
  readonly square: Square;
  /**
   * For the side to move, in the method's own unit: whole discs for flipside. For the solver, if exact: 0 is a draw; s > 0
   * means that the side to move wins with s - 1 of its 21 discs unplayed, s < 0 that the other side does
   * (`game/connect4/outlook.ts` gives the number of moves). If not exact: an estimate between -1 and 1.
   */
  readonly score: number;
  /** The last depth searched to its end, in plies. */
  readonly depth: number;
  readonly evaluations: number;
  /** Whether every line that decides the result was played out, so that the score is not an estimate. */
  readonly exact: boolean;
  /** If bitboard's result is exact: the final disc difference on the board for the side to move. */
  readonly discDifference?: number;
  readonly milliseconds: number;
  /** Character: all the moves that it likes best. */
  readonly best?: readonly Square[];
  /** Flipside, and the solver if it is asked for them: the expected moves from this position, beginning with `square`. */
  readonly principalVariation?: readonly Square[];
  /** Flipside: how certain the cuts of the last finished depth are, 52 to 99 percent; 100 without any. */
  readonly certainty?: number;
  /** Flipside and solver, if `every` is set: the legal moves, best first. */
  readonly moves?: readonly MoveScore[];
  /** Analysis: the moves asked for, best first. */
  readonly analyzed?: readonly AnalyzedMove[];
  /** Flipside, solver and analysis: positions visited, over all threads. */
  readonly nodes?: number;
  /** Flipside and analysis: how many threads took part. */
  readonly threads?: number;
}
