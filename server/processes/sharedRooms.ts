import type { IRoomCache, Presence, SortOptions } from '@colyseus/core';
import { RedisDriver } from '@colyseus/redis-driver';

type Wanted = Partial<IRoomCache> & { readonly code?: string };

/** Where a process listens for the others, as Colyseus names it. */
const channelOf = (processId: string): string => `p:${processId}`;

/**
 * The rooms of all processes, listed in Redis. A room of a table has the code of its table as its id, so that it
 * is found without reading the whole list. What a killed process has left there is taken out when it is met: Redis
 * knows at once that nobody listens for that process.
 */
export class SharedRooms extends RedisDriver {
  readonly #presence: Presence;
  readonly #self: () => string;

  constructor(url: string, presence: Presence, self: () => string) {
    super(url);
    this.#presence = presence;
    this.#self = self;
  }

  override async findOne(wanted: Wanted, order?: SortOptions): Promise<IRoomCache> {
    for (;;) {
      const room = await this.#find(wanted, order);
      if (room === undefined || (await this.#isReached(room))) return room as IRoomCache;
      await super.remove(room.roomId);
    }
  }

  /** What another process has listed in its place stays. */
  override async remove(roomId: string): Promise<boolean> {
    const room = await super.findOne({ roomId });
    return room?.processId === this.#self() && super.remove(roomId);
  }

  async #find({ code, ...wanted }: Wanted, order?: SortOptions): Promise<IRoomCache | undefined> {
    if (code === undefined) return super.findOne(wanted, order);
    const room = await super.findOne({ roomId: code });
    return room !== undefined && !room.locked && room.name === wanted.name ? room : undefined;
  }

  async #isReached({ processId }: IRoomCache): Promise<boolean> {
    if (processId === this.#self()) return true;
    const channel = channelOf(processId);
    return ((await this.#presence.channels(channel)) as readonly string[]).includes(channel);
  }
}
