import { pino } from 'pino';
import { expect, test } from 'vitest';
import { ErrorReporter } from '../../../server/background/errorReporter.ts';
import { LEASE_MILLISECONDS } from '../../../server/background/heartbeat.ts';
import { Meters } from '../../../server/metrics/meters.ts';
import { hashOf } from '../../../server/process/secrets.ts';
import type { Session } from '../../../server/sockets/session.ts';
import type { Storage } from '../../../server/storage/storage.ts';
import type { OnlineTable } from '../../../server/tables/onlineTable.ts';
import { TableRegistry } from '../../../server/tables/tableRegistry.ts';
import type { Color } from '../../../src/game/color.ts';
import { parseSquare, type SquareName } from '../../../src/game/square.ts';
import { writeSetup } from '../../../src/net/contract/settings.ts';
import type { WireTableState } from '../../../src/net/contract/tableState.ts';
import { clockOf, MINUTE, OPENINGS, SECOND, setupOf } from '../../../testkit/server/fakeTable.ts';
import { DATABASES, useDatabases } from '../kit/databases.ts';

const CODE = 'ABCDEFG';
const NOON = 1_000_000_000;

const databases = useDatabases(DATABASES[0]);

/** The time of day in all processes. */
let now = NOON;

/** A hook that runs before each write; it may take time or throw. */
type Trouble = () => void;

/** A storage that runs the hook before every write. */
const troubled = (storage: Storage, trouble: () => Trouble | undefined): Storage => ({
  ...storage,
  matches: {
    ...storage.matches,
    append: async (...event) => {
      trouble()?.();
      await storage.matches.append(...event);
    },
  },
  transaction: work =>
    storage.transaction(async inside => {
      const done = await work(inside);
      trouble()?.();
      return done;
    }),
});

/** A connection that keeps the last received state. */
class Page {
  state: WireTableState | undefined;
  tokenHash: string | undefined;
  token: string | undefined;
  refusal: string | undefined;
  farewell: string | undefined;

  readonly send = (kind: string, payload: unknown): void => {
    if (kind === 'state') this.state = payload as WireTableState;
    if (kind === 'refused') this.refusal = (payload as { refusal: string }).refusal;
    if (kind === 'welcome') this.token = (payload as { token?: string }).token;
  };
  readonly dismiss = (reason: string): void => {
    this.farewell = reason;
  };

  get session(): Session {
    return this as unknown as Session;
  }

  /** Seconds left for Black and White. */
  get clocks(): readonly (number | undefined)[] {
    const { remaining } = this.state?.match ?? {};
    return [remaining?.black, remaining?.white].map(left => left && left / SECOND);
  }
}

/** A process that shares a storage with others. */
class Process {
  /** The callback for the time when its tables have something due. */
  readonly due = new Set<() => void>();
  /** The logged messages. */
  readonly alarms: string[] = [];
  trouble: Trouble | undefined;
  readonly storage: Storage;
  readonly registry: TableRegistry;

  constructor(storage: Storage) {
    this.storage = storage;
    const log = pino({ level: 'error' }, { write: line => void this.alarms.push(line) });
    const parts = {
      openings: OPENINGS,
      ratings: storage.ratings,
      log,
      errors: new ErrorReporter(log),
      tally: new Meters().tally,
    };
    this.registry = new TableRegistry(
      troubled(storage, () => this.trouble),
      {
        ...parts,
        now: () => now,
        after: (_milliseconds, task) => {
          this.due.add(task);
          return () => this.due.delete(task);
        },
      },
    );
  }

  /** Sends a heartbeat. */
  async beat(): Promise<void> {
    await this.storage.holding.beat(now + LEASE_MILLISECONDS);
  }

  async acquire(): Promise<OnlineTable> {
    const acquired = await this.registry.acquire(CODE);
    if (typeof acquired === 'string') throw new Error(acquired);
    return acquired;
  }
}

const startProcesses = async (): Promise<readonly [Process, Process, Process]> => {
  now = NOON;
  const place = await databases.newDatabase();
  const start = async (name: string): Promise<Process> => new Process(await databases.open(name, place));
  return [await start('one'), await start('two'), await start('three')];
};

/** A person at a table, in any process. */
class Player {
  page = new Page();
  readonly #identity: string;
  #token: string | undefined;

  constructor(identity: string) {
    this.#identity = identity;
  }

  async sit(table: OnlineTable): Promise<void> {
    this.page = new Page();
    const arrival = {
      identity: this.#identity,
      name: undefined,
      token: this.#token,
      address: '127.0.0.1',
    };
    await table.sit(this.page.session, arrival);
    this.#token = this.page.token;
  }

  play(table: OnlineTable, ply: number, square: SquareName, page = this.page): Promise<boolean> {
    return table.receive(page.session, { kind: 'play', match: 1, ply, square: parseSquare(square) });
  }
}

/** Anna (Black) and Ben at a table with five minutes each; Anna has played, and Ben is thinking. */
const begin = async (process: Process) => {
  await process.beat();
  const identify = async (who: string) => (await process.storage.identities.identify(hashOf(who), now)).id;
  const [anna, ben] = [new Player(await identify('Anna')), new Player(await identify('Ben'))];
  const color: Color = 'black';
  const opened = await process.registry.open({
    kind: 'open',
    code: CODE,
    setup: writeSetup(setupOf('othello')),
    clock: clockOf(5, 0),
    color,
    arrival: { identity: 'nobody', name: undefined, token: undefined, address: '127.0.0.1' },
  });
  if (typeof opened === 'string') throw new Error(opened);
  await anna.sit(opened.table);
  await ben.sit(opened.table);
  await anna.play(opened.table, 0, 'f5');
  return { anna, ben, table: opened.table };
};

const fail = (): void => {
  throw new Error('the storage does not answer');
};

test('a table that is taken over at the second attempt has the clocks of the last heartbeat', async () => {
  const [one, two] = await startProcesses();
  const { anna, ben } = await begin(one);
  now += 2 * SECOND;
  await one.beat();
  now += MINUTE;
  two.trouble = fail;
  await expect(two.acquire()).rejects.toThrow('the storage does not answer');
  two.trouble = undefined;
  now += MINUTE;
  const table = await two.acquire();
  await anna.sit(table);
  await ben.sit(table);
  expect(ben.page.clocks).toEqual([300, 298]);
});

test('a process that dies while taking over a table costs nobody time', async () => {
  const [one, two, three] = await startProcesses();
  const { anna, ben } = await begin(one);
  now += 2 * SECOND;
  await one.beat();
  now += MINUTE;
  two.trouble = fail;
  await expect(two.acquire()).rejects.toThrow();
  now += MINUTE;
  await two.beat();
  now += MINUTE;
  const table = await three.acquire();
  await ben.sit(table);
  await anna.sit(table);
  expect(ben.page.clocks).toEqual([300, 298]);
});

test('a player who moves while the storage fails regains the time since the last stored ply', async () => {
  const [one] = await startProcesses();
  const { anna, ben, table } = await begin(one);
  now += 20 * SECOND;
  one.trouble = fail;
  expect([one.due.size, await ben.play(table, 1, 'd6')]).toEqual([1, false]);
  expect([one.due.size, await table.watch(ben.page.session)]).toEqual([0, false]);
  expect([anna.page.farewell, one.alarms.length]).toEqual(['serverMoves', 1]);
  await one.registry.release(table);
  one.trouble = undefined;
  now += MINUTE;
  const again = await one.acquire();
  await ben.sit(again);
  await anna.sit(again);
  expect(ben.page.clocks).toEqual([300, 300]);
});

test('slow storage costs nobody time: a move counts from its arrival', async () => {
  const [one] = await startProcesses();
  const { anna, ben, table } = await begin(one);
  now += 10 * SECOND;
  one.trouble = () => {
    now += 2 * SECOND;
  };
  await ben.play(table, 1, 'd6');
  one.trouble = undefined;
  expect(anna.page.clocks).toEqual([300, 290]);
  now += SECOND;
  const waits = ben.play(table, 1, 'c3');
  const moves = anna.play(table, 2, 'c3');
  now += 30 * SECOND;
  await Promise.all([waits, moves]);
  expect(anna.page.clocks).toEqual([299, 290]);
});

test('after a restart the clocks stand still until both players are back', async () => {
  const [one, two] = await startProcesses();
  const { anna, ben } = await begin(one);
  now += MINUTE;
  const table = await two.acquire();
  await ben.sit(table);
  expect(two.due.size).toBe(0);
  now += MINUTE;
  two.trouble = () => {
    now += 3 * SECOND;
  };
  await anna.sit(table);
  two.trouble = undefined;
  expect(two.due.size).toBe(1);
  await ben.play(table, 1, 'd6');
  expect(ben.page.clocks).toEqual([300, 300]);
});

test('a player who moves at a table that was just closed for good is told so, without an error', async () => {
  const [one] = await startProcesses();
  const { anna, ben, table } = await begin(one);
  await one.storage.moderation.closeTable(CODE, now);
  expect(await ben.play(table, 1, 'd6')).toBe(false);
  expect([anna.page.farewell, one.alarms]).toEqual(['tableClosed', []]);
});

test('a third person watches, but not if they came by the players’ word', async () => {
  const [one] = await startProcesses();
  const { table } = await begin(one);
  const [byLink, byWord] = [new Page(), new Page()];
  const arrival = { identity: 'Carl', name: undefined, token: undefined, address: '127.0.0.1' };
  await table.sit(byWord.session, { ...arrival, byWord: true });
  await table.sit(byLink.session, arrival);
  expect([byWord.refusal, byWord.farewell, byWord.state]).toEqual(['wordTaken', 'tableClosed', undefined]);
  expect([byLink.refusal, byLink.farewell, byLink.state?.you]).toEqual(['tableFull', undefined, 'watcher']);
});

test('a page whose seat another page has taken over has no effect any more', async () => {
  const [one] = await startProcesses();
  const { anna, ben, table } = await begin(one);
  const former = ben.page;
  await ben.sit(table);
  await ben.play(table, 1, 'd6', former);
  await table.drop(former.session);
  expect(anna.page.state?.seats.white?.presence).toBe('here');
  expect([former.farewell, ben.page.farewell, anna.page.state?.match?.moves]).toEqual([
    'takenOver',
    undefined,
    'f5',
  ]);
});

test('a room that ends late does not release the table of its successor', async () => {
  const [one, two] = await startProcesses();
  const { table } = await begin(one);
  await one.acquire();
  await one.registry.release(table);
  expect(await two.storage.holding.hold(CODE, now)).toMatchObject({ type: 'elsewhere' });
});

test('if two rooms acquire a table at once, one holds it and the other is closed', async () => {
  const [one, two] = await startProcesses();
  const { table } = await begin(one);
  await one.registry.release(table);
  const takeElsewhere = async () => (await two.storage.holding.hold(CODE, now)).type;
  const [first, second] = await Promise.all([one.acquire(), one.acquire()]);
  await one.registry.release(first);
  expect([one.registry.count, await takeElsewhere()]).toEqual([1, 'elsewhere']);
  await one.registry.release(second);
  expect([one.registry.count, await takeElsewhere()]).toEqual([0, 'held']);
});
