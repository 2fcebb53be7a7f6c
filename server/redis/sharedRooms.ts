import type { IRoomCache, SortOptions } from '@colyseus/core';
import { RedisDriver } from '@colyseus/redis-driver';
import { mapRecord } from '../../src/game/record.ts';
import type { SharedPresence } from './sharedPresence.ts';

/** A query for the room of a table by its code, or for a lobby by its key. */
type Wanted = Partial<IRoomCache> & { readonly code?: string; readonly wanted?: string };

type Changes = Parameters<RedisDriver['update']>[1];

/** Text contained in every room description of a process. */
const ownedBy = (processId: string): string => `"processId":"${processId}"`;

/** The Redis hash where Colyseus lists room descriptions by id. */
const LIST = 'roomcaches';
/** The Redis hash of room ids by lobby key. */
const LOBBIES = 'flipside:lobbies';
/** Registers a lobby unless another one for the same key is still listed. */
const ENTER_LOBBY = `
  local other = redis.call('hget', KEYS[1], ARGV[1])
  if not other or redis.call('hexists', KEYS[2], other) == 0 then redis.call('hset', KEYS[1], ARGV[1], ARGV[2]) end`;
/** Replaces the description of a room if it contains the given text. */
const UPDATE = `
  local room = redis.call('hget', KEYS[1], ARGV[1])
  if room and string.find(room, ARGV[2], 1, true) then redis.call('hset', KEYS[1], ARGV[1], ARGV[3]) end`;
/** Removes a room from the list if its description contains the given text. */
const REMOVE = `
  local room = redis.call('hget', KEYS[1], ARGV[1])
  if room and string.find(room, ARGV[2], 1, true) then return redis.call('hdel', KEYS[1], ARGV[1]) end
  return 0`;

/**
 * Lists the rooms of all processes in Redis. The room of a table has the table's code as its id, and lobbies are indexed by
 * key, so finding a room never needs the whole list. Rooms of a killed process are removed when somebody looks them up. While
 * Redis is down, the rooms of this process continue; they are listed again afterwards.
 */
export class SharedRooms extends RedisDriver {
  readonly #presence: SharedPresence;
  readonly #self: () => string;
  readonly #own = new Map<string, IRoomCache>();
  readonly #left = new Set<string>();

  /** `self` returns the id of this process. */
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
    return this.#list(room).catch(() => false);
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

  /** Leaves the entry alone if another process has replaced it. */
  override async remove(roomId: string): Promise<boolean> {
    this.#own.delete(roomId);
    try {
      return await this.#removeOf(this.#self(), roomId);
    } catch {
      this.#left.add(roomId);
      return false;
    }
  }

  /** Removes entries whose removal failed while Redis was down. */
  async tidy(): Promise<void> {
    for (const roomId of [...this.#left]) {
      this.#left.delete(roomId);
      await this.remove(roomId);
    }
  }

  /** The presence owns the connection and closes it. */
  override async shutdown(): Promise<void> {}

  async #list(room: IRoomCache): Promise<boolean> {
    const isListed = await super.persist(room);
    // Colyseus stores the distinguishing fields of a room in its metadata.
    const { wanted } = (room.metadata ?? {}) as Pick<Wanted, 'wanted'>;
    if (wanted !== undefined)
      await this.#presence.connection.eval(ENTER_LOBBY, 2, LOBBIES, LIST, wanted, room.roomId);
    return isListed;
  }

  async #find({ code, ...wanted }: Wanted, order?: SortOptions): Promise<IRoomCache | undefined> {
    if (code === undefined && wanted.wanted === undefined) return super.findOne(wanted, order);
    const roomId = code ?? (await this.#presence.connection.hget(LOBBIES, wanted.wanted ?? ''));
    if (roomId === null) return undefined;
    const room = this.#own.get(roomId) ?? (await super.findOne({ roomId }));
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
