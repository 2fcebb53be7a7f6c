import type { Server as HttpServer, IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { matchMaker } from '@colyseus/core';
import { setLogger } from '@colyseus/core/Logger';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { WebSocket } from 'ws';
import type { Storage } from '../storage/storage.ts';
import { LobbyRoom } from './lobbyRoom.ts';
import type { Log } from './log.ts';
import { Reception } from './reception.ts';
import { TableDesk } from './tableDesk.ts';
import { TableRoom } from './tableRoom.ts';
import { Watchdog } from './watchdog.ts';

/** The largest message of a page, with room to spare. */
const LONGEST_MESSAGE_BYTES = 1_024;
/** What the address of a room looks like; anything else is none. */
const ROOM_ADDRESS = /^\/[\w-]+\/[\w-]+\?sessionId=[\w-]+$/;
const FORBIDDEN = 'HTTP/1.1 403 Forbidden\r\nConnection: close\r\nContent-Length: 0\r\n\r\n';

export interface RoomsOptions {
  readonly http: HttpServer;
  readonly storage: Storage;
  readonly openings: readonly string[];
  readonly log: Log;
  /** Whether a page that asks so may use this server. */
  readonly isWelcome: (request: IncomingMessage) => boolean;
  readonly publicAddress: string | undefined;
  readonly redisUrl: string | undefined;
}

/** The rooms of this process. */
export interface GameRooms {
  readonly reception: Reception;
  readonly counts: () => { readonly tables: number; readonly connections: number };
  /** Has every table kept and everybody sent away. */
  readonly close: () => Promise<void>;
}

// Colyseus asks for it by its global name, which Node 20 does not have.
(globalThis as { WebSocket?: unknown }).WebSocket ??= WebSocket;

/** What several processes know together. */
const shared = async (redisUrl: string | undefined): Promise<Parameters<typeof matchMaker.setup>> => {
  if (redisUrl === undefined) return [];
  const { RedisPresence } = await import('@colyseus/redis-presence');
  const { RedisDriver } = await import('@colyseus/redis-driver');
  return [new RedisPresence(redisUrl), new RedisDriver(redisUrl)];
};

const acceptSockets = ({ http, isWelcome }: RoomsOptions): void => {
  const isForRooms = (request: IncomingMessage): boolean =>
    ROOM_ADDRESS.test(request.url ?? '') && isWelcome(request);
  http.on('upgrade', (request: IncomingMessage, socket: Duplex) => {
    if (isForRooms(request)) return;
    socket.on('error', () => socket.destroy());
    socket.end(FORBIDDEN);
  });
  const transport = new WebSocketTransport({
    noServer: true,
    maxPayload: LONGEST_MESSAGE_BYTES,
    // The watchdog asks sooner, and only those who are silent.
    pingInterval: 0,
  });
  transport.attachToServer(http, { filter: isForRooms });
};

/** Opens the rooms behind a server that is about to listen. There is one matchmaker a process: close them before others are opened. */
export const openRooms = async (options: RoomsOptions): Promise<GameRooms> => {
  const { storage, openings, log, publicAddress, redisUrl } = options;
  const desk = new TableDesk(storage, { openings, ratings: storage.ratings, log });
  const watchdog = new Watchdog();
  setLogger(log);
  const [presence, driver] = await shared(redisUrl);
  await matchMaker.setup(presence, driver, publicAddress);
  class OwnTableRoom extends TableRoom {
    protected override readonly parts = { desk, watchdog };
  }
  class OwnLobbyRoom extends LobbyRoom {
    protected override readonly parts = { storage, openings, log, watchdog };
  }
  matchMaker.defineRoomType('table', OwnTableRoom).filterBy(['code']);
  matchMaker.defineRoomType('lobby', OwnLobbyRoom).filterBy(['wanted']);
  await matchMaker.accept();
  acceptSockets(options);
  return {
    reception: new Reception(storage.identities, log),
    counts: () => ({ tables: desk.count, connections: watchdog.connections }),
    close: async () => {
      await matchMaker.gracefullyShutdown();
      matchMaker.presence.shutdown();
      await matchMaker.driver.shutdown();
      watchdog.stop();
    },
  };
};
