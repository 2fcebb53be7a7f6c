import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import type { OpeningBook } from '../../openings/book.ts';
import type { NamedOpening, OpeningNames } from '../../openings/names.ts';
import { searchOpenings } from '../../openings/names.ts';
import { remember } from '../../store/following.ts';
import { fetchedValue } from '../../store/openingsStore.ts';
import type { Shell } from '../kit/shell.ts';
import { mountPlace } from '../places/placeScreen.ts';
import { openingCard } from './openingCard.ts';
import { trainerPart } from './trainerPart.ts';

/** The search results, the openings with most games first. */
const found = remember(
  (
    names: OpeningNames,
    book: OpeningBook | undefined,
    search: string,
    language: string,
  ): readonly NamedOpening[] => {
    const openings = searchOpenings(names, search, language);
    if (book === undefined) return openings;
    const games = ({ code }: NamedOpening): number => book.withCode(code)?.games ?? 0;
    return openings
      .map(opening => ({ opening, games: games(opening) }))
      .sort((one, other) => other.games - one.games)
      .map(({ opening }) => opening);
  },
);

const searchField = ({ words, play }: Shell): TemplateResult => html`
  <input class="openings-search" type="text" role="searchbox" spellcheck="false" autocomplete="off"
    aria-label=${words.t('openings.search')} placeholder=${words.t('openings.search')}
    .value=${live(play.stores.openings.getState().search)}
    @input=${(event: Event) => play.openings.search((event.target as HTMLInputElement).value)} />`;

const foundOpenings = (shell: Shell, names: OpeningNames): TemplateResult => {
  const { words, play } = shell;
  const { book, search, shown } = play.stores.openings.getState();
  const openings = found(names, fetchedValue(book), search, words.language());
  const count = openings.length;
  return html`
    <p class="quiet" role="status">${count === 0 ? words.t('openings.none') : words.t('openings.found', { count })}</p>
    <ul class="opening-cards" role="list">${openings.slice(0, shown).map(opening => openingCard(shell, opening))}</ul>
    ${
      count <= shown
        ? nothing
        : html`<button type="button" class="secondary" @click=${() => play.openings.showMore()}>${words.t('openings.more')}</button>`
    }`;
};

/** The list also waits for the book, which determines its order. */
const list = (shell: Shell): TemplateResult => {
  const { words, play } = shell;
  const { names, book } = play.stores.openings.getState();
  if (names.type === 'missing')
    return html`
      <p>${words.t('openings.missing')}
        <button type="button" class="text-button" @click=${() => play.openings.retry()}>${words.t('openings.retry')}</button></p>`;
  return names.type === 'here' && (book.type === 'here' || book.type === 'missing')
    ? foundOpenings(shell, names.value)
    : html`<p class="quiet" role="status">${words.t('openings.coming')}</p>`;
};

/** The Openings screen: lines to practise, and all named openings. */
export const mountOpenings = (shell: Shell): (() => void) =>
  mountPlace(
    shell,
    'openings',
    inside => html`
      ${trainerPart(inside)}
      <section class="place-part" aria-labelledby="openings-list">
        <h2 id="openings-list">${inside.words.t('openings.list')}</h2>
        ${searchField(inside)} ${list(inside)}
      </section>`,
  );
