import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import { addressOf } from './address.ts';
import { type Allowances, allowancesFor, BOUNDS } from './allowances.ts';
import { Ceiling } from './ceiling.ts';
import { NetworkCrowd, NetworkQuota } from './networkQuota.ts';
import { Quota } from './quota.ts';

export type Counted = Exclude<
  keyof Allowances,
  | 'messages'
  | 'frameBytes'
  | 'connections'
  | 'plugs'
  | 'refusals'
  | 'logLines'
  | 'newcomersInAll'
  | 'guessesInAll'
>;
/** What all addresses together may have only so much of. */
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
  'seeks',
  'newcomers',
  'guesses',
  'trials',
  'questions',
  'requests',
  'kilobytes',
];

export interface GuardOptions {
  /** Multiplies what one address may have. */
  readonly addressFactor: number;
  /** How many proxies in front of this process can be believed to tell where a request comes from. */
  readonly trustedProxies: number;
  /** Is told of an address that is held back, and not of every time. */
  readonly tell: (address: string, what: string) => void;
  /** Is told of every refusal. */
  readonly count: (what: string) => void;
  /** Is told once that somebody tells where a request comes from, while nobody is believed to know. */
  readonly doubt: (address: string) => void;
}

/** Knows how much everybody has had in this process, and lets nobody have too much. */
export class Guard {
  readonly allowances: Allowances;
  readonly #options: GuardOptions;
  readonly #quotas: Readonly<Record<Counted, NetworkQuota>>;
  readonly #ceilings: Readonly<Record<Scarce, Ceiling>>;
  readonly #logLines: Quota;
  readonly #refusals: NetworkQuota;
  readonly #connected: NetworkCrowd;
  #hasDoubted = false;
  readonly #plugged: NetworkCrowd;

  constructor(options: GuardOptions) {
    this.allowances = allowancesFor(options.addressFactor);
    this.#options = options;
    const quotas = COUNTED.map(what => [what, new NetworkQuota(this.allowances[what], BOUNDS.keys)]);
    this.#quotas = Object.fromEntries(quotas);
    this.#ceilings = {
      newcomers: new Ceiling(this.allowances.newcomersInAll, BOUNDS.keys),
      guesses: new Ceiling(this.allowances.guessesInAll, BOUNDS.keys),
    };
    this.#refusals = new NetworkQuota(this.allowances.refusals, BOUNDS.keys);
    this.#logLines = new Quota(this.allowances.logLines, BOUNDS.keys);
    this.#connected = new NetworkCrowd(this.allowances.connections);
    this.#plugged = new NetworkCrowd(this.allowances.plugs);
  }

  get addressFactor(): number {
    return this.#options.addressFactor;
  }

  /** Whose a request is. */
  addressOf({ socket, headers }: IncomingMessage): string {
    const forwarded = headers['x-forwarded-for'];
    const text = Array.isArray(forwarded) ? forwarded.join() : forwarded;
    const { trustedProxies } = this.#options;
    const address = addressOf({ socket: socket.remoteAddress, forwarded: text }, trustedProxies);
    if (trustedProxies === 0 && text !== undefined) this.#doubt(address);
    return address;
  }

  /** Takes, if there is enough left of it; else tells how many milliseconds to wait. */
  take(what: Counted, key: string, cost = 1): number {
    return this.#quotas[what].take(key, performance.now(), cost);
  }

  /** As `take`, but nothing is taken. */
  waitFor(what: Counted, key: string): number {
    return this.#quotas[what].waitFor(key, performance.now());
  }

  /** Milliseconds until there is again so much of what all addresses share; nothing is taken. */
  waitForAll(what: Scarce, address: string, cost = 1): number {
    return this.#ceilings[what].waitFor(address, performance.now(), cost);
  }

  /** Takes of what all addresses share. */
  takeOfAll(what: Scarce, address: string): number {
    return this.#ceilings[what].take(address, performance.now());
  }

  /** A connection, for as long as it is open; the answer is what tells its end. */
  connect(address: string): (() => void) | undefined {
    return this.#connected.enter(address);
  }

  /** Ends connections that are too many. Behind proxies all come from them, and they are who has to count. */
  watchOver(server: Server): void {
    server.maxConnections = BOUNDS.connections;
    if (this.#options.trustedProxies > 0) return;
    server.on('connection', (socket: Socket) => {
      const address = addressOf({ socket: socket.remoteAddress, forwarded: undefined }, 0);
      const isHeeded = this.#refusals.waitFor(address, performance.now()) === 0;
      const leave = isHeeded ? this.#plugged.enter(address) : undefined;
      if (leave !== undefined) socket.once('close', leave);
      else {
        this.tell(address, isHeeded ? 'plugs' : 'refusals');
        socket.destroy();
      }
    });
  }

  #doubt(address: string): void {
    if (!this.#hasDoubted) this.#options.doubt(address);
    this.#hasDoubted = true;
  }

  /** An address was refused something: what is told of it, and how often it is still answered. */
  refuse(address: string, what: string): void {
    this.#refusals.take(address, performance.now());
    this.tell(address, what);
  }

  tell(address: string, what: string): void {
    this.#options.count(what);
    if (this.#logLines.take(address, performance.now()) === 0) this.#options.tell(address, what);
  }
}
