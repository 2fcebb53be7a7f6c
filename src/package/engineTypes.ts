import type { Analysis } from '../engine/analysis.ts';
import type { Setup } from '../game/games.ts';
import type { Position } from '../game/rules.ts';
import type { Opponent } from '../game/seat.ts';
import type { Square } from '../game/square.ts';
import type { Transcript } from '../game/transcript.ts';
import type { ReasonName } from '../study/reasons/reason.ts';
import type { Effort } from '../study/review/reach.ts';
import type { Losses } from '../study/review/review.ts';

/** Moves from the start of a game; of Othello on 8x8, unless a setup says something else. */
export type GivenGame = string | { readonly moves: string | Transcript; readonly setup?: Setup | undefined };

/** A position of `@flipside/game`, or the moves that lead to it. */
export type GivenPosition = GivenGame | Position;

export interface Abortable {
  /** Ends the search early, or takes the question back: its promise is rejected with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
}

/** How far to think: one second, unless something else is said. */
export interface Reach extends Abortable {
  /** How many plies to look ahead, 1 to 64: the result is then the same on every machine. */
  readonly depth?: number | undefined;
  /** 1 to 86,400,000. */
  readonly milliseconds?: number | undefined;
  /** To the end of the game, however long that takes. */
  readonly solve?: boolean | undefined;
}

export interface AnalysisReach extends Omit<Reach, 'solve'> {
  /** How many of the best moves get their expected line; 1 unless something else is said. */
  readonly lines?: number | undefined;
  /** Called again and again with what is known so far. */
  readonly onReport?: ((analysis: Analysis) => void) | undefined;
}

export interface BestMove {
  readonly square: Square;
  /** As the game writes it: `f5`, or the number of a column. */
  readonly move: string;
  /**
   * For the side to move: the difference in discs at the end. In Connect Four, if `exact`: 0 is a draw, s > 0 a win with
   * s - 1 of the 21 discs unplayed, s < 0 a loss.
   */
  readonly score: number;
  /** Whether the score is proved. */
  readonly exact: boolean;
  readonly depth: number;
  /** The expected moves, beginning with this one, as the game writes them. */
  readonly line: string;
}

/** Who replies. */
export interface Replier extends Abortable {
  /** `flipside` unless another one is named; in Connect Four `solver`. */
  readonly opponent?: Opponent | undefined;
  /** From 1; the highest one unless another is named. Characters have none. */
  readonly level?: number | undefined;
  /** Makes the choice of moves repeatable, except at full strength; drawn by lot if left out. */
  readonly seed?: number | undefined;
  /** How long full strength thinks; 1000 unless something else is said. */
  readonly milliseconds?: number | undefined;
}

export interface Reply {
  readonly square: Square;
  /** As the game writes it. */
  readonly move: string;
}

/** What a ply was worth. Scores are for the side that made it, moves as the game writes them. */
export interface JudgedPly {
  /** From 1. */
  readonly ply: number;
  readonly color: 'black' | 'white';
  readonly move: string;
  readonly best: string;
  /** The score of the best move, and of the move that was made. */
  readonly score: number;
  readonly played: number;
  /** The discs that it gave away; in Connect Four halves of a game. */
  readonly loss: number;
  readonly class: 'inaccuracy' | 'mistake' | 'blunder' | undefined;
  readonly exact: boolean;
  readonly depth: number;
}

/** One of the moves that decided most, and why. */
export interface DecidingMove extends JudgedPly {
  /** Why it is worse than the best one. */
  readonly reason: ReasonName;
  /** The reason as a sentence in English: `b2 gives White the corner a1.` */
  readonly text: string;
  /** What the reason rests on, such as the reply or how many moves each side has. */
  readonly facts: Readonly<Record<string, unknown>>;
  /** What is expected after the best move, which it begins with. */
  readonly line: string;
  /** What is expected after the move that was made, beginning with the answer to it. */
  readonly reply: string;
}

export interface GameReview {
  readonly plies: readonly JudgedPly[];
  readonly losses: { readonly black: Losses; readonly white: Losses };
  /** At most three, in the order of the game. */
  readonly moments: readonly DecidingMove[];
}

export interface ReviewOptions extends Abortable {
  /** `standard` unless something else is said: seconds; `quick` takes one or two, `long` minutes. */
  readonly effort?: Effort | undefined;
  /** Called after each ply, the last one first. */
  readonly onProgress?: ((done: number, of: number) => void) | undefined;
}

/** The engine in a worker of its own. Questions are answered one after the other; what cannot be answered rejects. */
export interface Engine {
  /** The best move in a position. Rejects if the game is over. */
  bestMove(position: GivenPosition, reach?: Reach): Promise<BestMove>;
  /** The best move and its score, proved to the end of the game. */
  solve(position: GivenPosition, options?: Abortable): Promise<BestMove>;
  /** The score of every legal move, best first. */
  analyze(position: GivenPosition, reach?: AnalysisReach): Promise<Analysis>;
  /** What a level or a character plays. */
  reply(position: GivenPosition, replier?: Replier): Promise<Reply>;
  /** What each move of a game lost, and why the worst ones did. */
  review(game: GivenGame, options?: ReviewOptions): Promise<GameReview>;
  /** Ends the worker and frees its memory. Whatever is still asked is rejected. */
  dispose(): void;
}

/** Where the files of the engine are, if they are not beside its program. */
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
