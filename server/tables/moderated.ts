import type { ModeratorAction } from '../background/moderator.ts';
import { withoutNameOf } from '../match/names.ts';
import type { Outcome } from '../match/outcome.ts';
import { decideArranged, leaveAs } from '../match/seating.ts';
import type { Table } from '../match/table.ts';
import { DECISIONS } from '../storage/schema.ts';

const WINNERS = ['black', 'white', 'draw'] as const;

/** The effect of an order on the table; `undefined` if it does not concern its match or its seats. */
export const moderated = (
  table: Table,
  { kind, subject }: ModeratorAction,
  now: number,
): Outcome | undefined => {
  if (kind === 'unname') return withoutNameOf(table, subject);
  if (kind === 'leave') return leaveAs(table, subject, now);
  const winner = WINNERS.find(one => DECISIONS[one] === kind);
  return winner && decideArranged(table, winner, now);
};
