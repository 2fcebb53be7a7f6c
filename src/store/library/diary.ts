import { type LibraryEntry, outcomeFor } from './entry.ts';

type Outcome = NonNullable<ReturnType<typeof outcomeFor>>;

/** What a person has played in a month: `2026-11`. */
export type DiaryMonth = { readonly month: string } & Readonly<Record<Outcome, number>>;

export interface Diary {
  /** The last months in which a game was finished, the earliest first. */
  readonly months: readonly DiaryMonth[];
  /** Days in a row with a finished game, up to today or yesterday. */
  readonly streak: number;
  /** The most days in a row. */
  readonly longest: number;
}

const MOST_MONTHS = 12;
const DAY_MILLISECONDS = 86_400_000;

const two = (number: number): string => String(number).padStart(2, '0');

/** `2026-11-22` where the person is. */
const dayOf = (time: Date): string =>
  `${time.getFullYear()}-${two(time.getMonth() + 1)}-${two(time.getDate())}`;

/** Days since 1970, so that neighbours differ by one whatever clocks do in between. */
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

/** The games that a person has finished against others, over time. */
export const diaryOf = (entries: Iterable<LibraryEntry>, now: Date): Diary => {
  const months = new Map<string, DiaryMonth>();
  const days = new Set<string>();
  for (const entry of entries) {
    const outcome = entry.kind === 'game' ? outcomeFor(entry) : undefined;
    if (outcome === undefined || entry.date === '') continue;
    const day = dayOf(new Date(entry.date));
    const month = day.slice(0, 7);
    const known = months.get(month) ?? { month, won: 0, drawn: 0, lost: 0 };
    months.set(month, { ...known, [outcome]: known[outcome] + 1 });
    days.add(day);
  }
  const sorted = [...months.values()].sort((a, b) => (a.month < b.month ? -1 : 1));
  return { months: sorted.slice(-MOST_MONTHS), ...streaksOf([...days].sort(), dayOf(now)) };
};

const HEAD = 'month,won,drawn,lost';

/** The same as a table for other programs. */
export const diaryCsv = ({ months }: Diary): string =>
  [HEAD, ...months.map(({ month, won, drawn, lost }) => [month, won, drawn, lost].join(','))].join('\r\n');
