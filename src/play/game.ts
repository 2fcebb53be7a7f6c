import type { Match, MoveRequest, Refusal } from '../game/match.ts';
import { recordOf } from '../game/record.ts';
import type { Seats } from '../game/seat.ts';
import type { Step } from '../opponents/strength.ts';
import { type GameKind, type Stores, selectGameKind } from '../store/stores.ts';
import type { MatchBoard } from './board.ts';
import type { PlayContext } from './context.ts';
import type { Pace } from './pace.ts';
import type { Thinker } from './thinker.ts';

/** The actions that a kind of game may have. */
export interface Deeds {
  undo(): void;
  redo(): void;
  /** Shows the replayed match after `ply` plies. */
  goTo(ply: number): void;
  /** A new match of the same kind between the same players; asks first if one is unfinished. */
  newGame(): void;
  /** The person agrees to that. */
  confirmNewGame(): void;
  /** A new game of the same players with sides swapped. */
  rematch(): void;
  /** A new match of the same kind against an opponent one step harder (1) or easier (-1). */
  stepOpponent(step: Step): void;
  /** Changes the players of the match on the board. */
  changeSeats(seats: Seats): void;
  /** Shows good moves the first time, the best one the second time. */
  hint(): void;
  /** Restarts the engine after a failure. */
  retry(): void;
  /** Pauses, resumes or single-steps a game between two computers; a replay plays by itself until it is paused. */
  pause(): void;
  resume(): void;
  step(): void;
}

const DEEDS = [
  'undo',
  'redo',
  'goTo',
  'newGame',
  'confirmNewGame',
  'rematch',
  'stepOpponent',
  'changeSeats',
  'hint',
  'retry',
  'pause',
  'resume',
  'step',
] as const satisfies readonly (keyof Deeds)[];

/**
 * Where the match on the board is played: on this machine, at a table, or not at all (a replay). Each kind of game implements
 * this interface and leaves out the actions it lacks.
 */
export interface Game extends Partial<Deeds> {
  /** Plays or passes; returns the reason for a refusal. Requests for another ply are stale. */
  submit(request: MoveRequest): Refusal | undefined;
  /** Whether another game may be offered after this one. */
  canOfferNext(): boolean;
  /** Asks for confirmation if leaving needs it; returns whether it does. */
  asksToStay?(): boolean;
  /** Called after another state of the match was put on the board; `isPlayed` if it is one ply further. */
  placed?(match: Match, isPlayed: boolean): void;
  /** Called when the page can be seen again. */
  shown?(): void;
  /** Called before another match or a place takes its place on the screen. */
  left?(): void;
}

/** All kinds of game. They are made with a board that asks for the current one, so they come after it. */
export class Games {
  readonly #stores: Stores;
  #games: Readonly<Record<GameKind, Game>> | undefined;

  constructor(stores: Stores) {
    this.#stores = stores;
  }

  set(games: Readonly<Record<GameKind, Game>>): void {
    this.#games = games;
  }

  /** The game on the board; before the first one, a local game. */
  get current(): Game {
    if (this.#games === undefined) throw new Error('The games have not been made yet.');
    return this.#games[selectGameKind(this.#stores)];
  }

  /** The actions of the current game; those it lacks do nothing. */
  deeds(): Deeds {
    return recordOf(DEEDS, deed => (...details: unknown[]) => {
      const game = this.current;
      const run = game[deed] as ((...details: unknown[]) => void) | undefined;
      run?.apply(game, details);
    });
  }
}

/** Dependencies of every kind of game. */
export interface GameParts {
  readonly context: PlayContext;
  readonly board: MatchBoard;
  readonly pace: Pace;
  readonly thinker: Thinker;
}
