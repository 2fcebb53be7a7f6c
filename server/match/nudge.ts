import { type Color, opposite } from '../../src/game/color.ts';
import { PATIENCE } from '../../src/net/contract/limits.ts';
import type { Nudge } from '../../src/net/contract/tableState.ts';
import type { NetRefusal } from '../../src/net/contract/words.ts';
import { isUnderWay, turnOf } from './onlineMatch.ts';
import { type Outcome, outcome } from './outcome.ts';
import { isConnectedAt, type Table } from './table.ts';

/** Whether `seat` is to move in a match under way. */
const isWaitedFor = ({ match }: Table, seat: Color): boolean =>
  match !== undefined && isUnderWay(match) && turnOf(match) === seat;

/**
 * Which side may ask whether the other is still there, and from when on. Only in matches without clocks, where the other is
 * to move.
 */
export const nudgeOf = (table: Table): Nudge | undefined => {
  const { match, quietSince, nudgedAt: at } = table;
  if (match === undefined || match.clocks !== undefined || !isUnderWay(match)) return undefined;
  const turn = turnOf(match);
  const canBeAsked = quietSince !== undefined && (at !== undefined || isConnectedAt(table, turn));
  return canBeAsked ? { by: opposite(turn), from: quietSince + PATIENCE.quiet, at } : undefined;
};

export const nudge = (table: Table, nudger: Color, now: number): Outcome | NetRefusal => {
  const own = nudgeOf(table);
  if (own?.at !== undefined) return 'alreadyAsked';
  const isTime = own?.by === nudger && own.from <= now;
  return isTime ? outcome(table, { ...table, nudgedAt: now, nudges: (table.nudges ?? 0) + 1 }) : 'tooSoon';
};

/** Whether only a move answers: a player who is losing could otherwise say for ever that they are there. */
const hasStalled = ({ nudges = 0 }: Table): boolean => nudges >= PATIENCE.nudgesInARow;

/** A message from the side to move answers the question whether they are still there. */
export const attendedBy = (table: Table, seat: Color, now: number): Table =>
  table.nudgedAt === undefined || !isWaitedFor(table, seat) || hasStalled(table)
    ? table
    : { ...table, nudgedAt: undefined, quietSince: now };

/** Drops a question whose asker has gone. */
export const withoutNudgeOf = (table: Table, nudger: Color): Table =>
  table.nudgedAt === undefined || isWaitedFor(table, nudger) ? table : { ...table, nudgedAt: undefined };

/**
 * When the waiting side may claim the match: the other has lost the connection or does not answer. A player who left the
 * invitation and was never at the match has lost nothing: the table waits for them.
 */
export const claimTime = (table: Table, claimant: Color): number | undefined => {
  const { seats, match, nudgedAt } = table;
  if (match === undefined || !isUnderWay(match)) return undefined;
  const other = opposite(claimant);
  const presence = seats[other]?.presence;
  const times = [
    ...(presence?.is === 'reconnecting' && presence.since >= match.begunAt
      ? [presence.since + PATIENCE.grace]
      : []),
    ...(nudgedAt !== undefined && isWaitedFor(table, other) ? [nudgedAt + PATIENCE.nudge] : []),
  ];
  return times.length === 0 ? undefined : Math.min(...times);
};
