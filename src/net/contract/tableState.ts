import * as v from 'valibot';
import { type ByColor, COLORS, type Color } from '../../game/color.ts';
import { rulesOf, type Setup, startOf } from '../../game/games.ts';
import type { Result } from '../../game/match.ts';
import type { Rules } from '../../game/rules.ts';
import { readMoves, replayOf, type Transcript, writeMoves } from '../../game/transcript.ts';
import { LIMITS } from './limits.ts';
import { result, writeResult } from './result.ts';
import { type ClockSettings, clockSettings, setup, writeSetup } from './settings.ts';
import { id, text, whole } from './texts.ts';
import { OFFERS, type OfferName, PRESENCES, type PresenceName, UNRATED, type Unrated } from './words.ts';

const color = v.picklist(COLORS);
const byColor = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.object({ black: schema, white: schema });
const milliseconds = v.pipe(v.number(), v.finite());

/** An offer that one side has made at `ply`, and the other has not yet answered. */
export interface Offer {
  readonly what: OfferName;
  readonly by: Color;
  readonly ply: number;
}
export const offer = v.object({ what: v.picklist(OFFERS), by: color, ply: whole(0, LIMITS.plies) });

/** Without a clock: who waits for a move, and may ask whether the other is still there. Times are the server's. */
export interface Nudge {
  readonly by: Color;
  /** When it may first be asked. */
  readonly from: number;
  /** When it was asked, until that is answered. */
  readonly at?: number | undefined;
}
const nudge = v.object({ by: color, from: milliseconds, at: v.optional(milliseconds) });

/** A Glicko-2 rating of a browser in one game; `isProvisional` while it rests on few matches. */
export interface Rating {
  readonly value: number;
  readonly isProvisional: boolean;
}
export const rating = v.object({ value: whole(-LIMITS.rating, LIMITS.rating), isProvisional: v.boolean() });

/** What a match did to a rating, in whole points. */
export interface RatingChange {
  readonly before: number;
  readonly after: number;
}
const points = whole(-LIMITS.rating, LIMITS.rating);
export const ratingChange = v.object({ before: points, after: points });

export interface SeatState {
  readonly name?: string | undefined;
  readonly presence: PresenceName;
  readonly rating?: Rating | undefined;
}

export interface TableMatch {
  readonly id: string;
  /** Number of the match at this table, from 1. */
  readonly number: number;
  readonly transcript: Transcript;
  readonly given: number;
  /** Milliseconds that each side had left at `now`; absent without a clock. */
  readonly remaining?: ByColor<number> | undefined;
  /** The color whose clock runs. */
  readonly running?: Color | undefined;
  readonly result?: Result | undefined;
  /** Why it did not count for the ratings; absent if it did, or is not over. */
  readonly unrated?: Unrated | undefined;
  /** What it did to the ratings, once it is over and if it counted. */
  readonly ratings?: ByColor<RatingChange> | undefined;
}

/** Everything a page needs to show a table. */
export interface TableState {
  readonly code: string;
  readonly you: Color | 'watcher';
  readonly setup: Setup;
  readonly clock: ClockSettings;
  /** Whether matches count for the ratings; absent from servers that do not say. */
  readonly isRated?: boolean | undefined;
  /** A seat is absent until somebody takes it. */
  readonly seats: { readonly [C in Color]?: SeatState | undefined };
  /** Absent until both have sat down. */
  readonly match?: TableMatch | undefined;
  /** Matches won at this table, by the colors of the current one; absent before the first. */
  readonly won?: ByColor<number> | undefined;
  readonly offers: readonly Offer[];
  /** When the player who stayed may claim the match, in server time. */
  readonly claimAt?: number | undefined;
  readonly nudge?: Nudge | undefined;
  readonly watchers: number;
  /** Server time when this was sent. */
  readonly now: number;
}

/** Holds that no field is forgotten: neither in what is read nor in what is written. */
type Named<T> = Record<keyof T, unknown>;
type SentMatch = Omit<TableMatch, 'transcript'> & { readonly moves: string };

const seat = v.object({
  name: v.optional(text.name),
  presence: v.picklist(PRESENCES),
  rating: v.optional(rating),
} satisfies Named<SeatState>);

const match = v.object({
  id,
  number: whole(1, LIMITS.matches),
  moves: v.pipe(v.string(), v.maxLength(LIMITS.transcriptCharacters)),
  given: whole(0, LIMITS.plies),
  remaining: v.optional(byColor(milliseconds)),
  running: v.optional(color),
  result: v.optional(result),
  unrated: v.optional(v.picklist(UNRATED)),
  ratings: v.optional(byColor(ratingChange)),
} satisfies Named<SentMatch>);

const written = v.object({
  code: text.code,
  you: v.picklist([...COLORS, 'watcher']),
  setup,
  clock: clockSettings,
  isRated: v.optional(v.boolean()),
  seats: v.object({ black: v.optional(seat), white: v.optional(seat) }),
  match: v.optional(match),
  won: v.optional(byColor(whole(0, LIMITS.matches))),
  offers: v.pipe(v.array(offer), v.maxLength(2 * OFFERS.length)),
  claimAt: v.optional(milliseconds),
  nudge: v.optional(nudge),
  watchers: whole(0, LIMITS.watchers),
  now: milliseconds,
} satisfies Named<TableState>);
export type WireTableState = v.InferInput<typeof written>;

/** The transcript of `moves`, if all of them are legal. */
export const readLegalMoves = (setup: Setup, moves: string): Transcript | undefined => {
  const transcript = readMoves(startOf(setup), moves);
  if (transcript === undefined) return undefined;
  return replayOf(setup, transcript).type === 'legal' ? transcript : undefined;
};

/** Reading it plays every ply by the rules. */
export const tableState = v.pipe(
  written,
  v.rawTransform<v.InferOutput<typeof written>, TableState>(({ dataset, addIssue, NEVER }) => {
    const { match, ...table } = dataset.value;
    if (match === undefined) return table;
    const { moves, ...others } = match;
    const transcript = readLegalMoves(table.setup, moves);
    if (transcript !== undefined && match.given <= transcript.length)
      return { ...table, match: { ...others, transcript } };
    addIssue();
    return NEVER;
  }),
);

/** Without undefined fields: on the wire an absent field is absent. */
const withoutGaps = <T extends object>(fields: T): T => {
  const filled = {} as T;
  for (const name in fields) if (fields[name] !== undefined) filled[name] = fields[name];
  return filled;
};

const writeSeat = (seat: SeatState | undefined): SeatState | undefined => seat && withoutGaps(seat);

const writeMatch = (rules: Rules, match: TableMatch): WireTableState['match'] => {
  const { id, number, given, remaining, running, result, unrated, ratings } = match;
  const moves = writeMoves(rules, match.transcript);
  const sent = result && writeResult(result);
  const all = { id, number, moves, given, remaining, running, result: sent, unrated, ratings };
  return withoutGaps(all satisfies Named<SentMatch>);
};

/** Names every field: it is much faster than to add some to a copy. Parts that have all their fields are shared. */
export const writeTableState = (state: TableState): WireTableState => {
  const { code, you, setup, clock, isRated, seats, match, won, offers, claimAt, nudge, watchers, now } =
    state;
  return withoutGaps({
    code,
    you,
    setup: writeSetup(setup),
    clock,
    isRated,
    seats: withoutGaps({ black: writeSeat(seats.black), white: writeSeat(seats.white) }),
    match: match && writeMatch(rulesOf(setup.game), match),
    won,
    offers: [...offers],
    claimAt,
    nudge: nudge && withoutGaps(nudge),
    watchers,
    now,
  } satisfies Named<TableState>);
};
