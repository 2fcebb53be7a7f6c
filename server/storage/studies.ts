import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { STUDY_MILLISECONDS, STUDY_NAME_LETTERS } from '../../src/net/contract/limits.ts';
import type { Schema } from './schema.ts';

const DAY = 86_400_000;
const MEGABYTE = 1_000_000;

/** Limits on stored studies, in bytes. */
export interface StudyRoom {
  readonly all: number;
  /** For each address. */
  readonly ofOne: number;
  /** How many bytes may be added before the total is measured again. */
  readonly step: number;
}
export const STUDY_ROOM: StudyRoom = { all: 300 * MEGABYTE, ofOne: 20 * MEGABYTE, step: 5 * MEGABYTE };

/** Estimated overhead of a row, in bytes. */
const ROW_BYTES = 1_000;
/** Studies opened within this time are never deleted to make room. */
const IN_USE = 30 * DAY;
/** Resolution of the stored time of last opening, so that not every visit causes a write. */
const OPENED = DAY / 24;
/** Delay between marking an expired study and deleting it, which leaves time to notice a wrong clock. */
const SURE = { least: 7 * DAY, most: 60 * DAY };

/** Letters and digits that are not confused with each other when read aloud. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

/** The short name of a study: a hash of its content, too long to guess. */
const nameOf = (packed: string): string =>
  [...createHash('sha256').update(packed).digest().subarray(0, STUDY_NAME_LETTERS)]
    .map(byte => LETTERS.charAt(byte % LETTERS.length))
    .join('');

export type KeptStudy =
  | { readonly type: 'kept'; readonly name: string; readonly until: number }
  | { readonly type: 'full' };

/** The person who stores a study, as a tag of their address, and the time. */
export interface Leaving {
  readonly owner: string;
  readonly at: number;
}

/** Studies stored under short names, for links that are too long to send. The server never unpacks them. */
export interface Studies {
  /** Stores a study or extends its retention. Unused studies are deleted to make room. */
  keep(packed: string, leaving: Leaving): Promise<KeptStudy>;
  /** Undefined if there is no such study or it has expired. */
  find(name: string, at: number): Promise<string | undefined>;
  /** Deletes studies marked as expired for at least a week; returns their number. */
  sweep(at: number): Promise<number>;
}

export const studiesOf = (
  db: Kysely<Schema>,
  hasSpace: () => Promise<boolean>,
  room: StudyRoom = STUDY_ROOM,
): Studies => {
  /** Bytes added since the total was last measured. */
  let added = room.step;

  const unused = (at: number) =>
    db
      .selectFrom('studies')
      .where(({ or, eb }) => or([eb('opened', 'is', null), eb('opened', '<', at - IN_USE)]));

  const bytesOf = async (owner?: string): Promise<number> => {
    const all = db.selectFrom('studies').select(({ fn }) => fn.sum('bytes').as('bytes'));
    const { bytes } = await (owner === undefined
      ? all
      : all.where('owner', '=', owner)
    ).executeTakeFirstOrThrow();
    return Number(bytes ?? 0);
  };

  /**
   * Deletes an owner's unused studies, oldest first, until at least `least` bytes are freed; returns the number of freed
   * bytes.
   */
  const trim = async (owner: string | null, least: number, at: number): Promise<number> => {
    const rows = await unused(at)
      .select(['name', 'bytes'])
      .where('owner', owner === null ? 'is' : '=', owner)
      .orderBy(({ fn }) => fn.coalesce('opened', 'until'))
      .limit(500)
      .execute();
    const names: string[] = [];
    let freed = 0;
    for (const { name, bytes } of rows) {
      if (freed >= least) break;
      names.push(name);
      freed += bytes;
    }
    if (names.length > 0) await db.deleteFrom('studies').where('name', 'in', names).execute();
    return freed;
  };

  /** Whether there is room in total. If not, the unused studies of the largest owners are deleted. */
  const hasRoomInAll = async (at: number): Promise<boolean> => {
    let over = (await bytesOf()) + room.step - room.all;
    while (over > 0) {
      const most = await unused(at)
        .select(['owner', ({ fn }) => fn.sum('bytes').as('bytes')])
        .groupBy('owner')
        .orderBy('bytes', 'desc')
        .limit(1)
        .executeTakeFirst();
      if (most === undefined) return false;
      over -= await trim(most.owner, Math.min(over, room.step), at);
    }
    return true;
  };

  return {
    keep: async (packed, { owner, at }) => {
      const [name, until, bytes] = [nameOf(packed), at + STUDY_MILLISECONDS, packed.length + ROW_BYTES];
      const { numUpdatedRows } = await db
        .updateTable('studies')
        .set({ until, expired: null })
        .where('name', '=', name)
        .executeTakeFirst();
      if (numUpdatedRows > 0n) return { type: 'kept', name, until };
      const over = (await bytesOf(owner)) + bytes - room.ofOne;
      if (over > 0 && (await trim(owner, over, at)) < over) return { type: 'full' };
      if (added + bytes > room.step) {
        if (!(await hasSpace()) || !(await hasRoomInAll(at))) return { type: 'full' };
        added = 0;
      }
      added += bytes;
      await db
        .insertInto('studies')
        .values({ name, packed, until, bytes, owner, opened: null, expired: null })
        .onConflict(conflict => conflict.column('name').doNothing())
        .execute();
      return { type: 'kept', name, until };
    },

    find: async (name, at) => {
      const row = await db
        .selectFrom('studies')
        .select(['packed', 'opened'])
        .where('name', '=', name)
        .where('until', '>', at)
        .executeTakeFirst();
      if (row !== undefined && (row.opened ?? 0) < at - OPENED)
        await db.updateTable('studies').set({ opened: at }).where('name', '=', name).execute();
      return row?.packed;
    },

    sweep: async at => {
      const { numDeletedRows } = await db
        .deleteFrom('studies')
        .where('until', '<=', at)
        .where('expired', '<=', at - SURE.least)
        .where('expired', '>=', at - SURE.most)
        .executeTakeFirst();
      await db
        .updateTable('studies')
        .set({ expired: null })
        .where('until', '>', at)
        .where('expired', 'is not', null)
        .execute();
      await db
        .updateTable('studies')
        .set({ expired: at })
        .where('until', '<=', at)
        .where(({ or, eb }) =>
          or([eb('expired', 'is', null), eb('expired', '>', at), eb('expired', '<', at - SURE.most)]),
        )
        .execute();
      return Number(numDeletedRows);
    },
  };
};
