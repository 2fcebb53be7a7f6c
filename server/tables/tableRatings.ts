import { COLORS } from '../../src/game/color.ts';
import type { Rating } from '../../src/net/contract/tableState.ts';
import type { Table } from '../match/table.ts';
import { shownRating } from '../storage/rating.ts';
import type { Ratings } from '../storage/ratings.ts';

/** Caches the ratings of the players at a table. */
export class TableRatings {
  readonly #ratings: Pick<Ratings, 'find'>;
  #shown: ReadonlyMap<string, Rating> = new Map();

  constructor(ratings: Pick<Ratings, 'find'>) {
    this.#ratings = ratings;
  }

  /** By identity. */
  get shown(): ReadonlyMap<string, Rating> {
    return this.#shown;
  }

  async load({ seats, setup }: Table): Promise<void> {
    const identities = COLORS.flatMap(color => seats[color]?.identity ?? []);
    const found = identities.map(async identity => {
      const rating = await this.#ratings.find(identity, setup.game);
      return [identity, shownRating(rating)] as const;
    });
    this.#shown = new Map(await Promise.all(found));
  }
}
