import { describe, expect, test } from 'vitest';
import { lastMoment, movesOf, RefusedWrite } from '../../../server/storage/records.ts';
import type { Storage } from '../../../server/storage/storage.ts';
import { CONNECT4_SHAPE } from '../../../src/game/connect4/position.ts';
import { parseShapeText, parseSize } from '../../../src/game/shape.ts';
import { DATABASES, useDatabases } from '../kit/databases.ts';
import { BEGUN, beginMatch, FULL, MOVES, NOON, playAll, playOf, resigned, seatTwo } from './people.ts';

const refusal = (name: string) => expect.objectContaining({ refusal: name });

describe.each(DATABASES.filter(({ isMissing }) => isMissing))('$name', () => {
  test.skip('is not installed on this machine', () => {});
});

describe.each(DATABASES.filter(({ isMissing }) => !isMissing))('kept in $name', kind => {
  const databases = useDatabases(kind);

  const reopened = async (fill: (storage: Storage) => Promise<unknown>): Promise<Storage> => {
    const place = await databases.newDatabase();
    const first = await databases.open('one', place);
    await fill(first);
    return databases.open('two', place);
  };

  test('a secret always leads to the same identity, another to another', async () => {
    const storage = await databases.open();
    const ann = await storage.identities.identify('secret of Ann', NOON);
    expect(await storage.identities.identify('secret of Ann', NOON + 1)).toEqual(ann);
    expect(ann).toMatchObject({ name: undefined, created: NOON });
    expect((await storage.identities.identify('secret of Bob', NOON)).id).not.toBe(ann.id);
  });

  test('a new secret used many times at once is one identity', async () => {
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

  test('the state of a table is stored', async () => {
    const storage = await databases.open();
    await storage.tables.create({ code: 'ABCDEF', state: {}, created: NOON });
    await storage.tables.keep('ABCDEF', { offers: ['draw'] });
    expect(await storage.tables.find('ABCDEF')).toMatchObject({ state: { offers: ['draw'] } });
    await expect(storage.tables.keep('GHJKLM', {})).rejects.toThrow(RefusedWrite);
  });

  test('a seat is one person’s, and found again by the hash of its token', async () => {
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

  test('a seat is free again once somebody stood up', async () => {
    const storage = await databases.open();
    const { seats, table } = await seatTwo(storage);
    await storage.tables.sit(table, { seat: 'first', identity: seats.black, tokenHash: 'hash' });
    await storage.tables.stand(table, 'first');
    expect(await storage.tables.seats(table)).toEqual([]);
    const other = { seat: 'first', identity: seats.white, tokenHash: 'other' };
    expect(await storage.tables.sit(table, other)).toBe(true);
  });

  test('a match under way is loaded whole after a restart', async () => {
    let begun: unknown;
    const storage = await reopened(async first => {
      const match = await beginMatch(first, { given: ['f5', 'd6'] });
      begun = match;
      await first.matches.append(
        { id: match.id, number: 1 },
        { kind: 'clocks', ply: 2, at: NOON, left: FULL },
      );
      await first.matches.append({ id: match.id, number: 2 }, playOf(3, { black: 59_000, white: 60_000 }));
    });
    const loaded = await storage.matches.latest('ABCDEF');
    expect(loaded).toMatchObject({ ...(begun as object), begun: BEGUN, ended: undefined });
    expect(loaded && movesOf(loaded)).toEqual(MOVES.slice(0, 3));
    expect(loaded && lastMoment(loaded)).toMatchObject({
      at: NOON + 3,
      left: { black: 59_000, white: 60_000 },
    });
    expect(await storage.matches.load('ABCDEF-1')).toEqual(loaded);
  });

  test.each([
    { game: 'reversi', shape: parseSize('7x4')!, headStart: undefined, freePassing: true },
    { game: 'octagon', shape: parseShapeText('6x5-a1f1a5f5')!, headStart: undefined, freePassing: false },
    { game: 'blocked', shape: parseShapeText('8x8-b2c7g1h8')!, headStart: undefined, freePassing: false },
    { game: 'connect4', shape: CONNECT4_SHAPE, headStart: undefined, freePassing: false },
    {
      game: 'othello',
      shape: parseSize('8x8')!,
      headStart: { color: 'white', kind: 'corners', count: 3 },
      freePassing: false,
    },
  ] as const)('a match of $game comes back as it was set up', async setup => {
    const storage = await databases.open();
    const match = await beginMatch(storage, { setup, clock: { kind: 'none' } });
    await storage.matches.append({ id: match.id, number: 1 }, { ...playOf(1), left: undefined });
    const loaded = await storage.matches.load(match.id);
    expect(loaded).toMatchObject({ setup, clock: { kind: 'none' } });
    expect(loaded && lastMoment(loaded).left).toBeUndefined();
  });

  test('the latest match of a table is the newest', async () => {
    const storage = await databases.open();
    const match = await beginMatch(storage);
    await storage.matches.begin({ ...match, id: 'ABCDEF-2', number: 2 }, BEGUN);
    expect(await storage.matches.latest('ABCDEF')).toMatchObject({ id: 'ABCDEF-2' });
    const again = storage.matches.begin({ ...match, id: 'ABCDEF-3', number: 2 }, BEGUN);
    await expect(again).rejects.toEqual(refusal('taken'));
  });

  test('a ply is stored once', async () => {
    const storage = await databases.open();
    const { id } = await beginMatch(storage);
    await storage.matches.append({ id, number: 1 }, playOf(1));
    const again = storage.matches.append({ id, number: 1 }, { ...playOf(1), kind: 'play', move: 'e6' });
    await expect(again).rejects.toEqual(refusal('taken'));
    expect(movesOf((await storage.matches.load(id))!)).toEqual(['f5']);
  });

  test('a ply without the one before it is refused', async () => {
    const storage = await databases.open();
    const { id } = await beginMatch(storage);
    const late = storage.matches.append({ id, number: 2 }, playOf(2));
    await expect(late).rejects.toEqual(refusal('gap'));
    const skipping = storage.matches.append({ id, number: 1 }, playOf(2));
    await expect(skipping).rejects.toEqual(refusal('gap'));
    const nowhere = storage.matches.append({ id: 'none', number: 1 }, playOf(1));
    await expect(nowhere).rejects.toEqual(refusal('noMatch'));
  });

  test('plies that were taken back stay stored, and the match goes on before them', async () => {
    const storage = await databases.open();
    const match = await beginMatch(storage);
    const { id } = match;
    await playAll(storage, match, 4);
    await storage.matches.append({ id, number: 5 }, { kind: 'takeBack', ply: 2, at: NOON, left: FULL });
    await storage.matches.append({ id, number: 6 }, { ...playOf(3), kind: 'play', move: 'c5' });
    const loaded = (await storage.matches.load(id))!;
    expect(movesOf(loaded)).toEqual(['f5', 'd6', 'c5']);
    expect(loaded.events.flatMap(event => (event.kind === 'play' ? event.move : []))).toEqual([
      ...MOVES.slice(0, 4),
      'c5',
    ]);
  });

  test('a ply that was not played cannot be taken back', async () => {
    const storage = await databases.open();
    const match = await beginMatch(storage);
    await playAll(storage, match, 2);
    const next = { id: match.id, number: 3 };
    const takeBack = storage.matches.append(next, { kind: 'takeBack', ply: 2, at: NOON, left: FULL });
    await expect(takeBack).rejects.toEqual(refusal('gap'));
  });

  test('a finished match keeps its result and accepts no more events', async () => {
    const storage = await databases.open();
    const match = await beginMatch(storage);
    const { id } = match;
    await playAll(storage, match, 2);
    await storage.matches.finish({ id, number: 3 }, resigned(2));
    expect((await storage.matches.load(id))?.ended).toEqual({ ...resigned(2), isRated: true });
    await expect(storage.matches.append({ id, number: 4 }, playOf(3))).rejects.toEqual(refusal('over'));
    await expect(storage.matches.append({ id, number: 3 }, playOf(3))).rejects.toEqual(refusal('over'));
    await expect(storage.matches.finish({ id, number: 4 }, resigned(2))).rejects.toEqual(refusal('over'));
  });

  test('fractional times are stored to the millisecond', async () => {
    const storage = await databases.open();
    const { id } = await beginMatch(storage);
    const left = { black: 1_234.56, white: 0.4 };
    await storage.matches.append({ id, number: 1 }, { ...playOf(1, left), at: NOON + 0.6 });
    expect(lastMoment((await storage.matches.load(id))!)).toMatchObject({
      at: NOON + 1,
      left: { black: 1_235, white: 0 },
    });
  });

  test('a transaction is stored whole or not at all', async () => {
    const storage = await databases.open();
    const { id } = await beginMatch(storage);
    const failing = storage.transaction(async inside => {
      await inside.matches.append({ id, number: 1 }, playOf(1));
      await inside.tables.keep('ABCDEF', { offers: [] });
      await inside.matches.finish({ id, number: 5 }, resigned(1));
    });
    await expect(failing).rejects.toEqual(refusal('gap'));
    expect((await storage.matches.load(id))?.events).toEqual([]);
    await storage.transaction(async inside => {
      await inside.matches.append({ id, number: 1 }, playOf(1));
      await inside.matches.finish({ id, number: 2 }, resigned(1));
    });
    expect(await storage.matches.load(id)).toMatchObject({ ended: { ply: 1 } });
  });

  describe('the matches of a browser', () => {
    /** Seven matches between the same two, a second apart; every third one is finished. */
    const playSeven = async (storage: Storage): Promise<string> => {
      const match = await seatTwo(storage);
      for (const number of [1, 2, 3, 4, 5, 6, 7]) {
        const begun = { at: NOON + Math.ceil(number / 2), left: FULL };
        await storage.matches.begin({ ...match, id: `match${number}`, number }, begun);
        if (number % 3 === 0) await storage.matches.finish({ id: `match${number}`, number: 1 }, resigned(0));
      }
      return match.seats.black;
    };

    test('are listed in pages, those begun last first', async () => {
      const storage = await databases.open();
      const identity = await playSeven(storage);
      const request = { identity, finished: false, limit: 2 };
      const first = await storage.history.page(request);
      const second = await storage.history.page({ ...request, after: first.next });
      const third = await storage.history.page({ ...request, after: second.next });
      const pages = [first, second, third].map(({ matches }) => matches.map(({ id }) => id));
      expect(pages).toEqual([['match7', 'match5'], ['match4', 'match2'], ['match1']]);
      expect(third.next).toBeUndefined();
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
      });
      expect(next).toBeUndefined();
    });

    test('leave out those broken off before anybody had played', async () => {
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
