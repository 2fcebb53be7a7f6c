import type { Kysely } from 'kysely';
import { RefusedWrite } from './records.ts';
import type { Schema } from './schema.ts';

/** A table where two people play one match after another. `state` is all its data apart from the matches, as JSON. */
export interface Table {
  readonly code: string;
  readonly state: unknown;
  readonly created: number;
}

/** A player's seat at a table. The names of seats are fixed, while the colors change from match to match. */
export interface TakenSeat {
  readonly seat: string;
  readonly identity: string;
}

export interface NewSeat extends TakenSeat {
  /** The hash of the seat's secret token. */
  readonly tokenHash: string;
}

export interface Tables {
  /** Creates a table held by this process; `false` if the code is, or was, in use. */
  create(table: Table): Promise<boolean>;
  find(code: string): Promise<Table | undefined>;
  /** Stores the state of the table; throws a `RefusedWrite` unless this process holds it. */
  keep(code: string, state: unknown): Promise<void>;
  /** Takes or retakes a seat, which replaces its token; `false` if another identity has it. */
  sit(code: string, seat: NewSeat): Promise<boolean>;
  stand(code: string, seat: string): Promise<void>;
  seats(code: string): Promise<readonly TakenSeat[]>;
  /** The seat that belongs to a token. */
  seatOf(code: string, tokenHash: string): Promise<TakenSeat | undefined>;
}

export const tablesOf = (db: Kysely<Schema>, holder: string): Tables => {
  const seats = (code: string) =>
    db
      .selectFrom('seats')
      .select(['seat', 'identity_id as identity'])
      .where('table_code', '=', code)
      .orderBy('seat');

  return {
    create: async ({ code, state, created }) => {
      const inserted = await db
        .insertInto('tables')
        .values({ code, state: JSON.stringify(state), created, holder, used: created })
        .onConflict(conflict => conflict.column('code').doNothing())
        .executeTakeFirstOrThrow();
      return inserted.numInsertedOrUpdatedRows === 1n;
    },

    find: async code => {
      const row = await db
        .selectFrom('tables')
        .select(['state', 'created'])
        .where('code', '=', code)
        .where('used', 'is not', null)
        .executeTakeFirst();
      return row && { code, state: JSON.parse(row.state) as unknown, created: row.created };
    },

    keep: async (code, state) => {
      const { numUpdatedRows } = await db
        .updateTable('tables')
        .set({ state: JSON.stringify(state) })
        .where('code', '=', code)
        .where('holder', '=', holder)
        .executeTakeFirst();
      if (numUpdatedRows !== 1n) throw new RefusedWrite(`the table ${code}`, 'notHeld');
    },

    sit: async (code, { seat, identity, tokenHash }) => {
      const seated = await db
        .insertInto('seats')
        .values({ table_code: code, seat, identity_id: identity, token_hash: tokenHash })
        .onConflict(conflict =>
          conflict
            .columns(['table_code', 'seat'])
            .doUpdateSet({ token_hash: tokenHash })
            .where('seats.identity_id', '=', identity),
        )
        .executeTakeFirstOrThrow();
      return seated.numInsertedOrUpdatedRows === 1n;
    },

    stand: async (code, seat) => {
      await db.deleteFrom('seats').where('table_code', '=', code).where('seat', '=', seat).execute();
    },

    seats: code => seats(code).execute(),
    seatOf: (code, tokenHash) => seats(code).where('token_hash', '=', tokenHash).executeTakeFirst(),
  };
};
