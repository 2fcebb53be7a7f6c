import type { IRoomCache, SortOptions } from '@colyseus/core';
import { RedisDriver } from '@colyseus/redis-driver';
import { mapRecord } from '../../src/game/record.ts';
import type { SharedPresence } from './sharedPresence.ts';

/** The room of a table by its code, or the lobby for one kind of game. */
type Wanted = Partial<IRoomCache> & { readonly code?: string; readonly wanted?: string };

type Changes = Parameters<RedisDriver['update']>[1];

/** A text that every room description of a process contains. */
const ownedBy = (processId: string): string => `"processId":"${processId}"`;

/** Where Colyseus lists rooms: their descriptions by id. */
const LIST = 'roomcaches';
/** The lobby for each kind of game that is sought: its room by what is wanted. */
const LOBBIES = 'flipside:lobbies';
/** Enters a lobby, unless another one for the same is still listed. */
const ENTER_LOBBY = `
  local other = redis.call('hget', KEYS[1], ARGV[1])
  if not other or redis.call('hexists', KEYS[2], other) == 0 then redis.call('hset', KEYS[1], ARGV[1], ARGV[2]) end`;
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
 * The rooms of all processes, listed in Redis. The room of a table has the table's code as its id, and lobbies are listed
 * by what is sought there, so that each is found without reading the whole list. Rooms of a killed process are removed when
 * somebody looks them up. While Redis is down, the rooms of this process go on; they are listed again when it is back.
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

  async #list(room: IRoomCache): Promise<boolean> {
    const isListed = await super.persist(room);
    // Colyseus keeps there what rooms of a kind are told apart by.
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
