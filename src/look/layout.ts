import { type BoardGeometry, fitBoard, type Rect, rect } from './boardGeometry.ts';
import { enlarged, usualPage } from './enlarged.ts';
import { lowMenuColumn } from './layouts/menuLayout.ts';
import { withPanel } from './layouts/panelLayout.ts';
import { placesRoom } from './layouts/placesLayout.ts';
import { formOf, stageIn } from './layouts/stage.ts';
import { type Layout, type LayoutRequest, PHONE_PIXELS, type Room, type Viewport } from './screens.ts';

export type { BoardGeometry, Rect } from './boardGeometry.ts';
export type { Direction, Layout, LayoutRequest, ScreenName, Viewport } from './screens.ts';

const LAYOUT = {
  margin: 6,
  /** Between the board and the strips above and below it. */
  stripGap: 4,
  gap: 8,
  largeGap: 32,
  strip: 44,
  tallStrip: 52,
  status: 28,
  actions: 52,
  /** In a column, where they do not all fit in one row with their words. */
  twoRowActions: 96,
  minMoves: 96,
  /** One line with the recent moves. */
  recent: 44,
  /** What a phone held upright keeps free below the board, for cards and results: at most this share of the room. */
  leastSpare: 64,
  leastSpareShare: 0.28,
  /** What a phone held upright has to spare goes above the board by this share, up to this height, and below it. */
  topAirShare: 0.35,
  maxTopAir: 72,
  minColumn: 232,
  usualColumn: 320,
  maxColumn: 400,
  maxPhoneColumn: 340,
  minPanelColumn: 288,
  maxPanelColumn: 440,
  columnShare: 0.3,
  /** The board's share of the height on a large screen. */
  boardShare: 0.78,
  /** The same seen from afar. */
  farBoardShare: 0.9,
  /** A flat board keeps at least this share of the stage's height, a narrow one of its width. */
  minStageHeight: 0.6,
  minStageWidth: 0.72,
  /** How much wider than the standard board a wide board may be, beside a column. */
  maxStageWidth: 1.3,
  /** On a page narrower than this, strips and buttons take all of its width. */
  tiny: 280,
  unit: 16,
  unitPerHeight: 1 / 56,
  maxUnit: 38,
} as const;

const unitOf = ({ width, height }: Viewport): number =>
  Math.min(LAYOUT.maxUnit, Math.max(LAYOUT.unit, Math.round(Math.min(width, height) * LAYOUT.unitPerHeight)));

/** The board between the strips: on a tablet the list of the moves is below them, on a phone a line of it and air. */
const portraitBoard = (request: LayoutRequest, unit: number): Layout => {
  const { width, height } = request.viewport;
  const scale = unit / LAYOUT.unit;
  const phone = width < PHONE_PIXELS;
  const isTall = !phone || (height >= width * 1.7 && width >= LAYOUT.tiny);
  const strip = (isTall ? LAYOUT.tallStrip : LAYOUT.strip) * scale;
  const status = LAYOUT.status * scale;
  const actions = LAYOUT.actions * scale;
  const stripGap = LAYOUT.stripGap * scale;
  const fixed = 2 * (strip + stripGap + LAYOUT.margin) + status + actions;
  const boardWidth = width - 2 * LAYOUT.margin;
  const available = height - fixed;
  const kept = phone ? Math.min(LAYOUT.leastSpare, available * LAYOUT.leastSpareShare) : 0;
  const { stage, form } = stageIn(rect(LAYOUT.margin, 0, boardWidth, available - kept), request);
  const { frame, head } = fitBoard(stage, form);
  const stageHeight = Math.max(frame.height + head, Math.round(stage.height * LAYOUT.minStageHeight));
  const spare = available - stageHeight;
  const recent = phone && spare >= LAYOUT.recent * scale ? LAYOUT.recent * scale : 0;
  const air = phone ? Math.min(LAYOUT.maxTopAir * scale, (spare - recent) * LAYOUT.topAirShare) : 0;
  const top = LAYOUT.margin + Math.round(air);
  const boardTop = top + strip + stripGap;
  // Beside a board smaller than the page its words need all of the width.
  const { x, width: inner } = phone ? rect(LAYOUT.margin, 0, boardWidth, 0) : stage;
  const below = boardTop + stageHeight + stripGap;
  const statusTop = below + strip;
  const movesTop = statusTop + status;
  const actionsTop = height - LAYOUT.margin - actions;
  const withMoves = !phone && spare >= LAYOUT.minMoves * scale;
  return {
    orientation: 'portrait',
    unit,
    board: fitBoard(rect(stage.x, boardTop, stage.width, stageHeight), form),
    panel: rect(0, below, width, height - below),
    opponentStrip: rect(x, top, inner, strip),
    ownStrip: rect(x, below, inner, strip),
    status: rect(x, statusTop, inner, status),
    actions: rect(x, actionsTop, inner, actions),
    moves: withMoves ? rect(x, movesTop, inner, actionsTop - movesTop - LAYOUT.gap) : undefined,
    recent: recent > 0 ? rect(x, movesTop, inner, recent) : undefined,
  };
};

interface Pair {
  readonly board: BoardGeometry;
  readonly column: Rect;
}

/** The column shares `room` with a board of this height. On a phone it takes most of it, since panels need the space. */
const columnWidthOf = (
  { screen, viewport }: LayoutRequest,
  { room, tallest }: { readonly room: number; readonly tallest: number },
  scale: number,
): number => {
  const spare = room - tallest;
  if (viewport.height >= PHONE_PIXELS) {
    const usual = Math.min(LAYOUT.usualColumn * scale, spare);
    const wanted = Math.max(LAYOUT.minColumn * scale, usual, viewport.width * LAYOUT.columnShare);
    return Math.round(Math.min(LAYOUT.maxColumn * scale, wanted));
  }
  if (screen === 'menu') return lowMenuColumn(room, tallest);
  return screen === 'board'
    ? Math.max(LAYOUT.minColumn, Math.min(LAYOUT.maxPhoneColumn, spare))
    : Math.max(LAYOUT.minPanelColumn, Math.min(LAYOUT.maxPanelColumn, spare));
};

/** The board and one column beside it, centred together. Beside panels the stage has the same width for every board. */
const landscapePair = (request: Room, unit: number): Pair => {
  const { viewport, screen, hand } = request;
  const { width, height } = viewport;
  const phone = height < PHONE_PIXELS;
  const scale = unit / LAYOUT.unit;
  const margin = phone ? LAYOUT.margin : LAYOUT.largeGap * scale;
  const gap = phone ? 2 * LAYOUT.gap : LAYOUT.largeGap * scale;
  const tallest = phone
    ? height - 2 * margin
    : height * (viewport.isFar === true ? LAYOUT.farBoardShare : LAYOUT.boardShare);
  const columnWidth = columnWidthOf(request, { room: width - gap - 2 * margin, tallest }, scale);
  const widest = width - columnWidth - gap - 2 * margin;
  const { stage, form } = stageIn(rect(0, 0, widest, tallest), request);
  const isPlayed = screen === 'board';
  const least = isPlayed ? Math.round(stage.width * LAYOUT.minStageWidth) : stage.width;
  const most = isPlayed ? Math.min(widest, stage.width * LAYOUT.maxStageWidth) : stage.width;
  const stageWidth = Math.max(fitBoard({ ...stage, width: most }, form).frame.width, least);
  const left = request.left + Math.round((width - stageWidth - gap - columnWidth) / 2);
  const stageLeft = hand === 'right' ? left : left + columnWidth + gap;
  const columnLeft = hand === 'right' ? left + stageWidth + gap : left;
  const stageTop = Math.round((height - stage.height) / 2);
  const board = fitBoard(rect(stageLeft, stageTop, stageWidth, stage.height), form);
  const columnTop = phone ? margin : stageTop;
  const columnHeight = phone ? height - 2 * margin : stage.height;
  return { board, column: rect(columnLeft, columnTop, columnWidth, columnHeight) };
};

const landscapeBoard = (request: Room, unit: number): Layout => {
  const { board, column } = landscapePair(request, unit);
  const scale = unit / LAYOUT.unit;
  const phone = request.viewport.height < PHONE_PIXELS;
  const strip = (phone ? LAYOUT.strip : LAYOUT.tallStrip) * scale;
  const status = LAYOUT.status * scale;
  const actions = (phone ? LAYOUT.actions : LAYOUT.twoRowActions) * scale;
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
    recent: undefined,
    actions: row(actionsTop, actions),
    ownStrip: row(ownTop, strip),
  };
};

const usualLayout = (request: LayoutRequest): Layout => {
  const { width, height } = request.viewport;
  const unit = unitOf(request.viewport);
  const { bar, left, viewport } = placesRoom(request, unit);
  const room: Room = { ...request, viewport, left };
  const base = width > height ? landscapeBoard(room, unit) : portraitBoard(room, unit);
  return { ...withPanel(room, unit, base), places: bar };
};

/** The one layout for both canvas and DOM. */
export const layoutOf = (request: LayoutRequest): Layout => {
  const { viewport } = request;
  const usual = usualLayout({ ...request, viewport: usualPage(viewport) });
  return enlarged(usual, formOf(request), viewport.text ?? 1);
};
