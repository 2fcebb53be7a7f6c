import type { Diary, DiaryMonth, NamedResults } from './diary.ts';

const HEAD = [
  'part',
  'name',
  'won',
  'drawn',
  'lost',
  'reviewed',
  'loss_opening',
  'loss_midgame',
  'loss_endgame',
  'puzzles_tried',
  'puzzles_solved',
  'puzzles_rating',
] as const;
type Row = Readonly<Partial<Record<(typeof HEAD)[number], string | number | undefined>>>;

/** Spreadsheets would evaluate a name like `=1+1` as a formula. */
const FORMULA = /^[=+\-@\t\r]/;
const SPECIAL = /[",\r\n]/;

const cellOf = (value: string | number | undefined): string => {
  if (typeof value !== 'string') return value === undefined ? '' : String(value);
  const text = FORMULA.test(value) ? `'${value}` : value;
  return SPECIAL.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

const monthRow = ({ month, results, reviewed, losses, tried, solved, rating }: DiaryMonth): Row => ({
  part: 'month',
  name: month,
  ...results,
  reviewed,
  ...(reviewed > 0 && {
    loss_opening: losses.opening,
    loss_midgame: losses.midgame,
    loss_endgame: losses.endgame,
  }),
  puzzles_tried: tried,
  puzzles_solved: solved,
  puzzles_rating: rating,
});

const resultsRow =
  (part: string) =>
  (results: NamedResults): Row => ({ part, ...results });

/** The diary as CSV: a row for each month, opponent and opening. */
export const diaryCsv = ({ months, opponents, openings }: Diary): string => {
  const rows: readonly Row[] = [
    ...months.map(monthRow),
    ...opponents.map(resultsRow('opponent')),
    ...openings.map(resultsRow('opening')),
  ];
  return [HEAD.join(','), ...rows.map(row => HEAD.map(name => cellOf(row[name])).join(','))].join('\r\n');
};
