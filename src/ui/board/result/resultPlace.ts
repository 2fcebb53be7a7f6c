import type { Layout, Rect } from '../../../look/layout.ts';

/**
 * In units of body text: height of a title, a line and the buttons, of each further line, and the maximum spare room.
 */
const HEIGHT = { one: 6.75, title: 1.5, line: 1.5, wrapped: 1.25, air: 2, gap: 0.25 } as const;
/** In units of body text: below this width the second line wraps more than once. */
const WRAPPING_WIDTH = 18;
/** In units of body text: width of a letter of a title in words, and of everything beside the title. */
const TITLE = { letter: 0.62, beside: 7.5 } as const;

/** What the result shows besides its title. */
export interface ResultNeeds {
  readonly lines: 1 | 2;
  /** Length of a title in words, in Latin letters; numeric titles are short. */
  readonly letters: number;
  /** Whether the board's buttons stay uncovered if there is room. */
  readonly keepsActions: boolean;
}

export interface ResultPlace {
  readonly rect: Rect;
  /** Whether it covers the board's buttons, and offers them itself. */
  readonly coversActions: boolean;
}

/** Vertical ranges to try in order: over the moves, the status (which says the same), the buttons, the strip. */
const spansOf = ({ status, ownStrip, actions, orientation, unit }: Layout, keepsActions: boolean) => {
  const above = { bottom: actions.y - HEIGHT.gap * unit, coversActions: false };
  const over = { bottom: actions.y + actions.height, coversActions: true };
  const wanted = keepsActions ? [above, over] : [over];
  return {
    wanted: wanted.flatMap(span => [
      { top: status.y + status.height, ...span },
      { top: status.y, ...span },
    ]),
    last: { top: orientation === 'portrait' ? ownStrip.y : status.y, ...over },
  };
};

/**
 * Layouts with both strips together have no free area: the result covers the lower part of the board and of a small
 * page.
 */
const overBoard = (
  { board: { frame }, bar, actions, orientation, panel }: Layout,
  needed: number,
): ResultPlace => {
  const { x, width } = orientation === 'landscape' ? frame : panel;
  const foot = orientation === 'landscape' ? bar : actions;
  const bottom = (foot ?? actions).y + (foot ?? actions).height;
  const height = Math.min(bottom, needed);
  return { rect: { x, y: bottom - height, width, height }, coversActions: orientation === 'portrait' };
};

/** The result's position: on most pages never over the board, and as high as its text and button rows need. */
export const resultPlace = (layout: Layout, { lines, letters, keepsActions }: ResultNeeds): ResultPlace => {
  const { status, unit, bar } = layout;
  const line = HEIGHT.line + (status.width < WRAPPING_WIDTH * unit ? HEIGHT.wrapped : 0);
  const isTitleWrapped = letters * TITLE.letter + TITLE.beside > status.width / unit;
  const title = HEIGHT.one + (isTitleWrapped ? HEIGHT.title : 0);
  const needed = (title + (lines - 1) * line) * unit;
  if (bar !== undefined) return overBoard(layout, needed);
  const { wanted, last } = spansOf(layout, keepsActions);
  const { top, bottom, coversActions } = wanted.find(span => span.bottom - span.top >= needed) ?? last;
  const height = Math.min(bottom - top, needed + HEIGHT.air * unit);
  // The status and the strip are covered either completely or not at all.
  const wished = bottom - height;
  const y = wished < status.y ? top : Math.min(wished, wished < status.y + status.height ? status.y : wished);
  return { rect: { x: status.x, y, width: status.width, height: bottom - y }, coversActions };
};
