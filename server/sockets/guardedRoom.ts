import { type Client, ClientState, CloseCode, logger, Protocol, Room } from '@colyseus/core';
import type { WebSocket } from 'ws';
import { PAGE_KINDS } from '../../src/net/contract/fromPage.ts';
import type { ServerPayload } from '../../src/net/contract/fromServer.ts';
import { BOUNDS } from '../limits/allowances.ts';
import type { Now } from '../process/clock.ts';
import { hashOf } from '../process/secrets.ts';
import { Line } from './line.ts';
import type { Reservations } from './reservations.ts';
import type { Watchdog } from './watchdog.ts';

/** msgpack's marker for a short string, with the length in its low bits. */
const SHORT_TEXT = 0xa0;
/** The offset of the message kind, after its marker. */
const KIND_AT = 2;
/** Message types of the Colyseus client without content. */
const WORDS: readonly number[] = [Protocol.JOIN_ROOM, Protocol.LEAVE_ROOM, Protocol.PING];

const KINDS: ReadonlySet<string> = new Set(PAGE_KINDS);

/**
 * Whether a page of Flipside could have sent this frame. Colyseus also reads requests, bytes, inputs and types of any length,
 * which no page sends and which it does not validate carefully.
 */
export const isFromPage = (frame: Buffer): boolean => {
  if (frame.length === 1) return WORDS.includes(frame[0] as number);
  const end = KIND_AT + (frame[1] as number) - SHORT_TEXT;
  if (frame[0] !== Protocol.ROOM_DATA || frame.length < end) return false;
  return KINDS.has(frame.toString('latin1', KIND_AT, end));
};

/** Turns off the patch timer of Colyseus, which would wake each room sixty times a second. */
const NEVER_MILLISECONDS = 0x7fff_ffff;

const MALFORMED: ServerPayload<'refused'> = { refusal: 'malformed' };

/** The dependencies of every room for its connections. */
export interface GuardParts {
  readonly reservations: Reservations;
  readonly watchdog: Watchdog;
  readonly now: Now;
}

/** The private Colyseus methods that receive every frame and every newcomer. */
interface Reader {
  _onMessage(client: Client, frame: Buffer): void;
  _reserveSeat(sessionId: string, ...more: readonly unknown[]): Promise<boolean>;
}

/** Colyseus's private list of reserved seats by session, and its timer that lets the room dispose itself when nobody comes. */
interface Reserving {
  readonly _reservedSeats: Record<string, unknown>;
  readonly _reservedSeatTimeouts: Record<string, NodeJS.Timeout>;
  _autoDisposeTimeout: NodeJS.Timeout | undefined;
}

/**
 * The relevant fields of a ticket. `isHolder`: the token belongs to a seat. `isKnown`: the secret belongs to somebody in the
 * club.
 */
interface Bearer {
  readonly arrival?: { readonly token?: string; readonly isHolder?: boolean };
  readonly secret?: string;
  readonly isKnown?: boolean;
}

/** The hash of the token or the secret of somebody returning to their seat or club. */
const holderOf = (ticket: unknown): string | undefined => {
  const { arrival, secret, isKnown } = (ticket ?? {}) as Bearer;
  if (isKnown === true && secret !== undefined) return hashOf(secret);
  return arrival?.isHolder === true && arrival.token !== undefined ? hashOf(arrival.token) : undefined;
};

/**
 * A room that only reads frames a page can have sent. An error while reading a frame closes that connection and nothing else.
 */
export abstract class GuardedRoom extends Room {
  protected abstract readonly parts: GuardParts;
  override patchRate = NEVER_MILLISECONDS;

  constructor() {
    super();
    const reader = this as unknown as Reader;
    const read = reader._onMessage.bind(this);
    const reserve = reader._reserveSeat.bind(this);
    reader._reserveSeat = (sessionId, ...more) => {
      this.parts.reservations.keep(sessionId, { room: this, holder: holderOf(more[0]) });
      return reserve(sessionId, ...more);
    };
    reader._onMessage = (client, frame) => {
      try {
        if (isFromPage(frame)) read(client, frame);
        else client.send('refused', MALFORMED);
      } catch (error) {
        logger.error(error);
        client.leave(CloseCode.WITH_ERROR);
      }
    };
  }

  /** Drops reserved seats nobody has taken; otherwise Colyseus would not dispose the room before they expire. */
  override disconnect(code?: number): ReturnType<Room['disconnect']> {
    const reserving = this as unknown as Reserving;
    const { _reservedSeats: seats, _reservedSeatTimeouts: timers } = reserving;
    for (const [session, timer] of Object.entries(timers)) {
      clearTimeout(timer);
      delete timers[session];
      delete seats[session];
    }
    clearTimeout(reserving._autoDisposeTimeout);
    reserving._autoDisposeTimeout = undefined;
    return super.disconnect(code);
  }

  protected pong(sent: number): ServerPayload<'pong'> {
    return { sent, now: this.parts.now() };
  }

  /**
   * Call this when a client joins. Its messages are queued until it confirms the join, for which it has limited time. After
   * that its pings are answered before anything else reads them.
   */
  protected expect(client: Client): void {
    const socket = client.ref as WebSocket;
    const timer = setTimeout(() => {
      if (client.state === ClientState.JOINING) socket.terminate();
    }, BOUNDS.arrival);
    socket.once('close', () => clearTimeout(timer));
    const hear = this.parts.watchdog.watch(socket);
    const line = Line.of(socket);
    if (line === undefined) return;
    line.onPing = () => {
      if (client.state !== ClientState.JOINED) return undefined;
      hear();
      return this.parts.now();
    };
  }
}
