import { RedisPresence } from '@colyseus/redis-presence';

type Connection = RedisPresence['pub'];

/** Where a process listens for the others, as Colyseus names it. */
const channelOf = (processId: string): string => `p:${processId}`;

/** What processes say to one another goes through Redis, by one connection and one more for what they hear. */
export class SharedPresence extends RedisPresence {
  get connection(): Connection {
    return this.pub;
  }

  /** Whether a process listens. Redis knows at once when one was killed. */
  async isHeard(processId: string): Promise<boolean> {
    const [, listeners] = await this.pub.pubsub('NUMSUB', channelOf(processId));
    return Number(listeners) > 0;
  }
}
