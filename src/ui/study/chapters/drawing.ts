import './drawing.css';
import { html, nothing, svg, type TemplateResult } from 'lit';
import { ROWS } from '../../../game/connect4/position.ts';
import { columnOf, type Square, squareAt, squareFromIndex } from '../../../game/square.ts';
import { type Drawn, noteAt } from '../../../game/tree.ts';
import { arrowPoints, DRAWN_COLORS, RING } from '../../../look/arrow.ts';
import { type BoardGeometry, squareRect } from '../../../look/boardGeometry.ts';
import { layoutFor, liveElement, place, type Shell } from '../../kit/shell.ts';
import { squareWord } from './chapterWords.ts';

const middle = (board: BoardGeometry, square: Square) => {
  const { x, y, width, height } = squareRect(board, square);
  return { x: x - board.field.x + width / 2, y: y - board.field.y + height / 2 };
};

const ring = (board: BoardGeometry, { tone, from }: Drawn): TemplateResult => {
  const { x, y, width, height } = squareRect(board, from);
  const inset = RING.inset * board.square;
  return svg`<rect class="drawn ${tone}" .style=${`--drawn:${DRAWN_COLORS[tone]}`} x=${x - board.field.x + inset} y=${y - board.field.y + inset}
    width=${width - 2 * inset} height=${height - 2 * inset} rx=${inset} stroke-width=${RING.width * board.square}></rect>`;
};

const arrow = (board: BoardGeometry, { tone, from }: Drawn, to: Square): TemplateResult =>
  svg`<polygon class="drawn arrow ${tone}" .style=${`--drawn:${DRAWN_COLORS[tone]}`} points=${arrowPoints(middle(board, from), middle(board, to), board.square)}></polygon>`;

const drawnOn = ({ play }: Shell): readonly Drawn[] => {
  const { study } = play.stores.study.getState();
  const path = play.stores.match.getState().match?.transcript ?? [];
  return study === undefined ? [] : (noteAt(study.tree, path).drawn ?? []);
};

const layer = (shell: Shell): TemplateResult => {
  const { board } = layoutFor(shell, 'board');
  const { pen } = shell.play.stores.study.getState();
  const drawn = drawnOn(shell);
  const begun: readonly Drawn[] = pen.from === undefined ? [] : [{ tone: pen.tone, from: pen.from }];
  if (drawn.length + begun.length === 0) return html`${nothing}`;
  const { width, height } = board.field;
  return html`
    <svg class="drawings" aria-hidden="true" viewBox="0 0 ${width} ${height}" .style=${place(board.field)}>
      ${[...drawn, ...begun].map(one =>
        one.to === undefined || one.to === one.from ? ring(board, one) : arrow(board, one, one.to),
      )}
    </svg>`;
};

/** A column's button covers all its squares: a pointer means the square below it, a key the focused one. */
const squareInColumn = (
  shell: Shell,
  { dataset: { spot, row } }: HTMLElement,
  point: Pick<MouseEvent, 'clientX' | 'clientY'> | undefined,
): Square => {
  const named = squareAt(Number(spot), Math.max(0, Number(row)));
  if (point === undefined) return named;
  const { board } = layoutFor(shell, 'board');
  const field = shell.root.querySelector('.grid')?.getBoundingClientRect();
  const down = point.clientY - (field?.top ?? 0);
  const rows = Array.from({ length: ROWS }, (_, index) => squareAt(columnOf(named), index));
  const isBelow = (square: Square): boolean => {
    const { y, height } = squareRect(board, square);
    return down >= y - board.field.y && down < y - board.field.y + height;
  };
  return rows.find(isBelow) ?? named;
};

/** The square meant by an event on the board; `point` is the pointer's position. */
const spotAt = (
  shell: Shell,
  target: EventTarget | null,
  point?: Pick<MouseEvent, 'clientX' | 'clientY'>,
): Square | undefined => {
  const spot = target instanceof Element ? target.closest<HTMLElement>('.grid [data-spot]') : null;
  if (spot === null) return undefined;
  if (spot.dataset.row !== undefined) return squareInColumn(shell, spot, point);
  return squareFromIndex(Number(spot.dataset.spot));
};

const RIGHT_BUTTON = 2;

/** Draws with the right mouse button at any time, and with the pen by every press and key. */
const followPen = (shell: Shell): (() => void) => {
  const { play, words, say } = shell;
  const { study } = play.stores;
  const writes = (): boolean =>
    study.getState().study !== undefined && study.getState().reading === undefined;
  const hasPen = (): boolean => writes() && study.getState().pen.isOn;
  let from: Square | undefined;
  /** After a touch drag, the event's target is still the square where it began. */
  const under = (event: PointerEvent): Square | undefined =>
    spotAt(shell, document.elementFromPoint(event.clientX, event.clientY), event);
  const draw = (start: Square, end: Square): void => {
    const { tone } = study.getState().pen;
    const drawn: Drawn = end === start ? { tone, from: start } : { tone, from: start, to: end };
    const before = drawnOn(shell).length;
    play.study.draw(drawn);
    play.study.setPen({ from: undefined });
    const what =
      end === start
        ? squareWord(start)
        : words.t('chapters.arrow', { from: squareWord(start), to: squareWord(end) });
    say(words.t(drawnOn(shell).length < before ? 'chapters.erased' : 'chapters.drawn', { what }));
  };
  /** Without a drag, one press starts a shape and a second, on another square or the same, ends it. */
  const put = (square: Square): void => {
    const { pen } = study.getState();
    if (pen.from !== undefined) {
      draw(pen.from, square);
      return;
    }
    play.study.setPen({ from: square });
    say(words.t('chapters.arrowFrom', { square: squareWord(square) }));
  };
  const halt = (event: Event): void => {
    event.preventDefault();
    event.stopPropagation();
  };
  const down = (event: PointerEvent): void => {
    const square = spotAt(shell, event.target, event);
    if (square === undefined || !(event.button === RIGHT_BUTTON ? writes() : hasPen())) return;
    halt(event);
    from = square;
    if (event.target instanceof Element && event.target.hasPointerCapture(event.pointerId))
      event.target.releasePointerCapture(event.pointerId);
  };
  const up = (event: PointerEvent): void => {
    const start = from;
    from = undefined;
    const end = start === undefined ? undefined : under(event);
    if (start === undefined || end === undefined) return;
    halt(event);
    draw(start, end);
  };
  const click = (event: MouseEvent): void => {
    if (hasPen() && spotAt(shell, event.target) !== undefined) halt(event);
  };
  const key = (event: KeyboardEvent): void => {
    const square = spotAt(shell, event.target);
    if (!hasPen() || square === undefined || (event.key !== 'Enter' && event.key !== ' ')) return;
    halt(event);
    if (event.type === 'keydown' && !event.repeat) put(square);
  };
  const root = shell.root;
  root.addEventListener('pointerdown', down, true);
  root.addEventListener('pointerup', up, true);
  root.addEventListener('click', click, true);
  root.addEventListener('keydown', key, true);
  root.addEventListener('keyup', key, true);
  return () => {
    root.removeEventListener('pointerdown', down, true);
    root.removeEventListener('pointerup', up, true);
    root.removeEventListener('click', click, true);
    root.removeEventListener('keydown', key, true);
    root.removeEventListener('keyup', key, true);
  };
};

/** The shapes drawn on the position, and the pen. */
export const mountDrawing = (shell: Shell): (() => void) => {
  const { stop } = liveElement(shell, 'drawings-host', () => layer(shell));
  const endPen = followPen(shell);
  const mark = (): void => {
    shell.root.toggleAttribute('data-pen', shell.play.stores.study.getState().pen.isOn);
  };
  mark();
  const endMark = shell.play.stores.study.subscribe(mark);
  return () => {
    endMark();
    endPen();
    stop();
  };
};
