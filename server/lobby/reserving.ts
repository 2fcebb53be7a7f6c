import { parse } from 'valibot';
import type { Color } from '../../src/game/color.ts';
import { setup } from '../../src/net/contract/settings.ts';
import { type Arrival, guestOf, type SeekTicket } from '../admission/tickets.ts';
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

/** The game of a reserved table, and the colors. */
interface Terms extends Pick<SeekTicket, 'setup' | 'clock' | 'isRated'> {
  /** The first player's color. */
  readonly color?: Color | 'random';
  /** How long both have to arrive, in milliseconds; without it there is no deadline. */
  readonly patience?: number;
}

/** The seats of a reserved table, and its match, which has already begun. */
export interface ReservedTable {
  readonly seats: Two<ReservedSeat>;
  readonly match: string;
}

/** Opens a table for two players and releases it; each enters with their own token. */
export const reserveTable = async (
  storage: Storage,
  two: { readonly arrivals: Two<Arrival>; readonly terms: Terms },
  { openings, now: readClock, tally }: Reserving,
): Promise<ReservedTable> => {
  const { arrivals, terms } = two;
  const tokens = [newSecret(), newSecret()] as const;
  const guests = [guestOf(arrivals[0], tokens[0]), guestOf(arrivals[1], tokens[1])] as const;
  for (let attempt = 1; attempt <= CODES_TO_TRY; attempt++) {
    const code = newCode();
    const { clock, isRated = true, color = 'random', patience } = terms;
    const plan = {
      id: newSecret(),
      code,
      seed: newSeed(),
      setup: parse(setup, terms.setup),
      clock,
      isRated,
      color,
    } as const;
    const now = readClock();
    const writer = await createTable(storage, openTable(plan).table, { now });
    if (typeof writer === 'string') continue;
    const { table, stored } = reserve(plan, { guests, patience }, { now, openings });
    await writer.write({ table, stored, now });
    tally.stored(stored);
    await storage.holding.release(code);
    return {
      seats: [
        { code, token: tokens[0] },
        { code, token: tokens[1] },
      ],
      match: table.match?.game.id ?? '',
    };
  }
  throw new Error('no code was free');
};
