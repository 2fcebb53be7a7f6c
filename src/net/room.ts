import type { PageKind, PagePayload } from './contract/fromPage.ts';
import type { NetRefusal } from './contract/words.ts';

type Asked<Kind extends PageKind> = { [K in Kind]: { readonly kind: K } & PagePayload<K> }[Kind];

/** A request that enters a room of the server. */
export type JoinRequest = Asked<'open' | 'meet' | 'sit' | 'watch' | 'seek' | 'host' | 'enter'>;

/** An open connection to a room of the server. */
export interface JoinedRoom {
  send<Kind extends PageKind>(kind: Kind, payload: PagePayload<Kind>): void;
  /** Disconnects; the listener is not called afterwards. */
  close(): void;
}

/** The page's callbacks for a connection to a room. */
export interface Listener {
  /** A raw message from the server. */
  received(kind: unknown, payload: unknown): void;
  /** The connection broke, or the server closed it. */
  closed(): void;
}

export type JoinOutcome =
  | { readonly type: 'open'; readonly room: JoinedRoom }
  | { readonly type: 'refused'; readonly refusal: NetRefusal }
  | { readonly type: 'failed' };

/** Makes one attempt to join the room of a request. */
export type JoinRoom = (request: JoinRequest, listener: Listener) => Promise<JoinOutcome>;

/** The clock and timers of a connection. */
export interface Time {
  /** Milliseconds from an arbitrary origin. */
  now(): number;
  /** Runs `task` once after `milliseconds`; the returned function cancels it. */
  after(milliseconds: number, task: () => void): () => void;
}
