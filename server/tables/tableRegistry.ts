import { safeParse } from 'valibot';
import type { Color } from '../../src/game/color.ts';
import type { Winner } from '../../src/game/position.ts';
import { setup } from '../../src/net/contract/settings.ts';
import type { OpenTicket } from '../admission/tickets.ts';
import type { ModeratorAction } from '../background/moderator.ts';
import { openTable } from '../match/seating.ts';
import { newSecret, newSeed } from '../process/secrets.ts';
import { DECISIONS } from '../storage/schema.ts';
import type { Storage } from '../storage/storage.ts';
import { acquireTable } from './acquiring.ts';
import { OnlineTable, type TableParts } from './onlineTable.ts';
import { createTable } from './tableWriter.ts';

/**
 * Why this process cannot provide a table. `codeTaken` and `wordTaken`: the code or the word belongs to another table.
 * `elsewhere`: another process holds it.
 */
export type NoTable = 'codeTaken' | 'wordTaken' | 'unknownTable' | 'elsewhere';

export interface Opened {
  readonly table: OnlineTable;
  /** The color of the opener's seat. */
  readonly color: Color;
}

/** The tables held by this process. */
export class TableRegistry {
  readonly #storage: Storage;
  readonly #parts: TableParts;
  readonly #held = new Map<string, OnlineTable>();
  /** Ensures that each table is released only once, since another room may hold a table with the same code afterwards. */
  readonly #leaving = new WeakMap<OnlineTable, Promise<void>>();
  readonly #arriving = new Map<string, Promise<void>>();

  constructor(storage: Storage, parts: TableParts) {
    this.#storage = storage;
    this.#parts = parts;
  }

  get count(): number {
    return this.#held.size;
  }

  async open(ticket: OpenTicket): Promise<Opened | NoTable> {
    const read = safeParse(setup, ticket.setup);
    if (!read.success) throw new Error('a ticket with a setup that cannot be');
    const { code, clock, isRated = true, color, claim } = ticket;
    const plan = { id: newSecret(), code, seed: newSeed(), setup: read.output, clock, isRated, color };
    const opened = openTable(plan);
    const writer = await createTable(this.#storage, opened.table, { now: this.#parts.now(), claim });
    if (typeof writer === 'string') return writer;
    this.#parts.log.debug({ table: plan.id, ...ticket.setup }, 'a table was opened');
    return { table: this.#hold(new OnlineTable(opened.table, writer, this.#parts)), color: opened.color };
  }

  /** Takes over a stored table; both players are expected to reconnect. If two rooms ask at once, the later one gets it. */
  acquire(code: string): Promise<OnlineTable | NoTable> {
    const before = this.#arriving.get(code) ?? Promise.resolve();
    const acquired = before.then(() => this.#acquire(code));
    const arriving: Promise<void> = acquired
      .then(
        () => {},
        () => {},
      )
      .then(() => {
        if (this.#arriving.get(code) === arriving) this.#arriving.delete(code);
      });
    this.#arriving.set(code, arriving);
    return acquired;
  }

  /** Stores the table and releases it. */
  release(table: OnlineTable): Promise<void> {
    const leaving = this.#leaving.get(table) ?? this.#release(table);
    this.#leaving.set(table, leaving);
    return leaving;
  }

  /** Closes every table as of `heldUntil`, the last moment at which this process surely held it. */
  async lapse(heldUntil: number): Promise<void> {
    await Promise.all([...this.#held.values()].map(table => table.close(heldUntil)));
  }

  /** Ends an identity's match at a table, unless another process holds it. */
  async leave(code: string, identity: string): Promise<void> {
    await this.#moderateAt(code, { kind: 'leave', subject: identity });
  }

  /** Ends the arranged match at a table; `false` if another process holds it. */
  decide(code: string, winner: Winner): Promise<boolean> {
    return this.#moderateAt(code, { kind: DECISIONS[winner], subject: code });
  }

  moderate(action: ModeratorAction): void {
    const { kind, subject } = action;
    const isForAll = kind === 'unname' || kind === 'leave' || kind === 'eject';
    for (const table of this.#held.values())
      if (isForAll || table.code === subject) void table.moderate(action);
  }

  /** `false` if another process holds the table. */
  async #moderateAt(code: string, action: ModeratorAction): Promise<boolean> {
    const held = this.#held.get(code);
    const table = held ?? (await this.acquire(code));
    if (typeof table === 'string') return table !== 'elsewhere';
    await table.moderate(action);
    if (held === undefined) await this.release(table);
    return true;
  }

  async #acquire(code: string): Promise<OnlineTable | NoTable> {
    const former = this.#held.get(code);
    if (former !== undefined) await this.release(former);
    const acquired = await acquireTable(this.#storage, code, this.#parts.now());
    if (acquired.type === 'noTable') return 'unknownTable';
    if (acquired.type === 'elsewhere') return 'elsewhere';
    const table = this.#hold(new OnlineTable(acquired.table, acquired.writer, this.#parts));
    this.#parts.log.debug({ table: acquired.table.id }, 'a table was acquired');
    await table.begin();
    return table;
  }

  #hold(table: OnlineTable): OnlineTable {
    this.#held.set(table.code, table);
    return table;
  }

  async #release(table: OnlineTable): Promise<void> {
    await table.close();
    try {
      await this.#storage.holding.release(table.code);
    } catch (error) {
      this.#parts.log.warn({ err: error }, 'a table could not be released');
    }
    if (this.#held.get(table.code) === table) this.#held.delete(table.code);
    this.#parts.log.debug({ table: table.id }, 'a table was released');
  }
}
