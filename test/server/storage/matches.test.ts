import { expect, test } from 'vitest';
import { matchOf, matchRow, momentColumns } from '../../../server/storage/matchRows.ts';
import { lastMoment, type MatchEvent, movesOf } from '../../../server/storage/records.ts';
import type { EventRow, MatchRow } from '../../../server/storage/schema.ts';
import { CONNECT4_SHAPE } from '../../../src/game/connect4/position.ts';
import { type GameName, STANDARD_SETUP } from '../../../src/game/games.ts';
import { parseShapeText, parseSize } from '../../../src/game/shape.ts';
import { inEachDatabase } from '../kit/databases.ts';
import { BEGUN, beginMatch, FULL, MOVES, NOON, playAll, playOf, resigned } from './people.ts';

inEachDatabase('matches', databases => {
  test('an unfinished match is loaded completely after a restart', async () => {
    const place = await databases.newDatabase();
    const first = await databases.open('one', place);
    const match = await beginMatch(first, { given: ['f5', 'd6'] });
    await first.matches.append({ id: match.id, number: 1 }, { kind: 'clocks', ply: 2, at: NOON, left: FULL });
    await first.matches.append({ id: match.id, number: 2 }, playOf(3, { black: 59_000, white: 60_000 }));
    const storage = await databases.open('two', place);
    const loaded = await storage.matches.latest('ABCDEF');
    expect(loaded).toMatchObject({ ...match, begun: BEGUN, ended: undefined });
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
  ] as const)('a match of $game is loaded with its setup', async setup => {
    const storage = await databases.open();
    const match = await beginMatch(storage, { setup, clock: { kind: 'none' } });
    await storage.matches.append({ id: match.id, number: 1 }, { ...playOf(1), left: undefined });
    const loaded = await storage.matches.load(match.id);
    expect(loaded).toMatchObject({ setup, clock: { kind: 'none' } });
    expect(loaded && lastMoment(loaded).left).toBeUndefined();
  });

  test('a ply is not part of another open transaction', async () => {
    const storage = await databases.open();
    const { id, table } = await beginMatch(storage);
    let played: Promise<void> | undefined;
    const undone = storage.transaction(async inside => {
      await inside.tables.keep(table, {});
      played = storage.matches.append({ id, number: 1 }, playOf(1));
      await new Promise(setImmediate);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await played;
    const loaded = await storage.matches.load(id);
    expect(loaded && movesOf(loaded)).toEqual(MOVES.slice(0, 1));
  });

  test('the latest match of a table is the newest', async () => {
    const storage = await databases.open();
    const match = await beginMatch(storage);
    await storage.matches.begin({ ...match, id: 'ABCDEF-2', number: 2 }, BEGUN);
    expect(await storage.matches.latest('ABCDEF')).toMatchObject({ id: 'ABCDEF-2' });
    const again = storage.matches.begin({ ...match, id: 'ABCDEF-3', number: 2 }, BEGUN);
    await expect(again).rejects.toMatchObject({ refusal: 'taken' });
  });

  test.each<[string, number, number, MatchEvent, string]>([
    ['stored already', 1, 1, { ...playOf(1), kind: 'play', move: 'e6' }, 'taken'],
    ['after one that is missing', 0, 2, playOf(2), 'gap'],
    ['beyond the next one', 0, 1, playOf(2), 'gap'],
    ['taken back before it was played', 2, 3, { kind: 'takeBack', ply: 2, at: NOON, left: FULL }, 'gap'],
  ])('a ply %s is refused', async (_, played, number, event, refusal) => {
    const storage = await databases.open();
    const match = await beginMatch(storage);
    await playAll(storage, match, played);
    await expect(storage.matches.append({ id: match.id, number }, event)).rejects.toMatchObject({ refusal });
    expect(movesOf((await storage.matches.load(match.id))!)).toEqual(MOVES.slice(0, played));
    const nowhere = storage.matches.append({ id: 'none', number: 1 }, playOf(1));
    await expect(nowhere).rejects.toMatchObject({ refusal: 'noMatch' });
  });

  test('taken-back plies stay stored, and the match continues before them', async () => {
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

  test('a finished match keeps its result and accepts no more events', async () => {
    const storage = await databases.open();
    const match = await beginMatch(storage);
    const { id } = match;
    await playAll(storage, match, 2);
    await storage.matches.finish({ id, number: 3 }, resigned(2));
    expect((await storage.matches.load(id))?.ended).toEqual({ ...resigned(2), isRated: true });
    for (const number of [3, 4]) {
      const late = storage.matches.append({ id, number }, playOf(3));
      await expect(late).rejects.toMatchObject({ refusal: 'over' });
    }
    const again = storage.matches.finish({ id, number: 4 }, resigned(2));
    await expect(again).rejects.toMatchObject({ refusal: 'over' });
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

  test('a transaction is stored completely or not at all', async () => {
    const storage = await databases.open();
    const { id } = await beginMatch(storage);
    const failing = storage.transaction(async inside => {
      await inside.matches.append({ id, number: 1 }, playOf(1));
      await inside.tables.keep('ABCDEF', { offers: [] });
      await inside.matches.finish({ id, number: 5 }, resigned(1));
    });
    await expect(failing).rejects.toMatchObject({ refusal: 'gap' });
    expect((await storage.matches.load(id))?.events).toEqual([]);
    await storage.transaction(async inside => {
      await inside.matches.append({ id, number: 1 }, playOf(1));
      await inside.matches.finish({ id, number: 2 }, resigned(1));
    });
    expect(await storage.matches.load(id)).toMatchObject({ ended: { ply: 1 } });
  });
});

type Damage = [what: string, match: Partial<MatchRow>, first?: Partial<EventRow>, last?: Partial<EventRow>];

test.each<Damage>([
  ['an unknown game', { game: 'halma' as GameName }],
  ['a board without a size', { size: 'large' }],
  ['a board of another game', { game: 'connect4' }],
  ['no beginning', {}, { kind: 'play' }],
  ['a ply without a square', {}, {}, { move: null }],
  ['an unknown event', {}, {}, { kind: 'nap' as 'play' }],
  ['an end without a reason', { winner: 'black' }, {}, { kind: 'end' }],
  ['an end without a winner', { ended_by: 'play' }, {}, { kind: 'end' }],
])('a stored match with %s is a defect', (_, changes, first, last) => {
  const seats = { black: 'Ann', white: 'Bob' };
  const match = { id: 'one', table: 'ABCDEF', number: 1, setup: STANDARD_SETUP, seats, given: [], seed: 7 };
  const row = { ...matchRow({ ...match, clock: { kind: 'none' } }, BEGUN), ...changes };
  const event = { match_id: 'one', ply: 0, ...momentColumns(BEGUN) };
  const begin = { ...event, number: 0, kind: 'begin', move: null, ...first } as const;
  const play = { ...event, number: 1, kind: 'play', move: 'f5', ...last } as const;
  expect(() => matchOf(row, [begin, play])).toThrow('the stored match one cannot be read');
});
