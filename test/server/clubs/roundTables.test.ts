import { describe, expect, test } from 'vitest';
import { boardWork } from '../../../server/club/boardWork.ts';
import { type Board, type Games, withBoard } from '../../../server/club/games.ts';
import { RoundTables } from '../../../server/clubs/roundTables.ts';
import type { Storage } from '../../../server/storage/storage.ts';
import { STANDARD_SETUP } from '../../../src/game/games.ts';
import type { Winner } from '../../../src/game/position.ts';
import { mapRecord } from '../../../src/game/record.ts';
import { settle } from '../../../testkit/net/fakeRooms.ts';
import { until } from '../../../testkit/until.ts';
import { DATABASES, useDatabases } from '../kit/databases.ts';
import { BEGUN, resigned } from '../storage/people.ts';

const databases = useDatabases(DATABASES[0]);

const ROUND: Games = {
  plan: { system: 'free', rounds: 1, setup: STANDARD_SETUP, clock: { kind: 'none' } },
  players: [1, 2],
  withdrawn: [],
  rounds: [{ boards: [{ number: 1, black: 1, white: 2, moves: '' }], resting: [] }],
  isOver: false,
};

/** A round of a club whose storage answers on demand. */
const startRound = async () => {
  const storage = await databases.open();
  let wait = Promise.resolve();
  const { load } = storage.matches;
  const matches = Object.create(storage.matches, {
    load: {
      value: async (id: string) => {
        await wait;
        return load.call(storage.matches, id);
      },
    },
  });
  const slow: Storage = Object.create(storage, { matches: { value: matches } });
  const tasks = new Set<() => void>();
  const after = (_milliseconds: number, task: () => void) => {
    tasks.add(task);
    return () => tasks.delete(task);
  };
  const errors: unknown[] = [];
  const decided: unknown[] = [];
  let games = ROUND;
  const players = new Map(
    [1, 2].map(member => [
      member,
      { member, secret: `secret ${member}`, name: `${member}`, address: 'here' },
    ]),
  );
  const become = (changed: Games, tables: RoundTables): void => {
    games = changed;
    tables.follow(games, players);
  };
  /** In a server that has just started. */
  const start = () => {
    const tables: RoundTables = new RoundTables(
      {
        storage: slow,
        openings: [],
        tally: { stored: () => {} } as never,
        now: () => 1,
        after,
        decide: async (code, winner) => {
          decided.push([code, winner]);
        },
        errors: { report: (_words: string, error: unknown) => errors.push(error) },
      },
      change => become(change(games), tables),
    );
    return tables;
  };
  const tables = start();
  const begin = async (): Promise<void> => {
    tables.follow(games, players);
    await until(() => expect(tasks.size).toBe(1));
  };
  /** Polls the boards once. */
  const look = (): void => {
    const due = [...tasks];
    tasks.clear();
    for (const task of due) task();
  };
  /** Makes the storage hang until the returned function is called. */
  const hang = (): (() => void) => {
    let goOn = (): void => {};
    wait = new Promise(resolve => {
      goOn = resolve;
    });
    return goOn;
  };
  const decideFor = (winner: Winner): void => become(withBoard(games, 1, { result: { winner } }), tables);
  const gamesNow = (): Games => games;
  return { storage, start, begin, look, players, tables, tasks, errors, decided, hang, decideFor, gamesNow };
};

describe('the tables of a round', () => {
  test('are opened, and polled until the games are over', async () => {
    const { tables, begin, tasks, errors, gamesNow } = await startRound();
    await begin();
    expect(errors).toEqual([]);
    expect(gamesNow().rounds[0]?.boards[0]?.code).toMatch(/^\w+$/);
    expect(tables.seatOf(1)?.code).toBe(gamesNow().rounds[0]?.boards[0]?.code);
    tables.stop();
    expect(tasks.size).toBe(0);
  });

  test('are found again after a restart, with games that ended meanwhile', async () => {
    const { storage, start, begin, look, players, tables, gamesNow } = await startRound();
    await begin();
    tables.stop();
    const board = () => gamesNow().rounds[0]!.boards[0]!;
    const { id, table } = (await storage.matches.latest(board().code!))!;
    await storage.holding.hold(table, 1);
    await storage.matches.finish({ id, number: 1 }, resigned(0));
    start().follow(gamesNow(), players);
    look();
    await until(() => expect(board().result).toEqual({ winner: 'black', by: 'resignation' }));
  });

  test('are opened for boards of a restored club once both players are back', async () => {
    const { tables, tasks, players, gamesNow } = await startRound();
    const [[one, anna] = [], ...others] = players;
    tables.follow(gamesNow(), new Map(others));
    expect(tasks.size).toBe(0);
    tables.follow(gamesNow(), new Map([[one!, anna!], ...others]));
    await until(() => expect(tables.seatOf(1)?.code).toMatch(/^\w+$/));
    expect(gamesNow().rounds[0]?.boards[0]?.code).toBe(tables.seatOf(1)?.code);
    tables.stop();
  });

  test('that could not be opened are tried again in the next poll, and not sooner', async () => {
    const { tables, begin, look, players, storage, errors, gamesNow } = await startRound();
    Object.assign(storage.identities, { identify: () => Promise.reject(new Error('away')) });
    await begin();
    expect(errors).toHaveLength(1);
    tables.follow(gamesNow(), players);
    expect(errors).toHaveLength(1);
    look();
    await until(() => expect(errors).toHaveLength(2));
    tables.stop();
  });

  test('report the first match, whatever is played there afterwards', async () => {
    const { storage, tables, begin, look, gamesNow } = await startRound();
    await begin();
    const board = () => gamesNow().rounds[0]!.boards[0]!;
    const first = (await storage.matches.latest(board().code!))!;
    await storage.holding.hold(first.table, 1);
    await storage.matches.finish({ id: first.id, number: 1 }, resigned(0));
    await storage.matches.begin({ ...first, id: 'rematch', number: 2 }, BEGUN);
    const result = { winner: 'white', by: 'resignation' } as const;
    await storage.matches.finish({ id: 'rematch', number: 1 }, resigned(0, { result }));
    look();
    await until(() => expect(board().result).toEqual({ winner: 'black', by: 'resignation' }));
    tables.stop();
  });

  test('are told the host’s latest decision, repeatedly until they are over', async () => {
    const { tables, begin, look, tasks, decided, decideFor, gamesNow } = await startRound();
    await begin();
    const code = gamesNow().rounds[0]?.boards[0]?.code;
    decideFor('black');
    decideFor('white');
    expect([decided.length, tasks.size]).toEqual([0, 1]);
    for (const time of [1, 2]) {
      look();
      await until(() => expect([decided.length, tasks.size]).toEqual([time, 1]));
    }
    expect(decided).toEqual([
      [code, 'white'],
      [code, 'white'],
    ]);
    tables.stop();
  });

  test('are left alone once the club is over, even if it ends while they are opened', async () => {
    const { tables, tasks, hang, players, gamesNow } = await startRound();
    const goOn = hang();
    tables.follow(gamesNow(), players);
    tables.stop();
    goOn();
    await settle();
    expect(tasks.size).toBe(0);
    expect(gamesNow()).toBe(ROUND);
  });
});

describe('what the tables of a round need', () => {
  const board: Board = { number: 1, black: 1, white: 2, moves: '' };
  const workFor = (change: Partial<Board>, more: Partial<Games> = {}) =>
    mapRecord(
      boardWork(
        { ...ROUND, rounds: [{ boards: [{ ...board, ...change }], resting: [] }], ...more },
        { hasCome: () => true, settled: new Set() },
      ),
      boards => boards.length,
    );

  test.each([
    ['a table, if there is none', {}, { open: 1, read: 0, decide: 0 }],
    ['to be read while the game goes on', { code: 'ABCDEF' }, { open: 0, read: 1, decide: 0 }],
    [
      'nothing once the game is over',
      { code: 'ABCDEF', result: { winner: 'black', by: 'play' } as const },
      { open: 0, read: 0, decide: 0 },
    ],
    [
      'the decision of the host',
      { code: 'ABCDEF', result: { winner: 'draw' } as const },
      { open: 0, read: 0, decide: 1 },
    ],
    [
      'nothing if the host decided before there was a table',
      { result: { winner: 'black' } as const },
      { open: 0, read: 0, decide: 0 },
    ],
  ])('%s', (_what, change, work) => expect(workFor(change)).toEqual(work));

  test('no new table after the host has ended the games', () =>
    expect(workFor({}, { isOver: true })).toEqual({ open: 0, read: 0, decide: 0 }));

  test('nothing without games', () =>
    expect(boardWork(undefined, { hasCome: () => true, settled: new Set() })).toEqual({
      open: [],
      read: [],
      decide: [],
    }));
});
