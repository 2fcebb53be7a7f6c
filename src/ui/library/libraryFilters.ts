import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { GAMES } from '../../game/games.ts';
import { ENTRY_KINDS } from '../../store/library/entry.ts';
import {
  EVERYTHING,
  type Facets,
  isFiltered,
  type LibraryQuery,
  RESULT_FILTERS,
  SORTS,
} from '../../store/library/query.ts';
import { listChoice } from '../kit/choices.ts';
import { icon } from '../kit/icons.ts';
import { positionPicture } from '../kit/positionPicture.ts';
import type { Shell } from '../kit/shell.ts';

/** No limit, in a native select. */
const ANY = 'any';

interface Filter<T extends string> {
  readonly name: 'game' | 'result' | 'kind' | 'opening';
  readonly label: string;
  readonly any: string;
  readonly options: readonly { readonly value: T; readonly label: string }[];
}

const filter = <T extends string>(
  { play }: Shell,
  { name, label, any, options }: Filter<T>,
): TemplateResult => html`
  <div class="field">
    ${listChoice<string>({
      id: `library-${name}`,
      label,
      options: [{ value: ANY, label: any }, ...options],
      value: play.stores.library.getState().query[name] ?? ANY,
      onChoose: value => play.library.search({ [name]: value === ANY ? undefined : value }),
    })}
  </div>`;

const day = ({ play, words }: Shell, name: 'from' | 'to'): TemplateResult => html`
  <div class="field">
    <label class="choice-label" for="library-${name}">${words.t(`library.${name}`)}</label>
    <input id="library-${name}" type="date" .value=${live(play.stores.library.getState().query[name])}
      @change=${(event: Event) => play.library.search({ [name]: (event.target as HTMLInputElement).value })} />
  </div>`;

const filters = (shell: Shell, { openings }: Facets): TemplateResult => {
  const { words, play } = shell;
  const named = <T extends string>(values: readonly T[], labelOf: (value: T) => string) =>
    values.map(value => ({ value, label: labelOf(value) }));
  return html`
    <div class="library-filters">
      <div class="field">
        ${listChoice({
          id: 'library-sort',
          label: words.t('library.sort'),
          options: SORTS.map(value => ({ value, label: words.t(`library.sorts.${value}`) })),
          value: play.stores.library.getState().query.sort,
          onChoose: sort => play.library.search({ sort }),
        })}
      </div>
      ${filter(shell, { name: 'kind', label: words.t('library.kind'), any: words.t('library.anyKind'), options: named(ENTRY_KINDS, kind => words.t(`library.kinds.${kind}`)) })}
      ${filter(shell, { name: 'game', label: words.t('library.game'), any: words.t('library.anyGame'), options: named(GAMES, game => words.t(`menu.games.${game}`)) })}
      ${filter(shell, { name: 'result', label: words.t('library.result'), any: words.t('library.anyResult'), options: named(RESULT_FILTERS, result => words.t(`library.results.${result}`)) })}
      ${
        openings.length === 0
          ? nothing
          : filter(shell, {
              name: 'opening',
              label: words.t('library.opening'),
              any: words.t('library.anyOpening'),
              options: named(openings, name => name),
            })
      }
      ${day(shell, 'from')} ${day(shell, 'to')}
    </div>`;
};

/** The position to search for, with a button to drop it. */
const sought = ({ play, words }: Shell): TemplateResult => {
  const { sought: wanted, list } = play.stores.library.getState();
  if (wanted === undefined) return html`${nothing}`;
  return html`
    <div class="library-sought card">
      ${positionPicture(play.stores.settings.getState(), wanted)}
      <p>${words.t(list.isBusy ? 'library.seeking' : 'library.withPosition')}</p>
      <button type="button" class="secondary" @click=${() => play.library.forgetPosition()}>${words.t('library.anyPosition')}</button>
    </div>`;
};

const reset = ({ play, words }: Shell, query: LibraryQuery): TemplateResult =>
  isFiltered(query)
    ? html`<button type="button" class="text-button" @click=${() => play.library.search({ ...EVERYTHING, sort: query.sort })}>${words.t('library.reset')}</button>`
    : html`${nothing}`;

/** Whether a filter is set that is hidden until the filters are unfolded. */
export const hasHiddenFilter = ({ play }: Shell): boolean =>
  isFiltered({ ...play.stores.library.getState().query, text: '', tag: undefined });

/** Search text, and folded the order and filters. `startsOpen`: the filters are unfolded at first. */
export const librarySearch = (shell: Shell, facets: Facets, startsOpen: boolean): TemplateResult => {
  const { play, words } = shell;
  const { query } = play.stores.library.getState();
  return html`
    <search class="library-search">
      <div class="library-words search-field">
        ${icon('search')}
        <input type="search" aria-label=${words.t('library.search')} placeholder=${words.t('library.searchHint')}
          autocomplete="off" spellcheck="false" enterkeyhint="search" .value=${live(query.text)}
          @input=${(event: Event) => play.library.search({ text: (event.target as HTMLInputElement).value })} />
      </div>
      <details class="library-more" ?open=${startsOpen}>
        <summary>${words.t('library.filters')}</summary>
        ${filters(shell, facets)}
      </details>
      ${sought(shell)} ${reset(shell, query)}
    </search>`;
};
