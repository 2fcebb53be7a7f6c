import { html, nothing, type TemplateResult } from 'lit';
import type { Position } from '../../../game/position.ts';
import type { BookMove, BookPosition, OpeningBook } from '../../../openings/book.ts';
import { remember } from '../../../store/following.ts';
import { selectPosition } from '../../../store/selectors.ts';
import type { Shell } from '../../kit/shell.ts';
import { numberText } from '../../words/numbers.ts';
import { RULES_WORDS } from '../../words/rulesWords.ts';
import { discsText } from '../../words/study/valueWords.ts';
import { bookGames } from './bookGames.ts';
import { bookTable, errorText, resultBar } from './bookTable.ts';
import { openingLine } from './openingLine.ts';

/** Cached: a position is rendered often while nothing about it changes. */
const movesAt = remember((book: OpeningBook, position: Position) => book.movesAt(position));

const retryButton = ({ words, play }: Shell): TemplateResult => html`
  <p>${words.t('openings.missing')}
    <button type="button" class="text-button" @click=${() => play.openings.retry()}>${words.t('openings.retry')}</button></p>`;

const gamesText = ({ words }: Shell, { games, firstYear, lastYear }: BookPosition): string => {
  const facts = { count: games, first: firstYear };
  return firstYear === lastYear
    ? words.t('openings.inYear', facts)
    : words.t('openings.here', { ...facts, last: lastYear });
};

const valueText = (
  { words }: Shell,
  { rules, turn }: Position,
  { value, own }: BookPosition,
): string | undefined =>
  value === undefined
    ? undefined
    : words.t('openings.valueHere', {
        color: RULES_WORDS[rules].color(words, turn),
        value: `${discsText(value)} ${own === undefined ? errorText(words) : words.t('openings.own')}`,
      });

/** The size of the person's own book, and a button to discard it; empty if there is none. */
const ownPart = ({ words, play }: Shell): TemplateResult => {
  const { own } = play.stores.openings.getState();
  if (own.size === 0) return html`${nothing}`;
  return html`
    <p class="quiet">${words.t('openings.ownAbout', { number: numberText(words, own.size) })}
      <button type="button" class="text-button" @click=${() => play.openings.forgetOwnValues()}>${words.t('openings.ownForget')}</button></p>`;
};

/** The games that continued with a move that is not in the book, or ended here. */
const restText = ({ words }: Shell, here: BookPosition, moves: readonly BookMove[]): string | undefined => {
  const rest = here.games - moves.reduce((sum, { games }) => sum + games, 0);
  return rest === 0 ? undefined : words.t('openings.rest', { count: rest });
};

const known = (shell: Shell, book: OpeningBook, position: Position, here: BookPosition): TemplateResult => {
  const { words } = shell;
  const moves = movesAt(book, position);
  const rest = moves.length === 0 ? undefined : restText(shell, here, moves);
  const value = valueText(shell, position, here);
  return html`
    <div class="book-here">
      <p>${gamesText(shell, here)}</p>
      ${value === undefined ? nothing : html`<p class="quiet">${value}</p>`}
      <div class="book-results">${resultBar(shell, here)}</div>
    </div>
    ${
      moves.length === 0
        ? html`<p>${words.t('openings.ends', { least: book.leastGames })}</p>`
        : bookTable(shell, position, here, moves)
    }
    ${rest === undefined ? nothing : html`<p class="quiet">${rest}</p>`}
    ${bookGames(shell)}`;
};

const content = (shell: Shell): TemplateResult => {
  const { words, play } = shell;
  const { book } = play.stores.openings.getState();
  if (book.type === 'missing') return retryButton(shell);
  if (book.type !== 'here') return html`<p class="quiet">${words.t('openings.coming')}</p>`;
  const position = selectPosition(play.stores.match.getState());
  const here = book.value.at(position);
  return html`
    ${
      here === undefined
        ? html`<p>${words.t('openings.ends', { least: book.value.leastGames })}</p>`
        : known(shell, book.value, position, here)
    }
    <p class="quiet book-about">${words.t('openings.about', { depth: book.value.depth })}</p>
    ${ownPart(shell)}`;
};

/** The moves played here in the person's saved games. */
const ownGames = (shell: Shell): TemplateResult => {
  const { words, play } = shell;
  const { inLibrary } = play.stores.openings.getState();
  const position = selectPosition(play.stores.match.getState());
  if (inLibrary === undefined || inLibrary.position !== position) return html`${nothing}`;
  const { here, moves } = inLibrary;
  return html`
    <section class="book-own" aria-labelledby="book-own">
      <h3 id="book-own">${words.t('places.names.library')}</h3>
      ${
        here.games === 0
          ? html`<p class="quiet">${words.t('openings.noGames')}</p>`
          : html`
            <div class="book-here">
              <p>${words.t('library.all', { count: here.games })}</p>
              <div class="book-results">${resultBar(shell, here)}</div>
            </div>
            ${moves.length === 0 ? nothing : bookTable(shell, position, here, moves)}`
      }
    </section>`;
};

/** The position's moves in masters' games and the person's own, with results and engine values. */
export const openingsTab = (shell: Shell): TemplateResult => html`
  <div class="explorer scrolls">${openingLine(shell)} ${content(shell)} ${ownGames(shell)}</div>`;
