import { fitBoard, rect } from '../boardGeometry.ts';
import { type Layout, PHONE_PIXELS, type Room } from '../screens.ts';
import { SIZES } from './sizes.ts';
import { stageIn } from './stage.ts';

const STACKED = {
  /** One line with the recent moves. */
  recent: 44,
  /**
   * Space below the board on an upright phone, kept free for cards and results unless the board would get too small.
   */
  spare: 64,
  leastSpare: 28,
  usualBoard: 0.94,
  /** The share of an upright phone's spare height that goes above the board, and its maximum; the rest goes below. */
  topAirShare: 0.35,
  maxTopAir: 72,
  /** A flat board keeps at least this share of the stage's height. */
  minStageHeight: 0.6,
  /** On a page narrower than this, strips and buttons take the full width. */
  tiny: 280,
} as const;

/** The board between the strips; below them the move list on a tablet, and on a phone one line of it and free space. */
export const stackedLayout = (room: Room, unit: number): Layout => {
  const { width, height } = room.viewport;
  const scale = unit / SIZES.unit;
  const phone = width < PHONE_PIXELS;
  const isTall = !phone || (height >= width * 1.7 && width >= STACKED.tiny);
  const strip = (isTall ? SIZES.tallStrip : SIZES.strip) * scale;
  const status = SIZES.status * scale;
  const actions = SIZES.actions * scale;
  const stripGap = SIZES.stripGap * scale;
  const fixed = 2 * (strip + stripGap + SIZES.margin) + status + actions;
  const boardWidth = width - 2 * SIZES.margin;
  const available = height - fixed;
  const beyondBoard = available - STACKED.usualBoard * width;
  const kept = phone ? Math.min(STACKED.spare, Math.max(STACKED.leastSpare, beyondBoard)) : 0;
  const { stage, form } = stageIn(rect(SIZES.margin, 0, boardWidth, available - kept), room);
  const { frame, head } = fitBoard(stage, form);
  const stageHeight = Math.max(frame.height + head, Math.round(stage.height * STACKED.minStageHeight));
  const spare = available - stageHeight;
  const recent = phone && spare >= STACKED.recent * scale ? STACKED.recent * scale : 0;
  const hasAir = phone && room.hasStudy !== true;
  const air = hasAir ? Math.min(STACKED.maxTopAir * scale, (spare - recent) * STACKED.topAirShare) : 0;
  const top = SIZES.margin + Math.round(air);
  const boardTop = top + strip + stripGap;
  // If the board is narrower than the page, the text still needs the full width.
  const { x, width: inner } = phone ? rect(SIZES.margin, 0, boardWidth, 0) : stage;
  const below = boardTop + stageHeight + stripGap;
  const statusTop = below + strip;
  const movesTop = statusTop + status;
  const actionsTop = height - SIZES.margin - actions;
  const withMoves = !phone && spare >= SIZES.minMoves * scale;
  return {
    orientation: 'portrait',
    unit,
    board: fitBoard(rect(stage.x, boardTop, stage.width, stageHeight), form),
    panel: rect(0, below, width, height - below),
    opponentStrip: rect(x, top, inner, strip),
    ownStrip: rect(x, below, inner, strip),
    status: rect(x, statusTop, inner, status),
    actions: rect(x, actionsTop, inner, actions),
    moves: withMoves ? rect(x, movesTop, inner, actionsTop - movesTop - SIZES.gap) : undefined,
    recent: recent > 0 ? rect(x, movesTop, inner, recent) : undefined,
    bar: undefined,
  };
};
