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
  /** It was lost and is made again. */
  | { readonly type: 'reconnecting' }
  /** The door is closed: the page asks again and again, and the host sees who waits. */
  | { readonly type: 'knocking' }
  | { readonly type: 'ended'; readonly trouble: Trouble };

/** What is known of the club that the person is in. */
export interface ClubShown {
  readonly connection: ClubConnection;
  /** As the server last sent it. */
  readonly club: ClubState | undefined;
  /** The word that the person comes with. */
  readonly word: string;
  /** The rounds that were asked for, to keep their games. */
  readonly rounds: readonly ClubRound[];
  /** Whether the server had forgotten the club, and has it again from this page. */
  readonly isRestored: boolean;
  /** Why the last wish had no effect. */
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

/** The name of somebody in a club, or of somebody who has left it. */
export const memberName = ({ members, former = [] }: ClubState, id: number): string =>
  [...members, ...former].find(member => member.id === id)?.name ?? `${id}`;

/** The game of a club that is played at the table of this code. */
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
