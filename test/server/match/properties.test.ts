import fc from 'fast-check';
import { expect, test } from 'vitest';
import { settle } from '../../../server/match/flag.ts';
import { type LoggedMatch, withLoggedMatch } from '../../../server/match/loggedMatch.ts';
import { isUnderWay } from '../../../server/match/onlineMatch.ts';
import type { StoredChange } from '../../../server/match/outcome.ts';
import { readTable, writeTable } from '../../../server/match/storedTable.ts';
import { isConnectedAt, type Table, UNHURRIED } from '../../../server/match/table.ts';
import { COLORS } from '../../../src/game/color.ts';
import { startOf } from '../../../src/game/games.ts';
import { ENDINGS, judgeMove as judgePlay, type Match, positionOf } from '../../../src/game/match.ts';
import { legalMoves } from '../../../src/game/position.ts';
import { squareFromIndex } from '../../../src/game/square.ts';
import { replayOf, type Transcript, writeMoves } from '../../../src/game/transcript.ts';
import { readFromServer } from '../../../src/net/contract/fromServer.ts';
import { writeTableState } from '../../../src/net/contract/tableState.ts';
import { FakeTable } from '../../../testkit/server/fakeTable.ts';
import { anyOptions, anySetup, anySteps, messageOf, picked, type Step, take } from './anySteps.ts';

const movesOf = ({ setup, transcript }: Match): string => writeMoves(startOf(setup).rules, transcript);

type Look = (fake: FakeTable, step: Step, before: FakeTable['table']) => void;

/** Invariants that hold after every step. */
const PROMISES: Readonly<Record<string, Look>> = {
  'a transcript is legal, and the given plies stay': ({ match: { game, number } }, _, { match: before }) => {
    expect(replayOf(game.setup, game.transcript).type).toBe('legal');
    expect(game.transcript.length).toBeGreaterThanOrEqual(game.given);
    if (before?.number === number)
      expect(game.transcript.slice(0, game.given)).toEqual(before.game.transcript.slice(0, game.given));
  },

  'no clock goes below zero, or runs after its flag or the end of the match': ({ match, state, now }) => {
    const { remaining, running } = state.match ?? {};
    for (const color of COLORS) expect(remaining?.[color] ?? 0).toBeGreaterThanOrEqual(0);
    const { since } = match.clocks ?? {};
    if (match.ending !== undefined) expect([since, running]).toEqual([undefined, undefined]);
    if (running !== undefined && now >= (since ?? now)) expect(remaining?.[running]).toBeGreaterThan(0);
  },

  'clocks start for connected players, and gain nothing while they wait': (
    { table, match, now },
    _,
    before,
  ) => {
    const areConnected = COLORS.every(color => isConnectedAt(table, color));
    const stand = match.clocks !== undefined && match.clocks.since === undefined && isUnderWay(match);
    if (stand && areConnected) expect(table.startsAt).toBeDefined();
    const { remaining: left } = match.clocks ?? {};
    const { remaining: had, since } = before.match?.clocks ?? {};
    const haveStood = since === undefined && (before.startsAt ?? now + 1) > now;
    if (left === undefined || had === undefined || before.match?.number !== match.number || !haveStood)
      return;
    for (const color of COLORS) expect(left[color]).toBeLessThanOrEqual(had[color]);
  },

  'a result never changes, and matches follow one another': ({ match }, _, { match: before }) => {
    const isNext = match.number === (before?.number ?? 0) + 1;
    expect(isNext || match.number === before?.number).toBe(true);
    if (!isNext && before?.ending !== undefined) expect(match).toBe(before);
  },

  'refused messages have no effect except that time passes': (fake, { deed }, before) => {
    if (fake.refusal !== undefined && deed !== 'desert')
      expect(fake.table).toEqual(settle(before, fake.now).table);
  },

  'a stored table is loaded unchanged': ({ table }) => {
    expect(readTable(JSON.parse(JSON.stringify(writeTable(table))))).toEqual(table);
  },

  'a sent state is parsed unchanged': ({ state }) => {
    const wire = JSON.parse(JSON.stringify(writeTableState(state)));
    expect(readFromServer('state', wire)).toEqual({ ...state, kind: 'state' });
  },

  'every change is sent to everybody and, except for presence, stored': (
    { table, stored, sentKinds: told, refusal },
    { deed },
    before,
  ) => {
    if (deed === 'comeBack' || deed === 'desert' || refusal !== undefined) return;
    if (table === before) expect(stored).toEqual([]);
    else expect(told).toContain('state');
    if (stored.length > 0) return;
    const { match, offers, declined } = table;
    expect([match, offers, declined]).toEqual([before.match, before.offers, before.declined]);
  },

  // Last, because it sends a message itself.
  'spectators have no effect': (fake, step) => {
    const { table, now } = fake;
    fake.say(undefined, messageOf(fake, step));
    expect(fake.refusal).toBe('watching');
    expect(fake.table).toEqual(settle(table, now).table);
    fake.table = table;
  },
};

const assertKept = (promise: string, look: () => void): void => {
  try {
    look();
  } catch (cause) {
    throw new Error(`broken: ${promise}`, { cause });
  }
};

test('the invariants hold after any sequence of steps', () => {
  fc.assert(
    fc.property(anyOptions, anySteps, (options, taken) => {
      const fake = FakeTable.ofTwo(options);
      for (const step of taken) {
        const { table } = fake;
        take(fake, step);
        for (const [promise, look] of Object.entries(PROMISES))
          assertKept(promise, () => look(fake, step, table));
      }
    }),
    { numRuns: 25 },
  );
});

/** A match rebuilt from its stored events only. */
interface Told {
  readonly moves: Transcript;
  readonly left: unknown;
  readonly result: unknown;
}

const follow = (told: Told | undefined, change: StoredChange): Told | undefined => {
  if (change.type === 'begin') {
    const { game, clocks } = change.match;
    return { moves: game.transcript, left: clocks?.remaining, result: undefined };
  }
  if (told === undefined || change.type === 'seat' || change.type === 'table') return told;
  const { left } = change;
  if (change.type === 'end') return { ...told, left, result: change.record.result };
  const { ply } = change;
  const moves = told.moves.slice(0, ply);
  return { ...told, left, moves: change.type === 'play' ? [...moves, change.move] : moves };
};

test('the stored events give the transcript, the clocks and the result', () => {
  fc.assert(
    fc.property(anyOptions, anySteps, (options, taken) => {
      const fake = FakeTable.ofTwo(options);
      let told = fake.stored.reduce(follow, undefined as Told | undefined);
      for (const step of taken) {
        fake.stored = [];
        told = take(fake, step).stored.reduce(follow, told);
        const { game, clocks, ending } = fake.match;
        expect(told?.moves).toEqual(game.transcript);
        expect(told?.result).toEqual(ending?.result);
        expect(told?.left).toEqual(clocks?.remaining);
      }
    }),
    { numRuns: 25 },
  );
});

/** What remains after a process is killed: the stored table, and its match event by event. */
interface Legacy {
  readonly table: unknown;
  readonly log: LoggedMatch | undefined;
}

const logged = (
  log: LoggedMatch | undefined,
  change: StoredChange,
  { now }: FakeTable,
): LoggedMatch | undefined => {
  if (change.type === 'begin') {
    const { match, players } = change;
    const { number, begunAt, game, clocks } = match;
    const { id, seed, given } = game;
    const identities = { black: players.black.identity, white: players.white.identity };
    const begun = { moves: movesOf(game), left: clocks?.remaining, at: now, begunAt, ending: undefined };
    return { id, number, seed, given, players: identities, ...begun };
  }
  if (log === undefined || change.type === 'seat' || change.type === 'table') return log;
  const { left } = change;
  if (change.type !== 'end') return { ...log, left, at: now };
  const { result, endedAt } = change.record;
  return { ...log, left, at: endedAt, ending: { result, at: endedAt } };
};

const bequeath = ({ table, log }: Legacy, fake: FakeTable): Legacy => ({
  table: fake.stored.some(({ type }) => type === 'table') ? writeTable(fake.table) : table,
  log: fake.stored.reduce((sofar, change) => logged(sofar, change, fake), log),
});

const inherited = ({ table, log }: Legacy, moves: string): Table | undefined => {
  const kept = readTable(table);
  return kept && log && withLoggedMatch(kept, { ...log, moves });
};

/** The table without presence, start times of clocks, and expected players. */
const enduring = (table: Table): unknown => ({
  ...table,
  ...UNHURRIED,
  seats: COLORS.map(color => ({
    ...table.seats[color],
    presence: table.seats[color]?.presence.is === 'gone',
  })),
  match: { ...table.match, clocks: table.match?.clocks?.remaining },
  run: table.match?.clocks?.since !== undefined,
});

test('the stored table and the events of its match give the table', () => {
  fc.assert(
    fc.property(anyOptions, anySteps, (options, taken) => {
      const fake = FakeTable.ofTwo(options);
      let legacy = bequeath({ table: writeTable(fake.table), log: undefined }, fake);
      for (const step of taken.filter(({ deed }) => deed !== 'desert')) {
        fake.stored = [];
        legacy = bequeath(legacy, take(fake, step));
        const table = inherited(legacy, movesOf(fake.match.game));
        expect(table && enduring(table)).toEqual(enduring(fake.table));
      }
    }),
    { numRuns: 25 },
  );
});

test('a play is accepted exactly if it is legal', () => {
  const plays = fc.array(fc.tuple(fc.nat({ max: 63 }), fc.boolean(), fc.nat()), {
    maxLength: 80,
    size: 'max',
  });
  fc.assert(
    fc.property(anySetup, plays, (setup, tried) => {
      const fake = FakeTable.ofTwo({ setup });
      for (const [index, isLegalOne, choice] of tried) {
        const { game } = fake.match;
        const { turn } = positionOf(game);
        const legal = [...legalMoves(positionOf(game))];
        const square = isLegalOne && legal.length > 0 ? picked(legal, choice) : squareFromIndex(index);
        if (square === undefined) throw new RangeError(`no square ${index}`);
        const ply = game.transcript.length;
        const verdict = judgePlay(game, { type: 'play', ply, color: turn, square });
        fake.say(turn, { kind: 'play', match: 1, ply, square });
        expect(fake.refusal).toBe(verdict.type === 'refused' ? verdict.refusal : undefined);
        if (verdict.type === 'accepted') expect(fake.match.game).toEqual(verdict.match);
      }
    }),
    { numRuns: 25 },
  );
});

test('the random sequences reach every ending', () => {
  const endings = new Set<string>();
  const walk = fc.property(anyOptions, anySteps, (options, taken) => {
    const fake = FakeTable.ofTwo(options);
    for (const step of taken) endings.add(take(fake, step).match.ending?.result.by ?? 'none');
  });
  fc.assert(walk, { seed: 2, numRuns: 100 });
  expect([...endings]).toEqual(expect.arrayContaining(['none', ...ENDINGS.filter(one => one !== 'decided')]));
});
