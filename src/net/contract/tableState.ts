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

/** An offer made by one side at `ply` and not answered yet. */
export interface Offer {
  readonly what: OfferName;
  readonly by: Color;
  readonly ply: number;
}
export const offer = v.object({ what: v.picklist(OFFERS), by: color, ply: whole(0, LIMITS.plies) });

/** Without a clock: the side that waits for a move may ask whether the other is still there. Times are the server's. */
export interface Nudge {
  readonly by: Color;
  /** When the question becomes possible. */
  readonly from: number;
  /** When it was asked, until it is answered. */
  readonly at?: number | undefined;
}
const nudge = v.object({ by: color, from: milliseconds, at: v.optional(milliseconds) });

/** A browser's Glicko-2 rating in one game; `isProvisional` while it is based on few matches. */
export interface Rating {
  readonly value: number;
  readonly isProvisional: boolean;
}
export const rating = v.object({ value: whole(-LIMITS.rating, LIMITS.rating), isProvisional: v.boolean() });

/** The change of a rating by a match, in whole points. */
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
  /** Milliseconds left for each side at `now`; absent without a clock. */
  readonly remaining?: ByColor<number> | undefined;
  /** The color whose clock is running. */
  readonly running?: Color | undefined;
  readonly result?: Result | undefined;
  /** Why it was not rated; absent if it was, or is not over. */
  readonly unrated?: Unrated | undefined;
  /** The rating changes of a finished rated match. */
  readonly ratings?: ByColor<RatingChange> | undefined;
}

/** The full state of a table. */
export interface TableState {
  readonly code: string;
  readonly you: Color | 'watcher';
  readonly setup: Setup;
  readonly clock: ClockSettings;
  /** Whether matches are rated; absent if the server is older. */
  readonly isRated?: boolean | undefined;
  /** A seat is absent until it is taken. */
  readonly seats: { readonly [C in Color]?: SeatState | undefined };
  /** Absent until both seats are taken. */
  readonly match?: TableMatch | undefined;
  /** Matches won at this table, by the current colors; absent before the first. */
  readonly won?: ByColor<number> | undefined;
  readonly offers: readonly Offer[];
  /** When the player who stayed may claim the match, in server time. */
  readonly claimAt?: number | undefined;
  readonly nudge?: Nudge | undefined;
  readonly watchers: number;
  /** Server time at which the state was sent. */
  readonly now: number;
}

/** Makes the compiler require every field, both for reading and for writing. */
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

/** The transcript of `moves`, if all are legal. */
export const readLegalMoves = (setup: Setup, moves: string): Transcript | undefined => {
  const transcript = readMoves(startOf(setup), moves);
  if (transcript === undefined) return undefined;
  return replayOf(setup, transcript).type === 'legal' ? transcript : undefined;
};

/** Reading it checks every ply by the rules. */
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

/** Drops undefined fields, which are absent on the wire. */
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

/** Lists every field, which is much faster than copying and adding. Complete parts are shared, not copied. */
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
