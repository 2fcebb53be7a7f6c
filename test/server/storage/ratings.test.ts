import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FIRST_RATING, type Rating, rate } from '../../../server/storage/rating.ts';
import type { NewMatch } from '../../../server/storage/records.ts';
import type { Storage } from '../../../server/storage/storage.ts';
import type { ByColor } from '../../../src/game/color.ts';
import type { Winner } from '../../../src/game/position.ts';
import { inEachDatabase } from '../kit/databases.ts';
import { BEGUN, beginMatch, NOON, resigned } from './people.ts';

const NEW: ByColor<Rating> = { black: FIRST_RATING, white: FIRST_RATING };

describe('a rating', () => {
  // Calculated by hand from http://glicko.net/glicko/glicko2.pdf.
  test('follows Glickman’s formulas', () => {
    const strong = { rating: 1500, deviation: 200, volatility: 0.06, games: 0 };
    const { black } = rate({ black: strong, white: { ...strong, rating: 1400, deviation: 30 } }, 'black');
    expect(black.rating).toBeCloseTo(1563.564, 2);
    expect(black.deviation).toBeCloseTo(175.403, 2);
    expect(black.volatility).toBeCloseTo(0.0599987, 6);
  });

  const ratings = fc.record({
    rating: fc.double({ min: 400, max: 2800, noNaN: true }),
    deviation: fc.double({ min: 30, max: 350, noNaN: true }),
    volatility: fc.constant(0.06),
    games: fc.nat(1000),
  });

  test('does not depend on the colors', () => {
    const mirrored = { black: 'white', white: 'black', draw: 'draw' } as const;
    fc.assert(
      fc.property(ratings, ratings, fc.constantFrom<Winner>('black', 'white', 'draw'), (a, b, winner) => {
        const one = rate({ black: a, white: b }, winner);
        const other = rate({ black: b, white: a }, mirrored[winner]);
        expect(one.black.rating).toBeCloseTo(other.white.rating, 6);
        expect(one.white.rating).toBeCloseTo(other.black.rating, 6);
      }),
    );
  });
});

inEachDatabase('ratings', databases => {
  const bothOf = async (storage: Storage, { seats, setup }: NewMatch): Promise<ByColor<Rating>> => ({
    black: await storage.ratings.find(seats.black, setup.game),
    white: await storage.ratings.find(seats.white, setup.game),
  });

  test('change for both sides after a match, in its game only', async () => {
    const storage = await databases.open();
    const match = await beginMatch(storage);
    expect(await bothOf(storage, match)).toEqual(NEW);
    const { changes } = await storage.matches.finish({ id: match.id, number: 1 }, resigned(0));
    expect(await bothOf(storage, match)).toEqual(rate(NEW, 'black'));
    expect(changes?.black).toEqual({ before: 1500, after: rate(NEW, 'black').black.rating });
    expect(await storage.ratings.changes(match.id)).toEqual(changes);
    expect([...(await storage.ratings.all(match.seats.black)).keys()]).toEqual(['othello']);
    expect(await storage.ratings.find(match.seats.black, 'anti')).toEqual(FIRST_RATING);
  });

  test('change once for a match, even if its end is reported again', async () => {
    const storage = await databases.open();
    const match = await beginMatch(storage);
    const finish = () => storage.matches.finish({ id: match.id, number: 1 }, resigned(0));
    await Promise.allSettled(Array.from({ length: 8 }, finish));
    await expect(finish()).rejects.toMatchObject({ refusal: 'over' });
    expect(await bothOf(storage, match)).toEqual(rate(NEW, 'black'));
  });

  test('do not change after an unrated match or one against oneself', async () => {
    const storage = await databases.open();
    const match = await beginMatch(storage);
    const unrated = resigned(0, { unrated: 'tooShort' });
    expect(await storage.matches.finish({ id: match.id, number: 1 }, unrated)).toEqual({
      unrated: 'tooShort',
    });
    const alone = { ...match.seats, white: match.seats.black };
    await storage.matches.begin({ ...match, id: 'alone', number: 2, seats: alone }, BEGUN);
    expect(await storage.matches.finish({ id: 'alone', number: 1 }, resigned(0))).toEqual({
      unrated: 'oneBrowser',
    });
    expect(await bothOf(storage, match)).toEqual(NEW);
    expect(await storage.ratings.changes(match.id)).toBeUndefined();
  });

  const DAY = 24 * 3_600_000;

  /** Plays matches between the same players at this interval; returns why each was not rated. */
  const playMany = async (storages: readonly Storage[], count: number, each: number) => {
    const [storage = await databases.open()] = storages;
    const match = await beginMatch(storage);
    const { black, white } = match.seats;
    const unrated: unknown[] = [];
    for (let number = 2; number < count + 2; number++) {
      const seats = number % 2 === 0 ? match.seats : { black: white, white: black };
      const id = `match${number}`;
      await storage.matches.begin({ ...match, id, number, seats }, BEGUN);
      const end = resigned(0, { at: NOON + number * each });
      const by = storages[number % storages.length] ?? storage;
      unrated.push((await by.matches.finish({ id, number: 1 }, end)).unrated);
    }
    return { unrated, match, storage };
  };

  test('change for ten matches a day between the same two players, across processes', async () => {
    const place = await databases.newDatabase();
    const processes = [await databases.open('same', place), await databases.open('same', place)];
    const { unrated, match, storage } = await playMany(processes, 12, 1);
    expect(unrated).toEqual([...new Array(10).fill(undefined), 'enoughToday', 'enoughToday']);
    expect((await bothOf(storage, match)).black.games).toBe(10);
    expect((await storage.matches.load('match13'))?.ended).toMatchObject({
      isRated: false,
      unrated: 'enoughToday',
    });
  });

  test('change again for the same two players after a day', async () => {
    const { unrated } = await playMany([await databases.open()], 13, DAY / 10);
    expect(unrated.every(reason => reason === undefined)).toBe(true);
  });

  /** Ends matches between the same players simultaneously in two processes; returns how many were rated. */
  const endAtOnce = async (count: number, change: (number: number, match: NewMatch) => Partial<NewMatch>) => {
    const [one, two] = await databases.openTwo('same', 'same');
    const match = await beginMatch(one);
    const ids = Array.from({ length: count }, (_, index) => `match${index + 2}`);
    for (const [index, id] of ids.entries())
      await one.matches.begin({ ...match, id, number: index + 2, ...change(index, match) }, BEGUN);
    const ended = await Promise.all(
      ids.map((id, index) => (index % 3 === 1 ? one : two).matches.finish({ id, number: 1 }, resigned(0))),
    );
    return {
      rated: ended.filter(({ changes }) => changes !== undefined).length,
      both: await bothOf(one, match),
    };
  };

  test('change for no more than ten simultaneous endings between the same two players', async () => {
    const games = ['othello', 'anti'] as const;
    const { rated } = await endAtOnce(14, (index, { setup }) => ({
      setup: { ...setup, game: games[index % 2] ?? 'othello' },
    }));
    expect(rated).toBe(10);
  });

  test('change for each of many simultaneous endings, whatever the colors', async () => {
    const { both } = await endAtOnce(8, (index, { seats: { black, white } }) =>
      index % 2 === 0 ? {} : { seats: { black: white, white: black } },
    );
    expect([both.black.games, both.white.games]).toEqual([8, 8]);
  });
});
