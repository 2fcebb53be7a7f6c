import type { StoreApi } from 'zustand/vanilla';
import type { ClubBoardState, ClubRound, ClubState } from '../net/contract/club.ts';
import type { NetRefusal } from '../net/contract/words.ts';
import { createStore } from './following.ts';
import type { Trouble } from './onlineStore.ts';

/** The connection to a club. */
export type ClubConnection =
  | { readonly type: 'none' }
  | { readonly type: 'connecting' }
  | { readonly type: 'connected' }
  /** The connection was lost; reconnecting. */
  | { readonly type: 'reconnecting' }
  /** The door is closed: the page keeps asking, and the host sees who is waiting. */
  | { readonly type: 'knocking' }
  | { readonly type: 'ended'; readonly trouble: Trouble };

/** The person's club and their connection to it. */
export interface ClubShown {
  readonly connection: ClubConnection;
  /** The latest state from the server. */
  readonly club: ClubState | undefined;
  /** The word used to enter. */
  readonly word: string;
  /** The rounds requested so far, with their games. */
  readonly rounds: readonly ClubRound[];
  /** Whether this page has restored the club after the server had lost it. */
  readonly isRestored: boolean;
  /** Why the last request failed. */
  readonly refusal: NetRefusal | undefined;
}

export type ClubStore = StoreApi<ClubShown>;

export const NO_CLUB: ClubShown = {
  connection: { type: 'none' },
  club: undefined,
  word: '',
  rounds: [],
  isRestored: false,
  refusal: undefined,
};

export const createClubStore = (): ClubStore => createStore<ClubShown>(() => NO_CLUB);

/** The name of a current or former member. */
export const memberName = ({ members, former = [] }: ClubState, id: number): string =>
  [...members, ...former].find(member => member.id === id)?.name ?? `${id}`;

/** The club's game at the table of this code. */
export const clubGameAt = (
  club: ClubState | undefined,
  code: string | undefined,
): ClubBoardState | undefined =>
  code === undefined ? undefined : club?.games?.boards.find(board => board.code === code);

/** The link to a club. `page` is the address of the page. */
export const clubLink = (word: string, page: string): string => {
  const url = new URL('?', page);
  url.searchParams.set('club', word);
  return url.href;
};
