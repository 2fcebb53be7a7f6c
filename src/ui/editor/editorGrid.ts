import { html, type TemplateResult } from 'lit';
import type { Content } from '../../game/arrangement.ts';
import { dropsDiscs, type Position } from '../../game/position.ts';
import { tableOf } from '../../game/record.ts';
import { columnOf, rowOf, type Square, squareAt, squareFromIndex } from '../../game/square.ts';
import { seenSides, squareSeenAt } from '../../look/turning.ts';
import type { Point } from '../../store/appStore.ts';
import { selectEdited } from '../../store/editorStore.ts';
import { spotOf, upTo } from '../grid/gridEvents.ts';
import { squareAfterStep } from '../grid/gridKeys.ts';
import { layoutFor, liveElement, place, type Shell } from '../kit/shell.ts';
import { dropName, restingCellName } from '../words/squares.ts';

const KEYS_ABOUT = 'editor-keys';

/** What each key places on the focused square. */
const CONTENT_BY_KEY = tableOf<Content>({
  b: 'black',
  w: 'white',
  x: 'blocked',
  delete: 'empty',
  backspace: 'empty',
});

const nameOf = ({ words }: Shell, position: Position, square: Square): string =>
  dropsDiscs(position) && position.shape.squares.has(square)
    ? dropName(words, position, square)
    : restingCellName(words, position, square);

const grid = (shell: Shell, current: Square): TemplateResult => {
  const { words, play } = shell;
  const position = selectEdited(play.stores.editor.getState());
  const { board } = layoutFor(shell, 'editor');
  const sides = seenSides(board.turn, position.shape);
  const cell = (square: Square): TemplateResult => html`
    <button type="button" role="gridcell" class="cell" data-spot=${square} tabindex=${square === current ? 0 : -1}
      aria-label=${nameOf(shell, position, square)}></button>`;
  return html`
    <div class="grid editor-grid" role="grid" aria-label=${words.t('board.board')} aria-describedby=${KEYS_ABOUT}
      aria-rowcount=${sides.height} aria-colcount=${sides.width} .style=${place(board.field)}>
      ${upTo(sides.height).map(
        row =>
          html`<div role="row">${upTo(sides.width).map(column => cell(squareSeenAt(board.turn, sides, { column, row })))}</div>`,
      )}
    </div>
    <p class="unseen" id=${KEYS_ABOUT}>${words.t('editor.keys')}</p>`;
};

const squareOf = (event: Event): Square | undefined => {
  const spot = spotOf(event);
  return spot === undefined ? undefined : squareFromIndex(spot);
};

/** The square at a point of the page, whichever square has captured the pointer. */
const squareAtPoint = ({ x, y }: Point): Square | undefined => {
  const spot = document.elementFromPoint(x, y)?.closest('.editor-grid [data-spot]');
  return squareFromIndex(Number(spot?.getAttribute('data-spot') ?? Number.NaN));
};

/**
 * Spacing of the sampled points between two pointer events, in CSS pixels; a fast pointer would otherwise skip squares.
 */
const NEAR = 8;

/** The sampled points from one point to another, excluding the first. */
const pointsBetween = (from: Point, to: Point): readonly Point[] => {
  const steps = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / NEAR));
  return upTo(steps).map(index => {
    const share = (index + 1) / steps;
    return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
  });
};

const pointOf = ({ clientX, clientY }: PointerEvent): Point => ({ x: clientX, y: clientY });

/** Pointers draw from pointerdown on; a click without one comes from a key or a screen reader. */
const followDrawing = (
  element: HTMLElement,
  { play }: Shell,
  pressed: (square: Square) => void,
): (() => void) => {
  let isDrawn = false;
  /** The last position of the pressed pointer. */
  let last: Point | undefined;
  const begin = (event: PointerEvent): void => {
    const square = squareOf(event);
    isDrawn = square !== undefined && event.button === 0;
    last = isDrawn ? pointOf(event) : undefined;
    if (square !== undefined && isDrawn) play.editor.press(square);
  };
  const move = (event: PointerEvent): void => {
    const point = pointOf(event);
    if (event.pointerType === 'mouse') play.attend(squareAtPoint(point), point);
    if (last === undefined) return;
    for (const passed of pointsBetween(last, point)) {
      const square = squareAtPoint(passed);
      if (square !== undefined) play.editor.draw(square);
    }
    last = point;
  };
  const end = (): void => {
    last = undefined;
    play.editor.release();
  };
  const click = (event: MouseEvent): void => {
    const square = squareOf(event);
    if (square === undefined || (isDrawn && event.detail > 0)) return;
    play.editor.press(square);
    end();
    pressed(square);
  };
  element.addEventListener('pointerdown', begin);
  element.addEventListener('pointermove', move);
  element.addEventListener('pointerleave', () => play.attend(undefined), true);
  element.addEventListener('click', click);
  element.addEventListener('contextmenu', event => event.preventDefault());
  window.addEventListener('pointerup', end);
  window.addEventListener('pointercancel', end);
  return () => {
    window.removeEventListener('pointerup', end);
    window.removeEventListener('pointercancel', end);
    end();
  };
};

/** The editor's squares: buttons that share a single tab stop. */
export const mountEditorGrid = (shell: Shell): (() => void) => {
  const { play, say } = shell;
  const position = (): Position => selectEdited(play.stores.editor.getState());
  let chosen: Square = squareAt(0, 0);
  const current = (): Square => {
    const { width, height } = position().shape;
    if (columnOf(chosen) >= width || rowOf(chosen) >= height) chosen = squareAt(0, 0);
    return chosen;
  };
  const { element, draw, stop } = liveElement(shell, 'grid-host', () => grid(shell, current()));
  const goTo = (square: Square): void => {
    chosen = square;
    draw();
  };
  const tell = (square: Square): void => say(nameOf(shell, position(), square));
  const step = (key: string): boolean => {
    const { turn } = layoutFor(shell, 'editor').board;
    const next = squareAfterStep(key, current(), position().shape, turn);
    if (next === undefined) return false;
    goTo(next);
    element.querySelector<HTMLElement>(`[data-spot="${next}"]`)?.focus();
    return true;
  };
  const put = (key: string): boolean => {
    const content = CONTENT_BY_KEY.get(key.toLowerCase());
    if (content === undefined) return false;
    play.editor.put(current(), content);
    tell(current());
    return true;
  };
  element.addEventListener('focusin', event => {
    const square = squareOf(event);
    if (square !== undefined) goTo(square);
  });
  element.addEventListener('keydown', event => {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || altKey) return;
    if (step(key) || put(key)) event.preventDefault();
  });
  const endDrawing = followDrawing(element, shell, tell);
  return () => {
    endDrawing();
    play.attend(undefined);
    stop();
  };
};
