import type { Match, MoveRequest, Refusal } from '../game/match.ts';
import { recordOf } from '../game/record.ts';
import type { Board } from './board.ts';
import type { PlayContext } from './context.ts';
import type { Pace } from './pace.ts';
import type { Play } from './play.ts';
import type { Thinker } from './thinker.ts';

/** Optional actions of a game. */
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
}

/** The actions of the current game; those it lacks do nothing. */
export const deedsOf = (game: () => Game): Deeds =>
  recordOf(DEEDS, deed => (...details: unknown[]) => {
    const run = game()[deed] as ((...details: unknown[]) => void) | undefined;
    run?.apply(game(), details);
  });

/** Dependencies of every kind of game. */
export interface GameParts {
  readonly context: PlayContext;
  readonly board: Board;
  readonly pace: Pace;
  readonly thinker: Thinker;
}
