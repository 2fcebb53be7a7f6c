import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Color } from '../game/color.ts';
import type { Answer, MatchRecord, MatchSummary } from '../net/contract/records.ts';
import type { TableState } from '../net/contract/tableState.ts';
import type { Goodbye, Greeting, NetRefusal, OfferName } from '../net/contract/words.ts';

/** Why online play cannot be had, or came to an end. */
export type Trouble =
  /** The page is served by itself, without the server that online play needs. */
  | 'noServer'
  /** There is no way to the server at all. */
  | 'unreachable'
  /** Nobody came to the lobby. */
  | 'nobodyCame'
  /** The other one who was to come by the same word did not. */
  | 'nobodyMet'
  /** No finished match is kept under this name. */
  | 'unknownMatch'
  | Goodbye
  | NetRefusal;

/** How far the way to a table has come. */
export type Connection =
  | { readonly type: 'none' }
  /** On the way to a table for the first time. */
  | { readonly type: 'connecting' }
  /** Waits in the lobby; `since` by the page's clock (`performance.now`), in milliseconds. */
  | {
      readonly type: 'seeking';
      readonly since: number;
      /** Whether somebody had been found, who did not come. */
      readonly isAgain?: true;
    }
  /** Waits for who comes by the same word; `isThere` once the server knows of it. `since` as above. */
  | { readonly type: 'meeting'; readonly word: string; readonly since: number; readonly isThere: boolean }
  | { readonly type: 'connected' }
  /** The connection was lost and is sought again; `since` as above. */
  | { readonly type: 'reconnecting'; readonly since: number }
  /** `word` is the one by which somebody wanted to be met. */
  | { readonly type: 'ended'; readonly trouble: Trouble; readonly word?: string };

/** A greeting that has just come, an object of its own for each. */
export interface HeardGreeting {
  readonly by: Color;
  readonly greeting: Greeting;
}

/** How an offer was answered, an object of its own for each. */
export interface HeardAnswer {
  readonly by: Color;
  readonly what: OfferName;
  readonly agrees: boolean;
}

/** The matches of this browser as far as they are known. */
export interface OwnGames {
  readonly matches: readonly MatchSummary[];
  readonly isMore: boolean;
  readonly state: 'loading' | 'loaded' | Trouble;
}

/** What is known of online play: the table, and the way to it. The match itself stands in the match store. */
export interface OnlineState {
  readonly connection: Connection;
  /** As the server told it last; it stays to be seen when the connection has ended. */
  readonly table: TableState | undefined;
  /** When that was told, by the page's clock (`performance.now`), in milliseconds: clocks run from there. */
  readonly toldAt: number;
  /** Since when a friend is waited for at the table, or waited for once more; by the page's clock, as above. */
  readonly invitedAt: number | undefined;
  /** Whether the other one was there first, and so has chosen what is played. */
  readonly cameSecond: boolean;
  /** Shown for a moment. */
  readonly greeting: HeardGreeting | undefined;
  readonly answer: HeardAnswer | undefined;
  /** A message that had no effect; shown for a moment. */
  readonly refusal: NetRefusal | undefined;
  /** Whether a person is being asked if a match under way may be left, which loses it. */
  readonly asksLeave: boolean;
  /** The finished match that is replayed on the board; the match store shows it as far as one has gone. */
  readonly replay: MatchRecord | undefined;
  readonly games: OwnGames | undefined;
  /** Of this browser, by game, as far as they are known. */
  readonly ratings: Answer<'ratings'>['ratings'] | undefined;
}

export type OnlineStore = StoreApi<OnlineState>;

export const OFFLINE: OnlineState = {
  connection: { type: 'none' },
  table: undefined,
  toldAt: 0,
  invitedAt: undefined,
  cameSecond: false,
  greeting: undefined,
  answer: undefined,
  refusal: undefined,
  asksLeave: false,
  replay: undefined,
  games: undefined,
  ratings: undefined,
};

export const createOnlineStore = (): OnlineStore => createStore<OnlineState>(() => OFFLINE);

/** Whether the board shows a table, and not a match of this machine. */
export const selectIsAtTable = ({ table }: OnlineState): boolean => table !== undefined;

/** The link that leads to the table; no secret is in it. `page` is the address of the page. */
export const tableLink = (code: string, page: string): string => new URL(`?table=${code}`, page).href;
/** The link under which a finished match can be replayed for ever. */
export const matchLink = (id: string, page: string): string => new URL(`?match=${id}`, page).href;
