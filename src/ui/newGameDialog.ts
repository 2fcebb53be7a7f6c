import { html, type TemplateResult } from 'lit';
import { type Close, openDialog } from './dialogs.ts';
import type { Shell } from './shell.ts';

const BEGIN = 'begin';

const content = ({ words }: Shell, close: Close): TemplateResult => html`
  <h2>${words.t('table.newGame.title')}</h2>
  <p>${words.t('table.newGame.about')}</p>
  <div class="answers">
    <button type="button" class="primary" autofocus @click=${() => close()}>${words.t('table.newGame.keep')}</button>
    <button type="button" class="secondary" @click=${() => close(BEGIN)}>${words.t('command.newGame')}</button>
  </div>`;

const ask = async (shell: Shell): Promise<void> => {
  const answer = await openDialog(shell, {
    name: () => shell.words.t('table.newGame.title'),
    className: 'question-dialog',
    content: close => content(shell, close),
  });
  if (answer === BEGIN) shell.play.beginAnew();
  else shell.play.keepPlaying();
};

/** Asks whether a new game may take the place of one that is not over; anything but yes goes on with that one. */
export const mountNewGameQuestion = (shell: Shell): (() => void) =>
  shell.play.stores.match.subscribe(({ asksNewGame }, before) => {
    if (asksNewGame && !before.asksNewGame) void ask(shell);
  });
