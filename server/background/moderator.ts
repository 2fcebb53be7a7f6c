import type { Duplex } from 'node:stream';
import type { Now } from '../process/clock.ts';
import type { Moderation } from '../storage/moderation.ts';
import type { BlockedKind, Order } from '../storage/schema.ts';
import type { ErrorReporter } from './errorReporter.ts';

/** How often to read decisions, and so the longest delay until one takes effect. */
const LOOK_MILLISECONDS = 2_000;

export interface ModeratorOptions {
  readonly moderation: Moderation;
  readonly errors: ErrorReporter;
  readonly now: Now;
}

/** An order for the tables of this process. The subject of `close` and of decisions is a table code, otherwise an identity. */
export interface ModeratorAction {
  readonly kind: Order['kind'] | 'eject';
  readonly subject: string;
}

/** Applies the operator's blocks and orders from the storage. */
export class Moderator {
  readonly #options: ModeratorOptions;
  /** Called with each order for the tables of this process. */
  onAction = (_decision: ModeratorAction): void => {};
  /** The end of each block, by kind and subject. */
  #blocked: ReadonlyMap<string, number> = new Map();
  readonly #sockets = new Map<string, Set<Duplex>>();
  #lastOrder = 0;
  #timer: NodeJS.Timeout | undefined;
  #isLooking = false;

  private constructor(options: ModeratorOptions) {
    this.#options = options;
  }

  static async start(options: ModeratorOptions): Promise<Moderator> {
    const moderator = new Moderator(options);
    moderator.#lastOrder = await options.moderation.lastOrder();
    await moderator.#look();
    moderator.#timer = setInterval(() => void moderator.#lookAgain(), LOOK_MILLISECONDS);
    return moderator;
  }

  isBlocked(kind: BlockedKind, subject: string): boolean {
    return (this.#blocked.get(`${kind} ${subject}`) ?? 0) > this.#options.now();
  }

  /** Closes this connection if its address gets blocked. */
  watch(address: string, socket: Duplex): void {
    const sockets = this.#sockets.get(address) ?? new Set();
    this.#sockets.set(address, sockets.add(socket));
    socket.once('close', () => {
      sockets.delete(socket);
      if (sockets.size === 0 && this.#sockets.get(address) === sockets) this.#sockets.delete(address);
    });
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  async #lookAgain(): Promise<void> {
    if (this.#isLooking) return;
    this.#isLooking = true;
    const { errors } = this.#options;
    await this.#look().catch(error => errors.report('the blocks could not be read', error));
    this.#isLooking = false;
  }

  async #look(): Promise<void> {
    const { moderation, now } = this.#options;
    const blocks = await moderation.blocks(now());
    const before = this.#blocked;
    this.#blocked = new Map(blocks.map(({ kind, subject, until }) => [`${kind} ${subject}`, until]));
    for (const { kind, subject } of blocks) if (!before.has(`${kind} ${subject}`)) this.#eject(kind, subject);
    for (const order of await moderation.ordersAfter(this.#lastOrder)) {
      this.onAction(order);
      this.#lastOrder = order.number;
    }
  }

  #eject(kind: BlockedKind, subject: string): void {
    if (kind === 'identity') this.onAction({ kind: 'eject', subject });
    if (kind === 'address') for (const socket of this.#sockets.get(subject) ?? []) socket.destroy();
  }
}
