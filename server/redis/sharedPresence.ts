import { RedisPresence } from '@colyseus/redis-presence';
import { Redis } from 'ioredis';
import { TIME_LIMITS } from '../process/timeLimits.ts';

/** For commands sent before the first connection is established. */
const RETRIES_OF_A_COMMAND = 2;
const { connect, command, silence, keepAlive } = TIME_LIMITS.redis;

/** The channel of a process, as Colyseus names it. */
const channelOf = (processId: string): string => `p:${processId}`;

/** Statuses in which `ioredis` is already connecting. */
const ON_THE_WAY: readonly Redis['status'][] = ['reconnecting', 'connecting'];

/** Replaces the connection. */
const renew = (each: Redis): void => {
  const { stream } = each as { readonly stream?: Redis['stream'] };
  // `ioredis` reconnects when the stream closes.
  if (stream !== undefined && !stream.destroyed) stream.destroy();
  else if (!ON_THE_WAY.includes(each.status)) {
    // `ioredis` may consider a closed stream ready, and would then refuse to connect.
    each.status = 'end';
    each.connect().catch(() => undefined);
  }
};

/** Exchanges messages between processes through Redis, with one connection to send and one to receive. */
export class SharedPresence extends RedisPresence {
  readonly connection: Redis;
  readonly #ear: Redis;

  constructor(url: string, onError: (error: Error) => void) {
    const connection = new Redis(url, {
      maxRetriesPerRequest: RETRIES_OF_A_COMMAND,
      connectTimeout: connect,
      commandTimeout: command,
      socketTimeout: silence,
      keepAlive,
      // Colyseus resubscribes itself. `ioredis` would throw an uncaught error if the connection broke meanwhile.
      autoResubscribe: false,
    });
    super(connection);
    this.connection = connection;
    this.#ear = this.sub as Redis;
    // Colyseus disables this check. Without it, a connection that breaks while it is established counts as ready for ever,
    // which happens behind a load balancer while Redis is down. The check runs before the first subscription, so Redis still
    // answers it.
    this.#ear.options.enableReadyCheck = true;
    for (const each of [connection, this.#ear]) {
      each.removeAllListeners('error');
      each.on('error', onError);
      // From now on commands fail immediately while Redis is down, so that no game waits in a queue.
      each.once('ready', () => {
        each.options.enableOfflineQueue = false;
      });
    }
  }

  /** Whether a process is subscribed to its channel. Redis notices at once when a process is killed. */
  async isHeard(processId: string): Promise<boolean> {
    const [, listeners] = await this.connection.pubsub('NUMSUB', channelOf(processId));
    return Number(listeners) > 0;
  }

  /** Rejects unless Redis answers on both connections. The receiving one would never notice by itself that it is dead. */
  async probe(): Promise<void> {
    await Promise.all([this.connection.ping(), this.#ear.ping()]);
  }

  /** Replaces both connections in any state. */
  renew(): void {
    for (const each of [this.connection, this.#ear]) renew(each);
  }

  /** If Redis is down, subscribes when it is back. */
  override async subscribe(...topic: Parameters<RedisPresence['subscribe']>): Promise<this> {
    await super.subscribe(...topic).catch(() => undefined);
    return this;
  }

  /** Works even if Redis does not answer. */
  override async shutdown(): Promise<void> {
    const connections = [this.#ear, this.connection];
    await Promise.allSettled(connections.map(each => each.quit()));
    for (const each of connections) each.disconnect();
  }
}
