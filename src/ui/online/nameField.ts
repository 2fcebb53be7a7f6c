import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { LIMITS } from '../../net/contract/limits.ts';
import type { Shell } from '../kit/shell.ts';

/** What the field for the player's own name gets. */
export interface NameContext {
  readonly shell: Shell;
  /** What was typed and is not taken yet, or cannot be taken. */
  readonly draft: NameDraft | undefined;
  readonly change: (draft: NameDraft | undefined) => void;
  /** Who sees the name, if not an opponent. */
  readonly about?: string;
}

/** A name while it is being typed. */
export interface NameDraft {
  readonly text: string;
  readonly isRefused: boolean;
}

const ID = 'name';

/** Takes the name as typed, and returns whether it can be one. An invalid one stays in the field until corrected. */
const take = ({ shell, change }: NameContext, text: string): boolean => {
  const isTaken = text === shell.play.stores.settings.getState().name || shell.play.online.rename(text);
  change(isTaken ? undefined : { text, isRefused: true });
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
  const { shell, draft, change, about } = context;
  const { words, play } = shell;
  const isRefused = draft?.isRefused === true;
  const textOf = ({ target }: Event): string => (target as HTMLInputElement).value;
  return html`
    <div class="field">
      <label class="choice-label" for=${ID}>${words.t('names.label')}</label>
      <input id=${ID} type="text" autocomplete="nickname" spellcheck="false"
        aria-invalid=${isRefused ? 'true' : nothing} aria-describedby=${isRefused ? 'name-refused' : 'name-about'}
        .value=${live(draft?.text ?? play.stores.settings.getState().name)}
        @input=${(event: Event) => change({ text: textOf(event), isRefused })}
        @change=${(event: Event) => take(context, textOf(event))} />
      <p class="quiet" id="name-about" ?hidden=${isRefused}>${about ?? words.t('names.about')}</p>
      <p class="refused" id="name-refused" role="alert">${
        isRefused ? words.t('names.refused', { most: LIMITS.nameCharacters }) : nothing
      }</p>
    </div>`;
};
