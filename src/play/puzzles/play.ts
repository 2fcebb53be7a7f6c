import type { PuzzleSet } from '../../study/puzzleChoice.ts';

/** What a person does with puzzles; each answer is given on the board, as in any exercise. */
export interface PuzzlesPlay {
  /** Reads what the person has done with puzzles. */
  recall(): void;
  /** Loads the puzzles, and what the person has done with them. */
  load(): Promise<void>;
  /** The first puzzle of the day that has not been tried; after the last one, that of the given place in the row. */
  openDaily(index?: number): void;
  /** A puzzle that fits the person's rating, and then another one. */
  train(): void;
  /** Puzzles of one theme or game, one after the other. */
  practise(set: PuzzleSet): void;
  /** Shows a puzzle again that was drawn before, of a set or of all that fit. */
  reopen(id: string, set: PuzzleSet | undefined): void;
  /** One's own mistakes that should come back now, one after the other. */
  openMistakes(): void;
}
