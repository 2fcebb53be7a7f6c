import { html, type TemplateResult } from 'lit';
import type { Words } from '../../i18n/words.ts';

/** A link to copy or read: a click or the focus selects all of it. */
export const linkField = (words: Words, link: string): TemplateResult => html`
  <input class="link-field" type="text" readonly aria-label=${words.t('online.invite.link')} .value=${link}
    @focus=${(event: Event) => (event.target as HTMLInputElement).select()}
    @click=${(event: Event) => (event.target as HTMLInputElement).select()} />`;
