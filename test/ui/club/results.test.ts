import { describe, expect, test } from 'vitest';
import { readWthor } from '../../../src/formats/binary/wthor.ts';
import { STANDARD_SETUP } from '../../../src/game/games.ts';
import { lineThrough } from '../../../src/game/tree.ts';
import type { ClubBoardState, ClubRound, ClubState } from '../../../src/net/contract/club.ts';
import { recordsOf, standingsCsv, wthorFiles } from '../../../src/ui/club/results.ts';

const NAMES = ['Anna', '=HYPERLINK("x")', 'Eva "E"', 'Dirk'];

const board = (black: number, white: number, more: Partial<ClubBoardState>): ClubBoardState => ({
  number: 1,
  black,
  white,
  setup: STANDARD_SETUP,
  moves: 'f5d6c3',
  ...more,
});

const ROUNDS: readonly ClubRound[] = [
  { round: 2, boards: [board(3, 1, { winner: 'draw' })], resting: [2] },
  { round: 1, boards: [board(1, 2, { winner: 'black', by: 'play' })], resting: [3] },
];

const CLUB: ClubState = {
  word: 'CLUB',
  you: 'host',
  host: { isHere: true },
  members: NAMES.slice(0, 2).map((name, index) => ({ id: index + 1, name, presence: 'here' })),
  former: [{ id: 3, name: 'Eva "E"' }],
  games: {
    system: 'swiss',
    round: 2,
    rounds: 3,
    setup: STANDARD_SETUP,
    clock: { kind: 'none' },
    isOver: false,
    boards: [],
    resting: [],
    withdrawn: [],
    standings: [
      { member: 1, points: 3, played: 2, opposition: 5, discs: 12 },
      { member: 3, points: 3, played: 1, opposition: 3, discs: 0 },
      { member: 2, points: 2, played: 1, opposition: 3, discs: -12 },
    ],
  },
};

describe('the results as a table', () => {
  const lines = standingsCsv(CLUB, ROUNDS).trim().split('\r\n');

  test('have a column for each round, in order', () => {
    expect(lines[0]).toBe('"Place","Name","Points","Games","Opposition","Discs","R1","R2"');
    expect(lines[1]).toBe('"1","Anna","1.5","2","2.5","12","3b 1","2w 0.5"');
  });

  test('name members who have left, with their quotes', () => {
    expect(lines[2]).toBe('"2","Eva ""E""","1.5","1","1.5","0","bye","1b 0.5"');
  });

  test('are never read as a formula', () => {
    expect(lines[3]).toMatch(/^"3","'=HYPERLINK\(""x""\)",/);
    expect(lines[3]).toContain('"-12"');
  });
});

const filesOf = (rounds: readonly ClubRound[]) =>
  wthorFiles(recordsOf(CLUB, rounds, '2026-11-25'), { name: 'club', date: new Date('2026-11-25') });

test('the games can be read back from the files of a WTHOR database', () => {
  const files = filesOf(ROUNDS);
  expect(files.map(({ name }) => name)).toEqual(['club.wtb', 'club.jou', 'club.trn']);
  const bytes = (ending: string): Uint8Array =>
    files.find(({ name }) => name.endsWith(ending))?.bytes ?? new Uint8Array();
  const read = readWthor(bytes('wtb'), { players: bytes('jou'), tournaments: bytes('trn') } as never);
  expect(read.failures).toEqual([]);
  expect(read.records.map(({ tree }) => lineThrough(tree, []).length)).toEqual([3, 3]);
});

test('a game that WTHOR cannot hold gives no file', () => {
  const small = { ...STANDARD_SETUP, freePassing: true };
  const rounds = ROUNDS.map(round => ({
    ...round,
    boards: round.boards.map(one => ({ ...one, setup: small })),
  }));
  const records = recordsOf(CLUB, rounds, '2026-11-25');
  expect(wthorFiles(records, { name: 'club', date: new Date('2026-11-25') })).toEqual([]);
});

test('a game decided by the host counts for the winner, regardless of its board', () => {
  const decided = (['black', 'white', 'draw'] as const).map(winner => board(1, 2, { winner, moves: 'f5' }));
  const [games] = filesOf([{ round: 1, boards: decided, resting: [] }]);
  const { records } = readWthor(games?.bytes ?? new Uint8Array());
  expect(records.map(({ wthor }) => wthor?.score)).toEqual([33, 31, 32]);
});
