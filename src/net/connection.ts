import { Tries } from './backoff.ts';
import type { PageKind, PagePayload } from './contract/fromPage.ts';
import { readFromServer, type ServerMessage } from './contract/fromServer.ts';
import { PATIENCE } from './contract/limits.ts';
import type { Goodbye, NetRefusal } from './contract/words.ts';
import { type CallParts, Calls } from './joinAttempts.ts';
import type { Call, Dialed, Line } from './room.ts';

/** In milliseconds. */
const WAIT = {
  /** For any message from the server after a ping. */
  word: 2_000,
  /** For the server's goodbye to a page that leaves. */
  goodbye: 1_000,
} as const;
const COMING_IN: readonly unknown[] = ['open', 'meet', 'sit', 'watch', 'seek'] satisfies Call['kind'][];
const isAboutComingIn = ({ message }: ServerMessage<'refused'>): boolean => COMING_IN.includes(message);

/** Why a connection is over for good. */
export type Ending = Goodbye | NetRefusal | 'unreachable';

/** Notified of what happens on a connection. */
export interface Follower {
  heard(message: ServerMessage): void;
  /** The line is lost; the connection tries to get it back. */
  lost(): void;
  ended(why: Ending): void;
}

export interface ConnectionParts extends CallParts {
  readonly random: () => number;
  /** The call to make, built again for each try. */
  readonly call: () => Call;
  /** Whether a seat is kept there. */
  readonly isAwaited?: boolean;
  /** The pause before each retry, in milliseconds, if the connection is not to choose it itself. */
  readonly every?: () => number | undefined;
  readonly follower: Follower;
}

/**
 * A connection to a room, kept up for as long as it is wanted: it sends pings, notices when the server goes silent, and
 * reconnects. With a seat at the table it never gives up; if it never came in it ends after a few tries.
 */
export class Connection {
  readonly #parts: ConnectionParts;
  readonly #calls: Calls;
  #line: Line | undefined;
  readonly #tries: Tries;
  #isAwaited: boolean;
  /** When the current line first proved good. */
  #inSince: number | undefined;
  /** Why the server did not let the page in. */
  #refusal: NetRefusal | undefined;
  /** When the first ping since the server's last message was sent. */
  #askedAt: number | undefined;
  #isOver = false;
  #cancelSilence = (): void => {};
  #cancelBeat = (): void => {};
  #cancelPause = (): void => {};

  constructor(parts: ConnectionParts) {
    this.#parts = parts;
    this.#calls = new Calls(parts);
    this.#tries = new Tries(parts.random, parts.every ?? (() => undefined));
    this.#isAwaited = parts.isAwaited ?? false;
    this.#dial();
  }

  /** Dropped while disconnected. */
  send<Kind extends PageKind>(kind: Kind, payload: PagePayload<Kind>): void {
    this.#line?.send(kind, payload);
  }

  /** The machine may have been asleep, or has found a network: checks at once whether the server still answers. */
  check(): void {
    if (this.#isOver) return;
    if (this.#line === undefined) {
      this.#tries.beginAnew(true);
      this.#dial();
    } else {
      this.#ping();
      this.#expectWord(WAIT.word);
    }
  }

  /** The machine has lost its network. */
  drop(): void {
    if (this.#line !== undefined) this.#lose();
  }

  /** Says goodbye where possible, and hangs up. */
  leave(): void {
    const line = this.#line;
    this.#end();
    if (line === undefined) return;
    line.send('leave', {});
    this.#parts.time.after(WAIT.goodbye, () => line.close());
  }

  /** Hangs up for good. */
  close(): void {
    this.#line?.close();
    this.#end();
  }

  #end(): void {
    this.#isOver = true;
    this.#hangUp();
  }

  /** Ignores the line from now on. */
  #hangUp(): void {
    this.#line = undefined;
    this.#calls.giveUp();
    this.#cancelSilence();
    this.#cancelBeat();
    this.#cancelPause();
  }

  #dial(): void {
    this.#hangUp();
    this.#refusal = undefined;
    const listener = {
      heard: (kind: unknown, payload: unknown) => this.#hear(kind, payload),
      closed: () => this.#closed(),
    };
    const { patience } = this.#tries;
    this.#calls.begin({ call: this.#parts.call(), listener, patience }, dialed => this.#answered(dialed));
  }

  #answered(dialed: Dialed): void {
    switch (dialed.type) {
      case 'open':
        this.#open(dialed.line);
        return;
      case 'failed':
        this.#dialLater();
        return;
      case 'refused':
        if (this.#isAwaited && dialed.refusal === 'tooMany') this.#dialLater();
        else this.#finish(dialed.refusal);
    }
  }

  #open(line: Line): void {
    this.#line = line;
    this.#askedAt = undefined;
    this.#expectWord(PATIENCE.silence);
    this.#beat();
  }

  #dialLater(): void {
    this.#hangUp();
    if (!this.#isAwaited && this.#tries.areVain) this.#finish('unreachable');
    else this.#cancelPause = this.#parts.time.after(this.#tries.next(), () => this.#dial());
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

  /** Timers of a hidden page are slow: a server that was not pinged is not silent. */
  #doubt(): void {
    const isSilent = this.#askedAt !== undefined && this.#parts.time.now() - this.#askedAt >= WAIT.word;
    if (isSilent) this.#lose();
    else this.check();
  }

  #hear(kind: unknown, payload: unknown): void {
    this.#askedAt = undefined;
    if (this.#line !== undefined) this.#expectWord(PATIENCE.silence);
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
    if (message.kind !== 'pong') this.#parts.follower.heard(message);
  }

  #arrived({ kind }: ServerMessage): void {
    this.#tries.succeed();
    this.#isAwaited = true;
    this.#inSince ??= this.#parts.time.now();
    if (kind === 'state') this.#refusal = undefined;
  }

  #dismissed(reason: Goodbye): void {
    const isByOwnCall = reason === 'takenOver' && this.#calls.mayHaveLateOne;
    if (reason === 'serverMoves' || isByOwnCall) this.#lose();
    else this.#finish(this.#refusal ?? reason);
  }

  #closed(): void {
    if (this.#refusal === undefined) this.#lose();
    else this.#finish(this.#refusal);
  }

  #lose(): void {
    this.#line?.close();
    const { time, follower } = this.#parts;
    if (this.#inSince !== undefined && time.now() - this.#inSince >= PATIENCE.silence)
      this.#tries.beginAnew(false);
    this.#inSince = undefined;
    follower.lost();
    this.#dialLater();
  }

  #finish(why: Ending): void {
    this.close();
    this.#parts.follower.ended(why);
  }
}
