import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { matchMaker, type Room } from '@colyseus/core';
import { WebSocketTransport } from '@colyseus/ws-transport';
import type { Moderator } from '../background/moderator.ts';
import { BOUNDS } from '../limits/allowances.ts';
import type { RateLimiter } from '../limits/rateLimiter.ts';
import { contain, type Fail, isHeadTooLong } from '../web/containment.ts';
import { PageSocket } from './pageSocket.ts';
import type { Reservations } from './reservations.ts';
import { SocketGuard } from './socketGuard.ts';

const REFUSALS = {
  forbidden: '403 Forbidden',
  noPlace: '404 Not Found',
  connections: '429 Too Many Requests',
  head: '431 Request Header Fields Too Large',
  defect: '500 Internal Server Error',
} as const;

export type Refusal = keyof typeof REFUSALS;

/** Refuses a connection and destroys the socket if the other side does not close it within `timeout` milliseconds. */
export const refuse = (socket: Duplex, refusal: Refusal, timeout: number = BOUNDS.refused): void => {
  const timer = setTimeout(() => socket.destroy(), timeout);
  socket.once('close', () => clearTimeout(timer));
  socket.on('error', () => socket.destroy());
  // Discards further data, which must be read to reach the end of the stream.
  socket.resume();
  socket.end(`HTTP/1.1 ${REFUSALS[refusal]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
};

/** The URL of a connection with a reserved session; all others are refused. */
const ROOM_ADDRESS = /^\/[\w-]+\/[\w-]+\?sessionId=([\w-]+)$/;
export interface SocketParts {
  readonly http: Server;
  readonly limiter: RateLimiter;
  readonly moderator: Pick<Moderator, 'watch'>;
  /** Whether the origin of this request may use the server. */
  readonly isWelcome: (request: IncomingMessage) => boolean;
  /** Called with unexpected errors while a connection is set up. */
  readonly fail: Fail;
}

interface Admitted {
  /** Data received after the upgrade request. */
  readonly head: Buffer;
  readonly address: string;
  readonly room: Room;
  readonly sessionId: string;
  readonly holder: string | undefined;
}

class Transport extends WebSocketTransport {
  readonly #guard: SocketGuard;
  readonly #fail: Fail;

  constructor(guard: SocketGuard, fail: Fail) {
    super({
      noServer: true,
      WebSocket: PageSocket,
      maxPayload: BOUNDS.messageBytes,
      maxFragments: BOUNDS.fragments,
      closeTimeout: BOUNDS.closing,
      // Disabled, because the watchdog pings earlier and only silent connections.
      pingInterval: 0,
    } as ConstructorParameters<typeof WebSocketTransport>[0]);
    this.#guard = guard;
    this.#fail = fail;
  }

  accept(request: IncomingMessage, socket: Duplex, { head, address, room, sessionId }: Admitted): void {
    const url = new URL(`ws://here/${matchMaker.processId}/${room.roomId}?sessionId=${sessionId}`);
    this.wss.handleUpgrade(request, socket, head, webSocket => {
      this.#guard.watch({ socket: webSocket, stream: socket, address });
      // Also covers errors of the frame counter, which was attached after the server's own `contain`.
      contain(socket, this.#fail);
      this.wss.emit('connection', webSocket, request, { url });
    });
  }
}

/** The reserved session of the URL and its room, if that is in this process. */
const expected = (
  { url = '' }: IncomingMessage,
  reservations: Reservations,
): Pick<Admitted, 'room' | 'sessionId' | 'holder'> | undefined => {
  const [, sessionId = ''] = ROOM_ADDRESS.exec(url) ?? [];
  const reserved = reservations.find(sessionId);
  return reserved && { ...reserved, sessionId };
};

/** Accepts WebSocket connections to rooms; returns a function that stops this. */
export const acceptSockets = (
  { http, limiter, moderator, isWelcome, fail }: SocketParts,
  reservations: Reservations,
): (() => void) => {
  const socketGuard = new SocketGuard(limiter);
  const transport = new Transport(socketGuard, fail);
  const connect = (request: IncomingMessage, socket: Duplex, head: Buffer): Refusal | undefined => {
    if (isHeadTooLong(request)) return 'head';
    if (!isWelcome(request)) return 'forbidden';
    const there = expected(request, reservations);
    if (there === undefined) return 'noPlace';
    const address = limiter.addressOf(request);
    const leave = limiter.connect(address, there.holder);
    if (leave === undefined) return 'connections';
    socket.once('close', leave);
    limiter.keep(socket);
    moderator.watch(address, socket);
    transport.accept(request, socket, { head, address, ...there });
    return undefined;
  };
  const answer = (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    const refusal = connect(request, socket, head);
    if (refusal === undefined) return;
    limiter.refuse(limiter.addressOf(request), refusal);
    refuse(socket, refusal);
  };
  const answerAnyhow: typeof answer = (request, socket, head) => {
    try {
      answer(request, socket, head);
    } catch (error) {
      fail(error);
      refuse(socket, 'defect');
    }
  };
  http.on('upgrade', answerAnyhow);
  return () => {
    http.off('upgrade', answerAnyhow);
    socketGuard.stop();
  };
};
