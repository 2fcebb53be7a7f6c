import Database from 'libsql';
import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { fileOf, isDatabase, type Storage } from '../../../server/storage/storage.ts';
import { DATABASES, inEachDatabase, openAlone } from '../kit/databases.ts';
import { BEGUN, FULL, NOON, playOf, resigned, seatTwo } from './people.ts';

describe.each(DATABASES.filter(({ isMissing }) => isMissing))('$name', () => {
  test.skip('is not installed on this machine', () => {});
});

inEachDatabase('a database that a newer version has migrated', databases => {
  const change = async (place: string, statement: string): Promise<void> => {
    if (!isDatabase(place)) {
      const database = new Database(fileOf(place));
      database.exec(statement);
      database.close();
      return;
    }
    const client = new pg.Client({ connectionString: place });
    await client.connect();
    await client.query(statement);
    await client.end();
  };

  test('is rejected in one sentence', async () => {
    const place = await databases.newDatabase();
    await (await openAlone(place)).close();
    await change(place, "insert into kysely_migration values ('999-future', '2030-01-01T00:00:00.000Z')");
    await expect(openAlone(place)).rejects.toThrow(
      'this database was migrated by a newer version (999-future)',
    );
    await change(place, "delete from kysely_migration where name = '999-future'");
    await (await openAlone(place)).close();
  });
});

inEachDatabase('identities, tables and lists of matches', databases => {
  test('a secret always leads to the same identity, and another secret to another', async () => {
    const storage = await databases.open();
    const ann = await storage.identities.identify('secret of Ann', NOON);
    expect(await storage.identities.identify('secret of Ann', NOON + 1)).toEqual(ann);
    expect(ann).toMatchObject({ name: undefined, created: NOON });
    expect((await storage.identities.identify('secret of Bob', NOON)).id).not.toBe(ann.id);
  });

  test('simultaneous first uses of a secret create one identity', async () => {
    const storage = await databases.open();
    const all = await Promise.all(Array.from({ length: 20 }, () => storage.identities.identify('new', NOON)));
    expect(new Set(all.map(({ id }) => id)).size).toBe(1);
  });

  test('a name is stored and can be removed', async () => {
    const storage = await databases.open();
    const { id } = await storage.identities.identify('secret of Ann', NOON);
    await storage.identities.rename(id, 'Ann — 杏');
    expect(await storage.identities.find(id)).toMatchObject({ name: 'Ann — 杏' });
    await storage.identities.rename(id, undefined);
    expect(await storage.identities.find(id)).toMatchObject({ name: undefined });
    expect(await storage.identities.find('nobody')).toBeUndefined();
  });

  test('a code belongs to one table', async () => {
    const storage = await databases.open();
    const table = { code: 'ABCDEF', state: { game: 'anti', size: '7x4' }, created: NOON };
    expect(await storage.tables.create(table)).toBe(true);
    expect(await storage.tables.create({ ...table, state: {} })).toBe(false);
    expect(await storage.tables.find('ABCDEF')).toEqual(table);
    expect(await storage.tables.find('GHJKLM')).toBeUndefined();
  });

  test('a seat belongs to one person, and is found by the hash of its token', async () => {
    const storage = await databases.open();
    const { seats, table } = await seatTwo(storage);
    const sit = (identity: string, tokenHash: string) =>
      storage.tables.sit(table, { seat: 'first', identity, tokenHash });
    expect(await sit(seats.black, 'hash 1')).toBe(true);
    expect(await sit(seats.white, 'hash 2')).toBe(false);
    expect(await storage.tables.seatOf(table, 'hash 1')).toEqual({ seat: 'first', identity: seats.black });
    expect(await storage.tables.seatOf(table, 'hash 2')).toBeUndefined();
  });

  test('a player who sits down again gets a new token, and the old one is void', async () => {
    const storage = await databases.open();
    const { seats, table } = await seatTwo(storage);
    const sit = (tokenHash: string) =>
      storage.tables.sit(table, { seat: 'first', identity: seats.black, tokenHash });
    expect([await sit('old'), await sit('new')]).toEqual([true, true]);
    expect(await storage.tables.seatOf(table, 'old')).toBeUndefined();
    expect(await storage.tables.seatOf(table, 'new')).toMatchObject({ seat: 'first' });
  });

  test('a seat is free again once its player has stood up', async () => {
    const storage = await databases.open();
    const { seats, table } = await seatTwo(storage);
    await storage.tables.sit(table, { seat: 'first', identity: seats.black, tokenHash: 'hash' });
    await storage.tables.stand(table, 'first');
    expect(await storage.tables.seats(table)).toEqual([]);
    const other = { seat: 'first', identity: seats.white, tokenHash: 'other' };
    expect(await storage.tables.sit(table, other)).toBe(true);
  });

  describe('the matches of a browser', () => {
    /** Seven matches between the same players, a second apart; every third one is finished. */
    const playSeven = async (storage: Storage): Promise<string> => {
      const match = await seatTwo(storage);
      for (const number of [1, 2, 3, 4, 5, 6, 7]) {
        const begun = { at: NOON + Math.ceil(number / 2), left: FULL };
        await storage.matches.begin({ ...match, id: `match${number}`, number }, begun);
        if (number % 3 === 0) await storage.matches.finish({ id: `match${number}`, number: 1 }, resigned(0));
      }
      return match.seats.black;
    };

    test('are listed in pages, the newest first', async () => {
      const storage = await databases.open();
      const identity = await playSeven(storage);
      const request = { identity, finished: false, limit: 2 };
      const first = await storage.history.page(request);
      const second = await storage.history.page({ ...request, after: first.next });
      const third = await storage.history.page({ ...request, after: second.next });
      const pages = [first, second, third].map(({ matches }) => matches.map(({ id }) => id));
      expect(pages).toEqual([['match7', 'match5'], ['match4', 'match2'], ['match1']]);
      expect(third.next).toBeUndefined();
      const open = { finished: undefined, result: undefined, ratings: undefined, unrated: undefined };
      expect(first.matches[0]).toMatchObject(open);
    });

    test('have names and results once they are finished', async () => {
      const storage = await databases.open();
      const identity = await playSeven(storage);
      await storage.identities.rename(identity, 'Ann');
      const { matches, next } = await storage.history.page({ identity, finished: true, limit: 2 });
      expect(matches.map(({ id }) => id)).toEqual(['match6', 'match3']);
      expect(matches[0]).toMatchObject({
        table: 'ABCDEF',
        seats: { black: { id: identity, name: 'Ann' }, white: { name: undefined } },
        result: { winner: 'black', by: 'resignation' },
        finished: NOON + 1_000,
        ratings: await storage.ratings.changes('match6'),
      });
      expect(next).toBeUndefined();
    });

    test('leave out those broken off before the first move', async () => {
      const storage = await databases.open();
      const match = await seatTwo(storage);
      const brokenOff = { unrated: 'brokenOff', result: { winner: 'draw', by: 'abandoned' } } as const;
      for (const number of [1, 2])
        await storage.matches.begin({ ...match, id: `match${number}`, number }, BEGUN);
      await storage.matches.finish({ id: 'match1', number: 1 }, resigned(0, brokenOff));
      await storage.matches.append({ id: 'match2', number: 1 }, playOf(1));
      await storage.matches.finish({ id: 'match2', number: 2 }, resigned(1, brokenOff));
      const request = { identity: match.seats.black, finished: true, limit: 9 };
      const { matches } = await storage.history.page(request);
      expect(matches.map(({ id }) => id)).toEqual(['match2']);
    });

    test('are listed for that browser only', async () => {
      const storage = await databases.open();
      await playSeven(storage);
      const { id } = await storage.identities.identify('secret of Eve', NOON);
      const page = await storage.history.page({ identity: id, finished: false, limit: 9 });
      expect(page).toEqual({ matches: [], next: undefined });
    });
  });
});
