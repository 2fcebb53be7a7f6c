import type { PageKind, PagePayload } from './contract/fromPage.ts';
import type { NetRefusal } from './contract/words.ts';

type Asked<Kind extends PageKind> = { [K in Kind]: { readonly kind: K } & PagePayload<K> }[Kind];

/** The request with which a page enters a room of the server. */
export type Call = Asked<'open' | 'meet' | 'sit' | 'watch' | 'seek'>;

/** A connection to a room of the server, while it is open. */
export interface Line {
  send<Kind extends PageKind>(kind: Kind, payload: PagePayload<Kind>): void;
  /** Hangs up: the listener is not called after that. */
  close(): void;
}

/** The page's end of a line. */
export interface Listener {
  /** A raw message came from the server. */
  heard(kind: unknown, payload: unknown): void;
  /** The line has broken, or was closed by the server. */
  closed(): void;
}

export type Dialed =
  | { readonly type: 'open'; readonly line: Line }
  | { readonly type: 'refused'; readonly refusal: NetRefusal }
  | { readonly type: 'failed' };

/** Tries once to enter the room that a call is for. */
export type Dial = (call: Call, listener: Listener) => Promise<Dialed>;

/** Time as a connection needs it. */
export interface Time {
  /** Milliseconds; only differences mean something. */
  now(): number;
  /** Runs `task` once after `milliseconds`; the returned function cancels it. */
  after(milliseconds: number, task: () => void): () => void;
}
