import type { StoreApi } from 'zustand/vanilla';
import type { Memory } from '../study/exercises/memory.ts';
import { FIRST_SOLVER_RATING, type SolverRating } from '../study/exercises/puzzleRating.ts';
import type { PuzzleEntry } from '../study/exercises/puzzles.ts';
import { createStore } from './following.ts';

/** The first answer to a puzzle. */
export interface Attempt {
  readonly id: string;
  /** When it was given, in milliseconds since 1970. */
  readonly at: number;
  readonly isRight: boolean;
  /** The rating after it. */
  readonly rating: number;
}

/** The puzzles of one date. */
export interface DailyResults {
  readonly date: string;
  readonly results: Readonly<Record<string, boolean>>;
}

/** Dates in a row on which a person has done all puzzles of the day. */
export interface DayStreak {
  readonly days: number;
  readonly best: number;
  /** The latest of these dates; undefined before the first one. */
  readonly last: string | undefined;
}

/** All that is kept of a person's puzzles. */
export interface PuzzleRecord {
  readonly rating: SolverRating;
  /** The latest ones last. */
  readonly attempts: readonly Attempt[];
  /** How many were right of how many, also of those forgotten. */
  readonly right: number;
  readonly tried: number;
  /** Right answers in a row. */
  readonly streak: number;
  readonly bestStreak: number;
  readonly daily: DailyResults | undefined;
  readonly dayStreak: DayStreak;
  /** How well one's own mistakes are remembered, by their keys. */
  readonly memories: Readonly<Record<string, Memory>>;
}

export const NO_PUZZLE_RECORD: PuzzleRecord = {
  rating: FIRST_SOLVER_RATING,
  attempts: [],
  right: 0,
  tried: 0,
  streak: 0,
  bestStreak: 0,
  daily: undefined,
  dayStreak: { days: 0, best: 0, last: undefined },
  memories: {},
};

/** The puzzles that the page comes with: `unasked` until somebody wants to see them. */
export type PuzzleList =
  | { readonly type: 'unasked' | 'loading' | 'missing' }
  | { readonly type: 'loaded'; readonly entries: readonly PuzzleEntry[] };

export interface PuzzlesState {
  readonly list: PuzzleList;
  readonly record: PuzzleRecord;
  /** The date of the puzzles of the day. */
  readonly date: string;
  /** How many mistakes are kept, and how many of them should be asked again now. */
  readonly mistakes: { readonly kept: number; readonly due: number };
}

export type PuzzlesStore = StoreApi<PuzzlesState>;

export const createPuzzlesStore = (): PuzzlesStore =>
  createStore<PuzzlesState>(() => ({
    list: { type: 'unasked' },
    record: NO_PUZZLE_RECORD,
    date: '',
    mistakes: { kept: 0, due: 0 },
  }));
