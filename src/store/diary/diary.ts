import { type LibraryEntry, outcomeFor, ownColorIn, type PhaseLosses } from '../library/entry.ts';
import type { PuzzleAttempt } from '../puzzlesStore.ts';

type Outcome = NonNullable<ReturnType<typeof outcomeFor>>;
export type Results = Readonly<Record<Outcome, number>>;

/** A person's results against an opponent or in an opening. */
export interface NamedResults extends Results {
  readonly name: string;
}

/** A month, as `2026-11`. */
export interface DiaryMonth {
  readonly month: string;
  /** Games finished in the month. */
  readonly results: Results;
  /** Games of the month that were reviewed, and the person's total losses in them. */
  readonly reviewed: number;
  readonly losses: PhaseLosses;
  /** Puzzles first answered in the month, and how many correctly. */
  readonly tried: number;
  readonly solved: number;
  /** The puzzle rating after the last of them. */
  readonly rating: number | undefined;
}

export interface Diary {
  /** The last months with any activity, the earliest first. */
  readonly months: readonly DiaryMonth[];
  /** Opponents and openings, the most frequent first. */
  readonly opponents: readonly NamedResults[];
  readonly openings: readonly NamedResults[];
  /** All-time results. */
  readonly results: Results;
  /** Winning streaks: the current and the longest one. */
  readonly wins: { readonly current: number; readonly longest: number };
  /** Consecutive days with a finished game, up to today or yesterday. */
  readonly streak: number;
  /** The longest such streak. */
  readonly longest: number;
}

/** The input of the diary. */
export interface DiarySource {
  readonly entries: Iterable<LibraryEntry>;
  /** The earliest first. */
  readonly attempts: readonly PuzzleAttempt[];
  readonly now: Date;
  readonly opponentOf: (entry: LibraryEntry) => string;
  /** Undefined for a game without a known opening. */
  readonly openingOf: (entry: LibraryEntry) => string | undefined;
}

const MOST_MONTHS = 12;
const DAY_MILLISECONDS = 86_400_000;
const NO_RESULTS: Results = { won: 0, drawn: 0, lost: 0 };
const EMPTY = {
  results: NO_RESULTS,
  reviewed: 0,
  losses: { opening: 0, midgame: 0, endgame: 0 },
  tried: 0,
  solved: 0,
  rating: undefined,
} as const satisfies Omit<DiaryMonth, 'month'>;

const two = (number: number): string => String(number).padStart(2, '0');

/** `2026-11-22` in the local time zone. */
const dayOf = (time: Date): string =>
  `${time.getFullYear()}-${two(time.getMonth() + 1)}-${two(time.getDate())}`;
const monthOf = (day: string): string => day.slice(0, 7);

/** Days since 1970, so that consecutive days differ by one in spite of daylight saving time. */
const dayNumber = (day: string): number => Math.round(Date.parse(day) / DAY_MILLISECONDS);

const streaksOf = (days: readonly string[], today: string): Pick<Diary, 'streak' | 'longest'> => {
  let [run, longest, last] = [0, 0, Number.NaN];
  for (const day of days.map(dayNumber)) {
    run = day === last + 1 ? run + 1 : 1;
    longest = Math.max(longest, run);
    last = day;
  }
  return { streak: dayNumber(today) - last <= 1 ? run : 0, longest };
};

const more = (results: Results, outcome: Outcome): Results => ({
  ...results,
  [outcome]: results[outcome] + 1,
});

export const gamesIn = ({ won, drawn, lost }: Results): number => won + drawn + lost;

interface Finished {
  readonly date: string;
  readonly outcome: Outcome;
}

/** A draw ends a streak, as a loss does. */
const winsOf = (finished: readonly Finished[]): Diary['wins'] => {
  let [current, longest] = [0, 0];
  for (const { outcome } of [...finished].sort((a, b) => (a.date < b.date ? -1 : 1))) {
    current = outcome === 'won' ? current + 1 : 0;
    longest = Math.max(longest, current);
  }
  return { current, longest };
};

class Tallies {
  readonly #byName = new Map<string, Results>();

  count(name: string | undefined, outcome: Outcome): void {
    if (name === undefined || name === '') return;
    this.#byName.set(name, more(this.#byName.get(name) ?? NO_RESULTS, outcome));
  }

  get sorted(): readonly NamedResults[] {
    return [...this.#byName]
      .map(([name, results]) => ({ name, ...results }))
      .sort((a, b) => gamesIn(b) - gamesIn(a) || (a.name < b.name ? -1 : 1));
  }
}

/** Months with any activity. */
class Months {
  readonly #byName = new Map<string, DiaryMonth>();

  note(month: string, change: (known: DiaryMonth) => Partial<DiaryMonth>): void {
    const known = this.#byName.get(month) ?? { month, ...EMPTY };
    this.#byName.set(month, { ...known, ...change(known) });
  }

  get last(): readonly DiaryMonth[] {
    return [...this.#byName.values()].sort((a, b) => (a.month < b.month ? -1 : 1)).slice(-MOST_MONTHS);
  }
}

const sumOf = (one: PhaseLosses, other: PhaseLosses): PhaseLosses => ({
  opening: one.opening + other.opening,
  midgame: one.midgame + other.midgame,
  endgame: one.endgame + other.endgame,
});

/** A person's results over time, in games and puzzles. */
export const diaryOf = ({ entries, attempts, now, opponentOf, openingOf }: DiarySource): Diary => {
  const months = new Months();
  const [opponents, openings] = [new Tallies(), new Tallies()];
  const days = new Set<string>();
  const finished: Finished[] = [];
  for (const entry of entries) {
    const outcome = entry.kind === 'game' ? outcomeFor(entry) : undefined;
    if (outcome === undefined || entry.date === '') continue;
    const day = dayOf(new Date(entry.date));
    const own = entry.losses?.[ownColorIn(entry) ?? 'black'];
    days.add(day);
    finished.push({ date: entry.date, outcome });
    months.note(monthOf(day), ({ results, reviewed, losses }) => ({
      results: more(results, outcome),
      ...(own && { reviewed: reviewed + 1, losses: sumOf(losses, own) }),
    }));
    opponents.count(opponentOf(entry), outcome);
    openings.count(openingOf(entry), outcome);
  }
  for (const { at, isRight, rating } of attempts)
    months.note(monthOf(dayOf(new Date(at))), ({ tried, solved }) => ({
      tried: tried + 1,
      solved: solved + Number(isRight),
      rating: Math.round(rating),
    }));
  return {
    months: months.last,
    opponents: opponents.sorted,
    openings: openings.sorted,
    results: finished.reduce((sum, { outcome }) => more(sum, outcome), NO_RESULTS),
    wins: winsOf(finished),
    ...streaksOf([...days].sort(), dayOf(now)),
  };
};
