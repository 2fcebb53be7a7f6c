import { keyNumber, type PositionKey } from '../../game/positionKey.ts';
import { type Catalog, WINNERS } from './catalog.ts';
import { ENTRY_KINDS } from './entry.ts';
import type { PositionIndex } from './positions.ts';
import { restOf } from './vocabulary.ts';

/** Results and years of the games that went through a position. */
export interface Results {
  readonly games: number;
  readonly blackWins: number;
  readonly draws: number;
  readonly whiteWins: number;
  /** Undefined if unknown. */
  readonly firstYear: number | undefined;
  readonly lastYear: number | undefined;
}

/** Moves played in a position, in the order of the request. */
export interface LibraryTally {
  readonly here: Results;
  readonly moves: readonly Results[];
}

const YEAR_LETTERS = 4;

class Counter {
  games = 0;
  #years: readonly [first: number, last: number] | undefined;
  readonly #won = WINNERS.map(() => 0);

  count(winner: number, date: string): void {
    this.games++;
    this.#won[winner] = (this.#won[winner] ?? 0) + 1;
    const year = Number(date.slice(0, YEAR_LETTERS));
    if (year === 0) return;
    const [first, last] = this.#years ?? [year, year];
    this.#years = [Math.min(first, year), Math.max(last, year)];
  }

  get results(): Results {
    const [, blackWins = 0, whiteWins = 0, draws = 0] = this.#won;
    return {
      games: this.games,
      blackWins,
      whiteWins,
      draws,
      firstYear: this.#years?.[0],
      lastYear: this.#years?.[1],
    };
  }
}

const STUDY = ENTRY_KINDS.indexOf('study');

/** Counts the games whose main line goes through a position, and their continuations. */
export const tallyOf = (
  {
    kinds,
    winners,
    plies,
    ...catalog
  }: Pick<Catalog, 'kinds' | 'winners' | 'plies'> & { dateOf: (row: number) => string },
  positions: PositionIndex,
  key: PositionKey,
  after: readonly PositionKey[],
): LibraryTally => {
  const here = new Counter();
  const counters = after.map(() => new Counter());
  const places = new Map(after.map((one, index) => [keyNumber(one), index]));
  positions.forEach(key, (row, ply) => {
    // Only main lines of games count: a study without a game was not played, nor are variations.
    if (kinds[row] === STUDY || ply > (plies[row] ?? 0)) return;
    const [winner, date] = [winners[row] ?? 0, catalog.dateOf(row)];
    here.count(winner, date);
    const next = ply < (plies[row] ?? 0) ? positions.keyAt(row, ply + 1) : undefined;
    const place = next && places.get(keyNumber(next));
    if (place !== undefined) counters[place]?.count(winner, date);
  });
  return { here: here.results, moves: counters.map(one => one.results) };
};

export const dateIn =
  (catalog: Catalog) =>
  (row: number): string =>
    restOf(catalog.term('date', row));
