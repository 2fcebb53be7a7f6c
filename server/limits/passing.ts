import type { Duplex } from 'node:stream';
import { NetworkCrowd } from './networkQuota.ts';

/**
 * Limits connections of any kind per address. Many idle connections must not keep a neighbor from loading the page, so a new
 * connection displaces the oldest one that does not play.
 */
export class Passing {
  readonly #plugged: NetworkCrowd;
  readonly #report: (address: string) => void;
  /** Connections that may be displaced, oldest first, each with its removal callback. */
  readonly #byAddress = new Map<string, Map<Duplex, () => void>>();
  readonly #addresses = new WeakMap<Duplex, string>();

  /** `report` gets the address of every displaced connection. */
  constructor(most: number, report: (address: string) => void) {
    this.#plugged = new NetworkCrowd(most);
    this.#report = report;
  }

  /** `false` if there is no room. */
  enter(address: string, socket: Duplex): boolean {
    const leave = this.#plugged.enter(address) ?? this.#afterOldest(address);
    if (leave === undefined) return false;
    const others = this.#byAddress.get(address) ?? new Map<Duplex, () => void>();
    this.#byAddress.set(address, others.set(socket, leave));
    this.#addresses.set(socket, address);
    socket.once('close', () => {
      leave();
      this.keep(socket);
    });
    return true;
  }

  /** Protects this connection from being displaced. */
  keep(socket: Duplex): void {
    const address = this.#addresses.get(socket) ?? '';
    const others = this.#byAddress.get(address);
    others?.delete(socket);
    if (others?.size === 0) this.#byAddress.delete(address);
  }

  #afterOldest(address: string): (() => void) | undefined {
    const [oldest] = this.#byAddress.get(address) ?? [];
    if (oldest === undefined) return undefined;
    const [socket, leave] = oldest;
    leave();
    this.keep(socket);
    socket.destroy();
    this.#report(address);
    return this.#plugged.enter(address);
  }
}
