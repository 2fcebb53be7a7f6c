import type { ByColor } from '../../src/game/color.ts';
import type { Setup } from '../../src/game/games.ts';
import type { Result } from '../../src/game/match.ts';
import type { ClockSettings } from '../../src/net/contract/settings.ts';
import type { Unrated } from '../../src/net/contract/words.ts';

/** Milliseconds on the clocks, or `undefined` without clocks. */
export type TimeLeft = ByColor<number> | undefined;

/** When something happened, and the clocks at that time. */
export interface Moment {
  readonly at: number;
  readonly left: TimeLeft;
}

/** The start of a match. Each move is one ply in the notation of its game: a square, a column, or a pass. */
export interface NewMatch {
  readonly id: string;
  readonly table: string;
  /** 1 for the first match at its table. */
  readonly number: number;
  readonly setup: Setup;
  /** The identities at the colors. */
  readonly seats: ByColor<string>;
  readonly clock: ClockSettings;
  /** Plies at the start that no player chose. */
  readonly given: readonly string[];
  readonly seed: number;
}

/** How a match ended; `ply` is the length of its transcript. */
export interface End extends Moment {
  readonly ply: number;
  readonly result: Result;
  /** Why the match is not rated; the storage adds the daily limit for each pair of players. */
  readonly unrated: Unrated | undefined;
}

/** `ply` is the length of the transcript after the event. */
export type MatchEvent =
  | ({ readonly kind: 'play'; readonly ply: number; readonly move: string } & Moment)
  | ({ readonly kind: 'takeBack'; readonly ply: number } & Moment)
  /** The clocks start here: at the beginning of the match, or after a process took it over. */
  | ({ readonly kind: 'clocks'; readonly ply: number } & Moment);

/** A match as it is stored. */
export interface StoredMatch extends NewMatch {
  readonly begun: Moment;
  /** All events in order; the next one has the number `events.length + 1`. */
  readonly events: readonly MatchEvent[];
  readonly ended: (End & { readonly isRated: boolean }) | undefined;
}

/** The transcript as text, one ply each. */
export const movesOf = ({ given, events }: StoredMatch): readonly string[] => {
  let moves = [...given];
  for (const event of events) {
    if (event.kind === 'play') moves.push(event.move);
    else moves = moves.slice(0, event.ply);
  }
  return moves;
};

/** The clocks after the last event. */
export const lastMoment = ({ begun, events, ended }: StoredMatch): Moment => ended ?? events.at(-1) ?? begun;

const WRITE_REFUSALS = ['noMatch', 'notHeld', 'over', 'taken', 'gap'] as const;
export type WriteRefusal = (typeof WRITE_REFUSALS)[number];

/**
 * Nothing was stored because another process may have taken over the table, so this process has an outdated view of it.
 * Thrown so that a ply that was not stored is never sent to players.
 */
export class RefusedWrite extends Error {
  readonly refusal: WriteRefusal;
  constructor(what: string, refusal: WriteRefusal) {
    super(`${what} was not stored: ${refusal}`);
    this.name = 'RefusedWrite';
    this.refusal = refusal;
  }
}
