import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Color } from '../game/color.ts';
import type { Match, Refusal } from '../game/match.ts';
import type { Square } from '../game/square.ts';

/** A play that was refused, to be shown on its square for a moment: an object of its own for each. */
export interface RefusedPlay {
  readonly square: Square;
  readonly refusal: Refusal;
}

/** A legal move as the engine values it, for the side to move. */
export interface SquareScore {
  readonly square: Square;
  readonly score: number;
  readonly exact: boolean;
}

/** Advice in two steps: squares about as good as the best one, then that one itself. */
export interface Hint {
  readonly good: readonly Square[];
  /** Undefined in the first step. */
  readonly best: Square | undefined;
  /** What the advice rests on, the best move first. */
  readonly scores: readonly SquareScore[];
}

/** What the engine is doing for this match. */
export type Thinking = 'idle' | 'reply' | 'hint' | 'scores' | 'failed';

/** What has become of the card with the result: not yet there, beside the board, or closed. */
export type ResultCard = 'none' | 'shown' | 'closed';

export interface MatchState {
  /** The match on the board; undefined before the first one. */
  readonly match: Match | undefined;
  readonly thinking: Thinking;
  /** Whether it cannot begin with that yet, since it is still being loaded. */
  readonly loading: boolean;
  readonly hint: Hint | undefined;
  readonly refused: RefusedPlay | undefined;
  /** The side that had to pass, while the card that says so is up. */
  readonly passCard: Color | undefined;
  readonly result: ResultCard;
  /** Whether two computers that play each other have been told to wait. */
  readonly paused: boolean;
  /** Whether a person is being asked about a new game: if it may end the one under way, or after the end if it is wanted. */
  readonly asksNewGame: boolean;
  /** Whether the outlook of every move is to be told, and what it is as soon as it is known. */
  readonly showsScores: boolean;
  readonly scores: readonly SquareScore[] | undefined;
}

export type MatchStore = StoreApi<MatchState>;

export const NO_MATCH: MatchState = {
  match: undefined,
  thinking: 'idle',
  loading: false,
  hint: undefined,
  refused: undefined,
  passCard: undefined,
  result: 'none',
  paused: false,
  asksNewGame: false,
  showsScores: false,
  scores: undefined,
};

export const createMatchStore = (): MatchStore => createStore<MatchState>(() => NO_MATCH);
