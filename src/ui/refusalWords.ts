import { html, nothing, type TemplateResult } from 'lit';
import { BOARD_SIZE, columnOf, rowOf, type Square } from '../game/square.ts';
import { squareRect } from '../look/boardGeometry.ts';
import { layoutFor, type Shell } from './shell.ts';

/** Columns from either edge whose words are aligned to the square's side, to stay on the page. */
const EDGE_COLUMNS = 2;

const alignment = (square: Square): 'start' | 'centre' | 'end' => {
  const column = columnOf(square);
  if (column < EDGE_COLUMNS) return 'start';
  return column >= BOARD_SIZE - EDGE_COLUMNS ? 'end' : 'centre';
};

/** Why a play was refused, beside its square; the announcer says it to those who do not see. */
export const refusalWords = (shell: Shell): TemplateResult => {
  const { refused } = shell.play.stores.match.getState();
  if (refused === undefined) return html`${nothing}`;
  const { x, y, width, height } = squareRect(layoutFor(shell, 'board').board, refused.square);
  const below = rowOf(refused.square) === 0;
  return html`
    <p class="refusal ${alignment(refused.square)} ${below ? 'below' : 'above'}" aria-hidden="true"
      style="left:${x}px;top:${below ? y + height : y}px;width:${width}px">
      <span>${shell.words.t(`refusal.${refused.refusal}`)}</span>
    </p>`;
};
