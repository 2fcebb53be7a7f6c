import { STANDARD_SHAPE } from '../game/shape.ts';
import {
  type Handedness,
  type Layout,
  layoutOf,
  type Rect,
  type ScreenName,
  type Viewport,
} from '../look/layout.ts';
import { BOARD_LOOK } from './board/boardLook.ts';

const SCREENS: readonly ScreenName[] = ['menu', 'colors', 'board'];
/** Sides on this grid are whole on a screen whose pixel ratio is any number of eighths. */
const GRID = 8;

const withShadow = ({ board: { frame, square } }: Layout): Rect => {
  const margin = Math.ceil(square * BOARD_LOOK.margin);
  return {
    x: frame.x - margin,
    y: frame.y - margin,
    width: frame.width + 2 * margin,
    height: frame.height + 2 * margin,
  };
};

const floor = (length: number): number => Math.max(0, Math.floor(length / GRID) * GRID);
const ceil = (length: number, most: number): number => Math.min(most, Math.ceil(length / GRID) * GRID);

/**
 * The part of the page that a board is ever painted on, on any screen. A canvas of the whole page has two to three
 * times as many pixels, all of which have to be composed with the page in every frame that moves.
 */
export const paintedArea = (viewport: Viewport, hand: Handedness): Rect => {
  const boards = SCREENS.map(screen =>
    withShadow(layoutOf({ screen, viewport, hand, shape: STANDARD_SHAPE })),
  );
  const x = floor(Math.min(...boards.map(board => board.x)));
  const y = floor(Math.min(...boards.map(board => board.y)));
  const right = ceil(Math.max(...boards.map(board => board.x + board.width)), viewport.width);
  const bottom = ceil(Math.max(...boards.map(board => board.y + board.height)), viewport.height);
  return { x, y, width: right - x, height: bottom - y };
};
