import { html, nothing, type TemplateResult } from 'lit';
import { makeSquare } from '../../../game/square.ts';
import { selectShownMatch } from '../../../store/selectors.ts';
import type { Shell } from '../../kit/shell.ts';
import { openingAfter, openingOf } from '../../words/study/openingWords.ts';

/** The opening on the board; while a move is hovered, the opening that it leads to. */
export const openingLine = ({ play, words }: Shell): TemplateResult => {
  const { stores } = play;
  const { preview } = stores.app.getState();
  const next = openingAfter(words, stores, preview);
  const opening = next ?? openingOf(words, stores, selectShownMatch(stores.match.getState()));
  if (opening === undefined) return html`${nothing}`;
  const before = next === undefined || preview === undefined ? undefined : makeSquare(preview);
  return html`
    <p class="opening-line" aria-label=${words.t('openings.label')}>
      ${before === undefined ? nothing : html`<span class="quiet">${words.t('openings.after', { move: before })}</span>`}
      <span class="opening-name" lang=${opening.lang ?? nothing}>${opening.text}</span>
    </p>`;
};
