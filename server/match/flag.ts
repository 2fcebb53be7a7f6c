import { flagAt, flagged } from './onlineMatch.ts';
import { type Outcome, outcome } from './outcome.ts';
import { type Table, withMatch } from './table.ts';

/** The table at `now`: a flag may have fallen. */
export const settle = (table: Table, now: number): Outcome => {
  const { match } = table;
  const next = match && flagged(match, now);
  return outcome(table, next === undefined || next === match ? table : withMatch(table, next));
};

/** When to settle a table to which nothing else happens. */
export const settleAt = ({ match }: Table): number | undefined => match && flagAt(match);
