import { COLORS, type Color, opposite } from '../../src/game/color.ts';
import type { Setup } from '../../src/game/games.ts';
import type { Winner } from '../../src/game/position.ts';
import type { ClockSettings } from '../../src/net/contract/settings.ts';
import type { NetRefusal } from '../../src/net/contract/words.ts';
import { settle } from './flag.ts';
import { nameOnReturn } from './names.ts';
import { withoutNudgeOf } from './nudge.ts';
import { finished, hasCounted, isUnderWay, withClocksStopped } from './onlineMatch.ts';
import { joined, type Outcome, outcome } from './outcome.ts';
import {
  isMissed,
  presenceAt,
  seatOf,
  type Table,
  UNHURRIED,
  type World,
  withAddressesCompared,
  withArrived,
  withClocksReady,
  withMatch,
  withMatchEndedBy,
  withNextMatch,
  withPresence,
} from './table.ts';

/** A person who wants a seat. Tokens and identities are hashes. */
export interface Guest {
  /** The token of the seat they already have. */
  readonly token: string | undefined;
  /** The token for a new seat. */
  readonly newToken: string;
  readonly identity: string;
  readonly name: string | undefined;
  /** They entered the word of this table: they regain any seat of their browser, and cannot watch. */
  readonly byWord?: boolean;
  /** Their address, if known. */
  readonly address?: string | undefined;
}

export interface TablePlan {
  readonly id: string;
  readonly code: string;
  readonly seed: number;
  readonly setup: Setup;
  readonly clock: ClockSettings;
  readonly isRated: boolean;
  readonly color: Color | 'random';
}

type Seated = Outcome & { readonly color: Color };

/** An empty table, and the color reserved for its opener. */
export const openTable = ({ color, ...plan }: TablePlan): { table: Table; color: Color } => {
  const nobody = { black: undefined, white: undefined };
  const table = {
    ...plan,
    seats: nobody,
    match: undefined,
    offers: [],
    declined: [],
    expected: undefined,
    ...UNHURRIED,
  };
  return { table, color: color === 'random' ? (COLORS[plan.seed % 2] as Color) : color };
};

const arrived = (table: Table, color: Color, now: number): Table =>
  withClocksReady(withAddressesCompared(withPresence(table, color, { is: 'here' })), now);

/** Returns a player to their seat. */
const comeBack = (table: Table, color: Color, { guest, now }: Return): Seated => {
  const sitter = table.seats[color];
  const { address } = guest;
  const name = nameOnReturn(table, color, guest.name);
  const back = sitter && { ...sitter, name, address };
  const after = { ...table, seats: { ...table.seats, [color]: back } };
  return { ...outcome(table, arrived(withArrived(after, color), color, now)), color };
};

interface Return {
  readonly guest: Guest;
  readonly now: number;
}

/** Takes a free seat; the match begins when both are taken. */
export const takeSeat = (table: Table, color: Color, guest: Guest, world: World): Seated => {
  const { newToken: token, identity, name, address } = guest;
  const sitter = { token, identity, name, address, presence: { is: 'here' } as const };
  const after = { ...table, seats: { ...table.seats, [color]: sitter } };
  const isFull = after.seats[opposite(color)] !== undefined;
  return { ...outcome(table, isFull ? withNextMatch(after, world) : after), color };
};

/** The seat of a disconnected identity, whose token may have been lost with the connection. */
const lostSeatOf = (table: Table, { identity, byWord = false }: Guest): Color | undefined =>
  COLORS.find(color => {
    const isLost = byWord || presenceAt(table, color) === 'reconnecting';
    return isLost && table.seats[color]?.identity === identity;
  });

/** Returns a player without the old token, which becomes invalid. */
const regain = (table: Table, color: Color, { guest, now }: Return): Seated => {
  const sitter = table.seats[color];
  const renewed = sitter && { ...sitter, token: guest.newToken };
  const after = { ...table, seats: { ...table.seats, [color]: renewed } };
  const back = comeBack(after, color, { guest, now });
  return { ...outcome(table, back.table), color };
};

/** Why a reserved seat is gone: one of the players came too late. */
export const missedBy = (
  table: Pick<Table, 'expected'>,
  color: Color,
  now: number,
): 'missed' | 'otherMissed' | undefined => {
  if (!isMissed(table, now)) return undefined;
  return table.expected?.colors.includes(color) === true ? 'missed' : 'otherMissed';
};

/** Seats a guest: at the seat of their token, else at their disconnected seat, else at a free one. */
export const sitDown = (table: Table, guest: Guest, world: World): Seated | NetRefusal => {
  const { now } = world;
  if (guest.token !== undefined) {
    const own = seatOf(table, guest.token);
    if (own === undefined) return 'wrongToken';
    return missedBy(table, own, now) ?? comeBack(table, own, { guest, now });
  }
  const lost = lostSeatOf(table, guest);
  if (lost !== undefined) return regain(table, lost, { guest, now });
  const free = COLORS.find(color => table.seats[color] === undefined);
  if (free === undefined) return 'tableFull';
  if (presenceAt(table, opposite(free)) === 'gone') return 'tableClosed';
  return takeSeat(table, free, guest, world);
};

/** A player has lost the connection; no effect if they have left the table. */
export const lose = (table: Table, color: Color, now: number): Outcome => {
  const presence = presenceAt(table, color);
  if (presence !== 'here' && presence !== 'away') return outcome(table, table);
  const missed = withPresence(table, color, { is: 'reconnecting', since: now });
  return outcome(table, withClocksReady(withoutNudgeOf(missed, color), now));
};

/** The page of a player was shown or hidden. */
export const attend = (
  table: Table,
  color: Color,
  { isHere, now }: { isHere: boolean; now: number },
): Outcome => {
  const is = isHere ? 'here' : 'away';
  if (presenceAt(table, color) === is) return outcome(table, table);
  return outcome(table, withClocksReady(withPresence(table, color, { is }), now));
};

/** Leaving loses the current match, unless it has hardly begun. */
export const leave = (table: Table, color: Color, now: number): Outcome => {
  const { match } = table;
  const left = { ...withPresence(table, color, { is: 'gone' }), offers: [] };
  if (match === undefined || !isUnderWay(match)) return outcome(table, left);
  const winner = hasCounted(match) ? opposite(color) : 'draw';
  return outcome(table, withMatchEndedBy(left, color, finished(match, { winner, by: 'abandoned' }, now)));
};

/** An identity that is about to be deleted leaves all of its seats. */
export const leaveAs = (table: Table, identity: string, now: number): Outcome => {
  const own = COLORS.filter(color => table.seats[color]?.identity === identity);
  return own.reduce((before, color) => joined(before, leave(before.table, color, now)), settle(table, now));
};

/** The host of a club decides an arranged match, unless it is over. */
export const decideArranged = (table: Table, winner: Winner, now: number): Outcome => {
  const settled = settle(table, now);
  const { match } = settled.table;
  if (match?.number !== 1 || !isUnderWay(match)) return settled;
  const decided = withMatch(settled.table, finished(match, { winner, by: 'decided' }, now));
  return joined(settled, outcome(settled.table, decided));
};

/** Stops the clocks at `now` until both players are back. */
export const laidAside = (table: Table, now: number): Table => {
  const { match } = table;
  return match === undefined || !isUnderWay(match)
    ? table
    : { ...table, ...UNHURRIED, match: withClocksStopped(match, now) };
};

/**
 * The table after another process takes it over at `now`. The clocks ran until `heldUntil`, when the previous process was
 * last known to be alive. Both players are expected to reconnect.
 */
export const takenOver = (table: Table, { heldUntil, now }: { heldUntil: number; now: number }): Outcome => {
  const settled = settle(table, heldUntil);
  const back = COLORS.reduce(
    (rest, color) =>
      presenceAt(rest, color) === 'gone'
        ? rest
        : withPresence(rest, color, { is: 'reconnecting', since: now }),
    laidAside(settled.table, heldUntil),
  );
  return joined(settled, outcome(settled.table, { ...back, quietSince: now }));
};

/**
 * A table reserved for two players; `patience` is how long they have to arrive, in milliseconds, and without it there is no
 * deadline.
 */
export interface Reserved {
  readonly guests: readonly [Guest, Guest];
  readonly patience?: number | undefined;
}

/** A table whose match has begun with both seats taken; the clocks wait until both players arrive. */
export const reserve = (plan: TablePlan, { guests, patience }: Reserved, world: World): Outcome => {
  const { table, color } = openTable(plan);
  const first = takeSeat(table, color, guests[0], world);
  const second = takeSeat(first.table, opposite(color), guests[1], world);
  const { now } = world;
  const expected = patience === undefined ? undefined : { until: now + patience, colors: COLORS };
  const kept = outcome(second.table, { ...second.table, expected });
  return joined(joined(joined(first, second), kept), takenOver(kept.table, { heldUntil: now, now }));
};
