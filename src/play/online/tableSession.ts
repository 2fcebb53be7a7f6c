import { assertNever } from '../../game/assertNever.ts';
import { Connection, type ConnectionEnd } from '../../net/connection.ts';
import type { PageKind, PagePayload } from '../../net/contract/fromPage.ts';
import type { ServerMessage } from '../../net/contract/fromServer.ts';
import { PATIENCE } from '../../net/contract/limits.ts';
import type { TableState } from '../../net/contract/tableState.ts';
import type { JoinRequest, JoinRoom } from '../../net/room.ts';
import type { OnlineState } from '../../store/onlineStore.ts';
import type { PlayContext } from '../context.ts';
import type { TableBoard } from './board.ts';
import { isAwaiting } from './invitations.ts';
import type { Meeting } from './meeting.ts';
import { nameOf } from './requests.ts';

type OpenRequest = Extract<JoinRequest, { readonly kind: 'open' }>;
/** What leads to a table: its code, a request to open one, or a word for meeting another player. */
export type Goal =
  | { readonly code: string; readonly unknown?: () => void }
  | { readonly open: OpenRequest }
  | { readonly meeting: Meeting };

/** Shows a message about the table for a moment. */
export type Mention = <K extends 'greeting' | 'answer' | 'refusal'>(
  what: K,
  message: NonNullable<OnlineState[K]>,
) => void;

interface TableParts {
  readonly context: PlayContext;
  readonly board: TableBoard;
  readonly mention: Mention;
  /** Called with every state. */
  readonly noted: (table: TableState) => void;
  readonly ended: (why: ConnectionEnd) => void;
}

const CONNECTED = { type: 'connected' } as const;

/** The visit to one table, from the first request to leaving, over several connections. */
export class TableSession {
  readonly #parts: TableParts;
  readonly #goal: Goal;
  readonly #connection: Connection;
  /** Undefined until the server has sent it. */
  #code: string | undefined;
  /** Set while meeting by a word, until both players are there. */
  #meeting: Meeting | undefined;
  /** Whether no state has arrived since the connection was made. */
  #isFresh = true;

  constructor(parts: TableParts, goal: Goal) {
    this.#parts = parts;
    this.#goal = goal;
    if ('code' in goal) this.#code = goal.code;
    if ('meeting' in goal) this.#meeting = goal.meeting;
    this.#connection = this.#connect();
  }

  /** Messages are dropped while disconnected. */
  send<Kind extends PageKind>(kind: Kind, payload: PagePayload<Kind>): void {
    this.#connection.send(kind, payload);
  }

  /** Reports whether the page is visible. */
  attend(): void {
    this.send('attend', { isHere: this.#stores.app.getState().visible });
  }

  /** To be called when the network returns or the page wakes up. */
  check(): void {
    this.#connection.check();
  }

  /** To be called when the network is lost. */
  drop(): void {
    this.#connection.drop();
  }

  /** Disconnects; the seat is kept. */
  close(): void {
    this.#parts.board.clear();
    this.#connection.close();
  }

  leave(): void {
    this.#parts.board.clear();
    this.#connection.leave();
  }

  get #stores() {
    return this.#parts.context.stores;
  }

  get #online() {
    return this.#stores.online.getState();
  }

  #connect(): Connection {
    const { clock, kept, random, wire } = this.#parts.context;
    const joinRoom: JoinRoom = async (request, listener) => {
      const outcome = await wire.joinRoom(request, listener);
      this.#meeting?.tried(outcome);
      return outcome;
    };
    const hasToken = this.#code !== undefined && kept.keys.token(this.#code) !== undefined;
    return new Connection({
      joinRoom,
      time: clock,
      random,
      request: () => this.#request(),
      isAwaited: this.#meeting !== undefined || hasToken,
      every: () => this.#meeting && PATIENCE.meetingTry,
      follower: {
        received: message => this.#receive(message),
        lost: () => this.#lost(),
        ended: why => this.#ended(why),
      },
    });
  }

  #request(): JoinRequest {
    if (this.#meeting !== undefined) return this.#meeting.request;
    if (this.#code === undefined && 'open' in this.#goal) return this.#goal.open;
    const { keys } = this.#parts.context.kept;
    const code = this.#code ?? '';
    const token = keys.token(code);
    if (token === undefined && this.#online.table?.you === 'watcher') return { kind: 'watch', code };
    const name = nameOf(this.#stores.settings.getState());
    return { kind: 'sit', code, identity: keys.identity, ...name, ...(token && { token }) };
  }

  #receive(message: ServerMessage): void {
    switch (message.kind) {
      case 'welcome':
        this.#code = message.code;
        if (message.token !== undefined) this.#parts.context.kept.keys.keep(message.code, message.token);
        return;
      case 'state':
        this.#update(message);
        return;
      case 'greeting':
        this.#greeted(message);
        return;
      case 'answered':
        this.#parts.mention('answer', message);
        return;
      case 'refused':
        this.#refused(message);
        return;
      case 'found':
      case 'club':
      case 'round':
      case 'goodbye':
      case 'pong':
        return;
      default:
        assertNever(message);
    }
  }

  #update({ kind: _, ...table }: TableState & { readonly kind: 'state' }): void {
    if (this.#meeting !== undefined && isAwaiting(table)) {
      this.#meeting.waits(true);
      return;
    }
    this.#meeting?.met(table);
    this.#meeting = undefined;
    const now = this.#parts.context.clock.now();
    this.#stores.online.setState({ table, receivedAt: now, connection: CONNECTED });
    this.#parts.noted(table);
    this.#parts.board.show(table);
    if (this.#isFresh) this.#resume();
  }

  /** Resends what the server may not have received. */
  #resume(): void {
    this.#isFresh = false;
    this.#parts.board.sendAgain((kind, move) => this.send(kind, move));
    if (!this.#stores.app.getState().visible) this.attend();
  }

  #refused(message: ServerMessage<'refused'>): void {
    const { table } = this.#online;
    const { board, mention } = this.#parts;
    const isMove = message.message === 'play' || message.message === 'pass';
    const isShown = isMove && table !== undefined && board.takeBack(table, message);
    if (!isShown && message.message !== 'attend') mention('refusal', message.refusal);
  }

  /** A player's own greetings are always shown; the other player's can be muted. */
  #greeted({ by, greeting }: ServerMessage<'greeting'>): void {
    const { greetingsMuted } = this.#stores.settings.getState();
    const isMuted = greetingsMuted && this.#online.table?.you !== by;
    if (!isMuted) this.#parts.mention('greeting', { by, greeting });
  }

  #lost(): void {
    this.#isFresh = true;
    this.#meeting?.waits(false);
    if (this.#online.connection.type !== 'connected') return;
    const since = this.#parts.context.clock.now();
    this.#stores.online.setState({ connection: { type: 'reconnecting', since } });
  }

  #ended(why: ConnectionEnd): void {
    if (this.#meeting !== undefined) this.#meeting.failed(why);
    else if (why === 'unknownTable' && 'unknown' in this.#goal) this.#goal.unknown?.();
    else this.#parts.ended(why);
  }
}
