import { readFileSync } from 'node:fs';
import { type Puzzle, readPuzzle, readPuzzleEntries } from '../../src/study/exercises/puzzles.ts';
import { fromRoot } from '../../tools/paths.ts';

export const PUZZLE_TEXT = readFileSync(fromRoot('public', 'assets', 'puzzles.txt'), 'utf8');
export const PUZZLE_ENTRIES = readPuzzleEntries(PUZZLE_TEXT);

/** Reads a line that must be a puzzle. */
export const puzzleOf = (line: string): Puzzle => {
  const puzzle = readPuzzle(line);
  if (puzzle === undefined) throw new Error(line);
  return puzzle;
};
