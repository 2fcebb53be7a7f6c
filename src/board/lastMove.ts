import type { Color } from '../game/color.ts';
import { lastMoveColor } from '../look/marks.ts';
import type { MarkStyle } from './legalMark.ts';
import { circle, type Shape } from './shapes.ts';

/**
 * The dot on the last disc, in shares of a square, and its factor in high-contrast themes; the line of the rings on
 * earlier ones.
 */
export const LAST_MOVE = { radius: 0.068, bold: 1.4, line: 0.024 } as const;

type Sized = Pick<MarkStyle, 'square' | 'bold' | 'colors'>;

export const lastMoveRadius = ({ square, bold }: Sized): number =>
  LAST_MOVE.radius * square * (bold ? LAST_MOVE.bold : 1);

/** The dot on the last disc, of `side`. */
export const lastMove = (style: Sized, side: Color): readonly Shape[] => [
  { form: circle(lastMoveRadius(style)), fill: lastMoveColor(style.colors, side) },
];
