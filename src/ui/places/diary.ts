import { html, type SVGTemplateResult, svg, type TemplateResult } from 'lit';
import { type Diary, type DiaryMonth, diaryCsv, diaryOf } from '../../store/library/diary.ts';
import { download } from '../kit/download.ts';
import type { Shell } from '../kit/shell.ts';

/** In the chart's own units. */
const CHART = { height: 100, column: 40, bar: 24 } as const;
const PARTS = ['lost', 'drawn', 'won'] as const;

const totalOf = ({ won, drawn, lost }: DiaryMonth): number => won + drawn + lost;

/** A bar of three parts, what was won at the bottom. */
const bar = (month: DiaryMonth, index: number, most: number): SVGTemplateResult => {
  const scale = CHART.height / most;
  let y = CHART.height - totalOf(month) * scale;
  const x = index * CHART.column + (CHART.column - CHART.bar) / 2;
  return svg`${PARTS.map(part => {
    const height = month[part] * scale;
    const rect = svg`<rect class="diary-${part}" x=${x} y=${y} width=${CHART.bar} height=${height} rx="2"/>`;
    y += height;
    return rect;
  })}`;
};

const monthText = ({ words }: Shell, month: string, style: 'short' | 'long'): string =>
  new Intl.DateTimeFormat(words.language(), {
    month: style,
    timeZone: 'UTC',
    ...(style === 'long' && { year: 'numeric' }),
  }).format(new Date(month));

const chart = (shell: Shell, { months }: Diary): TemplateResult => {
  const most = Math.max(1, ...months.map(totalOf));
  const width = months.length * CHART.column;
  return html`
    <svg class="diary-chart" role="img" aria-label=${shell.words.t('diary.chart')}
      viewBox="0 0 ${width} ${CHART.height + 16}">
      ${months.map((month, index) => bar(month, index, most))}
      ${months.map(({ month }, index) => svg`<text x=${(index + 0.5) * CHART.column} y=${CHART.height + 13}>${monthText(shell, month, 'short')}</text>`)}
    </svg>
    <p class="diary-key quiet" aria-hidden="true">
      ${(['won', 'drawn', 'lost'] as const).map(part => html`<span><i class="diary-${part}"></i>${shell.words.t(`places.${part}`)}</span>`)}
    </p>`;
};

const table = (shell: Shell, { months }: Diary): TemplateResult => {
  const { words } = shell;
  return html`
    <details>
      <summary>${words.t('diary.table')}</summary>
      <table class="results">
        <caption class="unseen">${words.t('diary.chart')}</caption>
        <thead>
          <tr>
            <th scope="col">${words.t('diary.month')}</th>
            ${(['won', 'drawn', 'lost'] as const).map(part => html`<th scope="col">${words.t(`places.${part}`)}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${months.map(
            ({ month, won, drawn, lost }) => html`
              <tr>
                <th scope="row">${monthText(shell, month, 'long')}</th>
                <td class="numeral">${won}</td>
                <td class="numeral">${drawn}</td>
                <td class="numeral">${lost}</td>
              </tr>`,
          )}
        </tbody>
      </table>
    </details>`;
};

const filled = (shell: Shell, diary: Diary): TemplateResult => {
  const { words } = shell;
  const save = (): void =>
    download(new Blob([diaryCsv(diary)], { type: 'text/csv' }), `${words.t('diary.fileName')}.csv`);
  return html`
    <div class="diary card">
      <p class="diary-streak">
        <span>${words.t('diary.streak', { count: diary.streak })}</span>
        <span class="quiet">${words.t('diary.longest', { count: diary.longest })}</span>
      </p>
      ${chart(shell, diary)} ${table(shell, diary)}
      <button type="button" class="secondary" @click=${save}>${words.t('diary.exportCsv')}</button>
    </div>`;
};

/** What the person has played over time, as the library of this browser tells. */
export const diarySection = (shell: Shell): TemplateResult => {
  const { words, play } = shell;
  const diary = diaryOf(play.stores.library.getState().entries.values(), new Date());
  return html`
    <section class="place-part" aria-labelledby="diary">
      <h2 id="diary">${words.t('diary.title')}</h2>
      ${diary.months.length === 0 ? html`<p class="quiet">${words.t('diary.empty')}</p>` : filled(shell, diary)}
    </section>`;
};
