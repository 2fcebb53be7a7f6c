import { html, svg, type TemplateResult } from 'lit';
import type { Square } from '../game/square.ts';
import { type BoardGeometry, squareRect } from '../look/boardGeometry.ts';
import type { Arrow, Mark } from './pointing.ts';

/** Lengths as shares of a square's side. */
const DRAWN = { line: 0.14, head: 0.34, ring: 0.42, ringLine: 0.08 } as const;

interface Point {
  readonly x: number;
  readonly y: number;
}

const middleOf = (board: BoardGeometry, square: Square): Point => {
  const { x, y, width, height } = squareRect(board, square);
  return { x: x - board.frame.x + width / 2, y: y - board.frame.y + height / 2 };
};

const paint = (color: string | undefined): string => (color === undefined ? '' : `color:${color}`);

const arrow = (board: BoardGeometry, { from, to, color }: Arrow): TemplateResult => {
  const [start, end] = [middleOf(board, from), middleOf(board, to)];
  const length = Math.hypot(end.x - start.x, end.y - start.y) || 1;
  const [along, across] = [(end.x - start.x) / length, (end.y - start.y) / length];
  const head = DRAWN.head * board.square;
  const neck = { x: end.x - along * head, y: end.y - across * head };
  const side = (sign: number): string =>
    `${neck.x - (sign * across * head) / 2},${neck.y + (sign * along * head) / 2}`;
  return svg`<g class="arrow" .style=${paint(color)}>
    <line x1=${start.x} y1=${start.y} x2=${neck.x} y2=${neck.y} stroke-width=${DRAWN.line * board.square} stroke-linecap="round"></line>
    <polygon points="${end.x},${end.y} ${side(1)} ${side(-1)}"></polygon></g>`;
};

const ring = (board: BoardGeometry, { square, color }: Mark): TemplateResult => {
  const { x, y } = middleOf(board, square);
  return svg`<circle class="ring" .style=${paint(color)} cx=${x} cy=${y} r=${DRAWN.ring * board.square} stroke-width=${DRAWN.ringLine * board.square}></circle>`;
};

/** Arrows and rings on the board. */
export const annotations = (
  board: BoardGeometry,
  { arrows, marks }: { readonly arrows: readonly Arrow[]; readonly marks: readonly Mark[] },
): TemplateResult => {
  const { width, height } = board.frame;
  return html`<svg class="notes" part="annotations" viewBox="0 0 ${width} ${height}" aria-hidden="true" focusable="false">${[
    ...marks.map(mark => ring(board, mark)),
    ...arrows.map(one => arrow(board, one)),
  ]}</svg>`;
};
