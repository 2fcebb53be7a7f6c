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
import { WHITE, withAlpha } from '../../../look/shade.ts';
import { MARK_LOOK } from '../boardLook.ts';
import { type Brush, fillCircle, onSquare, strokeCircle } from './canvas.ts';
import { markColor } from './markPainting.ts';

interface Mark extends MarkSize {
  readonly square: number;
  readonly color: Hex;
  readonly rim: Rim;
}

/** The shallow dimple around a mark: its lower edge catches the light from the upper left. */
const paintDimple = (brush: Brush, { square, radius, line = 0 }: Mark): void => {
  const shift = Math.max(1, MARK_LOOK.dimple.shift * square);
  const light = withAlpha(WHITE, MARK_LOOK.dimple.light);
  if (line === 0) fillCircle(brush, { x: shift / 2, y: shift, radius }, light);
  else strokeCircle(brush, { x: shift / 2, y: shift, radius, width: line }, light);
};

/** A fine line around the mark, and a soft shadow around that. */
const paintRim = (brush: Brush, { square, radius, line = 0, rim }: Mark): void => {
  const { reach, soft } = MARK_LOOK.rim;
  const width = rimWidth(square);
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
  if (mark.rim.alpha > 0) paintRim(brush, mark);
  else paintDimple(brush, mark);
  const { radius, line, color } = mark;
  if (line === undefined) fillCircle(brush, { x: 0, y: 0, radius }, color);
  else strokeCircle(brush, { x: 0, y: 0, radius, width: line }, color);
};

/** What the marks of a game look like. */
export interface LegalStyle extends MarkedSquare {
  readonly colors: BoardColors;
  readonly marks: MarkShape;
}

/** A mark in exactly the chosen color on a square that is legal for `side`; `share` makes it smaller. */
export const paintLegal = (style: LegalStyle, side: Color, ground: Ground, share = 1): HTMLCanvasElement =>
  onSquare(style.square, brush => {
    const color = markColor(style.colors, side);
    const rim = rimOf(color, style.colors[ground]);
    paintMark(brush, { ...markSize(style.marks, style, share), square: style.square, color, rim });
  });
