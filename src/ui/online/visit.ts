import { html, type TemplateResult } from 'lit';
import type { Words } from '../../i18n/words.ts';
import type { Invitation } from '../../net/contract/records.ts';
import { clockText, spokenClock, tableClockTimes } from '../words/clocks.ts';
import { boardText, colorWord } from '../words/names.ts';
import { stakesText } from '../words/stakes.ts';
import { type NameContext, nameField, takeName } from './nameField.ts';
import { differenceText } from './waitingText.ts';

export const visitTitle = (words: Words, { name }: Invitation): string =>
  name === undefined ? words.t('visit.titleNameless') : words.t('visit.title', { name });

/** The game at the table, and the free side. */
const terms = (words: Words, { setup, clock, isRated, you }: Invitation): TemplateResult => {
  const times = tableClockTimes(clock);
  return html`
    <ul class="visit-terms" role="list">
      <li>${boardText(words, setup)}</li>
      <li>${words.t('invite.youPlay', { color: colorWord(words, you, setup.game) })}</li>
      <li><span aria-hidden="true">${clockText(words, times)}</span><span class="unseen">${spokenClock(words, times)}</span></li>
      <li>${stakesText(words, isRated)}</li>
    </ul>
    ${setup.freePassing ? html`<p class="quiet">${words.t('passing.terms')}</p>` : ''}`;
};

/** Asks a guest for a name, and whether to sit down. */
export const visitParts = (name: NameContext, invitation: Invitation, cancel: () => void): TemplateResult => {
  const { words, play } = name.shell;
  const { wish } = play.stores.online.getState();
  const differs = wish && differenceText(words, wish, invitation);
  const submit = (event: Event): void => {
    event.preventDefault();
    if (takeName(name, event.currentTarget as HTMLFormElement)) play.online.accept();
  };
  return html`
    ${terms(words, invitation)} ${differs === undefined ? '' : html`<p>${differs}</p>`}
    <form class="terms" novalidate @submit=${submit}>
      ${nameField(name)}
      <div class="answers even">
        <button type="button" class="secondary" @click=${cancel}>${words.t('visit.decline')}</button>
        <button type="submit" class="primary" autofocus>${words.t('visit.accept')}</button>
      </div>
    </form>`;
};
