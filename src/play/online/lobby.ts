import { Connection, type Ending } from '../../net/connection.ts';
import type { ServerMessage } from '../../net/contract/fromServer.ts';
import { PATIENCE } from '../../net/contract/limits.ts';
import type { Call } from '../../net/room.ts';
import type { PlayContext } from '../context.ts';
import { Timers } from '../timers.ts';

/** How often to leave the lobby and enter again, in milliseconds: two players who missed each other meet then. */
const ANEW = 20_000;
/** Varies that by up to this share, so that two players do not enter at the same moment every time. */
const JITTER = 0.3;

export type Search = Extract<Call, { readonly kind: 'seek' }>;

export interface LobbyParts {
  readonly context: PlayContext;
  readonly found: (code: string) => void;
  readonly ended: (why: Ending | 'nobodyCame') => void;
}

/** Waiting in the lobby. */
export interface LobbyVisit {
  check(): void;
  drop(): void;
  leave(): void;
}

export const waitInLobby = ({ context, found, ended }: LobbyParts, search: Search): LobbyVisit => {
  const { clock, keys, random, wire } = context;
  const timers = new Timers(clock);

  const leave = (): void => {
    timers.clear();
    connection.close();
  };
  const end = (why: Ending | 'nobodyCame'): void => {
    leave();
    ended(why);
  };
  const heard = (message: ServerMessage): void => {
    if (message.kind !== 'found') return;
    keys.keep(message.code, message.token);
    leave();
    found(message.code);
  };
  const follower = { heard, lost: () => {}, ended: end };
  const enter = (): Connection => {
    timers.after(ANEW * (1 + JITTER * (2 * random() - 1)), () => {
      connection.close();
      connection = enter();
    });
    return new Connection({ dial: wire.dial, time: clock, random, call: () => search, follower });
  };

  let connection = enter();
  timers.after(PATIENCE.seeking, () => end('nobodyCame'));
  return { leave, check: () => connection.check(), drop: () => connection.drop() };
};
