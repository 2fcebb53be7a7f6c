/** A rate limit: this many at once, refilled at this rate. */
export interface Allowance {
  readonly burst: number;
  readonly perSecond: number;
}

/** `wait` is in milliseconds. */
export type Taking =
  | { readonly isAllowed: true; readonly fullAt: number }
  | { readonly isAllowed: false; readonly wait: number };

export interface Take {
  readonly now: number;
  readonly cost: number;
}

const MILLISECONDS = 1000;

/** A token bucket. Its whole state is the time at which it will be full again, so a full bucket can be forgotten. */
export const take = (fullAt: number, { burst, perSecond }: Allowance, { now, cost }: Take): Taking => {
  const each = MILLISECONDS / perSecond;
  const wait = Math.max(fullAt - now, 0) + (cost - burst) * each;
  return wait > 0
    ? { isAllowed: false, wait }
    : { isAllowed: true, fullAt: Math.max(fullAt, now) + cost * each };
};

/** The token bucket of a single thing, such as a connection. */
export class Bucket {
  readonly #allowance: Allowance;
  #fullAt = Number.NEGATIVE_INFINITY;

  constructor(allowance: Allowance) {
    this.#allowance = allowance;
  }

  take(now: number, cost = 1): boolean {
    const taking = take(this.#fullAt, this.#allowance, { now, cost });
    if (taking.isAllowed) this.#fullAt = taking.fullAt;
    return taking.isAllowed;
  }
}
