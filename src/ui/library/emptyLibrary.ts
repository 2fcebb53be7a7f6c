import { html, type TemplateResult } from 'lit';
import { openGames, openImport } from '../dialogs/later.ts';
import type { Shell } from '../kit/shell.ts';
import { placeCards } from '../places/placeScreen.ts';

/** What an empty library is for, and the ways to fill it. */
export const emptyLibrary = (shell: Shell): TemplateResult => {
  const { words, play } = shell;
  return html`
    <p>${words.t('library.empty')}</p>
    ${placeCards(words.t('places.names.library'), [
      { icon: 'newGame', label: words.t('menu.newGame'), press: () => play.openMenu() },
      {
        icon: 'openFile',
        label: words.t('imported.title'),
        about: words.t('imported.card'),
        press: () => openImport(shell),
      },
      {
        icon: 'games',
        label: words.t('onlineStart.games'),
        about: words.t('places.gamesAbout'),
        press: () => openGames(shell),
      },
    ])}`;
};
