import { Backoff } from './backoff.ts';
import type { PageKind, PagePayload } from './contract/fromPage.ts';
import { readFromServer, type ServerMessage } from './contract/fromServer.ts';
import { PATIENCE } from './contract/limits.ts';
import type { Goodbye, NetRefusal } from './contract/words.ts';
import { JoinAttempts, type JoinParts } from './joinAttempts.ts';
import type { JoinedRoom, JoinOutcome, JoinRequest } from './room.ts';

/** Timeouts in milliseconds. */
const WAIT = {
  /** For any message from the server after a ping. */
  word: 2_000,
  /** For the server's goodbye to a page that leaves. */
  goodbye: 1_000,
} as const;
const COMING_IN: readonly unknown[] = [
  'open',
  'meet',
  'sit',
  'watch',
  'seek',
  'host',
  'enter',
] satisfies JoinRequest['kind'][];
const isAboutComingIn = ({ message }: ServerMessage<'refused'>): boolean => COMING_IN.includes(message);

/** Why a connection has ended for good. */
export type ConnectionEnd = Goodbye | NetRefusal | 'unreachable';

/** Receives the events of a connection. */
export interface Follower {
  received(message: ServerMessage): void;
  /** The connection was lost and is being restored. */
  lost(): void;
  ended(why: ConnectionEnd): void;
}

export interface ConnectionParts extends JoinParts {
  readonly random: () => number;
  /** Builds the request anew for each try. */
  readonly request: () => JoinRequest;
  /** Whether a seat is reserved there. */
  readonly isAwaited?: boolean;
  /** Overrides the pause before each retry, in milliseconds. */
  readonly every?: () => number | undefined;
  readonly follower: Follower;
}

/**
 * Keeps a connection to a room alive: sends pings, notices a silent server, and reconnects. With a seat at
 * the table it never gives up; if it was never let in it ends after a few tries.
 */
export class Connection {
  readonly #parts: ConnectionParts;
  readonly #attempts: JoinAttempts;
  #room: JoinedRoom | undefined;
  readonly #backoff: Backoff;
  #isAwaited: boolean;
  /** When the current connection proved to work. */
  #inSince: number | undefined;
  /** Why the server refused the page. */
  #refusal: NetRefusal | undefined;
  /** When the first ping since the server's last message was sent. */
  #askedAt: number | undefined;
  #isOver = false;
  #cancelSilence = (): void => {};
  #cancelBeat = (): void => {};
  #cancelPause = (): void => {};

  constructor(parts: ConnectionParts) {
    this.#parts = parts;
    this.#attempts = new JoinAttempts(parts);
    this.#backoff = new Backoff(parts.random, parts.every ?? (() => undefined));
    this.#isAwaited = parts.isAwaited ?? false;
    this.#join();
  }

  /** Messages are dropped while disconnected. */
  send<Kind extends PageKind>(kind: Kind, payload: PagePayload<Kind>): void {
    this.#room?.send(kind, payload);
  }

  /** Checks at once whether the server still answers, after the device was asleep or has found a network. */
  check(): void {
    if (this.#isOver) return;
    if (this.#room === undefined) {
      this.#backoff.reset(true);
      this.#join();
    } else {
      this.#ping();
      this.#expectWord(WAIT.word);
    }
  }

  /** The device lost its network. */
  drop(): void {
    if (this.#room !== undefined) this.#lose();
  }

  /** Says goodbye if connected, and disconnects. */
  leave(): void {
    const room = this.#room;
    this.#end();
    if (room === undefined) return;
    room.send('leave', {});
    this.#parts.time.after(WAIT.goodbye, () => room.close());
  }

  /** Disconnects for good. */
  close(): void {
    this.#room?.close();
    this.#end();
  }

  #end(): void {
    this.#isOver = true;
    this.#hangUp();
  }

  /** Ignores all later events of the room. */
  #hangUp(): void {
    this.#room = undefined;
    this.#attempts.giveUp();
    this.#cancelSilence();
    this.#cancelBeat();
    this.#cancelPause();
  }

  #join(): void {
    this.#hangUp();
    this.#refusal = undefined;
    const listener = {
      received: (kind: unknown, payload: unknown) => this.#receive(kind, payload),
      closed: () => this.#closed(),
    };
    const { answerTimeout } = this.#backoff;
    this.#attempts.begin({ request: this.#parts.request(), listener, answerTimeout }, outcome =>
      this.#answered(outcome),
    );
  }

  #answered(outcome: JoinOutcome): void {
    switch (outcome.type) {
      case 'open':
        this.#open(outcome.room);
        return;
      case 'failed':
        this.#joinLater();
        return;
      case 'refused':
        if (this.#isAwaited && outcome.refusal === 'tooMany') this.#joinLater();
        else this.#finish(outcome.refusal);
    }
  }

  #open(room: JoinedRoom): void {
    this.#room = room;
    this.#askedAt = undefined;
    this.#expectWord(PATIENCE.silence);
    this.#beat();
  }

  #joinLater(): void {
    this.#hangUp();
    if (!this.#isAwaited && this.#backoff.isExhausted) this.#finish('unreachable');
    else this.#cancelPause = this.#parts.time.after(this.#backoff.next(), () => this.#join());
  }

  #beat(): void {
    this.#ping();
    this.#cancelBeat = this.#parts.time.after(PATIENCE.heartbeat, () => this.#beat());
  }

  #ping(): void {
    const now = this.#parts.time.now();
    this.#askedAt ??= now;
    this.send('ping', { sent: now });
  }

  #expectWord(within: number): void {
    this.#cancelSilence();
    this.#cancelSilence = this.#parts.time.after(within, () => this.#doubt());
  }

  /** Timers of a hidden page are throttled: a server that was not pinged is not silent. */
  #doubt(): void {
    const isSilent = this.#askedAt !== undefined && this.#parts.time.now() - this.#askedAt >= WAIT.word;
    if (isSilent) this.#lose();
    else this.check();
  }

  #receive(kind: unknown, payload: unknown): void {
    this.#askedAt = undefined;
    if (this.#room !== undefined) this.#expectWord(PATIENCE.silence);
    const message = readFromServer(kind, payload);
    if (message === undefined) {
      if (kind === 'state') this.#finish('malformed');
      return;
    }
    switch (message.kind) {
      case 'goodbye':
        this.#dismissed(message.reason);
        return;
      case 'refused':
        if (isAboutComingIn(message)) this.#refusal = message.refusal;
        break;
      default:
        this.#arrived(message);
    }
    if (message.kind !== 'pong') this.#parts.follower.received(message);
  }

  #arrived({ kind }: ServerMessage): void {
    this.#backoff.succeed();
    this.#isAwaited = true;
    this.#inSince ??= this.#parts.time.now();
    if (kind === 'state') this.#refusal = undefined;
  }

  #dismissed(reason: Goodbye): void {
    const isByOwnRequest = reason === 'takenOver' && this.#attempts.mayHaveLateOne;
    if (reason === 'serverMoves' || isByOwnRequest) this.#lose();
    else this.#finish(this.#refusal ?? reason);
  }

  #closed(): void {
    if (this.#refusal === undefined) this.#lose();
    else this.#finish(this.#refusal);
  }

  #lose(): void {
    this.#room?.close();
    const { time, follower } = this.#parts;
    if (this.#inSince !== undefined && time.now() - this.#inSince >= PATIENCE.silence)
      this.#backoff.reset(false);
    this.#inSince = undefined;
    follower.lost();
    this.#joinLater();
  }

  #finish(why: ConnectionEnd): void {
    this.close();
    this.#parts.follower.ended(why);
  }
}
