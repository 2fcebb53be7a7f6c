import { COLORS, type Color } from '../game/color.ts';
import { isRemote, type Match, type Result } from '../game/match.ts';
import type { Seat, Seats } from '../game/seat.ts';
import { type Move, replayOf } from '../game/transcript.ts';
import type { MatchRecord } from '../net/contract/records.ts';
import type { TableState } from '../net/contract/tableState.ts';

/** A move that stands on the board and has not yet been confirmed. */
export interface PendingMove {
  /** Which match of the table it belongs to. */
  readonly match: number;
  readonly ply: number;
  readonly move: Move;
}

const remote = (name: string | undefined): Seat => ({ type: 'remote', name });

/** Before both are there nobody plays. */
const seatsOf = ({ you, seats, match }: TableState): Seats => {
  const seat = (color: Color): Seat =>
    color === you && match !== undefined ? { type: 'human' } : remote(seats[color]?.name);
  return { black: seat('black'), white: seat('white') };
};

/** Where the rules ended it there is nothing more to say. */
const endingOf = (result: Result | undefined): Result | undefined =>
  result?.by === 'play' ? undefined : result;

/** The match of a table as it is put on the board; before the first one, the board that waits for it. */
export const matchOf = (table: TableState): Match => ({
  id: table.match?.id ?? table.code,
  setup: table.setup,
  seats: seatsOf(table),
  transcript: table.match?.transcript ?? [],
  given: table.match?.given ?? 0,
  undone: [],
  seed: 0,
  ending: endingOf(table.match?.result),
});

/** A finished match after so many plies; it has ended only at its end. */
export const replayedMatch = (
  { id, setup, players, transcript, given, result }: MatchRecord,
  ply: number,
): Match => ({
  id,
  setup,
  seats: { black: remote(players.black), white: remote(players.white) },
  transcript: transcript.slice(0, ply),
  given,
  undone: transcript.slice(ply),
  seed: 0,
  ending: ply === transcript.length ? endingOf(result) : undefined,
});

/** The moves that the server has not heard of, as far as they can still be made: one after a pass may follow at once. */
export const stillOpen = (
  pending: readonly PendingMove[],
  { setup, match: told }: TableState,
): readonly PendingMove[] => {
  if (told === undefined || told.result !== undefined) return [];
  const open = pending.filter(({ match, ply }) => match === told.number && ply >= told.transcript.length);
  const transcript = [...told.transcript, ...open.map(({ move }) => move)];
  const fits = open[0]?.ply === told.transcript.length;
  return fits && replayOf(setup, transcript).type === 'legal' ? open : [];
};

export const withPending = (match: Match, pending: readonly PendingMove[]): Match =>
  pending.length === 0
    ? match
    : { ...match, transcript: [...match.transcript, ...pending.map(({ move }) => move)] };

const isSameCourse = (a: Match, b: Match): boolean =>
  a.transcript.length === b.transcript.length &&
  a.transcript.every((move, ply) => move === b.transcript[ply]) &&
  a.undone.length === b.undone.length;

const isSameSeat = (a: Seat, b: Seat): boolean =>
  a.type === 'remote' ? b.type === 'remote' && a.name === b.name : a.type === b.type;

const isSameResult = (a: Result | undefined, b: Result | undefined): boolean =>
  a?.winner === b?.winner && a?.by === b?.by;

/** What is on the board where nothing has changed, so that whoever watches it sees no news in the same. */
export const joinedTo = (before: Match | undefined, after: Match): Match => {
  if (before === undefined || before.id !== after.id || !isRemote(before)) return after;
  const seats = COLORS.every(color => isSameSeat(before.seats[color], after.seats[color]))
    ? before.seats
    : after.seats;
  const isSame = isSameCourse(before, after) && isSameResult(before.ending, after.ending);
  if (isSame && seats === before.seats) return before;
  return { ...after, seats, transcript: isSameCourse(before, after) ? before.transcript : after.transcript };
};

/** Whether only the people at the table are told differently. */
export const isSameGame = (before: Match | undefined, after: Match): boolean =>
  before !== undefined &&
  before.id === after.id &&
  before.transcript === after.transcript &&
  isSameResult(before.ending, after.ending);
