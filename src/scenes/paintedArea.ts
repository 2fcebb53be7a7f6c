import { keysOf } from '../game/record.ts';
import { STANDARD_SHAPE } from '../game/shape.ts';
import { type Layout, type LayoutRequest, layoutOf, type Rect } from '../look/layout.ts';
import { SCREENS } from '../look/places.ts';
import type { AppState } from '../store/appStore.ts';
import { selectPage } from '../store/layoutSelectors.ts';
import type { Settings } from '../store/settingsStore.ts';
import { BOARD_LOOK } from './board/boardLook.ts';

const WITH_BOARD = keysOf(SCREENS).filter(screen => SCREENS[screen].scene !== undefined);
/** Multiples of this are a whole number of device pixels at any pixel ratio in eighths. */
const GRID = 8;

type AnyBoard = Pick<LayoutRequest, 'shape' | 'rules'>;

const STANDARD_BOARD: AnyBoard = { shape: STANDARD_SHAPE, rules: 'othello' };

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

/** What the painted area depends on: the page, the hand, the text direction, and the current board's rotation. */
export type PaintedRequest = Pick<LayoutRequest, 'viewport' | 'hand' | 'direction' | 'turn'> & AnyBoard;

/**
 * The part of the page where boards are painted, on any screen. It includes the standard board, since a transition may
 * start from there. A canvas over the whole page has two to three times as many pixels, all of which must be composited
 * with the page in every animated frame.
 */
export const paintedArea = ({ shape, rules, ...page }: PaintedRequest): Rect => {
  const boards = WITH_BOARD.flatMap(screen =>
    [STANDARD_BOARD, { shape, rules }].map(board => withShadow(layoutOf({ ...board, ...page, screen }))),
  );
  const x = floor(Math.min(...boards.map(board => board.x)));
  const y = floor(Math.min(...boards.map(board => board.y)));
  const { viewport } = page;
  const right = ceil(Math.max(...boards.map(board => board.x + board.width)), viewport.width);
  const bottom = ceil(Math.max(...boards.map(board => board.y + board.height)), viewport.height);
  return { x, y, width: right - x, height: bottom - y };
};

/** The painted area for the current state of the stores. */
export const selectPaintedArea = (app: AppState, settings: Settings): Rect => {
  const { direction, shape, rules } = app;
  const { hand, boardTurn: turn } = settings;
  return paintedArea({ viewport: selectPage(app, settings), hand, direction, turn, shape, rules });
};
