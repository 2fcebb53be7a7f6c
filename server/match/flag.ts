import { finished, flagAt, flagged, isUnderWay, withClocksStarted } from './onlineMatch.ts';
import { type Outcome, outcome } from './outcome.ts';
import { isMissed, type Table, withMatch } from './table.ts';

/** Starts clocks whose hold is over, as of the end of the hold. */
const begun = (table: Table, now: number): Table => {
  const { match, startsAt } = table;
  if (match === undefined || startsAt === undefined || startsAt > now || !isUnderWay(match)) return table;
  return { ...table, startsAt: undefined, match: withClocksStarted(match, startsAt) };
};

/** Breaks off a match to which one of the players never came. */
const missed = (table: Table, now: number): Table => {
  const { match, expected } = table;
  if (match === undefined || expected === undefined || !isMissed(table, now) || !isUnderWay(match))
    return table;
  return withMatch(table, finished(match, { winner: 'draw', by: 'abandoned' }, expected.until));
};

const ended = (table: Table, now: number): Table => {
  const { match } = table;
  const next = match && flagged(match, now);
  return next === undefined || next === match ? table : withMatch(table, next);
};

/** The table at `now`: clocks may have started, and a flag may have fallen. */
export const settle = (table: Table, now: number): Outcome =>
  outcome(table, missed(ended(begun(table, now), now), now));

/** When to settle a table if nothing else happens there. */
export const settleAt = ({ match, startsAt, expected }: Table): number | undefined =>
  expected?.until ?? startsAt ?? (match && flagAt(match));
