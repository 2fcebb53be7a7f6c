import type { Color } from '../../../game/color.ts';
import type { BoardColors, Ground, Hex } from '../../../look/colors.ts';
import {
  type MarkedSquare,
  type MarkShape,
  type MarkSize,
  markSize,
  type Rim,
  rimOf,
  rimWidth,
} from '../../../look/marks.ts';
import { withAlpha } from '../../../look/shade.ts';
import { MARK_LOOK } from '../boardLook.ts';
import { type Brush, fillCircle, onSquare, strokeCircle } from './canvas.ts';
import { markColor } from './markPainting.ts';

interface Mark extends MarkSize {
  readonly square: number;
  readonly bold: boolean;
  readonly color: Hex;
  readonly rim: Rim;
}

/** A fine line around the mark, and a soft shadow around that. */
const paintRim = (brush: Brush, { square, bold, radius, line = 0, rim }: Mark): void => {
  const { reach, soft } = MARK_LOOK.rim;
  const width = rimWidth({ square, bold });
  const [inner, outer] = [radius - line / 2 - width, radius + line / 2 + width];
  const far = outer + reach * square;
  const shadow = brush.createRadialGradient(0, 0, outer - width, 0, 0, far);
  shadow.addColorStop(0, withAlpha(rim.tone, 0));
  shadow.addColorStop(0.01, withAlpha(rim.tone, rim.alpha * soft));
  shadow.addColorStop(1, withAlpha(rim.tone, 0));
  fillCircle(brush, { x: 0, y: 0, radius: far }, shadow);
  const middle = line === 0 ? outer / 2 : (inner + outer) / 2;
  const ring = { x: 0, y: 0, radius: middle, width: line === 0 ? outer : outer - inner };
  strokeCircle(brush, ring, withAlpha(rim.tone, rim.alpha));
};

const paintMark = (brush: Brush, mark: Mark): void => {
  paintRim(brush, mark);
  const { radius, line, color } = mark;
  if (line === undefined) fillCircle(brush, { x: 0, y: 0, radius }, color);
  else strokeCircle(brush, { x: 0, y: 0, radius, width: line }, color);
};

/** What the marks of a game look like. */
export interface LegalStyle extends MarkedSquare {
  readonly bold: boolean;
  readonly colors: BoardColors;
  readonly marks: MarkShape;
}

/** A mark in exactly the chosen color on a square that is legal for `side`; `share` makes it smaller. */
export const paintLegal = (style: LegalStyle, side: Color, ground: Ground, share = 1): HTMLCanvasElement =>
  onSquare(style.square, brush => {
    const color = markColor(style.colors, side);
    const rim = rimOf(color, style.colors[ground]);
    paintMark(brush, { ...markSize(style.marks, style, share), ...style, color, rim });
  });
