import type { IRoomCache, MatchMakerDriver } from '@colyseus/core';

/**
 * The metadata that distinguishes rooms of a kind: the code of a table or a club, which is also the room's id, or the key of
 * a lobby.
 */
interface Kept {
  readonly code?: string;
  readonly wanted?: string;
}
type Wanted = Partial<IRoomCache> & Kept;
type Changes = Parameters<MatchMakerDriver['update']>[1];

const wantedOf = ({ metadata }: IRoomCache): string | undefined => (metadata as Kept | undefined)?.wanted;

const suits = (room: IRoomCache, conditions: Wanted): boolean => {
  const known = { ...(room.metadata as Kept | undefined), ...room };
  return Object.entries(conditions).every(([field, value]) => Reflect.get(known, field) === value);
};

/** The rooms of a single process, indexed by id and lobby key. Colyseus's own driver scans the whole list for each request. */
export class OwnRooms implements MatchMakerDriver {
  readonly #rooms = new Map<string, IRoomCache>();
  readonly #lobbies = new Map<string, readonly IRoomCache[]>();

  has(roomId: string): boolean {
    return this.#rooms.has(roomId);
  }

  query(conditions: Wanted): IRoomCache[] {
    return this.#candidates(conditions).filter(room => suits(room, conditions));
  }

  async findOne(conditions: Wanted): Promise<IRoomCache> {
    return this.query(conditions)[0] as IRoomCache;
  }

  async findByIds(roomIds: readonly string[]): Promise<Map<string, IRoomCache>> {
    const found = roomIds.flatMap(id => this.#rooms.get(id) ?? []);
    return new Map(found.map(room => [room.roomId, room]));
  }

  /** `false` if the id is taken. */
  async insert(room: IRoomCache): Promise<boolean> {
    if (this.has(room.roomId)) return false;
    this.#rooms.set(room.roomId, room);
    const wanted = wantedOf(room);
    if (wanted !== undefined) this.#lobbies.set(wanted, [...this.#lobbiesFor(wanted), room]);
    return true;
  }

  /** Nothing to do for a listed room, since it is the same object. */
  persist(room: IRoomCache, create = false): Promise<boolean> {
    return create ? this.insert(room) : Promise.resolve(false);
  }

  update(room: IRoomCache, { $set = {}, $inc = {} }: Changes): boolean {
    Object.assign(room, $set);
    for (const [field, by] of Object.entries($inc))
      Reflect.set(room, field, Number(Reflect.get(room, field)) + Number(by));
    return true;
  }

  remove(roomId: string): boolean {
    const room = this.#rooms.get(roomId);
    const wanted = room && wantedOf(room);
    if (wanted !== undefined)
      this.#keepLobbies(
        wanted,
        this.#lobbiesFor(wanted).filter(other => other !== room),
      );
    return this.#rooms.delete(roomId);
  }

  async cleanup(processId: string): Promise<void> {
    for (const { roomId } of this.query({ processId })) this.remove(roomId);
  }

  clear(): void {
    this.#rooms.clear();
    this.#lobbies.clear();
  }

  shutdown(): void {}

  #candidates({ code, roomId = code, wanted }: Wanted): readonly IRoomCache[] {
    if (wanted !== undefined) return this.#lobbiesFor(wanted);
    if (roomId === undefined) return [...this.#rooms.values()];
    const room = this.#rooms.get(roomId);
    return room === undefined ? [] : [room];
  }

  #lobbiesFor(wanted: string): readonly IRoomCache[] {
    return this.#lobbies.get(wanted) ?? [];
  }

  #keepLobbies(wanted: string, rooms: readonly IRoomCache[]): void {
    if (rooms.length === 0) this.#lobbies.delete(wanted);
    else this.#lobbies.set(wanted, rooms);
  }
}
