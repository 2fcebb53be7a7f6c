import type { Match, MoveRequest, Refusal } from '../game/match.ts';
import { recordOf } from '../game/record.ts';
import type { Board } from './board.ts';
import type { PlayContext } from './context.ts';
import type { Pace } from './pace.ts';
import type { Play } from './play.ts';
import type { Thinker } from './thinker.ts';

/** What a kind of game may offer, so that it does by itself what a person asks for. */
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
] as const satisfies readonly (keyof Play)[];
type Deeds = Pick<Play, (typeof DEEDS)[number]>;

/**
 * Where the match on the board is played: on this machine, at an online table, or nowhere any more, in a replay. Each
 * kind of game is one version of this interface, and leaves out the actions that it does not have.
 */
export interface Game extends Partial<Deeds> {
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

/** The deeds of the game that is on the board at the time; where it offers nothing of the kind, nothing happens. */
export const deedsOf = (game: () => Game): Deeds =>
  recordOf(DEEDS, deed => (...details: unknown[]) => {
    const run = game()[deed] as ((...details: unknown[]) => void) | undefined;
    run?.apply(game(), details);
  });

/** What every kind of game is built on. */
export interface GameParts {
  readonly context: PlayContext;
  readonly board: Board;
  readonly pace: Pace;
  readonly thinker: Thinker;
}
