import { flagAt, flagged, isUnderWay, withClocksStarted } from './onlineMatch.ts';
import { type Outcome, outcome } from './outcome.ts';
import { type Table, withMatch } from './table.ts';

/** Clocks that were held for long enough run from the moment at which that was over. */
const begun = (table: Table, now: number): Table => {
  const { match, startsAt } = table;
  if (match === undefined || startsAt === undefined || startsAt > now || !isUnderWay(match)) return table;
  return { ...table, startsAt: undefined, match: withClocksStarted(match, startsAt) };
};

const ended = (table: Table, now: number): Table => {
  const { match } = table;
  const next = match && flagged(match, now);
  return next === undefined || next === match ? table : withMatch(table, next);
};

/** The table at `now`: clocks may have started, and a flag may have fallen. */
export const settle = (table: Table, now: number): Outcome => outcome(table, ended(begun(table, now), now));

/** When to settle a table to which nothing else happens. */
export const settleAt = ({ match, startsAt }: Table): number | undefined =>
  startsAt ?? (match && flagAt(match));
