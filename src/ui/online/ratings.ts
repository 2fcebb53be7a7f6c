import { html, nothing, type TemplateResult } from 'lit';
import type { Shell } from '../kit/shell.ts';

/** This browser's ratings, one per game. */
export const ratingsList = ({ words, play }: Shell): TemplateResult => {
  const { ratings } = play.stores.online.getState();
  if (ratings === undefined || ratings.length === 0) return html`${nothing}`;
  return html`
    <dl class="ratings" aria-label=${words.t('games.rating')}>
      ${ratings.map(
        ({ game, rating: { value, isProvisional } }) => html`
          <div>
            <dt>${words.t(`menu.games.${game}`)}</dt>
            <dd class="numeral">
              <span aria-hidden="true">${isProvisional ? words.t('games.provisional', { value }) : value}</span>
              <span class="unseen">${isProvisional ? words.t('games.provisionalAloud', { value }) : value}</span>
            </dd>
          </div>`,
      )}
    </dl>`;
};
