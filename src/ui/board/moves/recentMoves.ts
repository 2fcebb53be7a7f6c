import { html, type TemplateResult } from 'lit';
import type { Rect } from '../../../look/layout.ts';
import { icon } from '../../kit/icons.ts';
import { layoutFor, place, type Shell } from '../../kit/shell.ts';
import { howToMove, type MoveRow, moveParts, passedClass, shownMoves } from './moveList.ts';

/** Width of a move, and of everything beside the moves, in units of body text. */
const WIDTH = { move: 4.25, rest: 3 } as const;

const recentMove = (shell: Shell, move: MoveRow): TemplateResult => html`
  <span class="move ${passedClass(move)} ${move.current ? 'current' : ''}">${moveParts(shell.words, move)}</span>`;

/**
 * One line with the latest moves that fit, up to the current one; opens the full list. Before the first move it
 * explains how to make one.
 */
export const recentMoves = (shell: Shell, rect: Rect, open: () => void): TemplateResult => {
  const moves = shownMoves(shell);
  if (moves.length === 0)
    return html`<div class="recent-moves" .style=${place(rect)}>${howToMove(shell)}</div>`;
  const { unit } = layoutFor(shell, 'board');
  const room = Math.floor((rect.width / unit - WIDTH.rest) / WIDTH.move);
  const end = Math.max(room, moves.findIndex(({ current }) => current) + 1);
  return html`
    <button type="button" class="recent-moves" dir="ltr" .style=${place(rect)} aria-label=${shell.words.t('board.moves')}
      aria-expanded="false" @click=${open}>
      ${moves.slice(Math.max(0, end - room), end).map(move => recentMove(shell, { ...move, onGo: undefined }))}
      ${icon('unfold')}
    </button>`;
};
