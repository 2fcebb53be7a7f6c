import type { StoreApi } from 'zustand/vanilla';
import { type ByColor, COLORS, type Color, opposite } from '../game/color.ts';
import { isMatchOver, type Match, type Refusal } from '../game/match.ts';
import type { Seat } from '../game/seat.ts';
import type { Square } from '../game/square.ts';
import { createStore } from './following.ts';

/** A play that was refused, shown on its square for a moment: a new object for each. */
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

/** Advice in two steps: first squares about as good as the best one, then the best one. */
export interface Hint {
  readonly good: readonly Square[];
  /** Undefined in the first step. */
  readonly best: Square | undefined;
  /** The scores behind the advice, the best move first. */
  readonly scores: readonly SquareScore[];
}

/** What the engine is doing for this match. */
export type Thinking = 'idle' | 'reply' | 'hint' | 'failed';

/** State of the card with the result: not yet there, coming while the ending is shown, beside the board, or closed. */
export type ResultCard = 'none' | 'coming' | 'shown' | 'closed';

/** Whether the result is known on the screen: the game is over, and its ending has been shown. */
export const hasResult = ({ result }: MatchState): boolean => result === 'shown' || result === 'closed';

/** A change of the board whose discs are still moving. The words around the board wait for it, clicks do not. */
export interface InMotion {
  /** The match as it was before, which those words still tell. */
  readonly before: Match;
  /** The discs that each side shows just now. */
  readonly counts: ByColor<number>;
}

export interface MatchState {
  /** The match on the board; undefined before the first one. */
  readonly match: Match | undefined;
  /** Undefined while the picture shows the match as it is. */
  readonly inMotion: InMotion | undefined;
  /** The discs of each row that have landed, while they are counted at the end; undefined at any other time. */
  readonly counted: ByColor<number> | undefined;
  readonly thinking: Thinking;
  /** Whether it has to wait for something that is still loading. */
  readonly loading: boolean;
  readonly hint: Hint | undefined;
  readonly refused: RefusedPlay | undefined;
  /** The square that a person has chosen and not played yet: it waits for a second press, or at a table for the turn. */
  readonly intended: Square | undefined;
  /** The side that had to pass, while the card that says so is up. */
  readonly passCard: Color | undefined;
  readonly result: ResultCard;
  /** Whether two computers that play each other are paused. */
  readonly paused: boolean;
  /** Whether a person is being asked about a new game: whether it may end the current one, or is wanted after the end. */
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

/** Whether the players of a finished match begin another one of the same game with their colors exchanged. */
const isRematch = (before: Match, after: Match): boolean =>
  before.id !== after.id &&
  isMatchOver(before) &&
  after.transcript.length === after.given &&
  before.setup.game === after.setup.game &&
  COLORS.every(color => isSameSitter(before.seats[color], after.seats[opposite(color)]));

/** Calls `turn` when players change sides for another match; returns what ends that. */
export const followRematches = (store: MatchStore, turn: () => void): (() => void) =>
  store.subscribe(({ match: after }, { match: before }) => {
    if (before !== undefined && after !== undefined && before !== after && isRematch(before, after)) turn();
  });
