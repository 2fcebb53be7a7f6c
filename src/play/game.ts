import type { Match, MoveRequest, Refusal } from '../game/match.ts';
import type { Board } from './board.ts';
import type { PlayContext } from './context.ts';
import type { Pace } from './pace.ts';
import type { Play } from './play.ts';
import type { Thinker } from './thinker.ts';

/** What `Play` passes on to the game on the board. */
type Deed =
  | 'undo'
  | 'redo'
  | 'goTo'
  | 'newGame'
  | 'confirmNewGame'
  | 'rematch'
  | 'stepOpponent'
  | 'changeSeats'
  | 'hint'
  | 'pause'
  | 'resume'
  | 'step'
  | 'retry';

/**
 * Where the match on the board is played: on this machine, at an online table, or nowhere any more, in a replay. Each
 * kind of game is one version of this interface, and leaves out the actions that it does not have.
 */
export interface Game extends Partial<Pick<Play, Deed>> {
  /** Plays or passes; returns why that is refused. A request that is not for the current ply is stale. */
  submit(request: MoveRequest): Refusal | undefined;
  /** Whether another game may be offered, now that this one is over. */
  canOfferNext(): boolean;
  /** Whether leaving the board has to be confirmed first; if so, asks. */
  asksToStay?(): boolean;
  /** Called when another state of the match has come onto the board; `isPlayed` if by one more ply. */
  placed?(match: Match, isPlayed: boolean): void;
  /** Called when the page can be seen again. */
  shown?(): void;
}

/** What every kind of game is built on. */
export interface GameParts {
  readonly context: PlayContext;
  readonly board: Board;
  readonly pace: Pace;
  readonly thinker: Thinker;
}
