import type { DiscStyle } from '../../../../look/style/discStyles.ts';
import { type Brush, fillCircle } from '../canvas.ts';
import { ENAMEL } from './enamel.ts';
import type { DiscPainter } from './face.ts';
import { FLAT } from './flat.ts';
import { GLASS } from './glass.ts';
import { STONE } from './stone.ts';
import { bodyOf, paintBevel, paintHighlight, sliceStyle } from './turned.ts';
import { WOOD } from './wood.ts';

/** Turned and lacquered: round, with a bevel and a soft highlight. */
const TURNED: DiscPainter = {
  body: (brush: Brush, { radius, color }) =>
    fillCircle(brush, { x: 0, y: 0, radius }, bodyOf(brush, radius, color)),
  over: (brush, { radius, color }) => {
    paintHighlight(brush, radius, color);
    paintBevel(brush, radius, color);
  },
  edge: (brush, { radius, color }) => sliceStyle(brush, radius, color),
};

/** The painter of each disc style. The middle of a face always has the chosen color. */
export const DISC_PAINTERS: Readonly<Record<DiscStyle, DiscPainter>> = {
  turned: TURNED,
  stone: STONE,
  glass: GLASS,
  wood: WOOD,
  enamel: ENAMEL,
  flat: FLAT,
};
