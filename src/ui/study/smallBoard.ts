import { html, type TemplateResult } from 'lit';
import { unsafeSVG } from 'lit/directives/unsafe-svg.js';
import { drawBoard } from '../../board/boardDrawing.ts';
import type { Position } from '../../game/position.ts';
import { columnOf, rowOf, type Square } from '../../game/square.ts';
import { fitBoard, rect } from '../../look/boardGeometry.ts';
import { selectAppliedColors, selectWishes } from '../../store/selectors.ts';
import type { Shell } from '../kit/shell.ts';

/** In units of the drawing, which is as wide as its container. */
const BOARD = 220;

/** Positions on a small board, and the size of a square there. */
export interface SmallPlaces {
  readonly middleOf: (square: Square) => { readonly x: number; readonly y: number };
  readonly square: number;
}

/** A position as a small drawing, with optional shapes on top. */
export const smallBoard = (
  shell: Shell,
  position: Position,
  over: (places: SmallPlaces) => unknown,
): TemplateResult => {
  const settings = shell.play.stores.settings.getState();
  const board = fitBoard(rect(0, 0, BOARD, BOARD), position.shape);
  const drawing = drawBoard({
    board,
    position,
    ...selectAppliedColors(settings),
    ...selectWishes(settings),
  });
  const edge = board.field.x - board.frame.x;
  const at = (index: number): number => edge + (index + 0.5) * board.square;
  const middleOf = (square: Square) => ({ x: at(columnOf(square)), y: at(rowOf(square)) });
  return html`
    <svg aria-hidden="true" focusable="false" viewBox="0 0 ${board.frame.width} ${board.frame.height}">
      ${unsafeSVG(drawing)} ${over({ middleOf, square: board.square })}
    </svg>`;
};
