import type { StoreApi } from 'zustand/vanilla';
import { type ByColor, COLORS, type Color, opposite } from '../game/color.ts';
import { isMatchOver, type Match, type Refusal } from '../game/match.ts';
import type { Seat } from '../game/seat.ts';
import type { Square } from '../game/square.ts';
import { createStore } from './following.ts';

/** A refused move, shown briefly on its square: a new object each time. */
export interface RefusedPlay {
  readonly square: Square;
  readonly refusal: Refusal;
}

/** The engine's score of a legal move, for the side to move. */
export interface SquareScore {
  readonly square: Square;
  readonly score: number;
  readonly exact: boolean;
}

/** A hint in two steps: first squares about as good as the best one, then the best one. */
export interface Hint {
  readonly good: readonly Square[];
  /** Undefined in the first step. */
  readonly best: Square | undefined;
  /** The scores behind the hint, the best move first. */
  readonly scores: readonly SquareScore[];
}

/** What the engine is doing for this match. */
export type Thinking = 'idle' | 'reply' | 'hint' | 'failed';

/** State of the result card: absent, waiting for the ending to be shown, beside the board, or closed. */
export type ResultCard = 'none' | 'coming' | 'shown' | 'closed';

/** Whether the screen shows the result: the game is over, and its ending has been shown. */
export const hasResult = ({ result }: MatchState): boolean => result === 'shown' || result === 'closed';

/** A move being animated. Texts around the board wait for it; input does not. */
export interface InMotion {
  /** The match before the move, which those texts still describe. */
  readonly before: Match;
  /** Each side's discs at this moment of the animation. */
  readonly counts: ByColor<number>;
}

export interface MatchState {
  /** The match on the board; undefined before the first one. */
  readonly match: Match | undefined;
  /** Undefined when no animation runs. */
  readonly inMotion: InMotion | undefined;
  /** The discs in each row, while they are counted at the end; otherwise undefined. */
  readonly counted: ByColor<number> | undefined;
  readonly thinking: Thinking;
  /** Whether the engine is still loading. */
  readonly loading: boolean;
  readonly hint: Hint | undefined;
  readonly refused: RefusedPlay | undefined;
  /** A chosen square, waiting for a second press or, at a table, for its turn. */
  readonly intended: Square | undefined;
  /** The side that had to pass, while its card is shown. */
  readonly passCard: Color | undefined;
  readonly result: ResultCard;
  /** Whether a game between two computers is paused. */
  readonly paused: boolean;
  /** Whether the new-game question is open: whether to end the current game, or to play another. */
  readonly asksNewGame: boolean;
}

export type MatchStore = StoreApi<MatchState>;

export const NO_MATCH: MatchState = {
  match: undefined,
  inMotion: undefined,
  counted: undefined,
  thinking: 'idle',
  loading: false,
  hint: undefined,
  refused: undefined,
  intended: undefined,
  passCard: undefined,
  result: 'none',
  paused: false,
  asksNewGame: false,
};

export const createMatchStore = (): MatchStore => createStore<MatchState>(() => NO_MATCH);

const isSameSitter = (a: Seat, b: Seat): boolean =>
  a.type === b.type && (a.type !== 'computer' || b.type !== 'computer' || a.opponent === b.opponent);

/** Whether the second match is the same game by the same players with swapped colors. */
const isRematch = (before: Match, after: Match): boolean =>
  before.id !== after.id &&
  isMatchOver(before) &&
  after.transcript.length === after.given &&
  before.setup.game === after.setup.game &&
  COLORS.every(color => isSameSitter(before.seats[color], after.seats[opposite(color)]));

/** Calls `turn` when players swap sides for another match; returns the unsubscribe function. */
export const followRematches = (store: MatchStore, turn: () => void): (() => void) =>
  store.subscribe(({ match: after }, { match: before }) => {
    if (before !== undefined && after !== undefined && before !== after && isRematch(before, after)) turn();
  });
