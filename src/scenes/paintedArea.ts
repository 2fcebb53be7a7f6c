import { CONNECT4_SHAPE } from '../game/connect4/position.ts';
import { allShapes } from '../game/shape.ts';
import {
  type Handedness,
  type Layout,
  type LayoutRequest,
  layoutOf,
  type Rect,
  type ScreenName,
  type Viewport,
} from '../look/layout.ts';
import { BOARD_LOOK } from './board/boardLook.ts';

const SCREENS: readonly ScreenName[] = ['menu', 'colors', 'board'];
/** Sides on this grid are whole on a screen whose pixel ratio is any number of eighths. */
const GRID = 8;

/** Every board that can be on a screen. */
const BOARDS: readonly Pick<LayoutRequest, 'shape' | 'rules'>[] = [
  ...allShapes().map(shape => ({ shape, rules: 'othello' }) as const),
  { shape: CONNECT4_SHAPE, rules: 'connect4' },
];

const withShadow = ({ board: { frame, field, head } }: Layout): Rect => {
  const margin = Math.ceil((field.x - frame.x) * BOARD_LOOK.margin);
  const above = Math.max(margin, head);
  return {
    x: frame.x - margin,
    y: frame.y - above,
    width: frame.width + 2 * margin,
    height: frame.height + above + margin,
  };
};

const floor = (length: number): number => Math.max(0, Math.floor(length / GRID) * GRID);
const ceil = (length: number, most: number): number => Math.min(most, Math.ceil(length / GRID) * GRID);

/**
 * The part of the page that a board is ever painted on, on any screen. A canvas of the whole page has two to three
 * times as many pixels, all of which have to be composed with the page in every frame that moves.
 */
export const paintedArea = (viewport: Viewport, hand: Handedness): Rect => {
  const boards = SCREENS.flatMap(screen =>
    BOARDS.map(board => withShadow(layoutOf({ ...board, screen, viewport, hand }))),
  );
  const x = floor(Math.min(...boards.map(board => board.x)));
  const y = floor(Math.min(...boards.map(board => board.y)));
  const right = ceil(Math.max(...boards.map(board => board.x + board.width)), viewport.width);
  const bottom = ceil(Math.max(...boards.map(board => board.y + board.height)), viewport.height);
  return { x, y, width: right - x, height: bottom - y };
};
