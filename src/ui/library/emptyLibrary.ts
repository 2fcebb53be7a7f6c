import { html, type TemplateResult } from 'lit';
import type { Shell } from '../kit/shell.ts';
import { placeCards } from '../places/placeScreen.ts';
import { sourceCards } from '../places/sourceCards.ts';

/** What an empty library is for, and the ways to fill it. */
export const emptyLibrary = (shell: Shell): TemplateResult => {
  const { words, play } = shell;
  return html`
    <p>${words.t('library.empty')}</p>
    ${placeCards(words.t('places.names.library'), [
      { icon: 'newGame', label: words.t('menu.newGame'), press: () => play.openMenu() },
      ...sourceCards(shell),
    ])}`;
};
