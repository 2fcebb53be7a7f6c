import { BOARD_SIZE } from '../../game/square.ts';
import { fitBoard, rect, THIN } from '../boardGeometry.ts';
import type { Layout, Room } from '../screens.ts';
import { SIZES } from './sizes.ts';
import { stageIn } from './stage.ts';

/** Both strips stay visible, in one line each. */
interface Lines {
  readonly strip: number;
  readonly gap: number;
  readonly actions: number;
}

const USUAL: Lines = { strip: 36, gap: SIZES.stripGap, actions: SIZES.actions };
/** For pages where the board would get small. */
const TIGHT: Lines = { strip: 30, gap: 3, actions: 44 };

const CARD = {
  /** The space for a lesson's longest sentences with their buttons, in units of body text. */
  least: 10.25,
  /** The squares' minimum share of the width: below it the text scrolls. */
  field: 0.8,
} as const;

/** The minimum height of a board whose squares take their share of the width. */
const leastBoard = (width: number): number => {
  const square = Math.ceil((CARD.field * width) / BOARD_SIZE);
  return BOARD_SIZE * square + 2 * Math.max(THIN.least, Math.round(square * THIN.share));
};

/** An upright phone with an exercise: the text below the board gets its room first, and the board the rest. */
export const cardLayout = (room: Room, unit: number): Layout => {
  const { width, height } = room.viewport;
  const scale = unit / SIZES.unit;
  const { margin } = SIZES;
  const inner = width - 2 * margin;
  const least = leastBoard(width);
  const spaceIn = ({ strip, gap, actions }: Lines): number =>
    height - 2 * margin - (2 * (strip + gap) + actions) * scale - SIZES.gap;
  const lines = spaceIn(USUAL) - CARD.least * unit < least ? TIGHT : USUAL;
  const available = spaceIn(lines);
  const [strip, gap, actions] = [lines.strip * scale, lines.gap * scale, lines.actions * scale];
  const card = Math.min(Math.max(CARD.least * unit, available - inner), available - least);
  const boardTop = margin + strip + gap;
  const { stage, form } = stageIn(rect(margin, boardTop, inner, available - card), room);
  const { head, frame } = fitBoard(stage, form);
  const board = fitBoard({ ...stage, y: boardTop, height: head + frame.height }, form);
  const below = boardTop + board.head + board.frame.height + gap;
  const cardTop = below + strip + gap;
  const actionsTop = height - margin - actions;
  return {
    orientation: 'portrait',
    unit,
    board,
    panel: rect(0, below, width, height - below),
    opponentStrip: rect(margin, margin, inner, strip),
    ownStrip: rect(margin, below, inner, strip),
    status: rect(margin, cardTop, inner, SIZES.status * scale),
    actions: rect(margin, actionsTop, inner, actions),
    moves: undefined,
    recent: undefined,
    bar: undefined,
    card: rect(margin, cardTop, inner, actionsTop - cardTop - gap),
  };
};
