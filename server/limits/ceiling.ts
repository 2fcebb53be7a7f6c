import { regionOf } from './address.ts';
import type { Allowance } from './bucket.ts';
import { Quota } from './quota.ts';

const HOUR_SECONDS = 3_600;
/** For each region that has sent nothing for an hour. */
const SPARE: Allowance = { burst: 1, perSecond: 1 / HOUR_SECONDS };
const EVERYBODY = 'everybody';

/**
 * A limit on all addresses together in this process, so that an attack from many addresses gains nothing over one from a few.
 * Regions that have sent nothing for an hour have a reserve of half that size, so reaching the limit does not lock everybody
 * out.
 */
export class Ceiling {
  readonly #all: Quota;
  readonly #reserve: Quota;
  readonly #spare: Quota;

  constructor({ burst, perSecond }: Allowance, capacity: number) {
    this.#all = new Quota({ burst, perSecond }, 1);
    this.#reserve = new Quota({ burst: burst / 2, perSecond: perSecond / 2 }, 1);
    this.#spare = new Quota(SPARE, capacity);
  }

  /** Milliseconds until `cost` would be available; takes nothing. */
  waitFor(address: string, now: number, cost = 1): number {
    const wait = this.#all.waitFor(EVERYBODY, now, cost);
    return wait > 0 && this.#hasSpare(regionOf(address), now, cost) ? 0 : wait;
  }

  /** Takes one and returns 0, or returns the milliseconds to wait. */
  take(address: string, now: number): number {
    const region = regionOf(address);
    const wait = this.#all.take(EVERYBODY, now);
    if (wait > 0 && !this.#hasSpare(region, now, 1)) return wait;
    if (wait > 0) this.#reserve.take(EVERYBODY, now);
    this.#spare.take(region, now);
    return 0;
  }

  #hasSpare(region: string, now: number, cost: number): boolean {
    return this.#spare.waitFor(region, now) === 0 && this.#reserve.waitFor(EVERYBODY, now, cost) === 0;
  }
}
