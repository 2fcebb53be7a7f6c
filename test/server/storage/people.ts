import type { End, MatchEvent, NewMatch, TimeLeft } from '../../../server/storage/records.ts';
import type { Storage } from '../../../server/storage/storage.ts';
import type { ByColor } from '../../../src/game/color.ts';
import { STANDARD_SETUP } from '../../../src/game/games.ts';

/** The time when the tests begin. */
export const NOON = 1_800_000_000_000;
export const FULL: ByColor<number> = { black: 60_000, white: 60_000 };
export const BEGUN = { at: NOON, left: FULL };

/** The first plies of a legal game. */
export const MOVES = ['f5', 'd6', 'c3', 'd3', 'c4', 'f4', 'f6', 'g5'];

/** Two people at a table whose match has not begun. */
export const seatTwo = async (storage: Storage, code = 'ABCDEF'): Promise<NewMatch> => {
  const black = await storage.identities.identify(`secret of Ann at ${code}`, NOON);
  const white = await storage.identities.identify(`secret of Bob at ${code}`, NOON);
  await storage.tables.create({ code, state: {}, created: NOON });
  return {
    id: `${code}-1`,
    table: code,
    number: 1,
    setup: STANDARD_SETUP,
    seats: { black: black.id, white: white.id },
    clock: { kind: 'increment', initialSeconds: 60, incrementSeconds: 0 },
    given: [],
    seed: 7,
  };
};

/** An unfinished match without plies. */
export const beginMatch = async (storage: Storage, changes: Partial<NewMatch> = {}): Promise<NewMatch> => {
  const match = { ...(await seatTwo(storage, changes.table)), ...changes };
  await storage.matches.begin(match, BEGUN);
  return match;
};

/** The ply that brings the transcript to this length. */
export const playOf = (ply: number, left: TimeLeft = FULL): MatchEvent => ({
  kind: 'play',
  ply,
  move: MOVES[ply - 1] ?? 'a1',
  at: NOON + ply,
  left,
});

export const playAll = async (storage: Storage, { id }: NewMatch, plies: number): Promise<void> => {
  for (let ply = 1; ply <= plies; ply++) await storage.matches.append({ id, number: ply }, playOf(ply));
};

export const resigned = (ply: number, changes: Partial<End> = {}): End => ({
  ply,
  at: NOON + 1_000,
  left: FULL,
  result: { winner: 'black', by: 'resignation' },
  unrated: undefined,
  ...changes,
});
