import { html, nothing, type TemplateResult } from 'lit';
import type { Words } from '../../i18n/words.ts';
import { type Diary, gamesIn, type Results } from '../../store/diary/diary.ts';
import { resultBar } from '../diary/diaryParts.ts';
import type { Shell } from '../kit/shell.ts';
import { localeOf, monthText } from '../words/locale.ts';
import { numberText } from '../words/numbers.ts';

interface Fact {
  readonly value: string;
  readonly label: string;
  readonly note: string;
  readonly picture?: TemplateResult;
}

/** A number and its label: the rest of a text with that language's plural forms. */
const counted = (words: Words, count: number, text: string): Pick<Fact, 'value' | 'label'> => {
  const value = numberText(words, count);
  return { value, label: text.replace(value, '').trim() };
};

const tile = ({ value, label, note, picture }: Fact): TemplateResult => html`
  <li class="overview-tile card">
    <p class="overview-fact"><span class="overview-value">${value}</span> <span>${label}</span></p>
    ${picture ?? nothing}
    <p class="quiet">${note}</p>
  </li>`;

const gamesTile = ({ words }: Shell, results: Results): Fact => ({
  ...counted(words, gamesIn(results), words.t('overview.games', { count: gamesIn(results) })),
  note: words.t('overview.score', { ...results }),
  picture: resultBar(results),
});

/** The current streaks; one that has ended is no news. */
const streakTiles = ({ words }: Shell, { streak, longest, wins }: Diary): readonly Fact[] => {
  const days = {
    ...counted(words, streak, words.t('overview.days', { count: streak })),
    note: words.t('diary.longest', { count: longest }),
  };
  const won = {
    ...counted(words, wins.current, words.t('overview.wins', { count: wins.current })),
    note: words.t('overview.mostWins', { count: wins.longest }),
  };
  return [...(streak > 0 ? [days] : []), ...(wins.current > 0 ? [won] : [])];
};

/** The average loss in the last month with reviewed games. */
const lossTile = (shell: Shell, { months }: Diary): readonly Fact[] => {
  const { words } = shell;
  const last = months.findLast(({ reviewed }) => reviewed > 0);
  if (last === undefined) return [];
  const { opening, midgame, endgame } = last.losses;
  const number = new Intl.NumberFormat(localeOf(words), { maximumFractionDigits: 1 });
  return [
    {
      value: number.format((opening + midgame + endgame) / last.reviewed),
      label: words.t('overview.loss'),
      note: words.t('overview.reviewed', {
        count: last.reviewed,
        month: monthText(words, last.month, 'long'),
      }),
    },
  ];
};

const puzzleTile = ({ words, play }: Shell): readonly Fact[] => {
  const { rating, right, tried } = play.stores.puzzles.getState().record;
  if (tried === 0) return [];
  return [
    {
      value: String(Math.round(rating.rating)),
      label: words.t('overview.rating'),
      note: words.t('overview.solved', { right, tried }),
    },
  ];
};

const empty = ({ words, play }: Shell): TemplateResult => html`
  <section class="overview-empty card" aria-label=${words.t('overview.title')}>
    <p>${words.t('overview.empty')}</p>
    <button type="button" class="primary" @click=${() => play.openMenu()}>${words.t('overview.begin')}</button>
  </section>`;

/** A person's activity in a few numbers. */
export const overview = (shell: Shell, diary: Diary): TemplateResult => {
  const { words } = shell;
  const games = gamesIn(diary.results);
  const facts = [
    ...(games > 0 ? [gamesTile(shell, diary.results), ...streakTiles(shell, diary)] : []),
    ...puzzleTile(shell),
    ...lossTile(shell, diary),
  ];
  if (facts.length === 0) return empty(shell);
  return html`
    <section aria-label=${words.t('overview.title')}>
      <ul class="overview" role="list">${facts.map(tile)}</ul>
    </section>`;
};
