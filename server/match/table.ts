import { type ByColor, COLORS, type Color } from '../../src/game/color.ts';
import { drawnFor, givenPliesOf, type Setup } from '../../src/game/games.ts';
import { type Match, SEEDS } from '../../src/game/match.ts';
import type { Seats } from '../../src/game/seat.ts';
import { drawOpening } from '../../src/game/xot.ts';
import { PATIENCE } from '../../src/net/contract/limits.ts';
import { type ClockSettings, stakesBar } from '../../src/net/contract/settings.ts';
import type { Offer } from '../../src/net/contract/tableState.ts';
import { newClocks } from './clocks.ts';
import {
  finishedByRules,
  isTooShort,
  isUnderWay,
  type OnlineMatch,
  withClocksStarted,
} from './onlineMatch.ts';

export type Presence =
  | { readonly is: 'here' }
  | { readonly is: 'away' }
  | { readonly is: 'gone' }
  | { readonly is: 'reconnecting'; readonly since: number };

/** A player at a table. The token and the identity are hashes. */
export interface Sitter {
  readonly token: string;
  readonly identity: string;
  readonly name: string | undefined;
  readonly presence: Presence;
  /** The address they are connected from. Kept in memory only, never stored. */
  readonly address?: string | undefined;
}

export type Sitters = { readonly [C in Color]: Sitter | undefined };

/** A table where two people play one match after another. It is plain data, so that it can be stored. */
export interface Table {
  readonly id: string;
  readonly code: string;
  /** The seed for drawing the openings of XOT; a whole number below `SEEDS`. */
  readonly seed: number;
  readonly setup: Setup;
  readonly clock: ClockSettings;
  /** Whether its players chose rated matches. */
  readonly isRated: boolean;
  /** By the colors of the current match; a rematch swaps the seats. */
  readonly seats: Sitters;
  /** Begins when both players are seated. */
  readonly match: OnlineMatch | undefined;
  /** Matches won before the current one, by the colors of the current match. */
  readonly won?: ByColor<number> | undefined;
  readonly offers: readonly Offer[];
  /** The last offer of each kind and side that was declined, with its ply. */
  readonly declined: readonly Offer[];
  /** The players still expected at reserved seats, and their deadline. */
  readonly expected: Expected | undefined;
  /** When stopped clocks will start by themselves: both players are connected, but a page is hidden. */
  readonly startsAt: number | undefined;
  /** When the side to move last moved or answered a question. */
  readonly quietSince: number | undefined;
  /** The player who left or resigned before the match was long enough to be rated. */
  readonly brokenOffBy?: Color | undefined;
  /** When the side to move was asked whether they are still there, while that is unanswered. */
  readonly nudgedAt: number | undefined;
  /** How often the side to move has been asked since the last move. */
  readonly nudges?: number | undefined;
}

export interface Expected {
  readonly until: number;
  readonly colors: readonly Color[];
}

/** Whether matches are rated: the players chose it, and the board and the clock allow it. */
export const isRatedAt = ({ isRated, setup, clock }: Pick<Table, 'isRated' | 'setup' | 'clock'>): boolean =>
  isRated && stakesBar(setup, clock) === undefined;

/** Whether a player did not arrive at a reserved seat in time. */
export const isMissed = ({ expected }: Pick<Table, 'expected'>, now: number): boolean =>
  expected !== undefined && expected.until <= now;

/** Marks a player of a reserved seat as arrived. */
export const withArrived = (table: Table, color: Color): Table => {
  const { expected } = table;
  if (expected === undefined || !expected.colors.includes(color)) return table;
  const colors = expected.colors.filter(other => other !== color);
  return { ...table, expected: colors.length === 0 ? undefined : { ...expected, colors } };
};

/** The fields of a table that waits for nobody. */
export const UNHURRIED = {
  startsAt: undefined,
  quietSince: undefined,
  nudgedAt: undefined,
  nudges: undefined,
} as const;

/** The environment of a table: the time, and the openings. */
export interface World {
  readonly now: number;
  /** The openings of XOT; not empty if XOT is played. */
  readonly openings: readonly string[];
}

export const PEOPLE: Seats = { black: { type: 'human' }, white: { type: 'human' } };

/** The seat of a token. A rematch changes it, so look it up for every message. */
export const seatOf = ({ seats }: Table, token: string): Color | undefined =>
  COLORS.find(color => seats[color]?.token === token);

/** Whether a seat is free or belongs to this identity. */
export const mayHaveSeat = ({ seats }: Table, identity: string): boolean =>
  COLORS.some(color => seats[color] === undefined || seats[color].identity === identity);

export const presenceAt = ({ seats }: Table, color: Color): Presence['is'] | undefined =>
  seats[color]?.presence.is;

export const withPresence = (table: Table, color: Color, presence: Presence): Table => {
  const sitter = table.seats[color];
  return sitter === undefined
    ? table
    : { ...table, seats: { ...table.seats, [color]: { ...sitter, presence } } };
};

export const isConnectedAt = (table: Table, color: Color): boolean => {
  const presence = presenceAt(table, color);
  return presence === 'here' || presence === 'away';
};

const withStart = (table: Table, startsAt: number | undefined): Table =>
  table.startsAt === startsAt ? table : { ...table, startsAt };

/**
 * Stops the clocks until both players are here, at the beginning and after a failure of the server. A connected player with a
 * hidden page can delay them only for a limited time, whatever messages they send.
 */
export const withClocksReady = (table: Table, now: number): Table => {
  const { match, startsAt } = table;
  if (match?.clocks === undefined || match.clocks.since !== undefined || !isUnderWay(match))
    return withStart(table, undefined);
  if (COLORS.every(color => presenceAt(table, color) === 'here'))
    return { ...table, startsAt: undefined, match: withClocksStarted(match, now) };
  const areConnected = COLORS.every(color => isConnectedAt(table, color));
  return withStart(table, areConnected ? (startsAt ?? now + PATIENCE.start) : undefined);
};

/**
 * Starts a clock only at `now`, when `after` has been stored, if it was not running in `before`. Players see that it is their
 * turn only then, and slow storage costs them no time.
 */
export const withClockFromNow = (before: Table, after: Table, now: number): Table => {
  const { match } = after;
  const since = match?.clocks?.since;
  if (match?.clocks === undefined || since === undefined || since === before.match?.clocks?.since)
    return after;
  return { ...after, match: { ...match, clocks: { ...match.clocks, since: Math.max(since, now) } } };
};

/** Marks a match whose players share an address; the mark is permanent. */
export const withAddressesCompared = (table: Table): Table => {
  const { seats, match } = table;
  const areOne = seats.black?.address !== undefined && seats.black.address === seats.white?.address;
  const isNew = areOne && match !== undefined && isUnderWay(match) && !match.isAtOneAddress;
  return isNew ? { ...table, match: { ...match, isAtOneAddress: true } } : table;
};

const newGame = (table: Table, number: number, openings: readonly string[]): Match => {
  const { id, seed } = table;
  const own = (seed + number) % SEEDS;
  const setup = drawnFor(table.setup, own);
  const opening = givenPliesOf(setup.game) > 0 ? drawOpening(openings, own, setup.headStart) : [];
  if (opening === undefined) throw new Error('no opening of XOT can be played');
  return {
    id: `${id}-${number}`,
    setup,
    seats: PEOPLE,
    transcript: opening,
    given: opening.length,
    undone: [],
    seed: own,
  };
};

/** Matches won at the table, including the current one once it is over. */
export const wonAt = ({
  won = { black: 0, white: 0 },
  match,
}: Pick<Table, 'won' | 'match'>): ByColor<number> => {
  const winner = match?.ending?.result.winner;
  return winner === undefined || winner === 'draw' ? won : { ...won, [winner]: won[winner] + 1 };
};

/** Begins the next match. On some boards it is over before the first move. */
export const withNextMatch = (table: Table, { now, openings }: World): Table => {
  const number = (table.match?.number ?? 0) + 1;
  const game = newGame(table, number, openings);
  const match: OnlineMatch = {
    number,
    game,
    clocks: newClocks(table.clock),
    begunAt: now,
    isAtOneAddress: false,
    ending: undefined,
  };
  const fresh = {
    ...table,
    ...UNHURRIED,
    setup: game.setup,
    quietSince: now,
    offers: [],
    declined: [],
    brokenOffBy: undefined,
  };
  return withClocksReady(withAddressesCompared({ ...fresh, match: finishedByRules(match, now) }), now);
};

/** The table with its finished match added to the score. */
export const counted = (table: Table): Table => ({ ...table, won: wonAt(table) });

/** Swaps the sides for a rematch. */
export const swapped = (table: Table): Table => ({
  ...table,
  seats: { black: table.seats.white, white: table.seats.black },
  won: table.won && { black: table.won.white, white: table.won.black },
});

/** Ends the match on behalf of a player, marked as broken off if it is too short to be rated. */
export const withMatchEndedBy = (table: Table, color: Color, match: OnlineMatch): Table => {
  const ended = withMatch(table, match);
  return isTooShort(match) ? { ...ended, brokenOffBy: color } : ended;
};

export const withMatch = (table: Table, match: OnlineMatch): Table => ({
  ...table,
  match,
  offers: isUnderWay(match) || table.offers.length === 0 ? table.offers : [],
});
