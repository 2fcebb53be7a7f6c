import type { Rect } from '../look/layout.ts';

/** In units of body text: what a button needs with its words, and without. */
const BUTTON = { wordsWidth: 3.4, wordsHeight: 2.6, plainWidth: 2.5, gap: 0.25 } as const;

export interface ToolbarShape {
  readonly columns: number;
  readonly withWords: boolean;
}

/** The fewest rows that `mostColumns` allows, filled as evenly as they can be. */
const balanced = (count: number, mostColumns: number): { columns: number; rows: number } => {
  const rows = Math.ceil(count / Math.max(1, Math.min(count, mostColumns)));
  return { columns: Math.ceil(count / rows), rows };
};

/** How many buttons of a width fit side by side, with the gaps between them. */
const mostAcross = (width: number, each: number, unit: number): number =>
  Math.floor((width / unit + BUTTON.gap) / (each + BUTTON.gap));

/** How many buttons stand in a row, as evenly as they can, and whether their words fit. */
export const shapeOfToolbar = ({ width, height }: Rect, count: number, unit: number): ToolbarShape => {
  const { columns, rows } = balanced(count, mostAcross(width, BUTTON.wordsWidth, unit));
  if (height / rows >= BUTTON.wordsHeight * unit) return { columns, withWords: true };
  const plain = balanced(count, mostAcross(width, BUTTON.plainWidth, unit));
  return { columns: plain.columns, withWords: false };
};
