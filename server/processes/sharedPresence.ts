import { RedisPresence } from '@colyseus/redis-presence';
import { Redis } from 'ioredis';

/** Whoever asks while Redis is away is told so soon. */
const RETRIES_OF_A_COMMAND = 2;

/** Where a process listens for the others, as Colyseus names it. */
const channelOf = (processId: string): string => `p:${processId}`;

/** Tells of a connection that is lost once, until it is there again. */
const watch = (connection: Redis, onError: (error: Error) => void): void => {
  let isLost = false;
  connection.removeAllListeners('error');
  connection.on('ready', () => {
    isLost = false;
  });
  connection.on('error', (error: Error) => {
    if (!isLost) onError(error);
    isLost = true;
  });
};

/** What processes say to one another goes through Redis, by one connection and one more for what they hear. */
export class SharedPresence extends RedisPresence {
  readonly connection: Redis;

  constructor(url: string, onError: (error: Error) => void) {
    const connection = new Redis(url, { maxRetriesPerRequest: RETRIES_OF_A_COMMAND });
    super(connection);
    this.connection = connection;
    for (const each of [connection, this.sub as Redis]) watch(each, onError);
  }

  /** Whether a process listens. Redis knows at once when one was killed. */
  async isHeard(processId: string): Promise<boolean> {
    const [, listeners] = await this.connection.pubsub('NUMSUB', channelOf(processId));
    return Number(listeners) > 0;
  }

  /** If Redis is away it hears of it when it is back. */
  override async subscribe(...topic: Parameters<RedisPresence['subscribe']>): Promise<this> {
    await super.subscribe(...topic).catch(() => undefined);
    return this;
  }

  /** Whether Redis still answers or not. */
  override async shutdown(): Promise<void> {
    await Promise.allSettled([this.sub.quit(), this.pub.quit()]);
  }
}
