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

/** Something that is fetched when it is needed first. */
export type Fetched<T> =
  | { readonly type: 'none' | 'coming' | 'missing' }
  | { readonly type: 'here'; readonly value: T };

/** A line that a person learns for one side, and how well it is remembered; without a memory it was never asked. */
export interface LearnedLine {
  readonly transcript: Transcript;
  readonly color: Color;
  readonly memory?: Memory | undefined;
}

/** What is known of openings: lost with the page, and fetched again. */
export interface OpeningsState {
  readonly names: Fetched<OpeningNames>;
  readonly book: Fetched<OpeningBook>;
  readonly games: Fetched<BookGames>;
  /** What one's own deep analyses found; kept in the browser. The book has it too. */
  readonly own: OwnValues;
  /** Whether the games behind the position on the board are shown. */
  readonly listsGames: boolean;
  /** Those that were found; without games while they are sought. */
  readonly listed:
    | { readonly position: Position; readonly games: readonly BookGame[] | undefined }
    | undefined;
  /** What was played in the position on the board in the games of the library. */
  readonly inLibrary:
    | { readonly position: Position; readonly here: BookPosition; readonly moves: readonly BookMove[] }
    | undefined;
  /** What the person learns; kept in the browser. */
  readonly lines: readonly LearnedLine[];
  /** How many of the lines should be asked now. */
  readonly due: number;
  /** What the list of openings is searched for, and how many of it are shown. */
  readonly search: string;
  readonly shown: number;
}

export type OpeningsStore = StoreApi<OpeningsState>;

/** How many openings are shown at a time: each has a board to draw. */
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

/** What was fetched; undefined until it is here. */
export const fetchedValue = <T>(fetched: Fetched<T>): T | undefined =>
  fetched.type === 'here' ? fetched.value : undefined;
