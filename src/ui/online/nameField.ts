import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { LIMITS } from '../../net/contract/limits.ts';
import type { Shell } from '../kit/shell.ts';

/** What the field for the player's own name gets. */
export interface NameContext {
  readonly shell: Shell;
  /** An invalid name; undefined once it has been corrected. */
  readonly refused: string | undefined;
  readonly refuse: (name: string | undefined) => void;
}

const ID = 'name';

/** Takes the name as typed, and returns whether it can be one. An invalid one stays in the field until corrected. */
const take = ({ shell, refuse }: NameContext, typed: string): boolean => {
  const isTaken = typed === shell.play.stores.settings.getState().name || shell.play.online.rename(typed);
  refuse(isTaken ? undefined : typed);
  return isTaken;
};

/** Takes the name of a form that is being sent; an invalid one gets the focus. */
export const takeName = (context: NameContext, form: HTMLFormElement): boolean => {
  const field = form.querySelector<HTMLInputElement>(`#${ID}`);
  const isTaken = field === null || take(context, field.value);
  if (!isTaken) field.focus();
  return isTaken;
};

/** The name the other player sees, and below it a sentence: who sees it, or why it was refused. */
export const nameField = (context: NameContext): TemplateResult => {
  const { shell, refused } = context;
  const { words, play } = shell;
  return html`
    <div class="field">
      <label class="choice-label" for=${ID}>${words.t('names.label')}</label>
      <input id=${ID} type="text" autocomplete="nickname" spellcheck="false"
        aria-invalid=${refused === undefined ? nothing : 'true'}
        aria-describedby=${refused === undefined ? 'name-about' : 'name-refused'}
        .value=${live(refused ?? play.stores.settings.getState().name)}
        @change=${(event: Event) => take(context, (event.target as HTMLInputElement).value)} />
      <p class="quiet" id="name-about" ?hidden=${refused !== undefined}>${words.t('names.about')}</p>
      <p class="refused" id="name-refused" role="alert">${
        refused === undefined ? nothing : words.t('names.refused', { most: LIMITS.nameCharacters })
      }</p>
    </div>`;
};
