import { BLACK, mix, WHITE } from '../../../../look/shade.ts';
import { DISC_PARTS } from '../../../../look/style/discStyles.ts';
import { fillCircle, linear, strokeCircle } from '../canvas.ts';
import { type DiscPainter, isLight } from './face.ts';

/** The share of black or white in the outline. */
const LINE = 0.35;

/** Cut from card and printed: one color and a thin outline. */
export const FLAT: DiscPainter = {
  body: (brush, { radius, color }) => fillCircle(brush, { x: 0, y: 0, radius }, color),
  over: (brush, face) => {
    const { radius, color } = face;
    const width = Math.max(1, DISC_PARTS.flat.line * radius);
    strokeCircle(
      brush,
      { x: 0, y: 0, radius: radius - width / 2, width },
      mix(color, isLight(face) ? BLACK : WHITE, LINE),
    );
  },
  edge: (brush, { radius, color }) => {
    const tone = mix(color, BLACK, 0.25);
    return linear(brush, [-radius, 0, radius, 0], [tone, tone, mix(color, WHITE, 0.15)]);
  },
};
