import type { Analysis } from '../engine/analysis.ts';
import type { Setup } from '../game/games.ts';
import type { Position } from '../game/rules.ts';
import type { Opponent } from '../game/seat.ts';
import type { Square } from '../game/square.ts';
import type { Transcript } from '../game/transcript.ts';
import type { ReasonName } from '../study/reasons/reason.ts';
import type { Effort } from '../study/review/reach.ts';
import type { Losses } from '../study/review/review.ts';

/** The moves of a game from its start; without a setup it is Othello on 8x8. */
export type GivenGame = string | { readonly moves: string | Transcript; readonly setup?: Setup | undefined };

/** A position of `@flipside/game`, or the moves that lead to it. */
export type GivenPosition = GivenGame | Position;

export interface Abortable {
  /** Ends the search early or cancels the request: the promise rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
}

/** The limit of a search; one second by default. */
export interface Reach extends Abortable {
  /** Search depth in plies, 1 to 64: the result is then the same on every machine. */
  readonly depth?: number | undefined;
  /** Time limit, 1 to 86,400,000. */
  readonly milliseconds?: number | undefined;
  /** Search to the end of the game, however long that takes. */
  readonly solve?: boolean | undefined;
}

export interface AnalysisReach extends Omit<Reach, 'solve'> {
  /** The number of best moves with an expected line; 1 by default. */
  readonly lines?: number | undefined;
  /** Called repeatedly with intermediate results. */
  readonly onReport?: ((analysis: Analysis) => void) | undefined;
}

export interface BestMove {
  readonly square: Square;
  /** In the game's notation: `f5`, or a column number. */
  readonly move: string;
  /**
   * For the side to move: the final difference in discs, an estimate unless `exact`. In Connect Four a chance
   * from -1 (lost) to 1 (won); if `exact`, 0 is a draw, s > 0 a win with s - 1 of the 21 discs unplayed, s < 0 a
   * loss.
   */
  readonly score: number;
  /** Whether the score is proved. */
  readonly exact: boolean;
  readonly depth: number;
  /** The expected moves in the game's notation, beginning with this one. */
  readonly line: string;
}

/** The opponent that replies. */
export interface Replier extends Abortable {
  /** `flipside` by default, in Connect Four `solver`. */
  readonly opponent?: Opponent | undefined;
  /** From 1; the highest level by default. Characters have none. */
  readonly level?: number | undefined;
  /** Makes the choice of moves reproducible, except at full strength; random by default. */
  readonly seed?: number | undefined;
  /** Thinking time at full strength; 1000 by default. */
  readonly milliseconds?: number | undefined;
}

export interface Reply {
  readonly square: Square;
  /** In the game's notation. */
  readonly move: string;
}

/** The judgement of a ply. Scores are for the side that made it; moves are in the game's notation. */
export interface JudgedPly {
  /** From 1. */
  readonly ply: number;
  readonly color: 'black' | 'white';
  readonly move: string;
  readonly best: string;
  /** The score of the best move, and of the played move. */
  readonly score: number;
  readonly played: number;
  /** The discs the move lost; in Connect Four half points. */
  readonly loss: number;
  readonly class: 'inaccuracy' | 'mistake' | 'blunder' | undefined;
  readonly exact: boolean;
  readonly depth: number;
}

/** One of the most decisive moves, and why it was worse than the best one. */
export interface DecidingMove extends JudgedPly {
  readonly reason: ReasonName;
  /** The reason as a sentence in English: `b2 gives White the corner a1.` */
  readonly text: string;
  /** The details behind the reason, such as the reply or the number of moves of each side. */
  readonly facts: Readonly<Record<string, unknown>>;
  /** The expected line of the best move, which it begins with. */
  readonly line: string;
  /** The expected line after the played move, beginning with the reply to it. */
  readonly reply: string;
}

export interface GameReview {
  readonly plies: readonly JudgedPly[];
  readonly losses: { readonly black: Losses; readonly white: Losses };
  /** At most three, in game order. */
  readonly moments: readonly DecidingMove[];
}

export interface ReviewOptions extends Abortable {
  /** `standard` by default: seconds; `quick` takes one or two seconds, `long` minutes. */
  readonly effort?: Effort | undefined;
  /** Called after each ply, starting with the last. */
  readonly onProgress?: ((done: number, of: number) => void) | undefined;
}

/** The engine in a worker of its own. Requests are processed one after another; those that fail reject. */
export interface Engine {
  /** The best move of a position. Rejects if the game is over. */
  bestMove(position: GivenPosition, reach?: Reach): Promise<BestMove>;
  /** The best move and its score, proved to the end of the game. */
  solve(position: GivenPosition, options?: Abortable): Promise<BestMove>;
  /** The score of every legal move, best first. */
  analyze(position: GivenPosition, reach?: AnalysisReach): Promise<Analysis>;
  /** The move of a level or a character. */
  reply(position: GivenPosition, replier?: Replier): Promise<Reply>;
  /** The loss of each move of a game, and why the worst moves were bad. */
  review(game: GivenGame, options?: ReviewOptions): Promise<GameReview>;
  /** Terminates the worker and frees its memory. Pending requests reject. */
  dispose(): void;
}

/** The addresses of the engine's files, if they are not next to its program. */
export interface EngineFiles {
  /** `engine.wasm` */
  readonly wasm?: string | URL | undefined;
  /** `flipside.weights` */
  readonly weights?: string | URL | undefined;
  /** `worker.js`, in Node `workerNode.js` */
  readonly worker?: string | URL | undefined;
}

export interface EngineOptions {
  readonly files?: EngineFiles | undefined;
}
