import type { ByColor } from '../../src/game/color.ts';
import type { RatingChange } from '../../src/net/contract/tableState.ts';
import { LEASE_MILLISECONDS } from '../background/heartbeat.ts';
import { type LoggedMatch, withLoggedMatch } from '../match/loggedMatch.ts';
import { takenOver } from '../match/seating.ts';
import { readTable } from '../match/storedTable.ts';
import type { Table } from '../match/table.ts';
import type { Hold } from '../storage/holding.ts';
import { shownChanges } from '../storage/rating.ts';
import { lastMoment, movesOf, type StoredMatch } from '../storage/records.ts';
import type { Storage, Stores } from '../storage/storage.ts';
import { TableWriter } from './tableWriter.ts';

export type Acquired =
  | Exclude<Hold, { readonly type: 'held' }>
  /** `table` has stopped clocks and expects both players to reconnect; it is stored in that state. */
  | { readonly type: 'held'; readonly table: Table; readonly writer: TableWriter };

const loggedOf = (stored: StoredMatch, changes: ByColor<RatingChange> | undefined): LoggedMatch => {
  const { id, number, seed, seats: players, given, begun, ended } = stored;
  return {
    id,
    number,
    seed,
    players,
    moves: movesOf(stored).join(''),
    given: given.length,
    ...lastMoment(stored),
    begunAt: begun.at,
    ending: ended && {
      result: ended.result,
      at: ended.at,
      unrated: ended.unrated,
      ratings: changes && shownChanges(changes),
    },
  };
};

/**
 * Until when the clocks ran, in milliseconds since 1970. `lastHeld` is the end of an unreleased lease, whose last heartbeat
 * was one lease earlier. A table that was released with running clocks could not be stored at its end; no time is taken after
 * its last stored event, since nobody knows how long it was held.
 */
const heldUntil = ({ match }: Table, lastHeld: number | undefined, now: number): number =>
  lastHeld === undefined ? (match?.clocks?.since ?? now) : Math.min(now, lastHeld - LEASE_MILLISECONDS);

const readStored = async (stores: Stores, code: string) => {
  const [written, latest] = [await stores.tables.find(code), await stores.matches.latest(code)];
  const read = readTable(written?.state);
  const changes = latest?.ended && (await stores.ratings.changes(latest.id));
  const table = read && latest ? withLoggedMatch(read, loggedOf(latest, changes)) : read;
  if (table === undefined) throw new Error(`the stored table ${code} cannot be read`);
  return { table, latest };
};

/**
 * Acquires a stored table for this process and stops its clocks, in one transaction: if that fails, the next process still
 * learns how long the last holder lived, so that nobody loses the time in between.
 */
export const acquireTable = (storage: Storage, code: string, now: number): Promise<Acquired> =>
  storage.transaction(async inside => {
    const hold = await inside.holding.hold(code, now);
    if (hold.type !== 'held') return hold;
    const { table, latest } = await readStored(inside, code);
    const writer = new TableWriter(storage, code, latest);
    const taken = takenOver(table, { heldUntil: heldUntil(table, hold.lastHeld, now), now });
    return { type: 'held', table: await writer.write({ ...taken, now }, inside), writer };
  });
