import { parse } from 'valibot';
import { setup } from '../../src/net/contract/settings.ts';
import type { Arrival } from '../admission/arrival.ts';
import type { Reason } from '../admission/refused.ts';
import type { SeekTicket } from '../admission/tickets.ts';
import { missedBy, openTable, reserve } from '../match/seating.ts';
import { readTable } from '../match/storedTable.ts';
import { isMissed, seatOf } from '../match/table.ts';
import type { Now } from '../process/clock.ts';
import { CODES_TO_TRY, newCode, newSecret, newSeed } from '../process/secrets.ts';
import { hashOf } from '../storage/hash.ts';
import type { Storage } from '../storage/storage.ts';
import { keepNewTable } from '../tables/tableKeeper.ts';

/** A seat reserved for a player. */
export interface ReservedSeat {
  readonly code: string;
  readonly token: string;
}

interface Reserving {
  readonly openings: readonly string[];
  readonly now: Now;
}

type Two<T> = readonly [T, T];

const guestOf = ({ identity, name, address }: Arrival, token: string) => ({
  identity,
  name,
  address,
  token: undefined,
  newToken: hashOf(token),
});

/** Why a reserved table is no longer available: one of the two did not come in time. `state` is the stored table. */
export const missedAt = (state: unknown, token: string | undefined, now: number): Reason | undefined => {
  const isReserved = (state as { readonly expected?: unknown }).expected !== undefined;
  const table = isReserved ? readTable(state) : undefined;
  if (table === undefined || !isMissed(table, now)) return undefined;
  const own = token === undefined ? undefined : seatOf(table, hashOf(token));
  return own === undefined ? 'unknownTable' : missedBy(table, own, now);
};

/** Opens a table for two players with random colors, and releases it: each of them enters with their token. */
export const reserveTable = async (
  storage: Storage,
  [one, other]: Two<SeekTicket>,
  { openings, now: readClock }: Reserving,
): Promise<Two<ReservedSeat>> => {
  const tokens = [newSecret(), newSecret()] as const;
  const guests = [guestOf(one.arrival, tokens[0]), guestOf(other.arrival, tokens[1])] as const;
  for (let attempt = 1; attempt <= CODES_TO_TRY; attempt++) {
    const code = newCode();
    const { clock } = one;
    const played = parse(setup, one.setup);
    const plan = { id: newSecret(), code, seed: newSeed(), setup: played, clock, color: 'random' } as const;
    const now = readClock();
    const keeper = await keepNewTable(storage, openTable(plan).table, { now });
    if (typeof keeper === 'string') continue;
    const { table, stored } = reserve(plan, guests, { now, openings });
    await keeper.keep({ table, stored, now });
    await storage.holding.release(code);
    return [
      { code, token: tokens[0] },
      { code, token: tokens[1] },
    ];
  }
  throw new Error('no code was free');
};
