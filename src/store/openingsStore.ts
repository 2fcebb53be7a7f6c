import type { StoreApi } from 'zustand/vanilla';
import type { Color } from '../game/color.ts';
import type { Position } from '../game/position.ts';
import type { Transcript } from '../game/transcript.ts';
import type { BookMove, BookPosition, OpeningBook } from '../openings/book.ts';
import type { BookGame, BookGames } from '../openings/games.ts';
import type { OpeningNames } from '../openings/names.ts';
import { NO_OWN_VALUES, type OwnValues } from '../openings/ownValues.ts';
import type { Memory } from '../study/exercises/memory.ts';
import { createStore } from './following.ts';

/** Data that is fetched on first use. */
export type Fetched<T> =
  | { readonly type: 'none' | 'coming' | 'missing' }
  | { readonly type: 'here'; readonly value: T };

/** A line that a person learns for one side, with its memory; undefined before the first question. */
export interface LearnedLine {
  readonly transcript: Transcript;
  readonly color: Color;
  readonly memory?: Memory | undefined;
}

/** Opening data; fetched again after a reload. */
export interface OpeningsState {
  readonly names: Fetched<OpeningNames>;
  readonly book: Fetched<OpeningBook>;
  readonly games: Fetched<BookGames>;
  /** Values from the person's own deep analyses; stored in the browser. The book includes them. */
  readonly own: OwnValues;
  /** Whether the games of the current position are shown. */
  readonly listsGames: boolean;
  /** The games found; without `games` while searching. */
  readonly listed:
    | { readonly position: Position; readonly games: readonly BookGame[] | undefined }
    | undefined;
  /** The moves played in the current position in the library's games. */
  readonly inLibrary:
    | { readonly position: Position; readonly here: BookPosition; readonly moves: readonly BookMove[] }
    | undefined;
  /** The lines being learned; stored in the browser. */
  readonly lines: readonly LearnedLine[];
  /** The number of lines that are due. */
  readonly due: number;
  /** The search text of the list of openings, and the number of openings shown. */
  readonly search: string;
  readonly shown: number;
}

export type OpeningsStore = StoreApi<OpeningsState>;

/** Openings per page: each has a board to draw. */
export const PAGE = 24;

const NOTHING = { type: 'none' } as const;

export const createOpeningsStore = (): OpeningsStore =>
  createStore<OpeningsState>(() => ({
    names: NOTHING,
    book: NOTHING,
    games: NOTHING,
    own: NO_OWN_VALUES,
    listsGames: false,
    listed: undefined,
    inLibrary: undefined,
    lines: [],
    due: 0,
    search: '',
    shown: PAGE,
  }));

/** The data; undefined until it is loaded. */
export const fetchedValue = <T>(fetched: Fetched<T>): T | undefined =>
  fetched.type === 'here' ? fetched.value : undefined;
