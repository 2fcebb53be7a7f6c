import { fitBoard, rect } from '../boardGeometry.ts';
import type { Layout, Room } from '../screens.ts';
import { SIZES } from './sizes.ts';
import { stageIn } from './stage.ts';

const CARD = {
  /** What the longest sentences of a lesson need with their buttons, in units of body text. */
  least: 10.25,
  /** Both strips stay in sight, in one line each. */
  strip: 36,
} as const;

/** A phone held upright with an exercise: the words below the board get their room first, and the board the rest. */
export const cardLayout = (room: Room, unit: number): Layout => {
  const { width, height } = room.viewport;
  const scale = unit / SIZES.unit;
  const [strip, gap] = [CARD.strip * scale, SIZES.stripGap * scale];
  const actions = SIZES.actions * scale;
  const { margin } = SIZES;
  const inner = width - 2 * margin;
  const available = height - 2 * margin - 2 * (strip + gap) - actions - SIZES.gap;
  const card = Math.max(CARD.least * unit, available - inner);
  const boardTop = margin + strip + gap;
  const { stage, form } = stageIn(rect(margin, boardTop, inner, available - card), room);
  const board = fitBoard(stage, form);
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
