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
  /** An empty analysis board. */
  | { readonly type: 'analysis' }
  | { readonly type: 'place'; readonly place: Place }
  /** A game with these settings, which apply once and are not stored. */
  | { readonly type: 'game'; readonly settings: Settings; readonly leftOut?: AddressRefusal }
  /** A table by its code, or by a meeting word; `wish` is what to play if this player comes first. */
  | { readonly type: 'table'; readonly code: string; readonly wish?: TableWish }
  /** The club that meets under a word. */
  | { readonly type: 'club'; readonly word: string }
  /** A finished match. */
  | { readonly type: 'match'; readonly id: string }
  /** A game or a puzzle in the fragment, or a transcript. */
  | { readonly type: 'shared'; readonly shared: SharedGame }
  /** A study with chapters: packed in the fragment, or stored on the server under a short name. */
  | { readonly type: 'study'; readonly packed: string }
  | { readonly type: 'shortStudy'; readonly name: string }
  | { readonly type: 'badLink'; readonly failure: Failure }
  /** The theme code of the fragment, which may be invalid. */
  | { readonly type: 'theme'; readonly read: ReadCode }
  /** The code under which the person's other device has left its data. */
  | { readonly type: 'handover'; readonly code: string }
  | { readonly type: 'received' }
  | { readonly type: 'refused'; readonly refusal: AddressRefusal };
