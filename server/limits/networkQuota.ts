import { networksOf, SHARES } from './address.ts';
import type { Allowance } from './bucket.ts';
import { Crowd } from './crowd.ts';
import { Quota } from './quota.ts';

/** A quota per key; IPv6 addresses also count against the wider networks they belong to. */
export class NetworkQuota {
  readonly #quotas: readonly Quota[];

  constructor({ burst, perSecond }: Allowance, capacity: number) {
    this.#quotas = SHARES.map(
      share => new Quota({ burst: burst * share, perSecond: perSecond * share }, capacity),
    );
  }

  /** Milliseconds until there is enough, 0 if there is; takes nothing. */
  waitFor(key: string, now: number, cost = 1): number {
    const waits = networksOf(key).map(
      (network, width) => this.#quotas[width]?.waitFor(network, now, cost) ?? 0,
    );
    return Math.max(...waits);
  }

  /** Takes from all networks of the key if each has enough, or returns the milliseconds to wait. */
  take(key: string, now: number, cost = 1): number {
    const networks = networksOf(key);
    const [own] = this.#quotas;
    if (networks.length === 1 && own !== undefined) return own.take(key, now, cost);
    const wait = this.waitFor(key, now, cost);
    if (wait > 0) return wait;
    for (const [width, network] of networks.entries()) this.#quotas[width]?.take(network, now, cost);
    return 0;
  }
}

/** Limits simultaneous items per address and per wider network. */
export class NetworkCrowd {
  readonly #crowds: readonly Crowd[];

  constructor(most: number) {
    this.#crowds = SHARES.map(share => new Crowd(most * share));
  }

  get size(): number {
    return this.#crowds[0]?.size ?? 0;
  }

  /** Adds one if every network has room and returns a function that removes it again. */
  enter(key: string): (() => void) | undefined {
    const leaving: (() => void)[] = [];
    const leave = (): void => {
      for (const step of leaving) step();
    };
    for (const [width, network] of networksOf(key).entries()) {
      const entered = this.#crowds[width]?.enter(network);
      if (entered === undefined) {
        leave();
        return undefined;
      }
      leaving.push(entered);
    }
    return leave;
  }
}
