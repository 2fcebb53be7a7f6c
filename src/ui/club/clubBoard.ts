import { html, nothing, svg, type TemplateResult } from 'lit';
import { unsafeSVG } from 'lit/directives/unsafe-svg.js';
import { drawBoard } from '../../board/boardDrawing.ts';
import { isLegal, legalMoves, type Position } from '../../game/position.ts';
import { columnOf, rowOf, type Square, squareAt } from '../../game/square.ts';
import { SquareSet } from '../../game/squareSet.ts';
import { type BoardGeometry, fitBoard, rect, squareRect } from '../../look/boardGeometry.ts';
import type { Pointer } from '../../net/contract/club.ts';
import { selectAppliedColors, selectWishes } from '../../store/selectors.ts';
import { squareAfterStep } from '../grid/gridKeys.ts';
import type { Shell } from '../kit/shell.ts';
import { cellName, restingCellName } from '../words/squares.ts';

/** In the drawing's own units. */
const PICTURE = { side: 480, discShare: 0.8 } as const;
/** Shares of a square's side. */
const ARROW = { line: 0.11, head: 0.3, ring: 0.44 } as const;

export interface ClubBoard {
  readonly position: Position;
  readonly drawn: readonly Pointer[];
  /** The square of the last move. */
  readonly last: Square | undefined;
  /** Squares with a ring: an answer, or the best moves. */
  readonly chosen: readonly Square[];
  /** Called with a pressed square; without it squares cannot be pressed. */
  readonly press?: ((square: Square) => void) | undefined;
  /** Text on squares, such as the number of people who chose them. */
  readonly counts?: ReadonlyMap<Square, number> | undefined;
}

const middle = (board: BoardGeometry, square: Square): { x: number; y: number } => {
  const { x, y, width } = squareRect(board, square);
  return { x: x + width / 2 - board.frame.x, y: y + width / 2 - board.frame.y };
};

const ring = (board: BoardGeometry, square: Square, className: string): TemplateResult => {
  const { x, y } = middle(board, square);
  return svg`<circle class=${className} cx=${x} cy=${y} r=${ARROW.ring * board.square} />`;
};

/** An arrow from the center of one square to the center of another. */
const arrow = (board: BoardGeometry, from: Square, to: Square): TemplateResult => {
  const [start, end] = [middle(board, from), middle(board, to)];
  const length = Math.hypot(end.x - start.x, end.y - start.y) || 1;
  const [x, y] = [(end.x - start.x) / length, (end.y - start.y) / length];
  const head = ARROW.head * board.square;
  const neck = { x: end.x - x * head, y: end.y - y * head };
  const side = head / 2;
  const points = [
    [end.x, end.y],
    [neck.x - y * side, neck.y + x * side],
    [neck.x + y * side, neck.y - x * side],
  ];
  return svg`
    <line class="club-arrow" x1=${start.x} y1=${start.y} x2=${neck.x} y2=${neck.y} stroke-width=${ARROW.line * board.square} />
    <polygon class="club-arrow-head" points=${points.map(point => point.join(',')).join(' ')} />`;
};

const pointer = (board: BoardGeometry, { from, to }: Pointer): TemplateResult =>
  to === undefined ? ring(board, from, 'club-mark') : arrow(board, from, to);

const count = (board: BoardGeometry, square: Square, text: number): TemplateResult => {
  const { x, y } = middle(board, square);
  return svg`
    <text class="club-count" x=${x} y=${y} font-size=${board.square / 2} text-anchor="middle" dominant-baseline="central">${text}</text>`;
};

const share = (part: number, whole: number): string => `${(100 * part) / whole}%`;

/** A board drawn as SVG, whose squares can be read and pressed; keeps track of the focused square. */
export const createClubBoard = (shell: Shell, redraw: () => void) => {
  let current: Square | undefined;

  const drawing = (
    { position, drawn, chosen, counts, press }: ClubBoard,
    board: BoardGeometry,
  ): TemplateResult => {
    const settings = shell.play.stores.settings.getState();
    const { frame } = board;
    // A number replaces the dot.
    const marked = SquareSet.of(...[...legalMoves(position)].filter(square => counts?.has(square) !== true));
    const picture = drawBoard({
      board,
      position,
      ...selectAppliedColors(settings),
      ...selectWishes(settings),
      discShare: PICTURE.discShare,
      ...(press !== undefined && { marked }),
    });
    return html`
      <svg viewBox="0 0 ${frame.width} ${frame.height}" aria-hidden="true" focusable="false">
        ${unsafeSVG(picture)} ${drawn.map(one => pointer(board, one))}
        ${chosen.map(square => ring(board, square, 'club-chosen'))}
        ${[...(counts ?? [])].map(([square, number]) => count(board, square, number))}
      </svg>`;
  };

  const said = ({ drawn, chosen, counts }: ClubBoard, square: Square): string => {
    const { words } = shell;
    const parts = [
      drawn.some(one => one.from === square && one.to === undefined) ? words.t('club.marked') : undefined,
      chosen.includes(square) ? words.t('club.chosen') : undefined,
      counts?.has(square) === true ? words.t('club.chosenBy', { count: counts.get(square) ?? 0 }) : undefined,
    ];
    return parts.filter(part => part !== undefined).join(words.t('comma'));
  };

  const cell = (shown: ClubBoard, board: BoardGeometry, square: Square): TemplateResult => {
    const { position, last, press } = shown;
    const { frame } = board;
    const place = squareRect(board, square);
    const nameOf = press === undefined ? restingCellName : cellName;
    const more = said(shown, square);
    const style = [
      `left:${share(place.x - frame.x, frame.width)}`,
      `top:${share(place.y - frame.y, frame.height)}`,
      `width:${share(place.width, frame.width)}`,
      `height:${share(place.height, frame.height)}`,
    ].join(';');
    return html`
      <button type="button" role="gridcell" class="club-cell ${press !== undefined && isLegal(position, square) ? 'playable' : ''}"
        data-square=${square} .style=${style} tabindex=${square === current ? 0 : -1}
        aria-label=${nameOf(shell.words, position, square, last === undefined ? [] : [last])}
        aria-description=${more === '' ? nothing : more}
        aria-disabled=${press === undefined ? 'true' : nothing}
        @focus=${() => {
          current = square;
        }}
        @click=${() => press?.(square)}></button>`;
  };

  const step = (position: Position, event: KeyboardEvent): void => {
    const next = current === undefined ? undefined : squareAfterStep(event.key, current, position.shape);
    if (next === undefined) return;
    event.preventDefault();
    current = next;
    redraw();
    (event.currentTarget as HTMLElement).querySelector<HTMLElement>(`[data-square="${next}"]`)?.focus();
  };

  return (shown: ClubBoard): TemplateResult => {
    const { position } = shown;
    const { width, height } = position.shape;
    const board = fitBoard(rect(0, 0, PICTURE.side, PICTURE.side), { width, height });
    const isOff = current === undefined || columnOf(current) >= width || rowOf(current) >= height;
    if (isOff) current = legalMoves(position).first() ?? squareAt(0, 0);
    const upTo = (length: number): readonly number[] => Array.from({ length }, (_, index) => index);
    return html`
      <div class="club-board" .style=${`aspect-ratio:${board.frame.width}/${board.frame.height}`}>
        ${drawing(shown, board)}
        <div role="grid" aria-label=${shell.words.t('board.board')} aria-rowcount=${height} aria-colcount=${width}
          @keydown=${(event: KeyboardEvent) => step(position, event)}>
          ${upTo(height).map(
            row =>
              html`<div role="row">${upTo(width).map(column => cell(shown, board, squareAt(column, row)))}</div>`,
          )}
        </div>
      </div>`;
  };
};
