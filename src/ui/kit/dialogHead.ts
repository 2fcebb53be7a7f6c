import { html, type TemplateResult } from 'lit';
import type { Words } from '../../i18n/words.ts';
import type { Close } from './dialogs.ts';
import { icon } from './icons.ts';

/** The title of a dialog and its close button. */
export const dialogHead = (words: Words, title: string, close: Close): TemplateResult => html`
  <header class="dialog-head">
    <h2>${title}</h2>
    <button type="button" class="icon-button" aria-label=${words.t('close')} @click=${() => close()}>
      ${icon('close')}
    </button>
  </header>`;
