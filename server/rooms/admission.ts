import { ServerError } from '@colyseus/core';
import type { Counted, Guard, Scarce } from '../limits/guard.ts';

/** Why somebody is not let into a room, with the status of the answer. The page reads the word as the message of the error. */
const STATUSES = {
  malformed: 400,
  unknownTable: 404,
  blocked: 403,
  codeTaken: 409,
  wordTaken: 409,
  missed: 410,
  otherMissed: 410,
  tooMany: 429,
  serverMoves: 503,
} as const;

export type Reason = keyof typeof STATUSES;

const isReason = (word: unknown): word is Reason => typeof word === 'string' && Object.hasOwn(STATUSES, word);

export class Refused extends ServerError {
  readonly reason: Reason;
  /** Milliseconds after which it may be tried again. */
  readonly wait: number | undefined;

  constructor(reason: Reason, wait?: number) {
    super(STATUSES[reason], reason);
    this.reason = reason;
    this.wait = wait;
  }
}

/** The refusal that an error means, which may come from another process; whatever is unknown may pass when tried again. */
export const refusalOf = (error: unknown): Refused => {
  if (error instanceof Refused) return error;
  const word = (error as { readonly message?: unknown } | undefined)?.message;
  return new Refused(isReason(word) ? word : 'serverMoves');
};

export const isExpected = (error: unknown): boolean => isReason((error as Error | undefined)?.message);

/** Whose it is that counts, and from where it is asked. */
interface Spending {
  readonly key: string;
  readonly address: string;
}

/** Throws `Refused` where everybody together, strangers above all, has had too much of it. */
export const spendOfAll = (guard: Guard, what: Scarce, address: string): void => {
  const wait = guard.takeOfAll(what, address);
  if (wait === 0) return;
  guard.refuse(address, `${what}InAll`);
  throw new Refused('tooMany', wait);
};

/** Throws `Refused` where somebody has had too much of it. */
export const spend = (guard: Guard, what: Counted, { key, address }: Spending): void => {
  const wait = guard.take(what, key);
  if (wait === 0) return;
  guard.refuse(address, what);
  throw new Refused('tooMany', wait);
};
