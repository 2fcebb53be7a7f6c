import type { Kysely } from 'kysely';
import type { RunAtOnce } from './libsqlDialect.ts';
import { type MomentColumns, momentColumns } from './matchRows.ts';
import { preparedQuery } from './preparedQuery.ts';
import { type End, type MatchEvent, type Moment, RefusedWrite, type WriteRefusal } from './records.ts';
import type { EventRow, Schema } from './schema.ts';

/**
 * A match is an append-only list of events: plays, take-backs and its end. Event numbers have no gaps, and the primary key
 * prevents duplicates, so concurrent processes can never write two versions of a match.
 */
type NewEvent = Omit<EventRow, 'match_id' | 'number'>;

/** The length of the transcript before the event, relative to its `ply`. */
const BEFORE: Readonly<Record<EventRow['kind'], { operator: '=' | '>'; plies: number }>> = {
  begin: { operator: '=', plies: 0 },
  play: { operator: '=', plies: -1 },
  takeBack: { operator: '>', plies: 0 },
  clocks: { operator: '=', plies: 0 },
  end: { operator: '=', plies: 0 },
};

interface Inserted extends EventRow {
  readonly holder: string;
  readonly previous: number;
  readonly plyBefore: number;
}

/** Inserts an event if it follows the previous one and this process holds the table; a single statement. */
const insertAfter = (operator: '=' | '>') =>
  preparedQuery<Inserted>((db, value) =>
    db
      .insertInto('events')
      .columns(['match_id', 'number', 'kind', 'ply', 'move', 'at', 'black_left', 'white_left'])
      .expression(({ selectFrom, val }) =>
        selectFrom('events as previous')
          .innerJoin('matches', 'matches.id', 'previous.match_id')
          .innerJoin('tables', 'tables.code', 'matches.table_code')
          .select([
            'previous.match_id',
            val(value('number')).as('number'),
            val(value('kind')).as('kind'),
            val(value('ply')).as('ply'),
            val(value('move')).as('move'),
            val(value('at')).as('at'),
            val(value('black_left')).as('black_left'),
            val(value('white_left')).as('white_left'),
          ])
          .where('previous.match_id', '=', value('match_id'))
          .where('previous.number', '=', value('previous'))
          .where('previous.kind', '!=', 'end')
          .where('previous.ply', operator, value('plyBefore'))
          .where('tables.holder', '=', value('holder')),
      )
      .onConflict(conflict => conflict.columns(['match_id', 'number']).doNothing()),
  );

const INSERTS = { '=': insertAfter('='), '>': insertAfter('>') } as const;

const inserted = (holder: string, event: EventRow): Inserted => ({
  ...event,
  holder,
  previous: event.number - 1,
  plyBefore: event.ply + BEFORE[event.kind].plies,
});

/**
 * Stores the event if it follows the last stored event of its match and this process holds the table. Returns whether it was
 * stored.
 */
const insertEvent = async (db: Kysely<Schema>, holder: string, event: EventRow): Promise<boolean> => {
  const { operator } = BEFORE[event.kind];
  const { numAffectedRows } = await INSERTS[operator].run(db, inserted(holder, event));
  return numAffectedRows === 1n;
};

export type AddPly = (ply: EventRow) => Promise<boolean>;

/**
 * Inserts plies directly, without kysely's overhead, which costs as much as the write itself. Falls back to the normal query
 * if the connection is busy.
 */
export const pliesAtOnce =
  (db: Kysely<Schema>, holder: string, runAtOnce: RunAtOnce): AddPly =>
  async ply => {
    const changes = runAtOnce(INSERTS[BEFORE.play.operator].with(db, inserted(holder, ply)));
    return changes === undefined ? insertEvent(db, holder, ply) : changes === 1;
  };

/** Why an event could not be added. */
const refusalOf = async (
  db: Kysely<Schema>,
  holder: string,
  match: string,
  number: number,
): Promise<WriteRefusal> => {
  const last = await db
    .selectFrom('events')
    .innerJoin('matches', 'matches.id', 'events.match_id')
    .innerJoin('tables', 'tables.code', 'matches.table_code')
    .select(['events.number', 'events.kind', 'tables.holder'])
    .where('events.match_id', '=', match)
    .orderBy('events.number', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (last === undefined) return 'noMatch';
  if (last.holder !== holder) return 'notHeld';
  if (last.kind === 'end') return 'over';
  return last.number >= number ? 'taken' : 'gap';
};

/** Adds to a match, or throws a `RefusedWrite`. */
export const addEvent = async (
  db: Kysely<Schema>,
  holder: string,
  match: { readonly id: string; readonly number: number },
  event: NewEvent,
  addPly?: AddPly,
): Promise<void> => {
  const { id, number } = match;
  const row = { match_id: id, number, ...event };
  const isPly = addPly !== undefined && event.kind === 'play';
  if (await (isPly ? addPly(row) : insertEvent(db, holder, row))) return;
  throw new RefusedWrite(`event ${number} of the match ${id}`, await refusalOf(db, holder, id, number));
};

const event = (
  kind: EventRow['kind'],
  ply: number,
  moment: MomentColumns,
  move: string | null,
): NewEvent => ({
  kind,
  ply,
  move,
  ...moment,
});

export const beginning = (ply: number, begun: Moment): NewEvent =>
  event('begin', ply, momentColumns(begun), null);
export const ending = (end: End): NewEvent => event('end', end.ply, momentColumns(end), null);
export const happening = (happened: MatchEvent): NewEvent =>
  event(
    happened.kind,
    happened.ply,
    momentColumns(happened),
    happened.kind === 'play' ? happened.move : null,
  );
