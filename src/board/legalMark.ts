import type { Color } from '../game/color.ts';
import type { BoardColors, Ground, Hex } from '../look/colors.ts';
import { type MarkedSquare, type MarkShape, markSize, rimOf, rimWidth } from '../look/marks.ts';
import { withAlpha } from '../look/shade.ts';
import { circle, type Shape } from './shapes.ts';

/** The soft shadow around the rim of a mark, as a share of a square's side, and its strength. */
const SHADOW = { reach: 0.05, soft: 0.5 } as const;

export const markColor = (colors: BoardColors, side: Color): Hex =>
  side === 'black' ? colors.blackMarks : colors.whiteMarks;

/** The style of marks. */
export interface MarkStyle extends MarkedSquare {
  readonly bold: boolean;
  /** As the game shows them, from `shownColors`. */
  readonly colors: BoardColors;
  readonly marks: MarkShape;
}

/**
 * A mark in exactly the chosen color on a square that is legal for `side`, with a fine line and a soft shadow around
 * it; `share` makes it smaller.
 */
export const legalMark = (style: MarkStyle, side: Color, ground: Ground, share = 1): readonly Shape[] => {
  const { square, bold, colors, marks } = style;
  const color = markColor(colors, side);
  const { tone, alpha } = rimOf(color, colors[ground]);
  const { radius, line = 0 } = markSize(marks, style, share);
  const width = rimWidth({ square, bold });
  const [inner, outer] = [radius - line / 2 - width, radius + line / 2 + width];
  const far = outer + SHADOW.reach * square;
  const shadow = {
    from: outer - width,
    to: far,
    stops: [
      [0, withAlpha(tone, 0)],
      [0.01, withAlpha(tone, alpha * SHADOW.soft)],
      [1, withAlpha(tone, 0)],
    ],
  } as const;
  const middle = line === 0 ? outer / 2 : (inner + outer) / 2;
  const rim = { color: withAlpha(tone, alpha), width: line === 0 ? outer : outer - inner };
  return [
    { form: circle(far), fill: shadow },
    { form: circle(middle), line: rim },
    line === 0
      ? { form: circle(radius), fill: color }
      : { form: circle(radius), line: { color, width: line } },
  ];
};
