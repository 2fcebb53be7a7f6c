import { parse } from 'valibot';
import { setup } from '../../src/net/contract/settings.ts';
import { guestOf, type SeekTicket } from '../admission/tickets.ts';
import { openTable, reserve } from '../match/seating.ts';
import type { Now } from '../process/clock.ts';
import { CODES_TO_TRY, newCode, newSecret, newSeed } from '../process/secrets.ts';
import type { Tally } from '../process/tally.ts';
import type { Storage } from '../storage/storage.ts';
import { createTable } from '../tables/tableWriter.ts';

/** A seat reserved for a player. */
export interface ReservedSeat {
  readonly code: string;
  readonly token: string;
}

interface Reserving {
  readonly openings: readonly string[];
  readonly now: Now;
  readonly tally: Tally;
}

type Two<T> = readonly [T, T];

/** Opens a table for two players with random colors, and releases it: each of them enters with their token. */
export const reserveTable = async (
  storage: Storage,
  [one, other]: Two<SeekTicket>,
  { openings, now: readClock, tally }: Reserving,
): Promise<Two<ReservedSeat>> => {
  const tokens = [newSecret(), newSecret()] as const;
  const guests = [guestOf(one.arrival, tokens[0]), guestOf(other.arrival, tokens[1])] as const;
  for (let attempt = 1; attempt <= CODES_TO_TRY; attempt++) {
    const code = newCode();
    const { clock, isRated = true } = one;
    const plan = {
      id: newSecret(),
      code,
      seed: newSeed(),
      setup: parse(setup, one.setup),
      clock,
      isRated,
      color: 'random',
    } as const;
    const now = readClock();
    const writer = await createTable(storage, openTable(plan).table, { now });
    if (typeof writer === 'string') continue;
    const { table, stored } = reserve(plan, guests, { now, openings });
    await writer.write({ table, stored, now });
    tally.stored(stored);
    await storage.holding.release(code);
    return [
      { code, token: tokens[0] },
      { code, token: tokens[1] },
    ];
  }
  throw new Error('no code was free');
};
