import { jittered } from '../../net/backoff.ts';
import { Connection, type ConnectionEnd } from '../../net/connection.ts';
import type { ServerMessage } from '../../net/contract/fromServer.ts';
import { PATIENCE } from '../../net/contract/limits.ts';
import type { JoinRequest } from '../../net/room.ts';
import { Timers } from '../clock.ts';
import type { PlayContext } from '../context.ts';

/** Milliseconds between re-entries to the lobby, so that two players who missed each other are paired. */
const REENTRY = 20_000;
/** Random spread of that interval, so that two players do not keep re-entering at the same moment. */
const JITTER = 0.3;

export type SeekRequest = Extract<JoinRequest, { readonly kind: 'seek' }>;

interface LobbyParts {
  readonly context: PlayContext;
  readonly found: (code: string) => void;
  readonly ended: (why: ConnectionEnd | 'nobodyCame') => void;
}

/** Waits in the lobby for an opponent. */
export class LobbySession {
  readonly #parts: LobbyParts;
  readonly #request: SeekRequest;
  readonly #timers: Timers;
  #connection: Connection;

  constructor(parts: LobbyParts, request: SeekRequest) {
    this.#parts = parts;
    this.#request = request;
    this.#timers = new Timers(parts.context.clock);
    this.#connection = this.#enter();
    this.#timers.after(PATIENCE.seeking, () => this.#end('nobodyCame'));
  }

  /** To be called when the network returns or the page wakes up. */
  check(): void {
    this.#connection.check();
  }

  /** To be called when the network is lost. */
  drop(): void {
    this.#connection.drop();
  }

  leave(): void {
    this.#timers.clear();
    this.#connection.close();
  }

  #enter(): Connection {
    const { clock, random, wire } = this.#parts.context;
    this.#timers.after(jittered(REENTRY, JITTER, random), () => {
      this.#connection.close();
      this.#connection = this.#enter();
    });
    const follower = {
      received: (message: ServerMessage) => this.#receive(message),
      lost: () => {},
      ended: (why: ConnectionEnd) => this.#end(why),
    };
    return new Connection({
      joinRoom: wire.joinRoom,
      time: clock,
      random,
      request: () => this.#request,
      follower,
    });
  }

  #receive(message: ServerMessage): void {
    if (message.kind !== 'found') return;
    const { context, found } = this.#parts;
    context.kept.keys.keep(message.code, message.token);
    this.leave();
    found(message.code);
  }

  #end(why: ConnectionEnd | 'nobodyCame'): void {
    this.leave();
    this.#parts.ended(why);
  }
}
