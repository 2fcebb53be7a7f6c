import { describe, expect, test } from 'vitest';
import { type Games, withBoard } from '../../../server/club/games.ts';
import { RoundTables } from '../../../server/clubs/roundTables.ts';
import type { Storage } from '../../../server/storage/storage.ts';
import { STANDARD_SETUP } from '../../../src/game/games.ts';
import type { Winner } from '../../../src/game/position.ts';
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
  /** In a server that has just started. */
  const start = () =>
    new RoundTables(
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
      {
        games: () => games,
        keep: kept => {
          games = kept;
        },
        playerOf: member => ({ member, secret: `secret ${member}`, name: `${member}`, address: 'here' }),
        tell: () => {},
      },
    );
  const tables = start();
  /** Makes the storage hang until the returned function is called. */
  const hang = (): (() => void) => {
    let goOn = (): void => {};
    wait = new Promise(resolve => {
      goOn = resolve;
    });
    return goOn;
  };
  const decideFor = (winner: Winner): void => {
    games = withBoard(games, 1, { result: { winner } });
  };
  return { storage, start, tables, tasks, errors, decided, hang, decideFor, gamesNow: () => games };
};

describe('the tables of a round', () => {
  test('are opened, and polled until the games are over', async () => {
    const { tables, tasks, errors, gamesNow } = await startRound();
    await tables.open();
    expect(errors).toEqual([]);
    expect(gamesNow().rounds[0]?.boards[0]?.code).toMatch(/^\w+$/);
    expect(tables.seatOf(1)?.code).toBe(gamesNow().rounds[0]?.boards[0]?.code);
    expect(tasks.size).toBe(1);
    tables.stop();
    expect(tasks.size).toBe(0);
  });

  test('are found again after a restart, with games that ended meanwhile', async () => {
    const { storage, start, tables, tasks, gamesNow } = await startRound();
    await tables.open();
    tables.stop();
    const board = () => gamesNow().rounds[0]!.boards[0]!;
    const { id, table } = (await storage.matches.latest(board().code!))!;
    await storage.holding.hold(table, 1);
    await storage.matches.finish({ id, number: 1 }, resigned(0));
    start().follow();
    for (const look of tasks) look();
    await until(() => expect(board().result).toEqual({ winner: 'black', by: 'resignation' }));
  });

  test('are opened for boards of a restored club once the players are back', async () => {
    const { start, tasks, tables, gamesNow } = await startRound();
    tables.stop();
    const again = start();
    again.follow();
    const [look] = tasks;
    tasks.clear();
    look?.();
    await until(() => expect(gamesNow().rounds[0]?.boards[0]?.code).toMatch(/^\w+$/));
    const { code } = gamesNow().rounds[0]!.boards[0]!;
    await until(() => expect(tasks.size).toBe(1));
    for (const next of tasks) next();
    await until(() => expect(again.seatOf(1)?.code).toBe(code));
    expect(gamesNow().rounds[0]?.boards[0]?.code).toBe(code);
    again.stop();
  });

  test('report the first match, whatever is played there afterwards', async () => {
    const { storage, tables, tasks, gamesNow } = await startRound();
    await tables.open();
    const board = () => gamesNow().rounds[0]!.boards[0]!;
    const first = (await storage.matches.latest(board().code!))!;
    await storage.holding.hold(first.table, 1);
    await storage.matches.finish({ id: first.id, number: 1 }, resigned(0));
    await storage.matches.begin({ ...first, id: 'rematch', number: 2 }, BEGUN);
    const result = { winner: 'white', by: 'resignation' } as const;
    await storage.matches.finish({ id: 'rematch', number: 1 }, resigned(0, { result }));
    for (const look of tasks) look();
    await until(() => expect(board().result).toEqual({ winner: 'black', by: 'resignation' }));
    tables.stop();
  });

  test('are told the host’s latest decision, repeatedly until they are over', async () => {
    const { tables, tasks, decided, decideFor, gamesNow } = await startRound();
    await tables.open();
    const code = gamesNow().rounds[0]?.boards[0]?.code;
    for (const winner of ['black', 'white'] as const) {
      decideFor(winner);
      tables.follow();
    }
    expect([decided.length, tasks.size]).toEqual([0, 1]);
    for (const time of [1, 2]) {
      const [look] = tasks;
      tasks.clear();
      look?.();
      await until(() => expect([decided.length, tasks.size]).toEqual([time, 1]));
    }
    expect(decided).toEqual([
      [code, 'white'],
      [code, 'white'],
    ]);
    tables.stop();
  });

  test('are left alone once the club is over, even if it ends while they are opened', async () => {
    const { tables, tasks, hang, gamesNow } = await startRound();
    const goOn = hang();
    const opening = tables.open();
    tables.stop();
    goOn();
    await opening;
    expect(tasks.size).toBe(0);
    expect(gamesNow()).toBe(ROUND);
  });
});
