import type { Failure } from '../../formats/failure.ts';
import type { Place } from '../../look/places.ts';
import type { ReadCode } from '../../look/style/themeCode.ts';
import type { AddressRefusal } from '../../store/appStore.ts';
import type { TableWish } from '../../store/onlineStore.ts';
import type { Settings } from '../../store/settingsStore.ts';
import type { SharedGame } from './sharedLinks.ts';

/** What the page was opened for. */
export type Address =
  | { readonly type: 'plain' }
  /** An empty board to analyze on. */
  | { readonly type: 'analysis' }
  /** One of the places. */
  | { readonly type: 'place'; readonly place: Place }
  /** A game with these settings, which apply once and are not stored. */
  | { readonly type: 'game'; readonly settings: Settings; readonly leftOut?: AddressRefusal }
  /** A table, by its code or by a word to meet under, and what to play there if this is the first to come. */
  | { readonly type: 'table'; readonly code: string; readonly wish?: TableWish }
  /** The club of a word. */
  | { readonly type: 'club'; readonly word: string }
  /** A finished match. */
  | { readonly type: 'match'; readonly id: string }
  /** A game, or a question about it, in the fragment; or the moves of one. */
  | { readonly type: 'shared'; readonly shared: SharedGame }
  /** A study with chapters: packed in the fragment, or kept by the server under a short name. */
  | { readonly type: 'study'; readonly packed: string }
  | { readonly type: 'shortStudy'; readonly name: string }
  | { readonly type: 'badLink'; readonly failure: Failure }
  /** The code of a theme in the fragment, which may be a bad one. */
  | { readonly type: 'theme'; readonly read: ReadCode }
  /** The code under which another device of the person has left everything. */
  | { readonly type: 'handover'; readonly code: string }
  | { readonly type: 'received' }
  | { readonly type: 'refused'; readonly refusal: AddressRefusal };
