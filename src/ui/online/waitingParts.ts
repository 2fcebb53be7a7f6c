import { html, type TemplateResult } from 'lit';
import type { Words } from '../../i18n/words.ts';

const SECONDS_A_MINUTE = 60;

/** `1:05` */
const timeText = (milliseconds: number): string => {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  return `${Math.floor(seconds / SECONDS_A_MINUTE)}:${String(seconds % SECONDS_A_MINUTE).padStart(2, '0')}`;
};

/** How long somebody has waited since `since` (by `performance.now`), of at most `most`. */
export const waited = (words: Words, since: number, most: number): TemplateResult => {
  const milliseconds = Math.min(most, performance.now() - since);
  return html`
    <div class="waited">
      <progress max=${most} value=${milliseconds} aria-label=${words.t('online.seek.waited')}></progress>
      <p class="quiet"><span class="numeral">${timeText(milliseconds)}</span> / ${timeText(most)}</p>
    </div>`;
};
