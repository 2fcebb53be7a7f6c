import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Color } from '../game/color.ts';
import type { Match, Refusal } from '../game/match.ts';
import type { Square } from '../game/square.ts';

/** A play that was refused, to be shown on its square for a moment: an object of its own for each. */
export interface RefusedPlay {
  readonly square: Square;
  readonly refusal: Refusal;
}

/** What the computer is doing for this match. */
export type Thinking = 'idle' | 'reply' | 'hint' | 'failed';

/** What has become of the card with the result: not yet there, beside the board, or closed. */
export type ResultCard = 'none' | 'shown' | 'closed';

export interface MatchState {
  /** The match on the board; undefined before the first one. */
  readonly match: Match | undefined;
  readonly thinking: Thinking;
  readonly hint: Square | undefined;
  readonly refused: RefusedPlay | undefined;
  /** The side that had to pass, while the card that says so is up. */
  readonly passCard: Color | undefined;
  readonly result: ResultCard;
}

export type MatchStore = StoreApi<MatchState>;

export const NO_MATCH: MatchState = {
  match: undefined,
  thinking: 'idle',
  hint: undefined,
  refused: undefined,
  passCard: undefined,
  result: 'none',
};

export const createMatchStore = (): MatchStore => createStore<MatchState>(() => NO_MATCH);
