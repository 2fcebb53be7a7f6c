import { finished, flagAt, flagged, isUnderWay, withClocksStarted } from './onlineMatch.ts';
import { type Outcome, outcome } from './outcome.ts';
import { isMissed, type Table, withMatch } from './table.ts';

/** Clocks that were held for long enough run from the moment at which that was over. */
const begun = (table: Table, now: number): Table => {
  const { match, startsAt } = table;
  if (match === undefined || startsAt === undefined || startsAt > now || !isUnderWay(match)) return table;
  return { ...table, startsAt: undefined, match: withClocksStarted(match, startsAt) };
};

/** A match to which one of the two never came is broken off. */
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

/** When to settle a table to which nothing else happens. */
export const settleAt = ({ match, startsAt, expected }: Table): number | undefined =>
  expected?.until ?? startsAt ?? (match && flagAt(match));
