import { COLORS, type Color } from '../../game/color.ts';
import { isRemote, type Match, type Result } from '../../game/match.ts';
import type { Seat, Seats } from '../../game/seat.ts';
import { type Move, replayOf } from '../../game/transcript.ts';
import type { TableState } from '../../net/contract/tableState.ts';

/** An unconfirmed move on the board. */
export interface PendingMove {
  /** Number of the match at the table. */
  readonly match: number;
  readonly ply: number;
  readonly move: Move;
}

export const remote = (name: string | undefined): Seat => ({ type: 'remote', name });

/** Nobody plays until both players are there. */
const seatsOf = ({ you, seats, match }: TableState): Seats => {
  const seat = (color: Color): Seat =>
    color === you && match !== undefined ? { type: 'human' } : remote(seats[color]?.name);
  return { black: seat('black'), white: seat('white') };
};

/** An ending by the rules follows from the transcript. */
export const tableEnding = (result: Result | undefined): Result | undefined =>
  result?.by === 'play' ? undefined : result;

/** The match of a table as shown on the board; before the first match, the empty board. */
export const matchOf = (table: TableState): Match => ({
  id: table.match?.id ?? table.code,
  setup: table.setup,
  seats: seatsOf(table),
  transcript: table.match?.transcript ?? [],
  given: table.match?.given ?? 0,
  undone: [],
  seed: 0,
  ending: tableEnding(table.match?.result),
});

/** The unconfirmed moves that are still legal: one after a pass may follow at once. */
export const stillOpen = (
  pending: readonly PendingMove[],
  { setup, match: current }: TableState,
): readonly PendingMove[] => {
  if (current === undefined || current.result !== undefined) return [];
  const open = pending.filter(
    ({ match, ply }) => match === current.number && ply >= current.transcript.length,
  );
  const transcript = [...current.transcript, ...open.map(({ move }) => move)];
  const fits = open[0]?.ply === current.transcript.length;
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

/** Keeps unchanged objects, so that their subscribers are not notified. */
export const joinedTo = (before: Match | undefined, after: Match): Match => {
  if (before === undefined || before.id !== after.id || !isRemote(before)) return after;
  const seats = COLORS.every(color => isSameSeat(before.seats[color], after.seats[color]))
    ? before.seats
    : after.seats;
  const isSame = isSameCourse(before, after) && isSameResult(before.ending, after.ending);
  if (isSame && seats === before.seats) return before;
  return { ...after, seats, transcript: isSameCourse(before, after) ? before.transcript : after.transcript };
};

/** Whether nothing differs except the people at the table. */
export const isSameGame = (before: Match | undefined, after: Match): boolean =>
  before !== undefined &&
  before.id === after.id &&
  before.transcript === after.transcript &&
  isSameResult(before.ending, after.ending);
