import { makeRandom, pick } from '../../game/random.ts';
import type { PuzzleEntry } from './puzzles.ts';

/** The puzzles of a day: an easy one, a harder one, and a hard one. */
export const DAILY_PUZZLES = 3;

/** A date by the calendar where the person is: `2025-03-09`. */
export const dateOf = (milliseconds: number): string => {
  const date = new Date(milliseconds);
  const two = (value: number): string => String(value).padStart(2, '0');
  return [date.getFullYear(), two(date.getMonth() + 1), two(date.getDate())].join('-');
};

const DAY_MILLISECONDS = 86_400_000;

/** The number of a date in the calendar. */
const dayNumber = (date: string): number => Math.round(Date.parse(`${date}T00:00:00Z`) / DAY_MILLISECONDS);

export const isDayAfter = (date: string, before: string): boolean =>
  dayNumber(date) === dayNumber(before) + 1;

/** The ordinary game on its usual board: what everybody knows. */
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

/** As many puzzles nearest to the rating as the next one is drawn from. */
const NEAREST = 24;

/** A puzzle about as hard as the person is good, and not one of those that were seen; `undefined` if there are none at all. */
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

/** What a person can choose to practise: a theme of Othello, several moves in a row, or another game. */
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

/** The puzzles that count for the rating when one is chosen by it. */
export const isForTraining = ({ game }: PuzzleEntry): boolean => game === 'othello';
