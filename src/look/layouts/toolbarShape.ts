import type { Rect } from '../boardGeometry.ts';

/** In units of body text: the minimum size of a button with a label, and without. */
const BUTTON = { wordsWidth: 3.4, wordsHeight: 2.6, plainWidth: 2.5, plainHeight: 2.5, gap: 0.25 } as const;
/** With space for this many, buttons keep their labels, and the rest goes into a list. */
const LEAST_WITH_WORDS = 8;

export interface ToolbarShape {
  readonly columns: number;
  readonly withWords: boolean;
  /** Number of buttons shown; if that is fewer than all, the last one opens a list of the rest. */
  readonly shown: number;
}

interface Room {
  readonly across: number;
  readonly all: number;
}

/** Number of buttons of a size that fit, including the gaps between them. */
const roomFor = ({ width, height }: Rect, each: { width: number; height: number }, unit: number): Room => {
  const fit = (length: number, size: number): number =>
    Math.floor((length / unit + BUTTON.gap) / (size + BUTTON.gap));
  const across = fit(width, each.width);
  return { across, all: across * fit(height, each.height) };
};

/** The number of buttons per row, as even as possible, and whether their labels fit. */
export const shapeOfToolbar = (rect: Rect, count: number, unit: number): ToolbarShape => {
  const words = roomFor(rect, { width: BUTTON.wordsWidth, height: BUTTON.wordsHeight }, unit);
  // On a page hardly larger than its board a button is as small as its space.
  const narrow = Math.min(BUTTON.plainWidth, rect.width / unit);
  const low = Math.min(BUTTON.plainHeight, rect.height / unit);
  const plain = roomFor(rect, { width: narrow, height: low }, unit);
  const withWords = count <= words.all || words.all >= LEAST_WITH_WORDS;
  const room = withWords ? words : plain;
  const shown = Math.min(count, room.all);
  const rows = Math.ceil(shown / room.across);
  return { columns: Math.ceil(shown / rows), withWords, shown };
};
