import { fromEntries } from '../../game/record.ts';
import type { Memory } from '../../study/exercises/memory.ts';
import { isSameMistake, type Mistake } from '../kept/savedMistakes.ts';
import { KEPT_ATTEMPTS } from '../kept/savedPuzzles.ts';
import type { LessonsState } from '../lessonsStore.ts';
import type { LearnedLine } from '../openingsStore.ts';
import type { PuzzleRecord } from '../puzzlesStore.ts';

/** The more recently asked memory wins. */
const laterMemory = (here: Memory | undefined, there: Memory | undefined): Memory | undefined => {
  if (here === undefined || there === undefined) return here ?? there;
  return there.last > here.last ? there : here;
};

type Remembered = Pick<PuzzleRecord, 'memories'>;

const mergeMemories = (here: Remembered, there: Remembered): Remembered['memories'] => {
  const merged = new Map(Object.entries(here.memories));
  for (const [key, memory] of Object.entries(there.memories))
    merged.set(key, laterMemory(merged.get(key), memory) ?? memory);
  return fromEntries(merged);
};

/** The union of the screens done; for each the memory from its latest repetition. */
export const mergeLessons = (here: LessonsState, there: LessonsState): LessonsState => {
  const memories = mergeMemories(here, there);
  const test = Math.max(here.test ?? -1, there.test ?? -1);
  return { done: [...new Set([...here.done, ...there.done])], memories, ...(test >= 0 && { test }) };
};

const lineKey = ({ transcript, color }: LearnedLine): string => `${transcript.join()} ${color}`;

/** The union of the lines; for each the memory from its latest repetition. */
export const mergeLines = (
  here: readonly LearnedLine[],
  there: readonly LearnedLine[],
): readonly LearnedLine[] => {
  const merged = new Map(here.map(line => [lineKey(line), line]));
  for (const line of there) {
    const known = merged.get(lineKey(line));
    merged.set(lineKey(line), { ...line, memory: laterMemory(known?.memory, line.memory) });
  }
  return [...merged.values()];
};

/** The union of the mistakes, the latest first. */
export const mergeMistakes = (here: readonly Mistake[], there: readonly Mistake[]): readonly Mistake[] =>
  [...here, ...there.filter(one => !here.some(known => isSameMistake(known, one)))].sort(
    (a, b) => b.at - a.at,
  );

const lastAt = ({ attempts }: PuzzleRecord): number => attempts.at(-1)?.at ?? Number.NEGATIVE_INFINITY;

/** Attempts that exist only as counts: dropped ones, or those before the oldest that a full record keeps. */
const countedOnly = ({ attempts, right, tried }: PuzzleRecord, from: number) => {
  const remembered = attempts.filter(({ at }) => at >= from);
  return {
    remembered,
    tried: tried - remembered.length,
    right: right - remembered.filter(({ isRight }) => isRight).length,
  };
};

const oldestIn = ({ attempts }: PuzzleRecord): number =>
  attempts.length < KEPT_ATTEMPTS ? Number.NEGATIVE_INFINITY : (attempts[0]?.at ?? Number.NEGATIVE_INFINITY);

const mergeDays = (here: PuzzleRecord, there: PuzzleRecord): Pick<PuzzleRecord, 'daily' | 'dayStreak'> => {
  const [older, newer] =
    (here.daily?.date ?? '') <= (there.daily?.date ?? '') ? [here, there] : [there, here];
  const isSameDay = older.daily !== undefined && older.daily.date === newer.daily?.date;
  const daily =
    isSameDay && newer.daily !== undefined
      ? { date: newer.daily.date, results: { ...there.daily?.results, ...here.daily?.results } }
      : newer.daily;
  const [one, other] = [here.dayStreak, there.dayStreak];
  const [dated = one] = [one, other].sort((a, b) =>
    (a.last ?? '') > (b.last ?? '') || (a.last === b.last && a.days > b.days) ? -1 : 1,
  );
  return { daily, dayStreak: { ...dated, best: Math.max(one.best, other.best) } };
};

/**
 * The union of the attempts. Counts of dropped attempts may overlap, so the larger one is used; rating and streak come from the
 * device with the latest answer.
 */
export const mergePuzzles = (here: PuzzleRecord, there: PuzzleRecord): PuzzleRecord => {
  const from = Math.max(oldestIn(here), oldestIn(there));
  const [one, other] = [countedOnly(here, from), countedOnly(there, from)];
  const attempts = [
    ...new Map([...other.remembered, ...one.remembered].map(one => [`${one.id} ${one.at}`, one])).values(),
  ].sort((a, b) => a.at - b.at);
  const last = lastAt(there) > lastAt(here) ? there : here;
  return {
    rating: last.rating,
    streak: last.streak,
    attempts: attempts.slice(-KEPT_ATTEMPTS),
    tried: attempts.length + Math.max(one.tried, other.tried),
    right: attempts.filter(({ isRight }) => isRight).length + Math.max(one.right, other.right),
    bestStreak: Math.max(here.bestStreak, there.bestStreak),
    ...mergeDays(here, there),
    memories: mergeMemories(here, there),
  };
};
