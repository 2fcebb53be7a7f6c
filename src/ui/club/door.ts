import { html, nothing, type TemplateResult } from 'lit';
import { LIMITS } from '../../net/contract/limits.ts';
import { parseName } from '../../net/contract/texts.ts';
import { type NameContext, nameField, takeName } from '../online/nameField.ts';
import { troubleText } from '../words/status.ts';
import type { ClubContext } from './people.ts';

const { min, max } = LIMITS.wordLetters;

/** Takes the name and the club's word from the form; an invalid field gets the focus. */
const submit = ({ calls, shell }: ClubContext, name: NameContext, event: SubmitEvent): void => {
  event.preventDefault();
  const form = event.currentTarget as HTMLFormElement;
  if (!takeName(name, form)) return;
  const field = form.querySelector<HTMLInputElement>('#club-word');
  const isHost = (event.submitter as HTMLButtonElement | null)?.value === 'host';
  const settings = shell.play.stores.settings.getState();
  const problem = form.querySelector<HTMLElement>('#club-refused');
  if (!isHost && parseName(settings.name) === undefined) {
    if (problem !== null) problem.textContent = shell.words.t('club.nameNeeded');
    form.querySelector<HTMLInputElement>('#name')?.focus();
    return;
  }
  const isWord = isHost ? calls.host(field?.value ?? '') : calls.enter(field?.value ?? '');
  if (isWord) return;
  if (problem !== null) problem.textContent = shell.words.t('club.wordRefused', { least: min, most: max });
  field?.focus();
};

/** Shown to a newcomer while the host may let them in. */
export const knockParts = ({ shell: { words }, calls, shown }: ClubContext): TemplateResult => html`
  <section class="club-door card">
    <p class="club-word" dir="auto">${shown.word}</p>
    <p>${troubleText(words, 'clubClosed')}</p>
    <div class="answers">
      <button type="button" class="secondary" @click=${() => calls.leave()}>${words.t('seek.cancel')}</button>
    </div>
  </section>`;

/** The form to enter or open a club: a word and a name. */
export const doorParts = (context: ClubContext, name: NameContext): TemplateResult => {
  const { shell, shown } = context;
  const { words } = shell;
  const isBusy = shown.connection.type === 'connecting';
  return html`
    <form class="club-door card" novalidate @submit=${(event: SubmitEvent) => submit(context, name, event)}>
      <p>${words.t('club.about')}</p>
      <div class="field">
        <label class="choice-label" for="club-word">${words.t('club.word')}</label>
        <input id="club-word" class="code-field" type="text" dir="auto" autocomplete="off" autocapitalize="characters" spellcheck="false"
          aria-describedby="club-refused" .value=${shown.word} />
        <p class="refused" id="club-refused" role="alert"></p>
      </div>
      ${nameField(name)}
      <div class="answers even">
        <button type="submit" class="secondary" value="host" ?disabled=${isBusy}>${words.t('club.open')}</button>
        <button type="submit" class="primary" value="enter" ?disabled=${isBusy}>${words.t('club.enter')}</button>
      </div>
      ${isBusy ? html`<p class="quiet" role="status">${words.t('seek.connecting')}</p>` : nothing}
    </form>`;
};
