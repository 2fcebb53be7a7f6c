import { type Client, ClientState, CloseCode, logger, Room } from '@colyseus/core';
import type { WebSocket } from 'ws';
import type { ServerPayload } from '../../src/net/contract/fromServer.ts';
import { BOUNDS } from '../limits/allowances.ts';
import { isFromPage } from '../limits/frames.ts';
import type { Places } from './places.ts';

const MALFORMED: ServerPayload<'refused'> = { refusal: 'malformed' };

/** The private Colyseus methods that every frame and every newcomer pass through. */
interface Reader {
  _onMessage(client: Client, frame: Buffer): void;
  _reserveSeat(place: string, ...more: readonly unknown[]): Promise<boolean>;
}

/** A room that reads only what a page can have sent. An error while reading a frame ends that connection and nothing else. */
export abstract class GuardedRoom extends Room {
  protected abstract readonly parts: { readonly places: Places };

  constructor() {
    super();
    const reader = this as unknown as Reader;
    const read = reader._onMessage.bind(this);
    const reserve = reader._reserveSeat.bind(this);
    reader._reserveSeat = (place, ...more) => {
      this.parts.places.keep(place, this);
      return reserve(place, ...more);
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
