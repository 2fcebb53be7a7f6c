import type { IRoomCache, SortOptions } from '@colyseus/core';
import { RedisDriver } from '@colyseus/redis-driver';
import { mapRecord } from '../../src/game/record.ts';
import type { SharedPresence } from './sharedPresence.ts';

type Wanted = Partial<IRoomCache> & { readonly code?: string };

type Changes = Parameters<RedisDriver['update']>[1];

/** A text that every room description of a process contains. */
const ownedBy = (processId: string): string => `"processId":"${processId}"`;

/** Where Colyseus lists rooms: their descriptions by id. */
const LIST = 'roomcaches';
/** Replaces the description of a room if it contains a given text. */
const UPDATE = `
  local room = redis.call('hget', KEYS[1], ARGV[1])
  if room and string.find(room, ARGV[2], 1, true) then redis.call('hset', KEYS[1], ARGV[1], ARGV[3]) end`;
/** Removes a room from the list if its description contains a given text. */
const REMOVE = `
  local room = redis.call('hget', KEYS[1], ARGV[1])
  if room and string.find(room, ARGV[2], 1, true) then return redis.call('hdel', KEYS[1], ARGV[1]) end
  return 0`;

/**
 * The rooms of all processes, listed in Redis. The room of a table has the table's code as its id, so that it is found
 * without reading the whole list. Rooms of a killed process are removed when somebody looks them up. While Redis is down,
 * the rooms of this process go on; they are listed again when it is back.
 */
export class SharedRooms extends RedisDriver {
  readonly #presence: SharedPresence;
  readonly #self: () => string;
  readonly #own = new Map<string, IRoomCache>();
  readonly #left = new Set<string>();

  /** `self` names this process. */
  constructor(presence: SharedPresence, self: () => string) {
    super(presence.connection);
    this.#presence = presence;
    this.#self = self;
  }

  override async findOne(wanted: Wanted, order?: SortOptions): Promise<IRoomCache> {
    for (;;) {
      const room = await this.#find(wanted, order);
      if (room === undefined || (await this.#isReached(room))) return room as IRoomCache;
      await this.#removeOf(room.processId, room.roomId);
    }
  }

  override persist(room: IRoomCache): Promise<boolean> {
    this.#own.set(room.roomId, room);
    this.#left.delete(room.roomId);
    return super.persist(room).catch(() => false);
  }

  override async update(room: IRoomCache, { $set = {}, $inc = {} }: Changes): Promise<boolean> {
    const counted = mapRecord($inc, (by, field) => Number(Reflect.get(room, field)) + Number(by));
    Object.assign(room, $set, counted);
    const { connection } = this.#presence;
    const update = connection.eval(UPDATE, 1, LIST, room.roomId, ownedBy(this.#self()), JSON.stringify(room));
    return update.then(
      () => true,
      () => false,
    );
  }

  /** Keeps an entry that another process has listed in its place. */
  override async remove(roomId: string): Promise<boolean> {
    this.#own.delete(roomId);
    try {
      return await this.#removeOf(this.#self(), roomId);
    } catch {
      this.#left.add(roomId);
      return false;
    }
  }

  /** Removes what could not be removed while Redis was down. */
  async tidy(): Promise<void> {
    for (const roomId of [...this.#left]) {
      this.#left.delete(roomId);
      await this.remove(roomId);
    }
  }

  /** The presence owns the connection and closes it. */
  override async shutdown(): Promise<void> {}

  async #find({ code, ...wanted }: Wanted, order?: SortOptions): Promise<IRoomCache | undefined> {
    if (code === undefined) return super.findOne(wanted, order);
    const room = this.#own.get(code) ?? (await super.findOne({ roomId: code }));
    return room !== undefined && !room.locked && room.name === wanted.name ? room : undefined;
  }

  async #isReached({ processId }: IRoomCache): Promise<boolean> {
    return processId === this.#self() || this.#presence.isHeard(processId);
  }

  async #removeOf(processId: string, roomId: string): Promise<boolean> {
    const { connection } = this.#presence;
    return (await connection.eval(REMOVE, 1, LIST, roomId, ownedBy(processId))) === 1;
  }
}
