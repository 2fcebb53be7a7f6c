import { html, type TemplateResult } from 'lit';
import { version } from '../../../package.json';
import { SUPPORTED_BROWSERS } from '../../i18n/supportedBrowsers.ts';
import { type Close, dialogHead, openDialog } from '../kit/dialogs.ts';
import type { Shell } from '../kit/shell.ts';
import { rulePictures } from './rulePictures.ts';

/** Restarts the pictures' animations. */
const showAgain = ({ currentTarget }: Event): void => {
  const pictures = (currentTarget as HTMLElement).closest('.about')?.querySelector('.rule-pictures');
  pictures?.classList.remove('moving');
  // Animations restart only if the page was laid out without them.
  pictures?.getBoundingClientRect();
  pictures?.classList.add('moving');
};

const content = ({ words, play }: Shell, close: Close): TemplateResult => {
  const settings = play.stores.settings.getState();
  const { game } = settings;
  return html`
    ${dialogHead(words, words.t('about.title'), close)}
    <section class="about">
      <h3>${words.t('about.rules', { game: words.t(`menu.games.${game}`) })}</h3>
      <p>${words.t(`about.${game}`)}</p>
      <div class="rule-pictures moving">${rulePictures({ words, settings }, game)}</div>
      <button type="button" class="text-button show-again" @click=${showAgain}>${words.t('about.again')}</button>
      <h3>${words.t('about.program')}</h3>
      <p>${words.t('about.what')} ${words.t('about.privacy')}</p>
      <p>${words.t('about.made')} ${words.t('about.ideas')}</p>
      <p>${words.t('about.documents')}</p>
      <h3>${words.t('about.wrong')}</h3>
      <p>${words.t('about.report')}</p>
      <p class="quiet">${words.t('about.version', { version })} ${words.t('about.browsers', { browsers: SUPPORTED_BROWSERS })}</p>
      <ul class="about-links" role="list">
        <li><a href="./changes.txt" target="_blank" rel="noopener">${words.t('about.changes')}</a></li>
        <li><a href="./licences.txt" target="_blank" rel="noopener">${words.t('about.licences')}</a></li>
      </ul>
    </section>`;
};

/** Opens the description of the chosen game and the program. */
export const openAbout = (shell: Shell): Promise<string> =>
  openDialog(shell, {
    name: () => shell.words.t('about.title'),
    className: 'about-dialog',
    content: close => content(shell, close),
  });
