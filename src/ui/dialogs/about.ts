import { html, type TemplateResult } from 'lit';
import { version } from '../../../package.json';
import { type Close, dialogHead, openDialog } from '../kit/dialogs.ts';
import type { Shell } from '../kit/shell.ts';

const content = ({ words, play }: Shell, close: Close): TemplateResult => {
  const { game } = play.stores.settings.getState();
  return html`
    ${dialogHead(words, words.t('about.title'), close)}
    <section class="about">
      <h3>${words.t('about.rules')}: ${words.t(`menu.games.${game}`)}</h3>
      <p>${words.t(`about.${game}`)}</p>
      <h3>${words.t('about.program')}</h3>
      <p>${words.t('about.made')}</p>
      <p>${words.t('about.privacy')}</p>
      <p class="quiet">${words.t('about.version', { version })}</p>
    </section>`;
};

/** Opens the description of the chosen game and the program. */
export const openAbout = (shell: Shell): Promise<string> =>
  openDialog(shell, {
    name: () => shell.words.t('about.title'),
    className: 'about-dialog',
    content: close => content(shell, close),
  });
