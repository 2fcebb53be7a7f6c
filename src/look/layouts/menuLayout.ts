import { type Rect, rect } from '../boardGeometry.ts';
import type { Direction } from '../screens.ts';

const MENU = {
  margin: 6,
  gap: 8,
  /** On an upright phone: the height of all controls below a board, without the name, and of those up to `Play`. */
  whole: 604,
  nameless: 560,
  most: 428,
  /** A board that would get smaller than this moves aside, with the name beside it. */
  leastAbove: 232,
  /** A board beside the name leaves space for all controls unless it would get smaller than `usualAside`. */
  usualAside: 192,
  leastAside: 128,
  /** Minimum size of a board beside the name, on a page lower than `lowest`. */
  leastLow: 76,
  lowest: 420,
  leastName: 132,
  /** On a page too narrow for both, the board's share of the height, and its minimum and maximum size. */
  tinyShare: 0.3,
  leastTiny: 88,
  mostName: 216,
  /** From this width on the controls below the board have two columns, which need `columns` units of height. */
  twoColumns: 700,
  columns: 31,
  share: 0.3,
  tabletShare: 0.39,
  tablet: 1120,
} as const;

interface Page {
  readonly width: number;
  readonly height: number;
}

/** The areas of board and controls on an upright page. */
export interface UprightMenu {
  /** The space for the board. */
  readonly space: Rect;
  readonly panel: Rect;
  /** The space for the name and its buttons beside the board; undefined if they are part of the panel. */
  readonly name: Rect | undefined;
}

/** The menu with left and right swapped. */
const mirrored = ({ width }: Page, { space, panel, name }: UprightMenu): UprightMenu => {
  const mirror = (part: Rect): Rect => ({ ...part, x: width - part.x - part.width });
  return { space: mirror(space), panel: mirror(panel), name: name && mirror(name) };
};

const below = ({ width, height }: Page, space: Rect): Rect => {
  const top = space.y + space.height + MENU.gap;
  return rect(0, top, width, height - top);
};

const boardAbove = (page: Page, side: number): UprightMenu => {
  const { margin } = MENU;
  const inner = page.width - 2 * margin;
  const space = rect(margin, margin, inner, Math.min(side, inner));
  return { space, panel: below(page, space), name: undefined };
};

const leastAsideOf = ({ height }: Page): number => (height < MENU.lowest ? MENU.leastLow : MENU.leastAside);

/** A low phone: with the name beside the board instead of below it, the board stays larger. */
const boardAside = (page: Page): UprightMenu => {
  const { margin, gap, nameless, most, usualAside, leastName, mostName } = MENU;
  const inner = page.width - 2 * margin - gap;
  const room = page.height - margin - gap;
  const wished = room - nameless < usualAside ? Math.max(leastAsideOf(page), room - most) : room - nameless;
  const side = Math.min(wished, inner - leastName);
  const nameWidth = Math.min(inner - side, mostName);
  const left = Math.round((page.width - side - gap - nameWidth) / 2);
  const space = rect(left, margin, side, side);
  return { space, panel: below(page, space), name: rect(left + side + gap, margin, nameWidth, side) };
};

/**
 * On a phone the board gets what the controls leave; if that is little, the controls below `Play` require scrolling.
 */
export const uprightMenu = (page: Page, unit: number, direction: Direction): UprightMenu => {
  const { width, height } = page;
  if (width >= MENU.twoColumns) {
    const share = height > MENU.tablet ? MENU.tabletShare : MENU.share;
    return boardAbove(page, Math.max(height * share, height - MENU.columns * unit));
  }
  const spare = height - MENU.whole - MENU.margin - MENU.gap;
  if (width < 2 * MENU.margin + MENU.gap + leastAsideOf(page) + MENU.leastName)
    return boardAbove(page, Math.max(MENU.leastTiny, Math.min(MENU.leastAside, height * MENU.tinyShare)));
  if (spare >= MENU.leastAbove) return boardAbove(page, spare);
  return direction === 'rtl' ? mirrored(page, boardAside(page)) : boardAside(page);
};
