import { fitBoard, rect } from '../boardGeometry.ts';
import type { Layout, LayoutRequest, Room } from '../screens.ts';
import { columnLayout } from './columnLayout.ts';
import { compactLayout } from './compactLayout.ts';
import { sidePanel } from './panelLayout.ts';
import { placesRoom } from './placesLayout.ts';
import { isFitting, SIZES, standardOf } from './sizes.ts';
import { stackedLayout } from './stackedLayout.ts';
import { stageIn } from './stage.ts';

/** The preferred height of the tools below the board, for which it may shrink a little, and their minimum. */
const EDITOR = { wanted: 300, least: 190, boardShare: 0.9, leastColumn: 200 } as const;
/** Slightly less than for a game, to make room for the tools. */
const SHARES = { frame: 0.85, field: 0.805 } as const;

/** The board with the tools below it. */
const above = (room: Room, unit: number): Layout => {
  const { width, height } = room.viewport;
  const scale = unit / SIZES.unit;
  const inner = width - 2 * SIZES.margin;
  const wished = Math.max(
    EDITOR.boardShare * width,
    height - SIZES.margin - SIZES.gap - EDITOR.wanted * scale,
  );
  const space = rect(room.left + SIZES.margin, SIZES.margin, inner, Math.min(inner, wished));
  const { stage, form } = stageIn(space, room);
  const top = stage.y + stage.height + SIZES.gap;
  return {
    ...stackedLayout(room, unit),
    board: fitBoard(stage, form),
    panel: rect(room.left, top, width, height - top),
  };
};

const beside = (room: Room, unit: number): Layout => sidePanel(room, unit, columnLayout(room, unit));

const hasRoom = ({ panel, orientation }: Layout, unit: number): boolean => {
  const scale = unit / SIZES.unit;
  return orientation === 'portrait'
    ? panel.height >= EDITOR.least * scale
    : panel.width >= EDITOR.leastColumn * scale;
};

/**
 * The board's squares are touched individually, so it is as large as a game's. On a small page a bar holds the tools.
 */
export const editorLayout = (request: LayoutRequest, unit: number): Layout => {
  const { bar, room } = placesRoom(request, unit);
  const arrange = room.isUpright ? above : beside;
  const standard = arrange(standardOf(room), unit);
  const isLarge = isFitting({ ...standard, moves: standard.panel }, request.viewport, SHARES);
  if (isLarge && hasRoom(standard, unit)) return { ...arrange(room, unit), places: bar };
  const whole: Room = { ...room, viewport: request.viewport, left: 0 };
  const compact = compactLayout(whole, unit);
  return { ...compact, places: compact.actions };
};
