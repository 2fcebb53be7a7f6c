import { type BoardGeometry, fitBoard, type Rect, rect } from '../boardGeometry.ts';
import type { ScreenName } from '../places.ts';
import { type Layout, PHONE_PIXELS, type Room } from '../screens.ts';
import { SIZES } from './sizes.ts';
import { stageIn } from './stage.ts';

const COLUMN = {
  /** Around a board on a large page, and on a phone, which has no room for the shadow. */
  gap: 20,
  phoneGap: 10,
  /** Maximum share of the height for a board, and its minimum. */
  boardShare: 0.95,
  leastShare: 0.9,
  /** Rows of seven buttons with labels: the minimum width for them, and their height. */
  rows: [
    { width: 416, height: SIZES.actions },
    { width: 300, height: 96 },
    { width: 0, height: 140 },
  ],
  /** Minimum width of strips and panels, and of those on a page hardly wider than its board. */
  narrow: 220,
  narrowest: 192,
  /** Maximum width of a wide board, relative to the standard board. */
  maxStageWidth: 1.3,
  /** Minimum share of the stage's width for a narrow board. */
  minStageWidth: 0.72,
  most: 560,
} as const;

/** The column's width: the preferred one, for which the board may shrink a little, and the minimum. */
interface Wish {
  readonly wanted: number;
  readonly least: number;
  readonly most: number;
  /** The board's minimum share of the height, if the column prefers more than is left. */
  readonly board: number;
}

const WISHES: Readonly<Partial<Record<ScreenName, Wish>>> = {
  menu: { wanted: 448, least: 288, most: 500, board: 0.54 },
  colors: { wanted: 416, least: 288, most: COLUMN.most, board: 0.5 },
  editor: { wanted: 340, least: 200, most: COLUMN.most, board: 0.87 },
};
const PLAYED: Wish = { wanted: 320, least: COLUMN.narrow, most: COLUMN.most, board: COLUMN.leastShare };
const TIGHT: Wish = { ...PLAYED, least: COLUMN.narrowest };

interface Pair {
  readonly board: BoardGeometry;
  readonly column: Rect;
}

/**
 * The board and one column beside it, centered together. Beside panels the stage has the same width for every board.
 */
const pairOf = (room: Room, unit: number, isTight: boolean): Pair => {
  const { viewport, screen, hand } = room;
  const { width, height } = viewport;
  const phone = height < PHONE_PIXELS;
  const scale = unit / SIZES.unit;
  const gap = phone || isTight ? COLUMN.phoneGap : COLUMN.gap * scale;
  const margin = phone || isTight ? SIZES.margin : gap;
  const wish = isTight ? TIGHT : (WISHES[screen] ?? PLAYED);
  const least = wish.least * scale;
  const tallest = phone ? height - 2 * margin : height * COLUMN.boardShare;
  const between = width - gap - 2 * margin;
  // On a phone held sideways, the board always takes the full height.
  const lowest = phone && wish === PLAYED ? tallest : height * wish.board;
  const boardWidth = Math.max(
    Math.min(tallest, between - wish.wanted * scale),
    Math.min(lowest, between - least),
  );
  const { stage, form } = stageIn(rect(0, 0, boardWidth, tallest), room);
  const isPlayed = screen === 'board';
  const narrowest = isPlayed ? Math.round(stage.width * COLUMN.minStageWidth) : stage.width;
  const broadest = isPlayed ? Math.min(between - least, stage.width * COLUMN.maxStageWidth) : stage.width;
  const wide = { ...stage, width: Math.max(stage.width, broadest) };
  const stageWidth = Math.max(fitBoard(wide, form).frame.width, narrowest);
  const columnWidth = Math.round(Math.min(wish.most * scale, between - stageWidth));
  const left = room.left + Math.round((width - stageWidth - gap - columnWidth) / 2);
  const stageLeft = hand === 'right' ? left : left + columnWidth + gap;
  const columnLeft = hand === 'right' ? left + stageWidth + gap : left;
  const stageTop = Math.round((height - stage.height) / 2);
  const board = fitBoard(rect(stageLeft, stageTop, stageWidth, stage.height), form);
  const columnHeight = phone ? height - 2 * margin : Math.max(stage.height, height * COLUMN.leastShare);
  const columnTop = Math.round((height - columnHeight) / 2);
  return { board, column: rect(columnLeft, columnTop, columnWidth, columnHeight) };
};

/**
 * The board and a column beside it of at least its minimum width: the board may get small. A tight column leaves it
 * more.
 */
export const columnLayout = (room: Room, unit: number, isTight = false): Layout => {
  const { board, column } = pairOf(room, unit, isTight);
  const scale = unit / SIZES.unit;
  const phone = room.viewport.height < PHONE_PIXELS;
  const strip = (phone ? SIZES.strip : SIZES.tallStrip) * scale;
  const rows = COLUMN.rows.find(({ width }) => column.width >= width * scale);
  const status = SIZES.status * scale;
  const actions = (phone ? SIZES.actions : (rows?.height ?? SIZES.actions)) * scale;
  const gap = SIZES.gap * scale;
  const bottom = column.y + column.height;
  const row = (y: number, height: number): Rect => rect(column.x, y, column.width, height);
  const ownTop = bottom - strip;
  const hasQuietRow = room.screen === 'board' && !phone && column.width >= SIZES.quietRowWidth * scale;
  const quiet = SIZES.quietRow * scale;
  const quietTop = ownTop - gap - quiet;
  const actionsTop = (hasQuietRow ? quietTop : ownTop - gap) - actions;
  const statusTop = column.y + strip;
  const movesTop = statusTop + status + gap;
  const movesHeight = actionsTop - gap - movesTop;
  return {
    orientation: 'landscape',
    unit,
    board,
    panel: column,
    opponentStrip: row(column.y, strip),
    status: row(statusTop, status),
    moves: movesHeight >= SIZES.minMoves / 2 ? row(movesTop, movesHeight) : undefined,
    recent: undefined,
    actions: row(actionsTop, actions),
    quietRow: hasQuietRow ? row(quietTop, quiet) : undefined,
    ownStrip: row(ownTop, strip),
    bar: undefined,
  };
};
