import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { LIMITS } from '../../net/contract/limits.ts';
import type { MenuView } from '../menu/menuView.ts';

const shownName = ({ draft, settings }: MenuView): string => draft.name ?? settings.name;

/** The name the other player sees. An invalid one stays in the field until corrected; the last valid one applies until then. */
export const nameField = (view: MenuView): TemplateResult => {
  const { shell, draft, change } = view;
  const refused = draft.name !== undefined;
  const take = (event: Event): void => {
    const name = (event.target as HTMLInputElement).value;
    change({ name: shell.play.online.rename(name) ? undefined : name });
  };
  return html`
    <div class="field">
      <label class="choice-label" for="name">${shell.words.t('online.names.label')}</label>
      <input id="name" type="text" autocomplete="nickname" spellcheck="false"
        aria-invalid=${refused ? 'true' : nothing} aria-describedby=${refused ? 'name-refused' : 'name-about'}
        .value=${live(shownName(view))} @change=${take} />
    </div>`;
};

/** One sentence below the field: who sees the name, or why it was refused. */
export const nameAbout = ({ shell: { words }, draft }: MenuView): TemplateResult => html`
  <p class="quiet" id="name-about" ?hidden=${draft.name !== undefined}>${words.t('online.names.about')}</p>
  <p class="refused" id="name-refused" role="alert">${
    draft.name === undefined ? nothing : words.t('online.names.refused', { most: LIMITS.nameCharacters })
  }</p>`;
