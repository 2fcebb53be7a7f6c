import { type Color, opposite } from '../../src/game/color.ts';
import { PATIENCE } from '../../src/net/contract/limits.ts';
import type { Nudge } from '../../src/net/contract/tableState.ts';
import type { NetRefusal } from '../../src/net/contract/words.ts';
import { isUnderWay, turnOf } from './onlineMatch.ts';
import { type Outcome, outcome } from './outcome.ts';
import { isConnectedAt, type Table } from './table.ts';

const isWaitedFor = ({ match }: Table, seat: Color): boolean =>
  match !== undefined && isUnderWay(match) && turnOf(match) === seat;

/**
 * Which side may ask whether the opponent is still there, and from when. Only in matches without clocks, while it is the
 * opponent's turn.
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

/** Whether only a move counts as an answer, so that a losing player cannot stall for ever by answering. */
const hasStalled = ({ nudges = 0 }: Table): boolean => nudges >= PATIENCE.nudgesInARow;

/** Closes the question, because the side to move has sent a message. */
export const attendedBy = (table: Table, seat: Color, now: number): Table =>
  table.nudgedAt === undefined || !isWaitedFor(table, seat) || hasStalled(table)
    ? table
    : { ...table, nudgedAt: undefined, quietSince: now };

/** Drops the question of a player who has gone. */
export const withoutNudgeOf = (table: Table, nudger: Color): Table =>
  table.nudgedAt === undefined || isWaitedFor(table, nudger) ? table : { ...table, nudgedAt: undefined };

/**
 * When the waiting side may claim the match: after the opponent has lost the connection or ignored the question. An opponent
 * who opened the invitation but never arrived cannot lose: the table waits for them.
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
