import { html, type TemplateResult } from 'lit';
import type { Shell } from '../kit/shell.ts';
import { mountPlace } from '../places/placeScreen.ts';
import { librarySearch } from './libraryFilters.ts';
import { createLibraryList, type LibraryList } from './libraryList.ts';
import { libraryNews } from './libraryNews.ts';
import { countLine, selectionBar } from './selectionBar.ts';
import { createShownEntries } from './shownEntries.ts';
import { libraryTools, spaceText } from './storageCard.ts';

const filled = (
  shell: Shell,
  list: LibraryList,
  shown: ReturnType<ReturnType<typeof createShownEntries>>,
): TemplateResult => html`
  ${librarySearch(shell)}
  <div class="library-entries">
    ${countLine(shell, shown)}
    ${shown.length === 0 ? html`<p class="quiet">${shell.words.t('library.nothing')}</p>` : list.template(shown)}
  </div>
  ${selectionBar(shell)}`;

/** The place of all games and studies that the browser keeps. */
export const mountLibrary = (shell: Shell): (() => void) => {
  const { play, words } = shell;
  const shownEntries = createShownEntries(shell);
  let list: LibraryList | undefined;
  play.library.load();
  const unmount = mountPlace(shell, 'library', (inside, redraw) => {
    list ??= createLibraryList(inside, redraw);
    const { state, entries } = play.stores.library.getState();
    const nothingYet = words.t(state === 'loading' ? 'library.loading' : 'library.empty');
    return html`
      ${libraryTools(inside)} ${spaceText(inside)} ${libraryNews(inside)}
      ${entries.size === 0 ? html`<p class="quiet">${nothingYet}</p>` : filled(inside, list, shownEntries())}`;
  });
  return () => {
    list?.stop();
    unmount();
  };
};
