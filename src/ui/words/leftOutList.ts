import { html, nothing, type TemplateResult } from 'lit';
import type { Words } from '../../i18n/words.ts';

/** The parts of an imported text that were not used. */
export const leftOutList = (words: Words, pieces: readonly string[]): TemplateResult =>
  html`${
    pieces.length === 0
      ? nothing
      : html`
    <div class="import-left-out">
      <p class="quiet" id="import-left-out">${words.t('imported.notTaken')}</p>
      <ul aria-labelledby="import-left-out" dir="auto">${pieces.map(piece => html`<li>${piece}</li>`)}</ul>
    </div>`
  }`;
