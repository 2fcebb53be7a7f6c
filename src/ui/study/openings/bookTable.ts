import { html, nothing, type TemplateResult } from 'lit';
import type { Color } from '../../../game/color.ts';
import type { Position } from '../../../game/position.ts';
import { tableOf } from '../../../game/record.ts';
import { makeSquare } from '../../../game/square.ts';
import type { Words } from '../../../i18n/words.ts';
import { type BookMove, type BookPosition, VALUE_ERROR } from '../../../openings/book.ts';
import { selectOpeningAfter } from '../../../store/openingNames.ts';
import type { Shell } from '../../kit/shell.ts';
import { numberText, shareText, tenthsText } from '../../words/numbers.ts';
import { RULES_WORDS } from '../../words/rulesWords.ts';
import { openingWords } from '../../words/study/openingWords.ts';
import { discsText } from '../../words/study/valueWords.ts';

/** Arrow keys go from move to move. */
const STEPS = tableOf<'nextElementSibling' | 'previousElementSibling'>({
  ArrowDown: 'nextElementSibling',
  ArrowUp: 'previousElementSibling',
});

const walkRows = (event: KeyboardEvent): void => {
  const step = STEPS.get(event.key);
  if (step === undefined || event.altKey || !(event.target instanceof HTMLElement)) return;
  event.preventDefault();
  event.stopPropagation();
  event.target.closest('tr')?.[step]?.querySelector('button')?.focus();
};

const colorName = ({ words }: Shell, color: Color): string => RULES_WORDS.othello.color(words, color);

interface Shares {
  readonly black: number;
  readonly draws: number;
  readonly white: number;
}

const sharesOf = ({ games, blackWins, draws, whiteWins }: BookPosition): Shares => ({
  black: blackWins / games,
  draws: draws / games,
  white: whiteWins / games,
});

/** Black's and White's wins as a bar, with numbers beside it. */
export const resultBar = (shell: Shell, position: BookPosition): TemplateResult => {
  const { words } = shell;
  const { black, draws, white } = sharesOf(position);
  const text = {
    first: colorName(shell, 'black'),
    second: colorName(shell, 'white'),
    black: shareText(words, black),
    draws: shareText(words, draws),
    white: shareText(words, white),
  };
  return html`
    <span class="unseen">${words.t('openings.resultsOf', text)}</span>
    <span class="result-numbers" aria-hidden="true"><span>${text.black}</span><span>${text.white}</span></span>
    <span class="result-bar" aria-hidden="true" .style=${`--black:${black};--draws:${draws};--white:${white}`}></span>`;
};

/** The share of games from this position that continued with the move. */
const shareCell = ({ words }: Shell, { games }: BookMove, all: number): TemplateResult => {
  if (games === 0) return html`<span class="quiet">${words.t('openings.otherWay')}</span>`;
  const share = shareText(words, games / all);
  const number = numberText(words, games);
  return html`
    <span class="unseen">${words.t('openings.share', { share, number })}</span>
    <span class="share-numbers" aria-hidden="true"><span>${share}</span><span class="quiet">${number}</span></span>
    <span class="share-bar" aria-hidden="true" .style=${`--share:${games / all}`}></span>`;
};

const moveCell = (shell: Shell, { squares }: BookMove): TemplateResult => {
  const { words, play } = shell;
  const [square] = squares;
  if (square === undefined) return html`${nothing}`;
  const name = selectOpeningAfter(play.stores.openings.getState(), play.stores.match.getState(), square);
  const opening = name && openingWords(words, name);
  const move = makeSquare(square);
  const label = opening === undefined ? move : words.t('openings.named', { move, name: opening.text });
  return html`
    <button type="button" class="book-move" aria-label=${label}
      @mouseenter=${() => play.attend(square)} @mouseleave=${() => play.attend(undefined)}
      @focus=${() => play.attend(square)} @blur=${() => play.attend(undefined)}
      @click=${() => play.study.playLine([square])}>
      <span class="book-square">${move}</span>
      ${opening === undefined ? nothing : html`<span class="book-name" lang=${opening.lang ?? nothing}>${opening.text}</span>`}
    </button>`;
};

/** The values' margin of error, `(±1.2)`. */
export const errorText = (words: Words): string => `(±${tenthsText(words, VALUE_ERROR)})`;

/** A value from the person's own book is marked; the book's values have the error in the heading. */
const valueCell = ({ words }: Shell, { value, after: { own } }: BookMove): TemplateResult => {
  if (value === undefined) return html`<span class="unseen">${words.t('openings.noValue')}</span>`;
  return html`<bdi>${discsText(value)}</bdi>${own === undefined ? nothing : html` <span class="own-value">${words.t('openings.own')}</span>`}`;
};

const row = (
  shell: Shell,
  move: BookMove,
  { games }: BookPosition,
  best: number | undefined,
): TemplateResult => html`
  <tr>
    <th scope="row">${moveCell(shell, move)}</th>
    <td class="book-share">${shareCell(shell, move, games)}</td>
    <td class="book-results">${resultBar(shell, move.after)}</td>
    ${best === undefined ? nothing : html`<td class="book-value ${move.value === best ? 'best' : ''}">${valueCell(shell, move)}</td>`}
  </tr>`;

/** The moves played here, with their values if any has one; pressing a move plays it. */
export const bookTable = (
  shell: Shell,
  position: Position,
  here: BookPosition,
  moves: readonly BookMove[],
): TemplateResult => {
  const { words } = shell;
  const values = moves.flatMap(({ value }) => value ?? []);
  const best = values.length === 0 ? undefined : Math.max(...values);
  return html`
    <table class="book" @keydown=${walkRows}>
      <caption class="unseen">${words.t('openings.moves', { color: colorName(shell, position.turn) })}</caption>
      <thead>
        <tr>
          <th scope="col">${words.t('openings.move')}</th>
          <th scope="col">${words.t('openings.games')}</th>
          <th scope="col">${words.t('openings.results')}</th>
          ${best === undefined ? nothing : html`<th scope="col">${words.t('openings.value')} <bdi class="quiet">${errorText(words)}</bdi></th>`}
        </tr>
      </thead>
      <tbody>${moves.map(move => row(shell, move, here, best))}</tbody>
    </table>`;
};
