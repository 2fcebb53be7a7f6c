import { makeRandom } from '../../../../game/random.ts';
import { BLACK, mix, withAlpha } from '../../../../look/shade.ts';
import { DISC_PARTS } from '../../../../look/style/discStyles.ts';
import { type Brush, fillCircle, linear, strokeCircle } from '../canvas.ts';
import { type DiscPainter, type Face, isLight, withinCircle } from './face.ts';
import { bodyOf, paintBevel } from './turned.ts';

/** Opacities; the grain has the same number of lines on discs of any size, each at least a pixel wide. */
const LOOK = {
  lines: 46,
  turn: 0.32,
  light: { ink: '#8d5a24', least: 0.02, most: 0.19 },
  dark: { ink: '#c99d6c', least: 0.03, most: 0.17 },
  groove: 0.3,
} as const;

/** The grain of one plank, slightly askew and the same on every disc. */
const paintGrain = (brush: Brush, face: Face): void =>
  withinCircle(brush, face.radius, () => {
    const { radius } = face;
    const { ink, least, most } = isLight(face) ? LOOK.light : LOOK.dark;
    const random = makeRandom(isLight(face) ? 17 : 29);
    brush.rotate(LOOK.turn);
    for (let line = 0; line < LOOK.lines; line++) {
      const at = ((line + random()) / LOOK.lines) * 2 - 1;
      const [bend, drift] = [(random() - 0.5) * 0.22, (random() - 0.5) * 0.1];
      brush.strokeStyle = withAlpha(ink, least + (most - least) * random() ** 2);
      brush.lineWidth = Math.max(0.7, radius * (0.008 + 0.03 * random() ** 2));
      brush.beginPath();
      brush.moveTo(-radius, at * radius);
      brush.bezierCurveTo(
        -radius / 3,
        (at + bend) * radius,
        radius / 3,
        (at - bend + drift) * radius,
        radius,
        (at + drift) * radius,
      );
      brush.stroke();
    }
  });

const body = (brush: Brush, face: Face): void => {
  const { radius, color } = face;
  fillCircle(brush, { x: 0, y: 0, radius }, bodyOf(brush, radius, color));
  paintGrain(brush, face);
};

/** A groove from the lathe, and the bevel outside it. */
const over = (brush: Brush, { radius, color }: Face): void => {
  const { groove } = DISC_PARTS.wood;
  paintBevel(brush, radius, color);
  const width = Math.max(0.8, radius * 0.03);
  strokeCircle(brush, { x: 0, y: 0, radius: radius * groove, width }, withAlpha(BLACK, LOOK.groove));
};

const edge: DiscPainter['edge'] = (brush, face) => {
  const { radius, color } = face;
  const ink = isLight(face) ? LOOK.light.ink : BLACK;
  const bright = isLight(face) ? color : mix(color, LOOK.dark.ink, 0.3);
  return linear(brush, [-radius, 0, radius, 0], [mix(color, ink, 0.6), mix(color, ink, 0.28), bright]);
};

/** Ebony and boxwood, turned on a lathe and waxed. */
export const WOOD: DiscPainter = { body, over, edge };
