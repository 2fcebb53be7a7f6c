import type { Kysely } from 'kysely';
import type { Winner } from '../../src/game/position.ts';
import { type Block, type BlockedKind, DECISIONS, inTransaction, type Order, type Schema } from './schema.ts';

export interface Moderation {
  /** Replaces an earlier block of the same subject. */
  block(block: Block, at: number): Promise<void>;
  /** `false` if there was none. */
  unblock(kind: BlockedKind, subject: string): Promise<boolean>;
  /** The blocks in force at a time. */
  blocks(at: number): Promise<readonly Block[]>;
  /** Removes a name wherever it is shown, and blocks new ones until a time. `false` if the identity is unknown. */
  unname(identity: string, times: { readonly at: number; readonly until: number }): Promise<boolean>;
  /** Closes a table for good; its code is never used again. `false` if it is not open. */
  closeTable(code: string, at: number): Promise<boolean>;
  /** Orders every process to remove this identity from the matches it holds. */
  bidLeave(identity: string, at: number): Promise<void>;
  /** Orders the process that holds a table to end the arranged match there. */
  bidDecide(code: string, winner: Winner, at: number): Promise<void>;
  /** 0 if there are no orders yet. */
  lastOrder(): Promise<number>;
  ordersAfter(number: number): Promise<readonly Order[]>;
}

/** Concurrent orders get different numbers: the second insert conflicts, and retries with the next number. */
const giveOrder = async (
  db: Kysely<Schema>,
  order: Pick<Order, 'kind' | 'subject'>,
  at: number,
): Promise<void> => {
  for (;;) {
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('orders')
      .columns(['number', 'kind', 'subject', 'at'])
      .expression(({ selectFrom, val, fn, lit }) =>
        // Without a `where`, SQLite would parse `on conflict` as part of a join.
        selectFrom('orders')
          .where(lit(true))
          .select(({ eb }) => [
            eb(fn.coalesce(fn.max('number'), lit(0)), '+', lit(1)).as('number'),
            val(order.kind).as('kind'),
            val(order.subject).as('subject'),
            val(at).as('at'),
          ]),
      )
      .onConflict(conflict => conflict.column('number').doNothing())
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows === 1n) return;
  }
};

/** Closes tables for good, whichever process holds them; later writes by the holder are refused. */
export const closeTables = async (
  db: Kysely<Schema>,
  codes: readonly string[],
  at: number,
): Promise<number> => {
  if (codes.length === 0) return 0;
  const { numUpdatedRows } = await db
    .updateTable('tables')
    .set({ state: 'null', holder: null, used: null })
    .where('code', 'in', codes)
    .where('used', 'is not', null)
    .executeTakeFirst();
  for (const rest of ['seats', 'meetings'] as const)
    await db.deleteFrom(rest).where('table_code', 'in', codes).execute();
  for (const subject of codes) await giveOrder(db, { kind: 'close', subject }, at);
  return Number(numUpdatedRows);
};

interface Seated {
  readonly seats?: Record<string, { identity?: string; name?: string } | undefined>;
}

/** Removes the name from the stored state of the identity's tables. */
const unnameAtTables = async (db: Kysely<Schema>, identity: string): Promise<void> => {
  const tables = await db
    .selectFrom('tables')
    .innerJoin('seats', 'seats.table_code', 'tables.code')
    .select(['tables.code', 'tables.state'])
    .where('seats.identity_id', '=', identity)
    .execute();
  for (const { code, state } of tables) {
    const table = JSON.parse(state) as Seated | null;
    for (const sitter of Object.values(table?.seats ?? {}))
      if (sitter?.identity === identity) delete sitter.name;
    await db
      .updateTable('tables')
      .set({ state: JSON.stringify(table) })
      .where('code', '=', code)
      .where('state', '=', state)
      .execute();
  }
};

const block = async (
  db: Kysely<Schema>,
  { kind, subject, until, reason }: Block,
  at: number,
): Promise<void> => {
  await db
    .insertInto('blocks')
    .values({ kind, subject, until, reason, created: at })
    .onConflict(conflict => conflict.columns(['kind', 'subject']).doUpdateSet({ until, reason }))
    .execute();
};

export const moderationOf = (db: Kysely<Schema>): Moderation => ({
  block: (blocked, at) => block(db, blocked, at),

  unblock: async (kind, subject) => {
    const { numDeletedRows } = await db
      .deleteFrom('blocks')
      .where('kind', '=', kind)
      .where('subject', '=', subject)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  },

  blocks: at =>
    db
      .selectFrom('blocks')
      .select(['kind', 'subject', 'until', 'reason'])
      .where('until', '>', at)
      .orderBy('until')
      .execute(),

  unname: (identity, { at, until }) =>
    inTransaction(db, async inside => {
      const { numUpdatedRows } = await inside
        .updateTable('identities')
        .set({ name: null })
        .where('id', '=', identity)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) return false;
      await block(inside, { kind: 'name', subject: identity, until, reason: '' }, at);
      await unnameAtTables(inside, identity);
      await giveOrder(inside, { kind: 'unname', subject: identity }, at);
      return true;
    }),

  closeTable: (code, at) => inTransaction(db, async inside => (await closeTables(inside, [code], at)) > 0),

  bidLeave: (identity, at) => giveOrder(db, { kind: 'leave', subject: identity }, at),

  bidDecide: (code, winner, at) => giveOrder(db, { kind: DECISIONS[winner], subject: code }, at),

  lastOrder: async () => {
    const { number } = await db
      .selectFrom('orders')
      .select(({ fn }) => fn.max('number').as('number'))
      .executeTakeFirstOrThrow();
    return number ?? 0;
  },

  ordersAfter: number =>
    db
      .selectFrom('orders')
      .select(['number', 'kind', 'subject'])
      .where('number', '>', number)
      .orderBy('number')
      .execute(),
});
