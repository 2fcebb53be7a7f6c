import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { recordOf } from '../../src/game/record.ts';
import { addressOf, regionOf } from './address.ts';
import { type Allowances, allowancesFor, BOUNDS } from './allowances.ts';
import { Ceiling } from './ceiling.ts';
import { Crowd } from './crowd.ts';
import { NetworkCrowd, NetworkQuota } from './networkQuota.ts';
import { Passing } from './passing.ts';
import { Quota } from './quota.ts';

export type Counted = Exclude<
  keyof Allowances,
  | 'messages'
  | 'frameBytes'
  | 'connections'
  | 'plugs'
  | 'connectionsOfSeat'
  | 'refusals'
  | 'logLines'
  | 'newcomersInAll'
  | 'clubNewcomers'
  | 'guessesInAll'
>;
/** Limits shared by all addresses. */
export type Scarce = 'newcomers' | 'guesses';

const COUNTED: readonly Counted[] = [
  'messagesThere',
  'greetings',
  'offers',
  'presences',
  'returns',
  'opened',
  'joins',
  'openedThere',
  'rematches',
  'pairings',
  'seeks',
  'newcomers',
  'guesses',
  'trials',
  'handovers',
  'studies',
  'questions',
  'requests',
  'kilobytes',
];

export interface RateLimiterOptions {
  /** Multiplies the limits per address. */
  readonly addressFactor: number;
  /** How many proxies in front of this process to trust for the address of a request. */
  readonly trustedProxies: number;
  /** Called for some of the refusals of an address. */
  readonly warn: (address: string, what: string) => void;
  /** Called for every refusal. */
  readonly count: (what: string) => void;
  /** Called once if a request has `X-Forwarded-For` although no proxy is trusted. */
  readonly doubt: (address: string) => void;
}

/** Applies the rate limits of this process. */
export class RateLimiter {
  readonly allowances: Allowances;
  readonly #options: RateLimiterOptions;
  readonly #quotas: Readonly<Record<Counted, NetworkQuota>>;
  readonly #ceilings: Readonly<Record<Scarce, Ceiling>>;
  readonly #logLines: Quota;
  readonly #refusals: NetworkQuota;
  readonly #connected: NetworkCrowd;
  readonly #holders: Crowd;
  readonly #passing: Passing;
  #hasDoubted = false;

  constructor(options: RateLimiterOptions) {
    this.allowances = allowancesFor(options.addressFactor);
    this.#options = options;
    this.#quotas = recordOf(COUNTED, what => new NetworkQuota(this.allowances[what], BOUNDS.keys));
    this.#ceilings = {
      newcomers: new Ceiling(this.allowances.newcomersInAll, BOUNDS.keys),
      guesses: new Ceiling(this.allowances.guessesInAll, BOUNDS.keys),
    };
    this.#refusals = new NetworkQuota(this.allowances.refusals, BOUNDS.keys);
    this.#logLines = new Quota(this.allowances.logLines, BOUNDS.keys);
    this.#connected = new NetworkCrowd(this.allowances.connections);
    this.#holders = new Crowd(this.allowances.connectionsOfSeat);
    this.#passing = new Passing(this.allowances.plugs, address => this.report(address, 'plugs'));
  }

  get addressFactor(): number {
    return this.#options.addressFactor;
  }

  /** The address a request counts against. */
  addressOf({ socket, headers }: IncomingMessage): string {
    const forwarded = headers['x-forwarded-for'];
    const text = Array.isArray(forwarded) ? forwarded.join() : forwarded;
    const { trustedProxies } = this.#options;
    const address = addressOf({ socket: socket.remoteAddress, forwarded: text }, trustedProxies);
    if (trustedProxies === 0 && text !== undefined) this.#doubt(address);
    return address;
  }

  /** Takes `cost` and returns 0, or returns the milliseconds to wait. */
  take(what: Counted, key: string, cost = 1): number {
    return this.#quotas[what].take(key, performance.now(), cost);
  }

  /** Like `take`, but takes nothing. */
  waitFor(what: Counted, key: string, cost = 1): number {
    return this.#quotas[what].waitFor(key, performance.now(), cost);
  }

  /** Milliseconds until the shared limit has `cost` left; takes nothing. */
  waitForAll(what: Scarce, address: string, cost = 1): number {
    return this.#ceilings[what].waitFor(address, performance.now(), cost);
  }

  /** Takes one from the limit that all addresses share. */
  takeOfAll(what: Scarce, address: string): number {
    return this.#ceilings[what].take(address, performance.now());
  }

  /**
   * Counts an open connection, if there is room; call the returned function when it closes. A player returning to the seat of
   * `holder` may exceed the limit of the address.
   */
  connect(address: string, holder?: string): (() => void) | undefined {
    const entered = this.#connected.enter(address);
    return entered ?? (holder === undefined ? undefined : this.#holders.enter(holder));
  }

  /** Protects the connection of a player from being displaced. */
  keep(socket: Duplex): void {
    this.#passing.keep(socket);
  }

  /**
   * Closes connections above the limit, the oldest one that does not play first. Behind proxies all connections come from the
   * proxy, which must then limit them itself.
   */
  watchOver(server: Server): void {
    server.maxConnections = BOUNDS.connections;
    if (this.#options.trustedProxies > 0) return;
    server.on('connection', (socket: Socket) => {
      const address = addressOf({ socket: socket.remoteAddress, forwarded: undefined }, 0);
      const isHeeded = this.#refusals.waitFor(address, performance.now()) === 0;
      if (isHeeded && this.#passing.enter(address, socket)) return;
      this.report(address, isHeeded ? 'plugs' : 'refusals');
      socket.destroy();
    });
  }

  #doubt(address: string): void {
    if (!this.#hasDoubted) this.#options.doubt(address);
    this.#hasDoubted = true;
  }

  /** Counts and logs a refusal; after too many an address gets no answer. */
  refuse(address: string, what: string): void {
    this.#refusals.take(address, performance.now());
    this.report(address, what);
  }

  report(address: string, what: string): void {
    this.#options.count(what);
    if (this.#logLines.take(regionOf(address), performance.now()) === 0) this.#options.warn(address, what);
  }
}
