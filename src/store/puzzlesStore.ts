import type { StoreApi } from 'zustand/vanilla';
import type { Memory } from '../study/exercises/memory.ts';
import { FIRST_SOLVER_RATING, type SolverRating } from '../study/exercises/puzzleRating.ts';
import type { PuzzleEntry } from '../study/exercises/puzzles.ts';
import type { Weakness } from '../study/weaknesses.ts';
import { createStore } from './following.ts';

/** The first answer to a puzzle. */
export interface PuzzleAttempt {
  readonly id: string;
  /** In milliseconds since 1970. */
  readonly at: number;
  readonly isRight: boolean;
  /** The rating after it. */
  readonly rating: number;
}

/** The results of one day. */
export interface DailyResults {
  readonly date: string;
  readonly results: Readonly<Record<string, boolean>>;
}

/** Consecutive days on which all daily puzzles were done. */
export interface DayStreak {
  readonly days: number;
  readonly best: number;
  /** The latest of these days; undefined before the first one. */
  readonly last: string | undefined;
}

/** The stored puzzle results of a person. */
export interface PuzzleRecord {
  readonly rating: SolverRating;
  /** The latest last. */
  readonly attempts: readonly PuzzleAttempt[];
  /** The number of right answers and of all, including dropped attempts. */
  readonly right: number;
  readonly tried: number;
  /** Consecutive right answers. */
  readonly streak: number;
  readonly bestStreak: number;
  readonly daily: DailyResults | undefined;
  readonly dayStreak: DayStreak;
  /** Memories of the person's mistakes, by their keys. */
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

/** The built-in puzzles: `unasked` until they are first needed. */
export type PuzzleList =
  | { readonly type: 'unasked' | 'loading' | 'missing' }
  | { readonly type: 'loaded'; readonly entries: readonly PuzzleEntry[] };

export interface PuzzlesState {
  readonly list: PuzzleList;
  readonly record: PuzzleRecord;
  /** The date of the daily puzzles. */
  readonly date: string;
  /** The number of saved mistakes, and how many are due. */
  readonly mistakes: { readonly kept: number; readonly due: number };
  /** What the mistakes in reviewed games were about, the costliest first; empty until they have been looked through. */
  readonly weaknesses: readonly Weakness[];
}

export type PuzzlesStore = StoreApi<PuzzlesState>;

export const createPuzzlesStore = (): PuzzlesStore =>
  createStore<PuzzlesState>(() => ({
    list: { type: 'unasked' },
    record: NO_PUZZLE_RECORD,
    date: '',
    mistakes: { kept: 0, due: 0 },
    weaknesses: [],
  }));
