import { html, type TemplateResult } from 'lit';
import { COLORS } from '../../../game/color.ts';
import { type GameName, rulesOf } from '../../../game/games.ts';
import { RULES } from '../../../game/rules.ts';
import type { Review, ReviewedPly } from '../../../study/review/review.ts';
import { disc } from '../../kit/discs.ts';
import type { Shell } from '../../kit/shell.ts';
import { colorWord } from '../../words/names.ts';
import { certaintyText, moveText, scoreText } from '../../words/study/reviewWords.ts';
import { forBlack } from './scoreCurve.ts';

const PHASES = ['opening', 'midgame', 'endgame', 'total'] as const;

/** Each side's loss by phase of the game: two columns of numbers, which fit any panel in every language. */
export const lossTable = (
  { words, play }: Shell,
  game: GameName,
  { lossByColor }: Review,
): TemplateResult => {
  const settings = play.stores.settings.getState();
  const title = RULES[rulesOf(game)].hasOutlook ? 'review.lossesInResults' : 'review.losses';
  return html`
    <table class="losses">
      <caption>${words.t(title)}</caption>
      <thead>
        <tr>
          <td></td>
          ${COLORS.map(color => html`<th scope="col">${disc(settings, color, rulesOf(game))} ${colorWord(words, color, game)}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${PHASES.map(
          phase => html`
            <tr class=${phase}>
              <th scope="row">${words.t(`review.phase.${phase}`)}</th>
              ${COLORS.map(color => html`<td>${lossByColor[color][phase]}</td>`)}
            </tr>`,
        )}
      </tbody>
    </table>`;
};

const scoreRow = ({ words }: Shell, game: GameName, ply: ReviewedPly): TemplateResult => html`
  <tr>
    <td>${ply.ply}</td>
    <td>${colorWord(words, ply.color, game)}</td>
    <td>${moveText(words, game, ply)}</td>
    <td>${scoreText(words, game, { score: forBlack(ply.played, ply.color), exact: ply.exact })}</td>
    <td>${ply.loss === 0 ? '' : ply.loss}${ply.moveClass === undefined ? '' : html` <span class="class-word">${words.t(`review.class.${ply.moveClass}`)}</span>`}</td>
    <td>${certaintyText(words, ply)}</td>
  </tr>`;

const COLUMNS = ['number', 'color', 'move', 'score', 'loss', 'certainty'] as const;

/** The graph as a table: one row per move. */
export const scoreTable = (shell: Shell, game: GameName, { plies }: Review): TemplateResult => {
  const { words } = shell;
  return html`
    <details class="score-table">
      <summary>${words.t('review.table.title')}</summary>
      <table>
        <caption class="unseen">${words.t('review.table.title')}</caption>
        <thead>
          <tr>${COLUMNS.map(column => html`<th scope="col">${words.t(`review.table.${column}`)}</th>`)}</tr>
        </thead>
        <tbody>${plies.map(ply => scoreRow(shell, game, ply))}</tbody>
      </table>
    </details>`;
};
