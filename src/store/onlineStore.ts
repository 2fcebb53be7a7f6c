import type { StoreApi } from 'zustand/vanilla';
import type { Color } from '../game/color.ts';
import type { FinishedMatch, Invitation, MatchSummary, ServerAnswer } from '../net/contract/records.ts';
import type { TableState } from '../net/contract/tableState.ts';
import type { Goodbye, Greeting, NetRefusal, OfferName } from '../net/contract/words.ts';
import { createStore } from './following.ts';
import type { OpenInvitation } from './kept/savedInvitations.ts';
import type { Settings } from './settingsStore.ts';

/** Why online play is unavailable or has ended. */
export type Trouble =
  /** The page is served without the game server. */
  | 'noServer'
  /** The server cannot be reached. */
  | 'unreachable'
  /** No opponent came to the lobby. */
  | 'nobodyCame'
  /** The other player did not come to the meeting. */
  | 'nobodyMet'
  /** No finished match is stored under this id. */
  | 'unknownMatch'
  | Goodbye
  | NetRefusal;

/** State of the connection to a table. */
export type ConnectionState =
  | { readonly type: 'none' }
  /** Connecting to a table for the first time. */
  | { readonly type: 'connecting' }
  /** Waiting in the lobby; `since` is the page's clock (`performance.now`), in milliseconds. */
  | {
      readonly type: 'seeking';
      readonly since: number;
      /** Whether an opponent was found before but did not come. */
      readonly isAgain?: true;
    }
  /** Waiting for a player with the same word; `isThere` once the server has confirmed. `since` as above. */
  | { readonly type: 'meeting'; readonly word: string; readonly since: number; readonly isThere: boolean }
  /** Invited to the table of this code, where somebody waits. */
  | { readonly type: 'invited'; readonly code: string; readonly invitation: Invitation }
  | { readonly type: 'connected' }
  /** The connection was lost; reconnecting. `since` as above. */
  | { readonly type: 'reconnecting'; readonly since: number }
  /** `word` is that of the meeting. */
  | { readonly type: 'ended'; readonly trouble: Trouble; readonly word?: string };

/** A received greeting; a new object each time. */
export interface HeardGreeting {
  readonly by: Color;
  readonly greeting: Greeting;
}

/** The answer to an offer; a new object each time. */
export interface HeardAnswer {
  readonly by: Color;
  readonly what: OfferName;
  readonly agrees: boolean;
}

/** This browser's matches, as far as they are loaded. */
export interface OwnGames {
  readonly matches: readonly MatchSummary[];
  readonly isMore: boolean;
  readonly state: 'loading' | 'loaded' | Trouble;
}

/** What a table's address can specify besides its word. */
export const WISHES = ['setup', 'side', 'clock'] as const;

/** Wishes from the page's address: the settings to use if this player comes first, and which of them the address names. */
export interface TableWish {
  readonly settings: Settings;
  readonly names: readonly (typeof WISHES)[number][];
}

/** `hasCome` once a friend has joined. */
export interface ShownInvitation extends OpenInvitation {
  readonly hasCome: boolean;
}

/** The table and the connection. The match itself is in the match store. */
export interface OnlineState {
  readonly connection: ConnectionState;
  /** The latest state from the server; stays visible after the connection has ended. */
  readonly table: TableState | undefined;
  /** When it arrived, by the page's clock (`performance.now`), in milliseconds: clocks run from there. */
  readonly receivedAt: number;
  /** Tables waiting for a friend, whether the person is there or elsewhere. */
  readonly invitations: readonly ShownInvitation[];
  /** Whether the other player came first and so chose the game. */
  readonly cameSecond: boolean;
  /** The address's wishes, if it named more than a word. */
  readonly wish: TableWish | undefined;
  /** The server's addresses in the local network, requested if the page's own address works on this machine only. */
  readonly hosts: readonly string[] | undefined;
  /** Whether the lobby found the other player, as far as this page knows. */
  readonly isFromLobby: boolean;
  /** Shown briefly. */
  readonly greeting: HeardGreeting | undefined;
  readonly answer: HeardAnswer | undefined;
  /** Why a message had no effect; shown briefly. */
  readonly refusal: NetRefusal | undefined;
  /** Whether the person is being asked to confirm leaving a match, which loses it. */
  readonly asksLeave: boolean;
  /** The replayed match; the match store has it up to the current ply. */
  readonly replay: FinishedMatch | undefined;
  /** Whether the replay plays automatically. */
  readonly replayRuns: boolean;
  readonly games: OwnGames | undefined;
  /** This browser's ratings by game, as far as they are loaded. */
  readonly ratings: ServerAnswer<'ratings'>['ratings'] | undefined;
}

export type OnlineStore = StoreApi<OnlineState>;

export const OFFLINE: OnlineState = {
  connection: { type: 'none' },
  table: undefined,
  receivedAt: 0,
  invitations: [],
  cameSecond: false,
  wish: undefined,
  hosts: undefined,
  isFromLobby: false,
  greeting: undefined,
  answer: undefined,
  refusal: undefined,
  asksLeave: false,
  replay: undefined,
  replayRuns: false,
  games: undefined,
  ratings: undefined,
};

export const createOnlineStore = (): OnlineStore => createStore<OnlineState>(() => OFFLINE);

/** Whether the board shows a table rather than a match of this machine. */
export const selectIsAtTable = ({ table }: OnlineState): boolean => table !== undefined;

/** The link to the table, without secrets. `page` is the address of the page. */
export const tableLink = (code: string, page: string): string => new URL(`?table=${code}`, page).href;
const LOCAL_HOST = /^(?:localhost|127\..+|\[::1\])$/;
/** Whether this address works only on its own machine. */
export const isLocal = (page: string): boolean => LOCAL_HOST.test(new URL(page).hostname);
/** The page's address with another host. */
export const pageAt = (host: string, page: string): string =>
  Object.assign(new URL(page), { hostname: host }).href;

/** The permanent link to a finished match. */
export const matchLink = (id: string, page: string): string => new URL(`?match=${id}`, page).href;
