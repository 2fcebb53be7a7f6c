import type { Kysely } from 'kysely';
import type { ByColor } from '../../src/game/color.ts';
import { RATED } from '../../src/net/contract/limits.ts';
import type { Unrated } from '../../src/net/contract/words.ts';
import type { Schema } from './schema.ts';

const DAY_MILLISECONDS = 24 * 3_600_000;

/**
 * Locks the pair, so that simultaneous endings of matches between the same players are counted one after another, in all
 * processes.
 */
const holdPair = async (db: Kysely<Schema>, { black, white }: ByColor<string>): Promise<void> => {
  await db
    .updateTable('identities')
    .set(({ ref }) => ({ name: ref('name') }))
    .where('id', '=', black < white ? black : white)
    .execute();
};

/** Counts the rated matches between these players, with either color, in the day before `at`. */
const countRated = async (
  db: Kysely<Schema>,
  { black, white }: ByColor<string>,
  at: number,
): Promise<number> => {
  const { count } = await db
    .selectFrom('matches')
    .select(({ fn }) => fn.countAll<number | bigint | string>().as('count'))
    .where('rated', '=', 1)
    .where('finished', '>', at - DAY_MILLISECONDS)
    .where(({ or, and, eb }) =>
      or([
        and([eb('black', '=', black), eb('white', '=', white)]),
        and([eb('black', '=', white), eb('white', '=', black)]),
      ]),
    )
    .executeTakeFirstOrThrow();
  return Number(count);
};

/** Why another match between these players is not rated. Call it in the transaction that ends the match. */
export const refusedRating = async (
  db: Kysely<Schema>,
  seats: ByColor<string>,
  at: number,
): Promise<Unrated | undefined> => {
  if (seats.black === seats.white) return 'oneBrowser';
  await holdPair(db, seats);
  return (await countRated(db, seats, at)) < RATED.aDay ? undefined : 'enoughToday';
};
