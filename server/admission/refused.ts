import { ServerError } from '@colyseus/core';
import type { Counted, RateLimiter, Scarce } from '../limits/rateLimiter.ts';
import { missedBy } from '../match/seating.ts';
import { readTable } from '../match/storedTable.ts';
import { isMissed, seatOf } from '../match/table.ts';
import { hashOf } from '../process/secrets.ts';

/** The reasons to refuse entry to a room, with their HTTP status. The page reads the reason from the error message. */
const STATUSES = {
  malformed: 400,
  unknownTable: 404,
  blocked: 403,
  codeTaken: 409,
  wordTaken: 409,
  missed: 410,
  otherMissed: 410,
  isClub: 409,
  unknownClub: 404,
  clubTaken: 409,
  clubFull: 409,
  clubRemoved: 403,
  clubClosed: 403,
  tooMany: 429,
  serverMoves: 503,
} as const;

export type Reason = keyof typeof STATUSES;

const isReason = (word: unknown): word is Reason => typeof word === 'string' && Object.hasOwn(STATUSES, word);

export class Refused extends ServerError {
  readonly reason: Reason;
  /** Milliseconds before a retry makes sense. */
  readonly wait: number | undefined;

  constructor(reason: Reason, wait?: number) {
    super(STATUSES[reason], reason);
    this.reason = reason;
    this.wait = wait;
  }
}

/**
 * Converts an error, possibly of another process, to a refusal. Unknown errors become `serverMoves`, since a retry may
 * succeed.
 */
export const refusalOf = (error: unknown): Refused => {
  if (error instanceof Refused) return error;
  const word = (error as { readonly message?: unknown } | undefined)?.message;
  return new Refused(isReason(word) ? word : 'serverMoves');
};

/** The error of Colyseus when a process shuts down while it creates a room. */
const STOPPING = /^room '\w+' not created: shutting down$/;

/** Whether an error is a refusal or the end of a process, and so not a defect. */
export const isExpected = (error: unknown): boolean => {
  const word = (error as { readonly message?: unknown } | undefined)?.message;
  return isReason(word) || (typeof word === 'string' && STOPPING.test(word));
};

/** The key to count under, and the address of the request. */
interface Spending {
  readonly key: string;
  readonly address: string;
}

/** Throws `Refused` above a limit shared by all addresses, which strangers reach first. */
export const spendOfAll = (limiter: RateLimiter, what: Scarce, address: string): void => {
  const wait = limiter.takeOfAll(what, address);
  if (wait === 0) return;
  limiter.refuse(address, `${what}InAll`);
  throw new Refused('tooMany', wait);
};

/** Throws `Refused` above the limit of the key. */
export const spend = (limiter: RateLimiter, what: Counted, { key, address }: Spending): void => {
  const wait = limiter.take(what, key);
  if (wait === 0) return;
  limiter.refuse(address, what);
  throw new Refused('tooMany', wait);
};

/** Why a reserved table is closed: one of the players did not come in time. `state` is the stored table. */
export const missedAt = (state: unknown, token: string | undefined, now: number): Reason | undefined => {
  const isReserved = (state as { readonly expected?: unknown }).expected !== undefined;
  const table = isReserved ? readTable(state) : undefined;
  if (table === undefined || !isMissed(table, now)) return undefined;
  const own = token === undefined ? undefined : seatOf(table, hashOf(token));
  return own === undefined ? 'unknownTable' : missedBy(table, own, now);
};
