import type { Client } from '@colyseus/core';
import { type Color, opposite } from '../../src/game/color.ts';
import { PAGE_KINDS, type PageMessage, readFromPage } from '../../src/net/contract/fromPage.ts';
import type { ServerPayload } from '../../src/net/contract/fromServer.ts';
import { Refused } from '../admission/refused.ts';
import type { Arrival, Ticket } from '../admission/tickets.ts';
import { BOUNDS } from '../limits/allowances.ts';
import type { RateLimiter } from '../limits/rateLimiter.ts';
import type { TableMessage } from '../match/messages.ts';
import type { Tally } from '../process/tally.ts';
import { GuardedRoom, type GuardParts } from '../sockets/guardedRoom.ts';
import { Session } from '../sockets/session.ts';
import type { OnlineTable } from './onlineTable.ts';
import type { NoTable, TableRegistry } from './tableRegistry.ts';

interface RoomParts extends GuardParts {
  readonly registry: TableRegistry;
  readonly limiter: RateLimiter;
  /** Called with the time a ply took, in milliseconds. */
  readonly onPly: (milliseconds: number) => void;
  readonly tally: Tally;
}

const refuse = (reason: NoTable): never => {
  throw reason === 'elsewhere' ? new Refused('serverMoves') : new Refused(reason);
};

type DoorMessage = PageMessage<'open' | 'meet' | 'sit' | 'watch' | 'seek' | 'host' | 'enter' | 'club'>;
const DOOR_KINDS: readonly string[] = [
  'open',
  'meet',
  'sit',
  'watch',
  'seek',
  'host',
  'enter',
  'club',
] satisfies DoorMessage['kind'][];

/** Messages to enter a room or for another kind of room, which a table ignores. */
const isForTheDoor = (message: PageMessage): message is DoorMessage => DOOR_KINDS.includes(message.kind);

const malformed = (kind: unknown): ServerPayload<'refused'> => {
  const message = PAGE_KINDS.find(name => name === kind);
  return { refusal: 'malformed', ...(message && { message }) };
};

/** The rate limit of a message besides that on frames; offers within a match are limited by its own rules. */
const COUNTED: Readonly<Record<TableMessage['kind'], 'greetings' | 'offers' | 'presences' | undefined>> = {
  play: undefined,
  pass: undefined,
  resign: undefined,
  ask: 'offers',
  answer: 'offers',
  claim: undefined,
  nudge: undefined,
  stay: undefined,
  leave: undefined,
  greet: 'greetings',
  attend: 'presences',
};

/** Whether the message leads to another match if the opponent agrees. */
const isForNextMatch = (message: PageMessage): boolean =>
  (message.kind === 'ask' || (message.kind === 'answer' && message.agrees)) &&
  (message.what === 'rematch' || message.what === 'newGame');

const tooMany = ({ kind: message }: PageMessage): ServerPayload<'refused'> => ({
  message,
  refusal: 'tooMany',
});

/** How long a match stays in memory without players, who may both be reloading or have lost the network together. */
const LINGER_MILLISECONDS = 60_000;
/** How long the opener's color is reserved at a table reached by a word, where the opener may arrive second. */
const KEPT_MILLISECONDS = 15_000;

interface Opener {
  readonly identity: string;
  readonly color: Color;
  readonly keptUntil: number;
}

/** Connects Colyseus clients to a table; `OnlineTable` makes all decisions. */
export abstract class TableRoom extends GuardedRoom {
  protected abstract override readonly parts: RoomParts;
  readonly #sessions = new Map<Client, Session>();
  #table: OnlineTable | undefined;
  /** Set until the opener has arrived. */
  #opener: Opener | undefined;
  #lingering: NodeJS.Timeout | undefined;

  override async onCreate(ticket: Ticket): Promise<void> {
    this.roomId = ticket.code;
    this.onMessage('*', (client, kind, payload) => this.#receive(client, kind, payload));
    const { registry } = this.parts;
    if (ticket.kind !== 'open') {
      const acquired = await registry.acquire(ticket.code);
      this.#table = typeof acquired === 'string' ? refuse(acquired) : acquired;
      return;
    }
    const opened = await registry.open(ticket);
    const { table, color } = typeof opened === 'string' ? refuse(opened) : opened;
    this.#table = table;
    const { identity } = ticket.arrival;
    this.#opener = { identity, color, keptUntil: this.parts.now() + KEPT_MILLISECONDS };
  }

  override async onJoin(client: Client, ticket: Ticket): Promise<void> {
    if (this.#sessions.size >= BOUNDS.sessions && !this.#hasSeatFor(ticket)) throw new Refused('tooMany');
    this.#stay();
    this.expect(client);
    const session = new Session(client, ticket.kind === 'watch' ? undefined : ticket.arrival.address);
    this.#sessions.set(client, session);
    if (this.#table !== undefined) this.#table.onEnd = () => this.#end();
    if (!(await this.#welcome(session, ticket))) throw new Refused('serverMoves');
  }

  override async onLeave(client: Client): Promise<void> {
    const session = this.#sessions.get(client);
    this.#sessions.delete(client);
    super.onLeave(client);
    if (session !== undefined) await this.#table?.drop(session);
    if (this.clients.length === 0 && this.#table?.isUnderWay) this.#linger();
  }

  override onBeforeShutdown(): void {
    this.#stay();
    void this.#table?.close().then(() => this.#end());
  }

  override async onDispose(): Promise<void> {
    clearTimeout(this.#lingering);
    if (this.#table !== undefined) await this.parts.registry.release(this.#table);
  }

  async #welcome(session: Session, ticket: Ticket): Promise<boolean | undefined> {
    switch (ticket.kind) {
      case 'open':
      case 'sit':
        if (ticket.arrival.isHolder === true) this.parts.tally.returned();
        return this.#table?.sit(session, ticket.arrival, this.#colorFor(ticket.arrival));
      case 'watch':
        return this.#table?.watch(session);
    }
  }

  /** People without a seat could only watch. */
  #hasSeatFor(ticket: Ticket): boolean {
    return ticket.kind !== 'watch' && this.#table?.hasSeatFor(ticket.arrival) === true;
  }

  /** The color for a player: the opener's own, or the other one for somebody who arrives before the opener. */
  #colorFor({ identity }: Arrival): Color | undefined {
    const opener = this.#opener;
    if (opener === undefined) return undefined;
    const isOpener = opener.identity === identity;
    if (isOpener) this.#opener = undefined;
    if (isOpener || this.parts.now() >= opener.keptUntil) return isOpener ? opener.color : undefined;
    return opposite(opener.color);
  }

  #receive(client: Client, kind: unknown, payload: unknown): void {
    const session = this.#sessions.get(client);
    if (session === undefined) return;
    const message = readFromPage(kind, payload);
    if (message === undefined || isForTheDoor(message)) session.send('refused', malformed(kind));
    else if (message.kind === 'ping') session.send('pong', this.pong(message.sent));
    else if (this.#isTooMuch(session, message)) session.send('refused', tooMany(message));
    else this.#pass(session, message);
  }

  #pass(session: Session, message: TableMessage): void {
    const received = performance.now();
    const done = this.#table?.receive(session, message);
    if (message.kind === 'play') void done?.then(() => this.parts.onPly(performance.now() - received));
  }

  /** Greetings and offers are limited per seat, across reconnects, and rematches per address. */
  #isTooMuch({ tokenHash, address }: Session, message: TableMessage): boolean {
    const { limiter } = this.parts;
    const counted = COUNTED[message.kind];
    if (counted === undefined || tokenHash === undefined) return false;
    if (limiter.take(counted, tokenHash) > 0) return true;
    return isForNextMatch(message) && address !== undefined && limiter.take('rematches', address) > 0;
  }

  /** Closes a room without a table, which would block the next room for that table. */
  #end(): void {
    clearTimeout(this.#lingering);
    void this.disconnect();
  }

  #stay(): void {
    clearTimeout(this.#lingering);
    this.autoDispose = true;
  }

  #linger(): void {
    this.autoDispose = false;
    this.#lingering = setTimeout(() => this.#stay(), LINGER_MILLISECONDS);
  }
}
