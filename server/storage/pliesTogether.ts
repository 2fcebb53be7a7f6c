import { type Kysely, sql } from 'kysely';
import type { EventRow, Schema } from './schema.ts';

/** A ply waiting to be written, and the callbacks of its caller. */
interface Waiting {
  readonly row: EventRow;
  readonly resolve: (isStored: boolean) => void;
  readonly reject: (error: unknown) => void;
}

/** Maximum number of plies in one statement, which then takes a few milliseconds. */
const MOST_PLIES = 500;

const keyOf = ({ match_id, number }: Pick<EventRow, 'match_id' | 'number'>): string =>
  `${match_id} ${number}`;

/**
 * Batches the plies of many matches into one statement, which is many times faster in PostgreSQL. A batch collects the plies
 * that arrive while the previous statement runs. It never contains two plies of one match, since the second depends on the
 * first. SQLite runs in this process and would gain nothing.
 */
export class PliesTogether {
  readonly #db: Kysely<Schema>;
  readonly #holder: string;
  #waiting: readonly Waiting[] = [];
  #isBusy = false;

  constructor(db: Kysely<Schema>, holder: string) {
    this.#db = db;
    this.#holder = holder;
  }

  /**
   * Stores the ply if it follows the last stored event of its match and this process holds the table. Returns whether it was
   * stored.
   */
  add(row: EventRow): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.#waiting = [...this.#waiting, { row, resolve, reject }];
      if (this.#isBusy) return;
      this.#isBusy = true;
      setImmediate(() => void this.#work());
    });
  }

  async #work(): Promise<void> {
    while (this.#waiting.length > 0) await this.#writeSome();
    this.#isBusy = false;
  }

  /** The first ply of each match, up to the size of a batch. */
  #take(): readonly Waiting[] {
    const matches = new Set<string>();
    const taken = new Set<Waiting>();
    for (const each of this.#waiting) {
      if (taken.size === MOST_PLIES) break;
      const { match_id } = each.row;
      if (!matches.has(match_id)) taken.add(each);
      matches.add(match_id);
    }
    this.#waiting = this.#waiting.filter(each => !taken.has(each));
    return [...taken];
  }

  async #writeSome(): Promise<void> {
    const taken = this.#take();
    try {
      const stored = await this.#insert(taken.map(({ row }) => row));
      for (const { row, resolve } of taken) resolve(stored.has(keyOf(row)));
    } catch (error) {
      for (const { reject } of taken) reject(error);
    }
  }

  /** Inserts the plies that follow the last stored event of their match, in matches that this process holds. */
  async #insert(rows: readonly EventRow[]): Promise<ReadonlySet<string>> {
    const column = (name: keyof EventRow) => rows.map(row => row[name]);
    const { rows: stored } = await sql<Pick<EventRow, 'match_id' | 'number'>>`
      insert into events (match_id, number, kind, ply, move, at, black_left, white_left)
      select next.match_id, next.number, 'play', next.ply, next.move, next.at, next.black_left, next.white_left
      from unnest(
        ${column('match_id')}::text[], ${column('number')}::integer[], ${column('ply')}::integer[], ${column('move')}::text[],
        ${column('at')}::bigint[], ${column('black_left')}::bigint[], ${column('white_left')}::bigint[]
      ) as next (match_id, number, ply, move, at, black_left, white_left)
      inner join events as previous
        on previous.match_id = next.match_id and previous.number = next.number - 1
        and previous.kind <> 'end' and previous.ply = next.ply - 1
      inner join matches on matches.id = next.match_id
      inner join tables on tables.code = matches.table_code and tables.holder = ${this.#holder}
      on conflict (match_id, number) do nothing
      returning match_id, number`.execute(this.#db);
    return new Set(stored.map(keyOf));
  }
}
