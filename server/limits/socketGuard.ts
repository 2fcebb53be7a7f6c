import { CloseCode, getMessageBytes, Protocol } from '@colyseus/core';
import type { WebSocket } from 'ws';
import type { ServerPayload } from '../../src/net/contract/fromServer.ts';
import { BOUNDS } from './allowances.ts';
import { Bucket } from './bucket.ts';
import type { Guard } from './guard.ts';

const LOOK_MILLISECONDS = 500;
const GOODBYE: ServerPayload<'goodbye'> = { reason: 'tooMany' };

/** Ends connections that say too much, and those that do not read what they are told. */
export class SocketGuard {
  readonly #guard: Guard;
  readonly #sockets = new Map<WebSocket, string>();
  readonly #timer = setInterval(() => this.#look(), LOOK_MILLISECONDS);

  constructor(guard: Guard) {
    this.#guard = guard;
  }

  /** To be called before anybody else listens to the socket. */
  watch(socket: WebSocket, address: string): void {
    const bucket = new Bucket(this.#guard.allowances.messages);
    const hear = (): void => {
      const cost = this.#guard.take('messagesThere', address) === 0 ? 1 : BOUNDS.crowdedMessages;
      if (!bucket.take(performance.now(), cost)) this.#silence(socket, address);
    };
    this.#sockets.set(socket, address);
    socket.on('message', hear);
    // Every ping is answered, so whoever sends them and reads nothing fills the memory as well.
    socket.on('ping', hear);
    socket.once('close', () => this.#sockets.delete(socket));
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  /** Nothing more is read: what still comes stays with who sends it. */
  #silence(socket: WebSocket, address: string): void {
    if (socket.readyState !== socket.OPEN) return;
    this.#guard.tell(address, 'messages');
    socket.removeAllListeners('message');
    socket.send(getMessageBytes.raw(Protocol.ROOM_DATA, 'goodbye', GOODBYE));
    socket.close(CloseCode.CONSENTED);
    socket.pause();
  }

  #look(): void {
    for (const [socket, address] of this.#sockets) {
      if (socket.bufferedAmount <= BOUNDS.unreadBytes) continue;
      this.#guard.tell(address, 'unread');
      socket.terminate();
    }
  }
}
