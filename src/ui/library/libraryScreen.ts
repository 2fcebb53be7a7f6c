import './library.css';
import './entries.css';
import { html, nothing, type TemplateResult } from 'lit';
import type { Words } from '../../i18n/words.ts';
import type { OpeningNames } from '../../openings/names.ts';
import { remember } from '../../store/following.ts';
import { type Facets, UNTAGGED } from '../../store/library/query.ts';
import { fetchedValue } from '../../store/openingsStore.ts';
import { icon } from '../kit/icons.ts';
import type { Shell } from '../kit/shell.ts';
import { mountPlace, placeCards } from '../places/placeScreen.ts';
import { numberText } from '../words/numbers.ts';
import { vocabularyOf } from '../words/vocabulary.ts';
import { hasHiddenFilter, librarySearch } from './libraryFilters.ts';
import { createLibraryList, type LibraryList } from './libraryList.ts';
import { libraryNews, sayNews } from './libraryNews.ts';
import { countLine, selectionBar } from './selectionBar.ts';
import { libraryTools } from './storageCard.ts';

/**
 * All tags with their number of entries: pressing one shows only its entries, as a folder would, pressing it again
 * shows all.
 */
const tagShelf = ({ play, words }: Shell, { tagged }: Facets): TemplateResult => {
  const { tags, query } = play.stores.library.getState();
  if (tags.length === 0) return html`${nothing}`;
  const folder = (id: string, name: string): TemplateResult => {
    const isOpen = query.tag === id;
    return html`
      <li>
        <button type="button" class="tag-folder" aria-pressed=${isOpen ? 'true' : 'false'}
          @click=${() => play.library.search({ tag: isOpen ? undefined : id })}>
          ${icon('library')}<span class="tag-folder-name">${name}</span>
          <span class="quiet numeral">${numberText(words, tagged.get(id) ?? 0)}</span>
        </button>
      </li>`;
  };
  return html`
    <ul class="tag-shelf" role="list" aria-label=${words.t('library.tags')}>
      ${tags.map(({ id, name }) => folder(id, name))} ${folder(UNTAGGED, words.t('library.untagged'))}
    </ul>`;
};

/** Explains an empty library, with buttons to fill it. */
export const emptyLibrary = (shell: Shell): TemplateResult => {
  const { words, play } = shell;
  return html`
    <p>${words.t('library.empty')}</p>
    ${placeCards(words.t('places.names.library'), [
      { icon: 'newGame', label: words.t('menu.newGame'), press: () => play.openMenu() },
      {
        icon: 'openFile',
        label: words.t('imported.title'),
        press: () => play.openDialog({ name: 'import' }),
      },
      { icon: 'games', label: words.t('onlineStart.games'), press: () => play.openDialog({ name: 'games' }) },
    ])}`;
};

const filled = (shell: Shell, list: LibraryList, startsOpen: boolean): TemplateResult => {
  const { facets, count, isBusy } = shell.play.stores.library.getState().list;
  return html`
  <div class="library-head">${librarySearch(shell, facets, startsOpen)} ${libraryTools(shell)}</div>
  ${tagShelf(shell, facets)}
  <div class="library-entries">
    ${countLine(shell)}
    ${count === 0 && !isBusy ? html`<p class="quiet">${shell.words.t('library.nothing')}</p>` : list.template()}
  </div>
  ${selectionBar(shell)}`;
};

/** The unused parameters only invalidate the cache when names have changed. */
const vocabularyNow = remember((words: Words, names: OpeningNames | undefined, ..._: readonly unknown[]) =>
  vocabularyOf(words, names),
);

/** The library: all games and studies that this browser keeps. */
export const mountLibrary = (shell: Shell): (() => void) => {
  const { play, words } = shell;
  let list: LibraryList | undefined;
  const startsOpen = hasHiddenFilter(shell);
  play.library.load();
  const unmount = mountPlace(shell, 'library', (inside, redraw) => {
    list ??= createLibraryList(inside, redraw);
    const names = fetchedValue(play.stores.openings.getState().names);
    play.library.speak(vocabularyNow(words, names, words.language(), words.sideNames()));
    const { state, count } = play.stores.library.getState();
    const isEmpty = count === 0 && state !== 'loading';
    const isComing = count === 0 && !isEmpty;
    // One template for both states, so that the news of the first import appears in an existing live region.
    return html`
      ${isEmpty ? emptyLibrary(inside) : nothing} ${isEmpty ? libraryTools(inside) : nothing} ${libraryNews(inside)}
      ${isComing ? html`<p class="quiet">${words.t('library.loading')}</p>` : nothing}
      ${count === 0 ? nothing : filled(inside, list, startsOpen)}`;
  });
  sayNews(shell);
  return () => {
    list?.stop();
    play.library.speak(undefined);
    unmount();
  };
};
