import type { Shape } from '../game/shape.ts';
import { columnOf, rowOf, type Square } from '../game/square.ts';

/** CSS pixels throughout, from the top left corner of the page. */
export interface Viewport {
  readonly width: number;
  readonly height: number;
}

export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface BoardGeometry {
  /** The whole board with its frame. */
  readonly frame: Rect;
  /** The playing squares inside the frame. */
  readonly field: Rect;
  /** The side of one square: a whole number of pixels. */
  readonly square: number;
}

export type ScreenName = 'menu' | 'colors' | 'board';
export type Handedness = 'right' | 'left';

export interface LayoutRequest {
  readonly screen: ScreenName;
  readonly viewport: Viewport;
  readonly shape: Shape;
  /** The hand that presses the buttons: the column stands on its side of the board in landscape. */
  readonly hand: Handedness;
}

/** Where everything stands. `moves` is undefined where there is no room for the list: it is a sheet then. */
export interface Layout {
  readonly orientation: 'portrait' | 'landscape';
  /** The size of body text: everything in the DOM grows with it. */
  readonly unit: number;
  readonly board: BoardGeometry;
  /** The column or area beside the board that holds all controls. */
  readonly panel: Rect;
  readonly opponentStrip: Rect;
  readonly ownStrip: Rect;
  readonly status: Rect;
  readonly actions: Rect;
  readonly moves: Rect | undefined;
}

/** Below this width or height a page counts as a phone's. The style sheets say the same. */
export const PHONE_PIXELS = 560;

const LAYOUT = {
  margin: 6,
  gap: 8,
  largeGap: 32,
  strip: 44,
  tallStrip: 52,
  status: 28,
  actions: 52,
  twoRowActions: 96,
  /** The width from which all actions stand in one row, with their words. */
  oneRowWidth: 560,
  minMoves: 96,
  minColumn: 232,
  maxColumn: 380,
  maxPhoneColumn: 340,
  minPanelColumn: 288,
  maxPanelColumn: 440,
  columnShare: 0.3,
  /** The board's share of the height on a large screen. */
  boardShare: 0.8,
  menuBoardShare: 0.4,
  colorsBoardShare: 0.34,
  /** What the menu's panel needs below the board on a phone held upright. */
  menuPanel: 408,
  /** On a page so low, boards beside panels are smaller, so that the panel shows its main button. */
  lowPage: 640,
  lowBoardShare: 0.31,
  /** On a page that is broad and high the panel needs less than half of it. */
  tabletBoardShare: 0.52,
  /** The frame's width in squares, and the least in pixels that holds a coordinate. */
  frame: 0.36,
  minFrame: 12,
  unit: 16,
  unitPerHeight: 1 / 56,
  maxUnit: 38,
} as const;

const rect = (x: number, y: number, width: number, height: number): Rect => ({ x, y, width, height });

/** The largest board of `shape` in `space`, with whole squares, centred in it. */
export const fitBoard = (space: Rect, { width, height }: Shape): BoardGeometry => {
  const frameOf = (square: number): number => Math.max(LAYOUT.minFrame, Math.round(square * LAYOUT.frame));
  const fits = (square: number): boolean =>
    square * width + 2 * frameOf(square) <= space.width &&
    square * height + 2 * frameOf(square) <= space.height;
  let square = Math.max(1, Math.floor(Math.min(space.width / width, space.height / height)));
  while (square > 1 && !fits(square)) square--;
  const frame = frameOf(square);
  const outer = { width: square * width + 2 * frame, height: square * height + 2 * frame };
  const x = Math.round(space.x + (space.width - outer.width) / 2);
  const y = Math.round(space.y + (space.height - outer.height) / 2);
  return {
    frame: rect(x, y, outer.width, outer.height),
    field: rect(x + frame, y + frame, square * width, square * height),
    square,
  };
};

/** The rectangle of one square on the page. */
export const squareRect = ({ field, square: side }: BoardGeometry, square: Square): Rect =>
  rect(field.x + columnOf(square) * side, field.y + rowOf(square) * side, side, side);

const unitOf = ({ width, height }: Viewport): number =>
  Math.min(LAYOUT.maxUnit, Math.max(LAYOUT.unit, Math.round(Math.min(width, height) * LAYOUT.unitPerHeight)));

const portraitBoard = ({ viewport, shape }: LayoutRequest, unit: number): Layout => {
  const { width, height } = viewport;
  const scale = unit / LAYOUT.unit;
  const roomy = height >= width * 1.7 || width > PHONE_PIXELS;
  const strip = (roomy ? LAYOUT.tallStrip : LAYOUT.strip) * scale;
  const status = LAYOUT.status * scale;
  const actions = (width < LAYOUT.oneRowWidth ? LAYOUT.twoRowActions : LAYOUT.actions) * scale;
  const fixed = 2 * strip + status + actions + 2 * LAYOUT.margin;
  const boardWidth = width - 2 * LAYOUT.margin;
  const available = height - fixed;
  const board = fitBoard(rect(LAYOUT.margin, 0, boardWidth, available), shape);
  const spare = available - board.frame.height;
  const withMoves = spare >= LAYOUT.minMoves * scale;
  const top = LAYOUT.margin;
  const boardTop = top + strip;
  const placed = fitBoard(rect(LAYOUT.margin, boardTop, boardWidth, board.frame.height), shape);
  const x = placed.frame.x;
  const inner = placed.frame.width;
  const below = boardTop + placed.frame.height;
  const statusTop = below + strip;
  const movesTop = statusTop + status;
  const actionsTop = height - LAYOUT.margin - actions;
  return {
    orientation: 'portrait',
    unit,
    board: placed,
    panel: rect(0, below, width, height - below),
    opponentStrip: rect(x, top, inner, strip),
    ownStrip: rect(x, below, inner, strip),
    status: rect(x, statusTop, inner, status),
    actions: rect(x, actionsTop, inner, actions),
    moves: withMoves ? rect(x, movesTop, inner, actionsTop - movesTop - LAYOUT.gap) : undefined,
  };
};

interface Pair {
  readonly board: BoardGeometry;
  readonly column: Rect;
  readonly unit: number;
}

/** `spare` is what the tallest board leaves. A phone's column takes most of it: panels have much to hold there. */
const columnWidthOf = ({ screen, viewport }: LayoutRequest, spare: number, scale: number): number => {
  const wanted = Math.max(LAYOUT.minColumn * scale, Math.round(viewport.width * LAYOUT.columnShare));
  if (viewport.height >= PHONE_PIXELS) return Math.min(LAYOUT.maxColumn * scale, wanted);
  return screen === 'board'
    ? Math.max(LAYOUT.minColumn, Math.min(LAYOUT.maxPhoneColumn, spare))
    : Math.max(LAYOUT.minPanelColumn, Math.min(LAYOUT.maxPanelColumn, spare));
};

/** The board and one column beside it, centred together. */
const landscapePair = (request: LayoutRequest, unit: number): Pair => {
  const { viewport, shape, hand } = request;
  const { width, height } = viewport;
  const phone = height < PHONE_PIXELS;
  const scale = unit / LAYOUT.unit;
  const margin = phone ? LAYOUT.margin : LAYOUT.largeGap * scale;
  const gap = phone ? 2 * LAYOUT.gap : LAYOUT.largeGap * scale;
  const tallest = phone ? height - 2 * margin : height * LAYOUT.boardShare;
  const columnWidth = columnWidthOf(request, width - tallest - gap - 2 * margin, scale);
  const widest = width - columnWidth - gap - 2 * margin;
  const fitted = fitBoard(rect(0, 0, widest, tallest), shape);
  const total = fitted.frame.width + gap + columnWidth;
  const left = Math.round((width - total) / 2);
  const boardLeft = hand === 'right' ? left : left + columnWidth + gap;
  const columnLeft = hand === 'right' ? left + fitted.frame.width + gap : left;
  const board = fitBoard(rect(boardLeft, 0, fitted.frame.width, height), shape);
  const columnTop = phone ? margin : board.frame.y;
  const columnHeight = phone ? height - 2 * margin : board.frame.height;
  return { board, column: rect(columnLeft, columnTop, columnWidth, columnHeight), unit };
};

const landscapeBoard = (request: LayoutRequest, unit: number): Layout => {
  const { board, column } = landscapePair(request, unit);
  const scale = unit / LAYOUT.unit;
  const phone = request.viewport.height < PHONE_PIXELS;
  const strip = (phone ? LAYOUT.strip : LAYOUT.tallStrip) * scale;
  const status = LAYOUT.status * scale;
  const actions = LAYOUT.twoRowActions * scale;
  const gap = LAYOUT.gap * scale;
  const bottom = column.y + column.height;
  const row = (y: number, height: number): Rect => rect(column.x, y, column.width, height);
  const opponentTop = column.y;
  const ownTop = bottom - strip;
  const actionsTop = ownTop - gap - actions;
  const statusTop = opponentTop + strip;
  const movesTop = statusTop + status + gap;
  const movesHeight = actionsTop - gap - movesTop;
  return {
    orientation: 'landscape',
    unit,
    board,
    panel: column,
    opponentStrip: row(opponentTop, strip),
    status: row(statusTop, status),
    moves: movesHeight >= LAYOUT.minMoves / 2 ? row(movesTop, movesHeight) : undefined,
    actions: row(actionsTop, actions),
    ownStrip: row(ownTop, strip),
  };
};

const boardShareOf = ({ screen, viewport }: LayoutRequest): number => {
  if (viewport.height < LAYOUT.lowPage) return LAYOUT.lowBoardShare;
  if (viewport.width > PHONE_PIXELS && viewport.height > 2 * PHONE_PIXELS) return LAYOUT.tabletBoardShare;
  return screen === 'menu' ? LAYOUT.menuBoardShare : LAYOUT.colorsBoardShare;
};

/** Menu and color screens: the same board, and a panel below or beside it that may scroll within itself. */
const withPanel = (request: LayoutRequest, unit: number, base: Layout): Layout => {
  if (base.orientation === 'landscape') {
    const { viewport } = request;
    const scale = unit / LAYOUT.unit;
    const margin = viewport.height < PHONE_PIXELS ? LAYOUT.margin : LAYOUT.largeGap * scale;
    return { ...base, panel: rect(base.panel.x, margin, base.panel.width, viewport.height - 2 * margin) };
  }
  const { width, height } = request.viewport;
  const share = height * boardShareOf(request);
  const left = request.screen === 'menu' && width <= PHONE_PIXELS ? height - LAYOUT.menuPanel : 0;
  const space = rect(LAYOUT.margin, LAYOUT.margin, width - 2 * LAYOUT.margin, Math.max(share, left));
  const board = fitBoard(space, request.shape);
  const top = board.frame.y + board.frame.height + LAYOUT.gap;
  return { ...base, unit, board, panel: rect(0, top, width, height - top) };
};

/** The one layout that canvas and DOM both follow. */
export const layoutOf = (request: LayoutRequest): Layout => {
  const { width, height } = request.viewport;
  const unit = unitOf(request.viewport);
  const base = width > height ? landscapeBoard(request, unit) : portraitBoard(request, unit);
  return request.screen === 'board' ? base : withPanel(request, unit, base);
};
