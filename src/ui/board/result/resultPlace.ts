import type { Layout, Rect } from '../../../look/layout.ts';

/** In units of body text: what a title, a line and a row of buttons need, what more of them need, and the air at most. */
const HEIGHT = { one: 6.75, title: 1.5, row: 3.25, line: 3, wrapped: 2.5, air: 2, gap: 0.25 } as const;
/** In the same units: where the result is narrower, a second line makes more than one wrap. */
const WRAPPING_WIDTH = 18;
/** In the same units: a letter of a title in words, and what lies beside it. */
const TITLE = { letter: 0.62, beside: 7.5 } as const;

/** What the result shows besides its title. */
export interface ResultNeeds {
  readonly rows: 1 | 2;
  readonly lines: 1 | 2;
  /** The length of a title in words, in letters of Latin text; one in numbers is short. */
  readonly letters: number;
}

export interface ResultPlace {
  readonly rect: Rect;
  /** Whether it covers the board's buttons, and so has to offer the ones needed itself. */
  readonly coversActions: boolean;
}

/** Tops and bottoms to try in turn: over the moves, the status (which says the same), the actions, the strip. */
const spansOf = ({ status, ownStrip, actions, orientation, unit }: Layout) => {
  const above = { bottom: actions.y - HEIGHT.gap * unit, coversActions: false };
  const over = { bottom: actions.y + actions.height, coversActions: true };
  return {
    wanted: [
      { top: status.y + status.height, ...above },
      { top: status.y, ...above },
      { top: status.y, ...over },
    ],
    last: { top: orientation === 'portrait' ? ownStrip.y : status.y, ...over },
  };
};

/** Where the strips lie together there is no room for it: it lies over the lower part of the board, and of a small page. */
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

/** Where the result goes: on most pages never over the board, and as high as its text and its rows of buttons need. */
export const resultPlace = (layout: Layout, { rows, lines, letters }: ResultNeeds): ResultPlace => {
  const { status, unit, bar } = layout;
  const line = HEIGHT.line + (status.width < WRAPPING_WIDTH * unit ? HEIGHT.wrapped : 0);
  const isTitleWrapped = letters * TITLE.letter + TITLE.beside > status.width / unit;
  const title = HEIGHT.one + (isTitleWrapped ? HEIGHT.title : 0);
  const needed = (title + (rows - 1) * HEIGHT.row + (lines - 1) * line) * unit;
  if (bar !== undefined) return overBoard(layout, needed);
  const { wanted, last } = spansOf(layout);
  const { top, bottom, coversActions } = wanted.find(span => span.bottom - span.top >= needed) ?? last;
  const height = Math.min(bottom - top, needed + HEIGHT.air * unit);
  // The status and the strip are covered completely or not at all.
  const wished = bottom - height;
  const y = wished < status.y ? top : Math.min(wished, wished < status.y + status.height ? status.y : wished);
  return { rect: { x: status.x, y, width: status.width, height: bottom - y }, coversActions };
};
