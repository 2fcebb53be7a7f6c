import { html, type TemplateResult } from 'lit';
import type { Shell } from '../kit/shell.ts';
import { mountPlace, placeCards } from '../places/placeScreen.ts';
import { sourceCards } from '../places/studyScreen.ts';
import { hasHiddenFilter, librarySearch } from './libraryFilters.ts';
import { createLibraryList, type LibraryList } from './libraryList.ts';
import { libraryNews } from './libraryNews.ts';
import { countLine, selectionBar } from './selectionBar.ts';
import { createShownEntries, type ShownEntries } from './shownEntries.ts';
import { libraryTools, spaceText } from './storageCard.ts';
import { tagShelf } from './tagShelf.ts';

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

const filled = (
  shell: Shell,
  list: LibraryList,
  { now, reading }: ShownEntries,
  startsOpen: boolean,
): TemplateResult => {
  const shown = now();
  const { entries, facets } = shown;
  return html`
  ${tagShelf(shell, facets)} ${librarySearch(shell, facets, startsOpen)}
  <div class="library-entries">
    ${countLine(shell, shown)}
    ${entries.length === 0 && !shown.isBusy ? html`<p class="quiet">${shell.words.t('library.nothing')}</p>` : list.template(entries, reading)}
  </div>
  ${selectionBar(shell)}`;
};

/** The place of all games and studies that the browser keeps. */
export const mountLibrary = (shell: Shell): (() => void) => {
  const { play, words } = shell;
  let shown: ShownEntries | undefined;
  let list: LibraryList | undefined;
  const startsOpen = hasHiddenFilter(shell);
  play.library.load();
  const unmount = mountPlace(shell, 'library', (inside, redraw) => {
    list ??= createLibraryList(inside, redraw);
    shown ??= createShownEntries(inside, redraw);
    const { state, entries } = play.stores.library.getState();
    if (entries.size === 0 && state !== 'loading')
      return html`${emptyLibrary(inside)} ${libraryTools(inside)} ${spaceText(inside)} ${libraryNews(inside)}`;
    return html`
      ${libraryTools(inside)} ${spaceText(inside)} ${libraryNews(inside)}
      ${entries.size === 0 ? html`<p class="quiet">${words.t('library.loading')}</p>` : filled(inside, list, shown, startsOpen)}`;
  });
  return () => {
    list?.stop();
    shown?.stop();
    unmount();
  };
};
