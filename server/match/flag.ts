import { finished, flagAt, flagged, isUnderWay, withClocksStarted } from './onlineMatch.ts';
import { type Outcome, outcome } from './outcome.ts';
import { isMissed, type Table, withMatch } from './table.ts';

/** Starts clocks whose waiting time is over, as of the end of that time. */
const begun = (table: Table, now: number): Table => {
  const { match, startsAt } = table;
  if (match === undefined || startsAt === undefined || startsAt > now || !isUnderWay(match)) return table;
  return { ...table, startsAt: undefined, match: withClocksStarted(match, startsAt) };
};

/** Breaks off a match if one of the players did not arrive in time. */
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

/** The table at `now`, with the effects of passing time: clocks that start and flags that fall. */
export const settle = (table: Table, now: number): Outcome =>
  outcome(table, missed(ended(begun(table, now), now), now));

/** When to settle the table if nothing else happens first. */
export const settleAt = ({ match, startsAt, expected }: Table): number | undefined =>
  expected?.until ?? startsAt ?? (match && flagAt(match));
