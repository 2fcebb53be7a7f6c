import { fitBoard, rect } from '../boardGeometry.ts';
import type { SCREENS, ScreenName } from '../places.ts';
import { type Layout, PHONE_PIXELS, type Room, type Viewport } from '../screens.ts';
import { uprightMenu } from './menuLayout.ts';
import { stageIn } from './stage.ts';

const PANEL = {
  margin: 6,
  gap: 8,
  largeGap: 2,
  colorsBoardShare: 0.34,
  /** On a page this low, boards beside panels are smaller, so that the panel's main button is visible. */
  lowPage: 640,
  lowBoardShare: 0.31,
  /** On a wide and tall page the panel needs about half of it. */
  tabletBoardShare: 0.52,
} as const;

const colorsBoardShare = ({ width, height }: Viewport): number => {
  if (height < PANEL.lowPage) return PANEL.lowBoardShare;
  const isTablet = width > PHONE_PIXELS && height > 2 * PHONE_PIXELS;
  return isTablet ? PANEL.tabletBoardShare : PANEL.colorsBoardShare;
};

export type Arrange = (room: Room, unit: number, base: Layout) => Layout;

/** A panel beside the board, as high as the page. */
export const sidePanel: Arrange = ({ viewport }, unit, base) => {
  const margin = viewport.height < PHONE_PIXELS ? PANEL.margin : PANEL.largeGap * unit;
  return { ...base, panel: rect(base.panel.x, margin, base.panel.width, viewport.height - 2 * margin) };
};

const menuPanel: Arrange = (room, unit, base) => {
  if (base.orientation === 'landscape') return sidePanel(room, unit, base);
  const { space, panel, name } = uprightMenu(room.viewport, unit, room.direction);
  const { stage, form } = stageIn(space, room);
  return { ...base, board: fitBoard(stage, form), panel, name };
};

/** A board with this share of the height, and the panel below it. */
const boardAbovePanel = (room: Room, base: Layout, share: number): Layout => {
  const { width, height } = room.viewport;
  const boardHeight = height * share;
  const { stage, form } = stageIn(
    rect(PANEL.margin, PANEL.margin, width - 2 * PANEL.margin, boardHeight),
    room,
  );
  const top = stage.y + stage.height + PANEL.gap;
  return { ...base, board: fitBoard(stage, form), panel: rect(0, top, width, height - top) };
};

const colorsPanel: Arrange = (room, unit, base) =>
  base.orientation === 'landscape'
    ? sidePanel(room, unit, base)
    : boardAbovePanel(room, base, colorsBoardShare(room.viewport));

/** A place without a board uses its whole space. */
const wholeRoom: Arrange = ({ left, viewport }, _unit, base) => ({
  ...base,
  panel: rect(left, 0, viewport.width, viewport.height),
});

type LayoutName = Exclude<(typeof SCREENS)[ScreenName]['layout'], 'editor'>;

const ARRANGED: Readonly<Record<LayoutName, Arrange>> = {
  board: (_room, _unit, base) => base,
  menu: menuPanel,
  colors: colorsPanel,
  whole: wholeRoom,
};

/** Adapts the layout of a board to a screen: the same board with a panel that may scroll, or a panel alone. */
export const withPanel = (
  room: Room,
  layout: LayoutName,
  { unit, base }: { readonly unit: number; readonly base: Layout },
): Layout => ARRANGED[layout](room, unit, base);
