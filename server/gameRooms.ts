import { matchMaker } from '@colyseus/core';
import { setLogger } from '@colyseus/core/Logger';
import { WebSocket } from 'ws';
import type { Winner } from '../src/game/position.ts';
import { Reception } from './admission/reception.ts';
import type { ErrorReporter } from './background/errorReporter.ts';
import type { Moderator } from './background/moderator.ts';
import { ClubRoom } from './clubs/clubRoom.ts';
import { Absences } from './limits/absences.ts';
import { LobbyRoom } from './lobby/lobbyRoom.ts';
import type { After, Now } from './process/clock.ts';
import type { Log } from './process/log.ts';
import type { Tally } from './process/tally.ts';
import { setUpMatchmaking } from './redis/matchmaking.ts';
import { colyseusLog } from './sockets/colyseusLog.ts';
import { Reservations } from './sockets/reservations.ts';
import { acceptSockets, type SocketParts } from './sockets/sockets.ts';
import { Watchdog } from './sockets/watchdog.ts';
import { leaveMatches } from './storage/farewell.ts';
import type { Storage } from './storage/storage.ts';
import { TableRegistry } from './tables/tableRegistry.ts';
import { TableRoom } from './tables/tableRoom.ts';

export interface RoomsOptions extends SocketParts {
  readonly storage: Storage;
  readonly openings: readonly string[];
  readonly log: Log;
  readonly errors: ErrorReporter;
  readonly moderator: Moderator;
  /** Called with the time a ply took, in milliseconds. */
  readonly onPly: (milliseconds: number) => void;
  readonly tally: Tally;
  readonly now: Now;
  readonly after: After;
  readonly publicAddress: string | undefined;
  readonly redisUrl: string | undefined;
}

/** The Redis channel on which processes announce deleted identities. */
const FORGET = 'flipside:forget';

export interface GameRooms {
  readonly reception: Reception;
  /** Ends the matches of an identity that is about to be deleted. */
  readonly leaveMatches: (identity: string) => Promise<void>;
  /** Removes an identity, by the hash of its secret, from the clubs of all processes. */
  readonly forgetInClubs: (identity: string) => Promise<void>;
  readonly counts: () => { readonly tables: number; readonly connections: number };
  /** Whether Redis has answered recently; `undefined` without Redis. */
  readonly isRedisHealthy: () => boolean | undefined;
  /** The lease has expired: other processes may have taken over the tables, which were held until `heldUntil`. */
  readonly lapse: (heldUntil: number) => Promise<void>;
  /** Stores every table and closes all connections. */
  readonly close: () => Promise<void>;
}

// Colyseus uses the global `WebSocket`, which Node 20 does not have.
(globalThis as { WebSocket?: unknown }).WebSocket ??= WebSocket;

/**
 * Opens the rooms before the server starts to listen. Colyseus has one matchmaker per process, so close these rooms before
 * opening others.
 */
export const openRooms = async (options: RoomsOptions): Promise<GameRooms> => {
  const { storage, openings, log, errors, moderator, onPly, tally, now, after, limiter } = options;
  const { publicAddress, redisUrl } = options;
  const { ratings } = storage;
  const registry = new TableRegistry(storage, { openings, ratings, log, errors, tally, now, after });
  const watchdog = new Watchdog();
  const reservations = new Reservations();
  const absences = new Absences(limiter.addressFactor);
  setLogger(colyseusLog(log));
  const matchmaking = await setUpMatchmaking({
    redisUrl,
    publicAddress,
    log,
    fail: error => errors.report('Redis does not answer', error),
    recover: () => log.info('Redis answers again'),
  });
  class OwnTableRoom extends TableRoom {
    protected override readonly parts = { registry, watchdog, limiter, onPly, tally, now, reservations };
  }
  class OwnLobbyRoom extends LobbyRoom {
    protected override readonly parts = {
      storage,
      openings,
      log,
      watchdog,
      now,
      reservations,
      after,
      absences,
      tally,
    };
  }
  const decide = async (code: string, winner: Winner): Promise<void> => {
    if (!(await registry.decide(code, winner))) await storage.moderation.bidDecide(code, winner, now());
  };
  const clubs = new Set<ClubRoom>();
  class OwnClubRoom extends ClubRoom {
    protected override readonly parts = {
      clubs,
      decide,
      storage,
      openings,
      errors,
      watchdog,
      limiter,
      now,
      after,
      reservations,
      tally,
    };
  }
  matchMaker.defineRoomType('table', OwnTableRoom).filterBy(['code']);
  matchMaker.defineRoomType('lobby', OwnLobbyRoom).filterBy(['wanted']);
  matchMaker.defineRoomType('club', OwnClubRoom).filterBy(['code']);
  await matchMaker.accept();
  await matchMaker.presence.subscribe(FORGET, (identity: string) => {
    for (const club of clubs) club.forget(identity);
  });
  const refuseSockets = acceptSockets(options, reservations);
  moderator.onAction = action => registry.moderate(action);
  return {
    reception: new Reception({ stores: storage, limiter, errors, moderator, now }),
    forgetInClubs: async identity => {
      await matchMaker.presence.publish(FORGET, identity);
    },
    leaveMatches: identity => leaveMatches(identity, { stores: storage, registry, now }),
    isRedisHealthy: matchmaking.isRedisHealthy,
    counts: () => ({ tables: registry.count, connections: watchdog.connections }),
    lapse: heldUntil => registry.lapse(heldUntil),
    close: async () => {
      await matchmaking.end();
      watchdog.stop();
      refuseSockets();
    },
  };
};
