import type { Kysely } from 'kysely';
import { RefusedWrite } from './records.ts';
import type { Schema } from './schema.ts';

/** Where two people play one match after another. `state` is all that it knows besides its matches, as JSON has it. */
export interface Table {
  readonly code: string;
  readonly state: unknown;
  readonly created: number;
}

/** Who sits at a table; the seats of a table have names of its own, since colors change from match to match. */
export interface TakenSeat {
  readonly seat: string;
  readonly identity: string;
}

export interface NewSeat extends TakenSeat {
  /** Of the secret that shows whose seat it is. */
  readonly tokenHash: string;
}

export interface Tables {
  /** A table held by this process; `false` if the code is, or was, another's. */
  create(table: Table): Promise<boolean>;
  find(code: string): Promise<Table | undefined>;
  /** Keeps how the table stands; throws a `RefusedWrite` unless this process holds it. */
  keep(code: string, state: unknown): Promise<void>;
  /** `false` if somebody else sits there; who sits down again gets the new token. */
  sit(code: string, seat: NewSeat): Promise<boolean>;
  stand(code: string, seat: string): Promise<void>;
  seats(code: string): Promise<readonly TakenSeat[]>;
  /** The seat that a token is for. */
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
