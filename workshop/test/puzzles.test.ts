import { expect, test } from 'vitest';
import { emptySquares } from '../../src/game/board.ts';
import { STANDARD_START } from '../../src/game/othello/position.ts';
import { play } from '../../src/game/position.ts';
import { parseSquare } from '../../src/game/square.ts';
import { puzzlePosition } from '../../src/study/exercises/puzzles.ts';
import { PUZZLE_ENTRIES, puzzleOf } from '../../testkit/study/puzzleFile.ts';
import { faultOf } from '../puzzles/check.ts';
import { openPuzzleEngine } from '../puzzles/engine.ts';
import { HiddenPositions } from '../puzzles/hidden.ts';

/** Puzzles near the end, which are solved quickly. */
const FEW_EMPTIES = 9;
const EVERY = 25;

test('a sample of the puzzles, solved again, has the answers of the file', async () => {
  const engine = await openPuzzleEngine();
  const sample = PUZZLE_ENTRIES.map(({ line }) => puzzleOf(line))
    .filter(puzzle => emptySquares(puzzlePosition(puzzle)).size <= FEW_EMPTIES)
    .filter((_, index) => index % EVERY === 0);
  expect(sample.length).toBeGreaterThan(10);
  expect(sample.filter(puzzle => faultOf(engine, puzzle) !== undefined)).toEqual([]);
});

test('a wrong answer is detected', async () => {
  const engine = await openPuzzleEngine();
  const puzzle = puzzleOf(PUZZLE_ENTRIES.find(({ theme }) => theme === 'endgame')?.line ?? '');
  expect(faultOf(engine, { ...puzzle, score: puzzle.score + 2 })).toBeDefined();
});

test('a reserved position is recognized in all symmetries', () => {
  const hidden = new HiddenPositions();
  const [one, other] = (['f5', 'd3'] as const).map(name => play(STANDARD_START, parseSquare(name)));
  if (one === undefined || other === undefined) throw new Error('not legal');
  hidden.add(one);
  expect(hidden.has(one)).toBe(true);
  expect(hidden.has(other)).toBe(true);
  expect(hidden.has(STANDARD_START)).toBe(false);
});
