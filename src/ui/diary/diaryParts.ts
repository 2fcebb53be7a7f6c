import { html, nothing, type TemplateResult } from 'lit';
import type { Diary, DiaryMonth, NamedResults, Results } from '../../store/diary/diary.ts';
import type { Shell } from '../kit/shell.ts';
import { localeOf, monthText } from '../words/locale.ts';
import { numberText } from '../words/numbers.ts';
import { type BarChart, barChart } from './barChart.ts';
import { type NumberTable, numberTable } from './numberTable.ts';

const RESULTS = ['won', 'drawn', 'lost'] as const;
const PHASES = ['opening', 'midgame', 'endgame'] as const;
const PAINTS = ['full', 'half', 'none'] as const;
const PHASE_PAINTS = ['early', 'middle', 'late'] as const;

/** How many opponents or openings are shown at first. */
const MOST_NAMES = 10;

interface Part {
  readonly title: string;
  readonly chart: BarChart;
  readonly table: NumberTable;
}

const part = ({ words }: Shell, { title, chart, table }: Part): TemplateResult => html`
  <div class="diary-part">
    <h3>${title}</h3>
    ${barChart(chart)}
    <details>
      <summary>${words.t('diary.table')}</summary>
      ${numberTable(table)}
    </details>
  </div>`;

const columnsOf = (
  shell: Shell,
  months: readonly DiaryMonth[],
  valuesOf: (month: DiaryMonth) => readonly number[],
  noteOf: (month: DiaryMonth) => string | undefined = () => undefined,
) =>
  months.map(month => ({
    label: monthText(shell.words, month.month, 'short'),
    values: valuesOf(month),
    note: noteOf(month),
  }));

/** Games won, drawn and lost by month. */
export const gamesPart = (shell: Shell, { months }: Diary): TemplateResult => {
  const { words } = shell;
  const names = RESULTS.map(result => words.t(`places.${result}`));
  return part(shell, {
    title: words.t('diary.games'),
    chart: {
      label: words.t('diary.chart'),
      parts: names.map((label, index) => ({ label, paint: PAINTS[index] ?? 'none' })),
      columns: columnsOf(shell, months, ({ results }) => RESULTS.map(result => results[result])),
      numeral: value => numberText(words, value),
    },
    table: {
      caption: words.t('diary.chart'),
      heads: [words.t('diary.month'), ...names],
      rows: months.map(({ month, results }) => ({
        name: monthText(shell.words, month, 'long'),
        values: RESULTS.map(result => numberText(words, results[result])),
      })),
    },
  });
};

/** The average loss of reviewed games, by phase of the game. */
export const lossPart = (shell: Shell, { months }: Diary): TemplateResult => {
  const { words } = shell;
  const known = months.filter(({ reviewed }) => reviewed > 0);
  if (known.length === 0) return html`<p class="quiet">${words.t('diary.noReviews')}</p>`;
  const names = PHASES.map(phase => words.t(`review.phase.${phase}`));
  const averages = ({ losses, reviewed }: DiaryMonth) => PHASES.map(phase => losses[phase] / reviewed);
  const number = new Intl.NumberFormat(localeOf(words), { maximumFractionDigits: 1 });
  return part(shell, {
    title: words.t('diary.losses'),
    chart: {
      label: words.t('diary.lossChart'),
      parts: names.map((label, index) => ({ label, paint: PHASE_PAINTS[index] ?? 'late' })),
      columns: columnsOf(shell, known, averages),
      numeral: number.format,
    },
    table: {
      caption: words.t('diary.lossChart'),
      heads: [words.t('diary.month'), ...names, words.t('diary.reviewed')],
      rows: known.map(month => ({
        name: monthText(shell.words, month.month, 'long'),
        values: [...averages(month).map(loss => number.format(loss)), month.reviewed],
      })),
    },
  });
};

/** Puzzles by month, and the rating reached. */
export const puzzlesPart = (shell: Shell, { months }: Diary): TemplateResult => {
  const { words } = shell;
  const known = months.filter(({ tried }) => tried > 0);
  if (known.length === 0) return html`${nothing}`;
  const [solved, missed] = [words.t('diary.solved'), words.t('diary.missed')];
  const counts = ({ tried, solved: right }: DiaryMonth) => [right, tried - right];
  return part(shell, {
    title: words.t('diary.puzzles'),
    chart: {
      label: words.t('diary.puzzleChart'),
      parts: [
        { label: solved, paint: 'full' },
        { label: missed, paint: 'none' },
      ],
      columns: columnsOf(shell, known, counts, ({ rating }) => rating?.toString()),
      numeral: value => numberText(words, value),
    },
    table: {
      caption: words.t('diary.puzzleChart'),
      heads: [words.t('diary.month'), solved, missed, words.t('diary.rating')],
      rows: known.map(month => ({
        name: monthText(shell.words, month.month, 'long'),
        values: [...counts(month).map(count => numberText(words, count)), month.rating],
      })),
    },
  });
};

interface Named {
  readonly title: string;
  readonly head: string;
  readonly all: readonly NamedResults[];
  /** The languages of names not in the page's language. */
  readonly languages?: ReadonlyMap<string, string>;
}

/** Results by opponent or by opening; the rest of a long list is collapsed. */
export const namedPart = ({ words }: Shell, { title, head, all, languages }: Named): TemplateResult => {
  if (all.length === 0) return html`${nothing}`;
  const table = (rows: readonly NamedResults[]): TemplateResult =>
    numberTable({
      caption: title,
      heads: [head, ...RESULTS.map(result => words.t(`places.${result}`))],
      rows: rows.map(one => ({
        name: one.name,
        lang: languages?.get(one.name),
        picture: resultBar(one),
        values: RESULTS.map(result => numberText(words, one[result])),
      })),
    });
  const rest = all.slice(MOST_NAMES);
  return html`
    <div class="diary-part">
      <h3>${title}</h3>
      ${table(all.slice(0, MOST_NAMES))}
      ${rest.length === 0 ? nothing : html`<details><summary>${words.t('diary.more', { count: rest.length })}</summary>${table(rest)}</details>`}
    </div>`;
};

const RESULT_PAINTS = { won: 'full', drawn: 'half', lost: 'none' } as const;

/** Games won, drawn and lost as parts of one bar: decoration beside the numbers. */
export const resultBar = (results: Results): TemplateResult => html`
  <span class="score-line" aria-hidden="true">
    ${(['won', 'drawn', 'lost'] as const)
      .filter(result => results[result] > 0)
      .map(
        result => html`<i class="chart-${RESULT_PAINTS[result]}" .style="flex-grow:${results[result]}"></i>`,
      )}
  </span>`;
