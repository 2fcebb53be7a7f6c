import { html, nothing, type TemplateResult } from 'lit';
import { overlap, sidesOf, squareRect } from '../../look/boardGeometry.ts';
import { cardsPlace } from '../../look/layouts/cardsPlace.ts';
import { placeOf } from '../../look/turning.ts';
import { selectMustPass } from '../../store/selectors.ts';
import { disc } from '../kit/discs.ts';
import { layoutFor, place, type Shell } from '../kit/shell.ts';
import { passText, refusalText } from '../words/status.ts';

/**
 * A card between the status and the buttons. The line of recent moves, which the card would partly cover, is hidden
 * meanwhile.
 */
export const cardBelow = (shell: Shell, card: TemplateResult): TemplateResult => {
  const layout = layoutFor(shell, 'board');
  const { rect } = cardsPlace(layout, 1);
  const isOverMoves = layout.recent !== undefined && overlap(rect, layout.recent);
  return html`<div class="table-cards ${isOverMoves ? 'over-moves' : ''}" .style=${place(rect)}>${card}</div>`;
};

/** The card that announces a pass; disappears by itself or when clicked. */
export const passCard = (shell: Shell): TemplateResult => {
  const { words, play } = shell;
  const { match, passCard: color } = play.stores.match.getState();
  if (match === undefined || color === undefined) return html`${nothing}`;
  const mustPass = selectMustPass(play.stores.match.getState(), play.stores.settings.getState());
  return html`
    <div class="pass-place" .style=${place(layoutFor(shell, 'board').board.frame)}>
      <button type="button" class="pass-card" @click=${() => play.dismissPassCard()}>
        ${disc(play.stores.settings.getState(), color)}
        <span>${passText(words, match, { color, mustPass })}</span>
      </button>
    </div>`;
};

/** Within this many columns of an edge, the text is aligned with the square's side to stay on the page. */
const EDGE_COLUMNS = 2;

const alignment = (column: number, width: number): 'left' | 'centre' | 'right' => {
  if (column < EDGE_COLUMNS) return 'left';
  return column >= width - EDGE_COLUMNS ? 'right' : 'centre';
};

/** Why a move was refused, shown next to its square; the announcer says it for screen readers. */
export const refusalWords = (shell: Shell): TemplateResult => {
  const state = shell.play.stores.match.getState();
  const { refused } = state;
  if (refused === undefined) return html`${nothing}`;
  const { board } = layoutFor(shell, 'board');
  const { x, y, width, height } = squareRect(board, refused.square);
  const sides = sidesOf(board);
  const { column, row } = placeOf(board.turn, sides, refused.square);
  const below = row === 0;
  return html`
    <p class="refusal ${alignment(column, sides.width)} ${below ? 'below' : 'above'}" aria-hidden="true"
      .style="left:${x}px;top:${below ? y + height : y}px;width:${width}px">
      <span>${refusalText(shell.words, refused.refusal, shell.play.stores.settings.getState())}</span>
    </p>`;
};
