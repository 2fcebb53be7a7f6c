import { makeRandom, pick } from '../../game/random.ts';
import type { PuzzleEntry } from './puzzles.ts';

/** Puzzles per day: an easy, a harder and a hard one. */
export const DAILY_PUZZLES = 3;

/** The date in the person's time zone: `2025-03-09`. */
export const dateOf = (milliseconds: number): string => {
  const date = new Date(milliseconds);
  const two = (value: number): string => String(value).padStart(2, '0');
  return [date.getFullYear(), two(date.getMonth() + 1), two(date.getDate())].join('-');
};

const DAY_MILLISECONDS = 86_400_000;

/** Days since 1970. */
const dayNumber = (date: string): number => Math.round(Date.parse(`${date}T00:00:00Z`) / DAY_MILLISECONDS);

export const isDayAfter = (date: string, before: string): boolean =>
  dayNumber(date) === dayNumber(before) + 1;

/** Whether the puzzle is of standard Othello on 8x8. */
const isUsual = ({ game, line }: PuzzleEntry): boolean => game === 'othello' && line.includes(' 8x8 ');

/** The puzzles of a date, the same for everybody. */
export const dailyPuzzles = (entries: readonly PuzzleEntry[], date: string): readonly PuzzleEntry[] => {
  const sorted = entries.filter(isUsual).toSorted((a, b) => a.rating - b.rating || (a.id < b.id ? -1 : 1));
  if (sorted.length < DAILY_PUZZLES) return sorted;
  const random = makeRandom(dayNumber(date));
  return Array.from({ length: DAILY_PUZZLES }, (_, part) => {
    const [from, to] = [part, part + 1].map(end => Math.floor((end * sorted.length) / DAILY_PUZZLES));
    return pick(random, sorted.slice(from, to));
  });
};

/** The next puzzle is drawn from this many puzzles nearest to the rating. */
const NEAREST = 24;

/** A random unseen puzzle near the person's rating; `undefined` if there are no puzzles. */
export const nextPuzzle = (
  entries: readonly PuzzleEntry[],
  rating: number,
  seen: ReadonlySet<string>,
  random: () => number,
): PuzzleEntry | undefined => {
  const fresh = entries.filter(({ id }) => !seen.has(id));
  const from = fresh.length > 0 ? fresh : entries;
  const near = from
    .toSorted((a, b) => Math.abs(a.rating - rating) - Math.abs(b.rating - rating))
    .slice(0, NEAREST);
  return near.length === 0 ? undefined : pick(random, near);
};

/** The sets of puzzles to practise: a theme of Othello, puzzles of several moves, or another game. */
export const PUZZLE_SETS = [
  'win',
  'draw',
  'endgame',
  'lines',
  'corner',
  'mobility',
  'anti',
  'connect4',
] as const;
export type PuzzleSet = (typeof PUZZLE_SETS)[number];

export const isOfSet = ({ game, theme, moves }: PuzzleEntry, set: PuzzleSet): boolean => {
  if (game !== 'othello') return game === set;
  return set === 'lines' ? moves > 1 : theme === set;
};

/** Whether the puzzle is used for rated training. */
export const isForTraining = ({ game }: PuzzleEntry): boolean => game === 'othello';
