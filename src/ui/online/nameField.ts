import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { LIMITS } from '../../net/contract/limits.ts';
import type { Shell } from '../kit/shell.ts';

/** The context of the player's name field. */
export interface NameContext {
  readonly shell: Shell;
  /** Typed text that is not accepted yet, or was refused. */
  readonly draft: NameDraft | undefined;
  readonly change: (draft: NameDraft | undefined) => void;
  /** Who sees the name, if not an opponent. */
  readonly about?: string;
}

/** A name being typed. */
export interface NameDraft {
  readonly text: string;
  readonly isRefused: boolean;
}

const ID = 'name';

/** Accepts the typed name and returns whether it is valid. An invalid name stays in the field until corrected. */
const take = ({ shell, change }: NameContext, text: string): boolean => {
  const isTaken = text === shell.play.stores.settings.getState().name || shell.play.online.rename(text);
  change(isTaken ? undefined : { text, isRefused: true });
  return isTaken;
};

/** Accepts the name of a submitted form; an invalid one gets the focus. */
export const takeName = (context: NameContext, form: HTMLFormElement): boolean => {
  const field = form.querySelector<HTMLInputElement>(`#${ID}`);
  const isTaken = field === null || take(context, field.value);
  if (!isTaken) field.focus();
  return isTaken;
};

/** The name shown to the other player, and below it who sees it, or why it was refused. */
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
