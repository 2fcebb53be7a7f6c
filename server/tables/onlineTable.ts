import type { Color } from '../../src/game/color.ts';
import type { Goodbye, NetRefusal } from '../../src/net/contract/words.ts';
import { type Arrival, guestOf } from '../admission/tickets.ts';
import type { ErrorReporter } from '../background/errorReporter.ts';
import type { ModeratorAction } from '../background/moderator.ts';
import { settle, settleAt } from '../match/flag.ts';
import { handleMessage, type TableMessage } from '../match/messages.ts';
import { isUnderWay } from '../match/onlineMatch.ts';
import { joined, type News, type Outcome, outcome } from '../match/outcome.ts';
import { laidAside, lose, sitDown, takeSeat } from '../match/seating.ts';
import { isMissed, mayHaveSeat, seatOf, type Table, type World, withClockFromNow } from '../match/table.ts';
import type { After, Now } from '../process/clock.ts';
import type { Log } from '../process/log.ts';
import { Queue } from '../process/queue.ts';
import { hashOf, newSecret } from '../process/secrets.ts';
import type { Tally } from '../process/tally.ts';
import type { Session } from '../sockets/session.ts';
import type { Ratings } from '../storage/ratings.ts';
import { broadcast, refusedOf, sendAway, turnAway } from './broadcast.ts';
import { moderated } from './moderated.ts';
import { TableRatings } from './tableRatings.ts';
import type { TableWriter } from './tableWriter.ts';

interface Seating {
  readonly session: Session;
  readonly arrival: Arrival;
  /** The token for a new seat. */
  readonly newToken: string;
}

export interface TableParts {
  readonly openings: readonly string[];
  readonly ratings: Ratings;
  readonly log: Log;
  readonly errors: ErrorReporter;
  readonly tally: Tally;
  readonly now: Now;
  readonly after: After;
}

/**
 * A table held by this process, with its connections. Requests are handled one at a time: judged, stored, then broadcast. If
 * storing fails, all connections are closed, and pages return to the last stored state.
 */
export class OnlineTable {
  readonly id: string;
  readonly code: string;
  /** Called when the table is closed here and everybody has been disconnected. */
  onEnd = (): void => {};
  readonly #parts: TableParts;
  readonly #writer: TableWriter;
  readonly #queue = new Queue();
  readonly #sessions = new Set<Session>();
  readonly #ratings: TableRatings;
  #table: Table;
  #takeFlagBack = (): void => {};
  #isClosed = false;

  constructor(table: Table, writer: TableWriter, parts: TableParts) {
    this.id = table.id;
    this.code = table.code;
    this.#table = table;
    this.#writer = writer;
    this.#parts = parts;
    this.#ratings = new TableRatings(parts.ratings);
  }

  /** Whether a match is in progress whose players may return at any moment. */
  get isUnderWay(): boolean {
    const { match } = this.#table;
    return !this.#isClosed && match !== undefined && isUnderWay(match);
  }

  /** Whether a seat is free or belongs to this person. */
  hasSeatFor({ identity, isHolder = false }: Arrival): boolean {
    return isHolder || mayHaveSeat(this.#table, identity);
  }

  /** Starts a table that was taken over. */
  begin(): Promise<boolean> {
    return this.#inTurn(async ({ now }) => {
      await this.#ratings.load(this.#table);
      this.#setFlag();
      if (isMissed(this.#table, now)) this.#end('otherMissed');
    });
  }

  /** Seats a person, in the chosen color if that is free. If there is no seat, they watch. `false` if the table is closed. */
  sit(session: Session, arrival: Arrival, chosen?: Color): Promise<boolean> {
    return this.#inTurn(async world => {
      const seating = { session, arrival, newToken: newSecret() };
      const guest = guestOf(arrival, seating.newToken);
      const settled = settle(this.#table, world.now);
      const isFree = chosen !== undefined && settled.table.seats[chosen] === undefined;
      const seated = isFree
        ? takeSeat(settled.table, chosen, guest, world)
        : sitDown(settled.table, guest, world);
      if (typeof seated !== 'string') return this.#seat(seating, joined(settled, seated), world);
      await this.#apply(settled, world);
      if (this.#isClosed) session.dismiss('tableClosed');
      else if (arrival.byWord === true) turnAway(session, seated);
      else this.#letWatch(session, seated);
    });
  }

  /** `false` if the table is closed. */
  watch(session: Session): Promise<boolean> {
    return this.#inTurn(async world => {
      await this.#apply(settle(this.#table, world.now), world);
      if (this.#isClosed) session.dismiss('tableClosed');
      else this.#letWatch(session);
    });
  }

  receive(session: Session, message: TableMessage): Promise<boolean> {
    return this.#inTurn(async world => {
      if (!this.#sessions.has(session)) return;
      const seat = this.#seatOf(session);
      const { refusal, ...judged } = handleMessage(this.#table, { seat, message }, world);
      await this.#apply(judged, world);
      if (this.#isClosed) return;
      if (message.kind === 'leave') this.#letGo(session, world);
      else if (refusal !== undefined) session.send('refused', refusedOf(message, refusal));
    });
  }

  /** Handles the end of a connection. */
  drop(session: Session): Promise<boolean> {
    return this.#inTurn(async world => {
      if (!this.#sessions.delete(session)) return;
      const seat = this.#seatOf(session);
      const settled = settle(this.#table, world.now);
      if (seat === undefined) return this.#apply({ ...settled, news: [{ kind: 'state' }] }, world);
      await this.#apply(joined(settled, lose(settled.table, seat, world.now)), world);
    });
  }

  /** Stores the table with its clocks stopped at `at`, and disconnects everybody. */
  async close(at = this.#parts.now()): Promise<void> {
    await this.#inTurn(async world => {
      const settled = settle(this.#table, at);
      const laid = outcome(settled.table, laidAside(settled.table, at));
      await this.#keep(joined(settled, laid), world);
      this.#end('serverMoves');
    });
  }

  moderate(action: ModeratorAction): Promise<boolean> {
    return this.#inTurn(async world => {
      const changed = moderated(this.#table, action, world.now);
      if (changed !== undefined) await this.#apply(changed, world);
      if (action.kind === 'eject') sendAway(this.#sessions, this.#table, action.subject);
      if (action.kind === 'close') this.#end('tableClosed');
    });
  }

  /** Queues a request; it is judged by its time of arrival, however long it waits. `false` if the table is closed. */
  #inTurn(work: (world: World) => Promise<void>): Promise<boolean> {
    const { openings } = this.#parts;
    const now = this.#parts.now();
    return this.#queue.run(async () => {
      if (this.#isClosed) return false;
      try {
        await work({ now, openings });
        return true;
      } catch (error) {
        const isClosed = await this.#writer.isClosedFor(error);
        if (!isClosed) this.#parts.errors.report('a table could not be stored', error, { table: this.id });
        this.#end(isClosed ? 'tableClosed' : 'serverMoves');
        return false;
      }
    });
  }

  async #keep({ table, stored }: Outcome, { now }: World): Promise<void> {
    const kept = await this.#writer.write({ table, stored, now });
    this.#parts.tally.stored(stored);
    if (stored.some(({ type }) => type === 'seat' || type === 'end')) await this.#ratings.load(table);
    this.#table = withClockFromNow(this.#table, kept, this.#parts.now());
    this.#setFlag();
  }

  async #apply(outcome: Outcome, world: World): Promise<void> {
    await this.#keep(outcome, world);
    this.#broadcast(outcome.news, world.now);
    if (isMissed(this.#table, world.now)) this.#end('otherMissed');
  }

  #broadcast(news: readonly News[], now: number): void {
    broadcast(this.#sessions, { table: this.#table, ratings: this.#ratings.shown, news, now });
  }

  async #seat({ session, arrival, newToken }: Seating, seated: Outcome, world: World): Promise<void> {
    await this.#keep(seated, world);
    const given = arrival.token !== undefined && seatOf(seated.table, hashOf(arrival.token)) !== undefined;
    const token = given ? arrival.token : newToken;
    session.tokenHash = hashOf(token);
    const isTakenOver = (other: Session): boolean =>
      other.tokenHash === session.tokenHash || (other.tokenHash !== undefined && !this.#seatOf(other));
    for (const other of this.#sessions) if (isTakenOver(other)) this.#dismiss(other, 'takenOver');
    this.#sessions.add(session);
    session.send('welcome', { code: this.code, token });
    this.#broadcast([{ kind: 'state' }], world.now);
  }

  #letWatch(session: Session, refusal?: NetRefusal): void {
    this.#sessions.add(session);
    if (refusal !== undefined) session.send('refused', { message: 'sit', refusal });
    session.send('welcome', { code: this.code });
    this.#broadcast([{ kind: 'state' }], this.#parts.now());
  }

  #seatOf({ tokenHash }: Session): Color | undefined {
    return tokenHash === undefined ? undefined : seatOf(this.#table, tokenHash);
  }

  /**
   * Removes the session of somebody who left. The outcome already tells the others about players; for spectators it sends the
   * new number.
   */
  #letGo(session: Session, { now }: World): void {
    const watched = this.#seatOf(session) === undefined;
    this.#dismiss(session, 'left');
    if (watched) this.#broadcast([{ kind: 'state' }], now);
  }

  #dismiss(session: Session, reason: Goodbye): void {
    this.#sessions.delete(session);
    session.dismiss(reason);
  }

  #end(reason: Goodbye): void {
    this.#isClosed = true;
    this.#takeFlagBack();
    for (const session of this.#sessions) this.#dismiss(session, reason);
    this.onEnd();
  }

  /** Schedules settling the table, before any other request can precede a fallen flag. */
  #setFlag(): void {
    this.#takeFlagBack();
    const at = settleAt(this.#table);
    if (at === undefined) return;
    const { now, after } = this.#parts;
    this.#takeFlagBack = after(at - now(), () => {
      void this.#inTurn(world => this.#apply(settle(this.#table, world.now), world));
    });
  }
}
