import { RedisPresence } from '@colyseus/redis-presence';
import { Redis } from 'ioredis';
import { TIME_LIMITS } from '../process/timeLimits.ts';

/** For commands sent before the first connection is made. */
const RETRIES_OF_A_COMMAND = 2;
const { connect, command, silence, keepAlive } = TIME_LIMITS.redis;

/** The channel on which a process listens for the others, as Colyseus names it. */
const channelOf = (processId: string): string => `p:${processId}`;

/** Statuses from which `ioredis` connects by itself. */
const ON_THE_WAY: readonly Redis['status'][] = ['reconnecting', 'connecting'];

/** Drops the connection and makes another one. */
const renew = (each: Redis): void => {
  const { stream } = each as { readonly stream?: Redis['stream'] };
  // When it closes, `ioredis` connects again.
  if (stream !== undefined && !stream.destroyed) stream.destroy();
  else if (!ON_THE_WAY.includes(each.status)) {
    // It can believe that a closed stream is ready, and would refuse to connect.
    each.status = 'end';
    each.connect().catch(() => undefined);
  }
};

/** Messages between processes go through Redis: one connection to send, and one to receive. */
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
      // Colyseus subscribes again itself; that of `ioredis` throws where nobody catches it if the connection breaks meanwhile.
      autoResubscribe: false,
    });
    super(connection);
    this.connection = connection;
    this.#ear = this.sub as Redis;
    // Colyseus turns this off. Without it a connection that breaks while it is made, which happens behind a load balancer
    // while Redis is down, counts as ready for ever. The check comes before the first subscription, so Redis answers it.
    this.#ear.options.enableReadyCheck = true;
    for (const each of [connection, this.#ear]) {
      each.removeAllListeners('error');
      each.on('error', onError);
      // From then on commands fail at once while Redis is down, so that no game waits in a queue.
      each.once('ready', () => {
        each.options.enableOfflineQueue = false;
      });
    }
  }

  /** Whether a process listens. Redis notices at once when one was killed. */
  async isHeard(processId: string): Promise<boolean> {
    const [, listeners] = await this.connection.pubsub('NUMSUB', channelOf(processId));
    return Number(listeners) > 0;
  }

  /** Throws unless Redis answers on both connections. One that only receives would never notice that it is dead. */
  async probe(): Promise<void> {
    await Promise.all([this.connection.ping(), this.#ear.ping()]);
  }

  /** Replaces both connections, whatever state they are in. */
  renew(): void {
    for (const each of [this.connection, this.#ear]) renew(each);
  }

  /** If Redis is down, the subscription follows when it is back. */
  override async subscribe(...topic: Parameters<RedisPresence['subscribe']>): Promise<this> {
    await super.subscribe(...topic).catch(() => undefined);
    return this;
  }

  /** Works whether Redis answers or not. */
  override async shutdown(): Promise<void> {
    const connections = [this.#ear, this.connection];
    await Promise.allSettled(connections.map(each => each.quit()));
    for (const each of connections) each.disconnect();
  }
}
