import { html, type TemplateResult } from 'lit';
import type { Words } from '../../i18n/words.ts';

/** The name of the game beside a disc caught in mid-turn. */
export const wordmark = (words: Words): TemplateResult => html`
  <h1 class="wordmark">
    <svg class="wordmark-disc" viewBox="0 0 48 48" aria-hidden="true" focusable="false">
      <ellipse class="wordmark-shade" cx="24" cy="42" rx="13" ry="3" />
      <g transform="rotate(-28 24 24)">
        <path class="wordmark-under" d="M5 22v5c0 7.2 8.5 13 19 13s19-5.8 19-13v-5z" />
        <ellipse class="wordmark-edge" cx="24" cy="24" rx="19" ry="13" />
        <ellipse class="wordmark-face" cx="24" cy="21.5" rx="19" ry="13" />
      </g>
    </svg>
    <span>${words.t('name')}</span>
  </h1>`;
