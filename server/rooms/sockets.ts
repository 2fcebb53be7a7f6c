import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { matchMaker, Room } from '@colyseus/core';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { BOUNDS } from '../limits/allowances.ts';
import type { Guard } from '../limits/guard.ts';
import { SocketGuard } from '../limits/socketGuard.ts';

/** What the address of a room looks like, for who has a place there; anything else is none. */
const ROOM_ADDRESS = /^\/[\w-]+\/([\w-]+)\?sessionId=([\w-]+)$/;
const REFUSALS = {
  forbidden: '403 Forbidden',
  noPlace: '404 Not Found',
  connections: '429 Too Many Requests',
} as const;

type Refusal = keyof typeof REFUSALS;

export interface SocketParts {
  readonly http: Server;
  readonly guard: Guard;
  /** Whether a page that asks so may use this server. */
  readonly isWelcome: (request: IncomingMessage) => boolean;
}

class Transport extends WebSocketTransport {
  readonly #guard: SocketGuard;

  constructor(guard: SocketGuard) {
    super({
      noServer: true,
      maxPayload: BOUNDS.messageBytes,
      closeTimeout: BOUNDS.closing,
      // The watchdog asks sooner, and only those who are silent.
      pingInterval: 0,
    } as ConstructorParameters<typeof WebSocketTransport>[0]);
    this.#guard = guard;
  }

  accept(
    request: IncomingMessage,
    socket: Duplex,
    { head, address }: { head: Buffer; address: string },
  ): void {
    this.wss.handleUpgrade(request, socket, head, webSocket => {
      this.#guard.watch(webSocket, address);
      this.wss.emit('connection', webSocket, request);
    });
  }
}

/** Whether a place is kept at one of the rooms of this process. */
const isExpected = ({ url = '' }: IncomingMessage): boolean => {
  const [, roomId = '', sessionId = ''] = ROOM_ADDRESS.exec(url) ?? [];
  const room: unknown = matchMaker.getLocalRoomById(roomId);
  return room instanceof Room && room.hasReservedSeat(sessionId);
};

const refuse = (socket: Duplex, refusal: Refusal): void => {
  socket.on('error', () => socket.destroy());
  socket.end(`HTTP/1.1 ${REFUSALS[refusal]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
};

/** Lets connections to rooms in; the answer ends that. */
export const acceptSockets = ({ http, guard, isWelcome }: SocketParts): (() => void) => {
  const socketGuard = new SocketGuard(guard);
  const transport = new Transport(socketGuard);
  const connect = (request: IncomingMessage, socket: Duplex, head: Buffer): Refusal | undefined => {
    if (!isWelcome(request)) return 'forbidden';
    if (!isExpected(request)) return 'noPlace';
    const address = guard.addressOf(request);
    const leave = guard.connect(address);
    if (leave === undefined) return 'connections';
    socket.once('close', leave);
    transport.accept(request, socket, { head, address });
    return undefined;
  };
  const answer = (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    const refusal = connect(request, socket, head);
    if (refusal === undefined) return;
    guard.refuse(guard.addressOf(request), refusal);
    refuse(socket, refusal);
  };
  http.on('upgrade', answer);
  return () => {
    http.off('upgrade', answer);
    socketGuard.stop();
  };
};
