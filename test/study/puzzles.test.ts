import fc from 'fast-check';
import { expect, test } from 'vitest';
import { legalMoves, type Position, play } from '../../src/game/position.ts';
import { ratedAfter } from '../../src/study/exercises/glicko.ts';
import {
  DAILY_PUZZLES,
  dailyPuzzles,
  dateOf,
  isDayAfter,
  isOfSet,
  nextPuzzle,
  PUZZLE_SETS,
} from '../../src/study/exercises/puzzleChoice.ts';
import { FIRST_SOLVER_RATING } from '../../src/study/exercises/puzzleRating.ts';
import {
  puzzlePosition,
  puzzleTask,
  readPuzzle,
  readPuzzleEntries,
  writePuzzle,
} from '../../src/study/exercises/puzzles.ts';
import { PUZZLE_ENTRIES as ENTRIES, PUZZLE_TEXT as TEXT } from '../../testkit/study/puzzleFile.ts';

test('there are at least a thousand puzzles, each with a unique id', () => {
  expect(ENTRIES.length).toBeGreaterThanOrEqual(1000);
  expect(new Set(ENTRIES.map(({ id }) => id)).size).toBe(ENTRIES.length);
  expect(ENTRIES).toHaveLength(TEXT.trimEnd().split('\n').length);
});

test('every puzzle belongs to a set, and every set has puzzles', () => {
  expect(ENTRIES.filter(one => !PUZZLE_SETS.some(set => isOfSet(one, set)))).toEqual([]);
  for (const set of PUZZLE_SETS) expect(ENTRIES.filter(one => isOfSet(one, set)).length).toBeGreaterThan(20);
});

test('many puzzles have several moves, each with a choice and with alternating sides', () => {
  const lines = ENTRIES.filter(({ moves }) => moves > 1);
  expect(lines.length).toBeGreaterThanOrEqual(100);
  for (const { line, moves } of lines.filter((_, index) => index % 10 === 0)) {
    const puzzle = readPuzzle(line);
    if (puzzle === undefined) throw new Error(line);
    expect(writePuzzle(puzzle)).toBe(line);
    expect(puzzle.line).toHaveLength(2 * (moves - 1));
    expect(isOfSet({ ...puzzle, game: puzzle.setup.game, moves, line }, 'lines')).toBe(
      puzzle.setup.game === 'othello',
    );
    let position: Position | undefined = play(puzzlePosition(puzzle), puzzle.best);
    for (const [index, move] of puzzle.line.entries()) {
      const isOwn = index % 2 === 1;
      expect(position?.turn === puzzle.color).toBe(isOwn);
      if (position !== undefined && isOwn) expect(legalMoves(position).size).toBeGreaterThan(2);
      position = position && play(position, move);
    }
    expect(position).toBeDefined();
  }
});

test('a line that ends with a reply or has an illegal move is rejected', () => {
  const { line = '' } = ENTRIES.find(({ moves }) => moves > 1) ?? {};
  expect(readPuzzle(line)).toBeDefined();
  expect(readPuzzle(line.slice(0, -1))).toBeUndefined();
  expect(readPuzzle(`${line.slice(0, -2)}AA`)).toBeUndefined();
});

test('at least 100 puzzles are about corners', () => {
  expect(ENTRIES.filter(one => isOfSet(one, 'corner')).length).toBeGreaterThanOrEqual(100);
});

test('a puzzle is written as it was read, and has a choice of moves', () => {
  for (const { line, id } of ENTRIES.filter((_, index) => index % 40 === 0)) {
    const puzzle = readPuzzle(line);
    if (puzzle === undefined) throw new Error(line);
    expect(writePuzzle(puzzle)).toBe(line);
    expect(puzzle.id).toBe(id);
    expect(puzzle.color).toBe(puzzlePosition(puzzle).turn);
    expect(legalMoves(puzzlePosition(puzzle)).size).toBeGreaterThan(2);
  }
});

test('no line makes the reader throw', () => {
  fc.assert(
    fc.property(fc.string(), text => {
      expect(readPuzzleEntries(text).length).toBeLessThanOrEqual(text.length);
      expect(readPuzzle(text)).toBeUndefined();
    }),
  );
});

test('the puzzles of a day depend only on the date, and get harder', () => {
  const day = dailyPuzzles(ENTRIES, '2027-03-09');
  expect(day).toHaveLength(DAILY_PUZZLES);
  expect(dailyPuzzles([...ENTRIES].reverse(), '2027-03-09')).toEqual(day);
  const ratings = day.map(({ rating }) => rating);
  expect(ratings).toEqual(ratings.toSorted((a, b) => a - b));
  const others = new Set(
    Array.from({ length: 28 }, (_, index) => `2027-02-${String(index + 1).padStart(2, '0')}`).flatMap(date =>
      dailyPuzzles(ENTRIES, date).map(({ id }) => id),
    ),
  );
  expect(others.size).toBeGreaterThan(70);
});

test("a date is that of the person's time zone", () => {
  for (const [date, text] of [
    [new Date(2027, 2, 9), '2027-03-09'],
    [new Date(2027, 10, 30), '2027-11-30'],
  ] as const)
    expect(dateOf(date.getTime())).toBe(text);
});

test('days are consecutive across the end of a month', () => {
  expect(isDayAfter('2027-03-01', '2027-02-28')).toBe(true);
  expect(isDayAfter('2027-03-02', '2027-02-28')).toBe(false);
  expect(isDayAfter('2027-02-28', '2027-02-28')).toBe(false);
});

test('the next puzzle is near the rating and unseen', () => {
  const first = nextPuzzle(ENTRIES, 1400, new Set(), () => 0);
  expect(Math.abs((first?.rating ?? 0) - 1400)).toBeLessThan(100);
  const second = nextPuzzle(ENTRIES, 1400, new Set([first?.id ?? '']), () => 0);
  expect(second?.id).not.toBe(first?.id);
  const all = new Set(ENTRIES.map(({ id }) => id));
  expect(nextPuzzle(ENTRIES, 1400, all, () => 0)).toBeDefined();
  expect(nextPuzzle([], 1400, all, () => 0)).toBeUndefined();
  expect(nextPuzzle(ENTRIES.slice(0, 1), 1400, new Set(), () => 0)).toBe(ENTRIES[0]);
});

test('one easy answer changes the rating little, and thirty right ones change it much', () => {
  const { rating } = FIRST_SOLVER_RATING;
  expect(ratedAfter(FIRST_SOLVER_RATING, rating - 200, true).rating).toBeLessThan(rating + 40);
  expect(ratedAfter({ ...FIRST_SOLVER_RATING, deviation: 350 }, rating, true).rating).toBeLessThan(
    rating + 60,
  );
  const answers = Array.from({ length: 30 });
  const after = answers.reduce<typeof FIRST_SOLVER_RATING>(
    solver => ratedAfter(solver, solver.rating, true),
    FIRST_SOLVER_RATING,
  );
  expect(after.rating).toBeGreaterThan(rating + 500);
});

test('a win is asked for if possible, and a draw only if it is the best result', () => {
  for (const { line } of ENTRIES) {
    const puzzle = readPuzzle(line);
    if (puzzle?.theme === 'win') expect(puzzle.score).toBeGreaterThan(0);
    if (puzzle?.theme === 'draw') expect(puzzle.score).toBe(0);
  }
});

test('puzzles with estimated values accept every answer within a disc, solved ones accept one', () => {
  const judgeOf = (theme: string) => {
    const entry = ENTRIES.find(one => one.theme === theme);
    const puzzle = entry && readPuzzle(entry.line);
    return puzzle && puzzleTask(puzzle).judge;
  };
  for (const theme of ['corner', 'mobility']) expect(judgeOf(theme)).toHaveProperty('orClose', true);
  for (const theme of ['win', 'draw', 'endgame']) expect(judgeOf(theme)).not.toHaveProperty('orClose');
});

test('right answers raise the rating, wrong ones lower it, and both reduce its deviation', () => {
  const up = ratedAfter(FIRST_SOLVER_RATING, 1300, true);
  const down = ratedAfter(FIRST_SOLVER_RATING, 1300, false);
  expect(up.rating).toBeGreaterThan(FIRST_SOLVER_RATING.rating);
  expect(down.rating).toBeLessThan(FIRST_SOLVER_RATING.rating);
  expect(up.deviation).toBeLessThan(FIRST_SOLVER_RATING.deviation);
});
