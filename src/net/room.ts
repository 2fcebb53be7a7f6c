import type { PageKind, PagePayload } from './contract/fromPage.ts';
import type { NetRefusal } from './contract/words.ts';

type Asked<Kind extends PageKind> = { [K in Kind]: { readonly kind: K } & PagePayload<K> }[Kind];

/** The request with which a page enters a room of the server. */
export type JoinRequest = Asked<'open' | 'meet' | 'sit' | 'watch' | 'seek' | 'host' | 'enter'>;

/** A connection to a room of the server, while it is open. */
export interface JoinedRoom {
  send<Kind extends PageKind>(kind: Kind, payload: PagePayload<Kind>): void;
  /** Disconnects: the listener is not called after that. */
  close(): void;
}

/** The page's end of a connection to a room. */
export interface Listener {
  /** A raw message came from the server. */
  received(kind: unknown, payload: unknown): void;
  /** The connection has broken, or was closed by the server. */
  closed(): void;
}

export type JoinOutcome =
  | { readonly type: 'open'; readonly room: JoinedRoom }
  | { readonly type: 'refused'; readonly refusal: NetRefusal }
  | { readonly type: 'failed' };

/** Tries once to join the room that a request is for. */
export type JoinRoom = (request: JoinRequest, listener: Listener) => Promise<JoinOutcome>;

/** Time as a connection needs it. */
export interface Time {
  /** Milliseconds; only differences mean something. */
  now(): number;
  /** Runs `task` once after `milliseconds`; the returned function cancels it. */
  after(milliseconds: number, task: () => void): () => void;
}
