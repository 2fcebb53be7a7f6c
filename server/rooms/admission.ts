import { ServerError } from '@colyseus/core';

/** Why somebody is not let into a room, with the status of the answer. The page reads the word as the message of the error. */
const STATUSES = {
  malformed: 400,
  unknownTable: 404,
  codeTaken: 409,
  tooMany: 429,
  serverMoves: 503,
} as const;

type Reason = keyof typeof STATUSES;

const isReason = (word: unknown): word is Reason => typeof word === 'string' && Object.hasOwn(STATUSES, word);

export class Refused extends ServerError {
  readonly reason: Reason;
  constructor(reason: Reason) {
    super(STATUSES[reason], reason);
    this.reason = reason;
  }
}

/** The refusal that an error means, which may come from another process; whatever is unknown may pass when tried again. */
export const refusalOf = (error: unknown): Refused => {
  const word = (error as { readonly message?: unknown } | undefined)?.message;
  return new Refused(isReason(word) ? word : 'serverMoves');
};

export const isExpected = (error: unknown): boolean => isReason((error as Error | undefined)?.message);
