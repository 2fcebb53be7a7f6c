import { type Client, ClientState, CloseCode, logger, Protocol, Room } from '@colyseus/core';
import type { WebSocket } from 'ws';
import { PAGE_KINDS } from '../../src/net/contract/fromPage.ts';
import type { ServerPayload } from '../../src/net/contract/fromServer.ts';
import { BOUNDS } from '../limits/allowances.ts';
import type { Reservations } from './reservations.ts';

/** msgpack's marker for a short string, with the length in its low bits. */
const SHORT_TEXT = 0xa0;
/** Messages of the Colyseus client that have no content. */
const WORDS: readonly number[] = [Protocol.JOIN_ROOM, Protocol.LEAVE_ROOM, Protocol.PING];

const HEADS = PAGE_KINDS.map(kind =>
  Buffer.from([Protocol.ROOM_DATA, SHORT_TEXT + kind.length, ...Buffer.from(kind)]),
);

/**
 * Whether a page of Flipside could have sent this frame. Colyseus also reads requests, bytes, inputs and types of any
 * length; no page sends those, and Colyseus does not check all of them carefully.
 */
export const isFromPage = (frame: Buffer): boolean =>
  frame.length === 1
    ? WORDS.includes(frame[0] as number)
    : HEADS.some(head => frame.length >= head.length && head.equals(frame.subarray(0, head.length)));

/** Turns off the patch timer of Colyseus, which would wake each room sixty times a second. */
const NEVER_MILLISECONDS = 2 ** 31 - 1;

const MALFORMED: ServerPayload<'refused'> = { refusal: 'malformed' };

/** The private Colyseus methods that every frame and every newcomer pass through. */
interface Reader {
  _onMessage(client: Client, frame: Buffer): void;
  _reserveSeat(sessionId: string, ...more: readonly unknown[]): Promise<boolean>;
}

/** A room that reads only what a page can have sent. An error while reading a frame ends that connection and nothing else. */
export abstract class GuardedRoom extends Room {
  protected abstract readonly parts: { readonly reservations: Reservations };
  override patchRate = NEVER_MILLISECONDS;

  constructor() {
    super();
    const reader = this as unknown as Reader;
    const read = reader._onMessage.bind(this);
    const reserve = reader._reserveSeat.bind(this);
    reader._reserveSeat = (sessionId, ...more) => {
      this.parts.reservations.keep(sessionId, this);
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

  /** Call this when a client joins: its messages are queued until it confirms the join, so it gets a limited time to do so. */
  protected expect(client: Client): void {
    const socket = client.ref as WebSocket;
    const timer = setTimeout(() => {
      if (client.state === ClientState.JOINING) socket.terminate();
    }, BOUNDS.arrival);
    socket.once('close', () => clearTimeout(timer));
  }
}
