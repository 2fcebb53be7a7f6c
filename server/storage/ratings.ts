import type { Kysely } from 'kysely';
import { type ByColor, COLORS } from '../../src/game/color.ts';
import type { GameName } from '../../src/game/games.ts';
import type { Winner } from '../../src/game/position.ts';
import type { RatingChange } from '../../src/net/contract/tableState.ts';
import { FIRST_RATING, type Rating, rate } from './rating.ts';
import type { Schema } from './schema.ts';

export interface Ratings {
  /** Returns the initial rating for a game never played. */
  find(identity: string, game: GameName): Promise<Rating>;
  /** By game; only games that were played. */
  all(identity: string): Promise<ReadonlyMap<GameName, Rating>>;
  /** The rating changes of a match; `undefined` if it was not rated or is not over. */
  changes(match: string): Promise<ByColor<RatingChange> | undefined>;
}

const COLUMNS = ['rating', 'deviation', 'volatility', 'games'] as const;

/** Makes sure that the rating exists, and locks it until the transaction ends. */
const lock = (db: Kysely<Schema>, identity: string, game: GameName): Promise<Rating> =>
  db
    .insertInto('ratings')
    .values({ identity_id: identity, game, ...FIRST_RATING })
    .onConflict(conflict =>
      conflict.columns(['identity_id', 'game']).doUpdateSet(({ ref }) => ({ games: ref('ratings.games') })),
    )
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();

/** Locks in the order of the identities, so that two matches of the same players cannot deadlock. */
const lockBoth = async (
  db: Kysely<Schema>,
  { black, white }: ByColor<string>,
  game: GameName,
): Promise<ByColor<Rating>> => {
  const ratings = new Map<string, Rating>();
  for (const identity of [black, white].sort()) ratings.set(identity, await lock(db, identity, game));
  return { black: ratings.get(black) ?? FIRST_RATING, white: ratings.get(white) ?? FIRST_RATING };
};

export interface RatedMatch {
  readonly id: string;
  readonly game: GameName;
  readonly seats: ByColor<string>;
  readonly winner: Winner;
}

/** Rates both sides of a match. Call it in the transaction that ends the match, so that it happens only once. */
export const rateMatch = async (
  db: Kysely<Schema>,
  { id, game, seats, winner }: RatedMatch,
): Promise<ByColor<RatingChange>> => {
  const before = await lockBoth(db, seats, game);
  const after = rate(before, winner);
  for (const color of COLORS) {
    await db
      .updateTable('ratings')
      .set(after[color])
      .where('identity_id', '=', seats[color])
      .where('game', '=', game)
      .execute();
    await db
      .insertInto('rating_changes')
      .values({ match_id: id, color, before: before[color].rating, after: after[color].rating })
      .execute();
  }
  return {
    black: { before: before.black.rating, after: after.black.rating },
    white: { before: before.white.rating, after: after.white.rating },
  };
};

export const ratingsOf = (db: Kysely<Schema>): Ratings => {
  const ratings = (identity: string) =>
    db.selectFrom('ratings').select(COLUMNS).where('identity_id', '=', identity);

  return {
    find: async (identity, game) =>
      (await ratings(identity).where('game', '=', game).executeTakeFirst()) ?? FIRST_RATING,

    all: async identity => {
      const rows = await ratings(identity).select('game').execute();
      return new Map(rows.map(({ game, ...rating }) => [game, rating]));
    },

    changes: async match => {
      const rows = await db
        .selectFrom('rating_changes')
        .select(['color', 'before', 'after'])
        .where('match_id', '=', match)
        .execute();
      const of = (color: string): RatingChange | undefined => {
        const row = rows.find(change => change.color === color);
        return row && { before: row.before, after: row.after };
      };
      const [black, white] = [of('black'), of('white')];
      return black && white && { black, white };
    },
  };
};
