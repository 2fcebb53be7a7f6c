import type { StoreApi } from 'zustand/vanilla';
import type { Color } from '../game/color.ts';
import type { Answer, FinishedMatch, Invitation, MatchSummary } from '../net/contract/records.ts';
import type { TableState } from '../net/contract/tableState.ts';
import type { Goodbye, Greeting, NetRefusal, OfferName } from '../net/contract/words.ts';
import { createStore } from './following.ts';
import type { OpenInvitation } from './kept/savedInvitations.ts';
import type { Settings } from './settingsStore.ts';

/** Why online play is unavailable, or has ended. */
export type Trouble =
  /** The page is served without the game server that online play needs. */
  | 'noServer'
  /** The server cannot be reached at all. */
  | 'unreachable'
  /** No opponent came to the lobby. */
  | 'nobodyCame'
  /** The other player did not come to the meeting. */
  | 'nobodyMet'
  /** No finished match is kept under this id. */
  | 'unknownMatch'
  | Goodbye
  | NetRefusal;

/** State of the connection to a table. */
export type ConnectionState =
  | { readonly type: 'none' }
  /** Connecting to a table for the first time. */
  | { readonly type: 'connecting' }
  /** Waiting in the lobby; `since` by the page's clock (`performance.now`), in milliseconds. */
  | {
      readonly type: 'seeking';
      readonly since: number;
      /** Whether an opponent was found before but did not come. */
      readonly isAgain?: true;
    }
  /** Waiting for a player with the same word; `isThere` once the server knows. `since` as above. */
  | { readonly type: 'meeting'; readonly word: string; readonly since: number; readonly isThere: boolean }
  /** Asked whether to sit down at the table of this code, where somebody waits. */
  | { readonly type: 'invited'; readonly code: string; readonly invitation: Invitation }
  | { readonly type: 'connected' }
  /** The connection was lost; reconnecting. `since` as above. */
  | { readonly type: 'reconnecting'; readonly since: number }
  /** `word` is the one that a meeting was planned under. */
  | { readonly type: 'ended'; readonly trouble: Trouble; readonly word?: string };

/** A greeting that has just come; a new object for each. */
export interface HeardGreeting {
  readonly by: Color;
  readonly greeting: Greeting;
}

/** How an offer was answered; a new object for each. */
export interface HeardAnswer {
  readonly by: Color;
  readonly what: OfferName;
  readonly agrees: boolean;
}

/** This browser's matches, as far as they are known. */
export interface OwnGames {
  readonly matches: readonly MatchSummary[];
  readonly isMore: boolean;
  readonly state: 'loading' | 'loaded' | Trouble;
}

/** What an address of a table can ask for besides its word. */
export const WISHES = ['setup', 'side', 'clock'] as const;

/** What the page's address asks for at a table: the settings for one who comes first, and which of them it names. */
export interface TableWish {
  readonly settings: Settings;
  readonly names: readonly (typeof WISHES)[number][];
}

/** `hasCome` once somebody has followed it. */
export interface ShownInvitation extends OpenInvitation {
  readonly hasCome: boolean;
}

/** What is known of online play: the table, and the connection. The match itself is in the match store. */
export interface OnlineState {
  readonly connection: ConnectionState;
  /** As the server last sent it; it stays visible when the connection has ended. */
  readonly table: TableState | undefined;
  /** When it came, by the page's clock (`performance.now`), in milliseconds: clocks run from there. */
  readonly receivedAt: number;
  /** The tables at which a friend is awaited, here or while the person is elsewhere. */
  readonly invitations: readonly ShownInvitation[];
  /** Whether the other player was there first, and so has chosen what is played. */
  readonly cameSecond: boolean;
  /** What the address asked for, if it named more than a word. */
  readonly wish: TableWish | undefined;
  /** Where other machines find the server, asked for when the page's own address works on this machine only. */
  readonly hosts: readonly string[] | undefined;
  /** Whether the lobby found the other player, as far as this page knows. */
  readonly isFromLobby: boolean;
  /** Shown for a moment. */
  readonly greeting: HeardGreeting | undefined;
  readonly answer: HeardAnswer | undefined;
  /** A message that had no effect; shown for a moment. */
  readonly refusal: NetRefusal | undefined;
  /** Whether a person is being asked to confirm leaving a match under way, which loses it. */
  readonly asksLeave: boolean;
  /** The finished match replayed on the board; the match store shows it up to the current ply. */
  readonly replay: FinishedMatch | undefined;
  /** Whether the replay plays by itself. */
  readonly replayRuns: boolean;
  readonly games: OwnGames | undefined;
  /** This browser's ratings by game, as far as they are known. */
  readonly ratings: Answer<'ratings'>['ratings'] | undefined;
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

/** Whether the board shows a table, rather than a match of this machine. */
export const selectIsAtTable = ({ table }: OnlineState): boolean => table !== undefined;

/** The link to the table, without any secret. `page` is the address of the page. */
export const tableLink = (code: string, page: string): string => new URL(`?table=${code}`, page).href;
const LOCAL_HOST = /^(?:localhost|127\..+|\[::1\])$/;
/** Whether a page at this address can be opened at its own machine only. */
export const isLocal = (page: string): boolean => LOCAL_HOST.test(new URL(page).hostname);
/** The page's address with another host. */
export const pageAt = (host: string, page: string): string =>
  Object.assign(new URL(page), { hostname: host }).href;

/** The permanent link to replay a finished match. */
export const matchLink = (id: string, page: string): string => new URL(`?match=${id}`, page).href;
