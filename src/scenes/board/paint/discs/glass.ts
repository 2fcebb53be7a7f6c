import { LIGHT } from '../../../../look/discGeometry.ts';
import { BLACK, mix, WHITE, withAlpha } from '../../../../look/shade.ts';
import { DISC_PARTS } from '../../../../look/style/discStyles.ts';
import { type Brush, fillCircle, linear, strokeCircle } from '../canvas.ts';
import { type DiscPainter, type Face, isLight, paintGlow } from './face.ts';

const PARTS = DISC_PARTS.glass;

/** The light gathers opposite its source; the side near it is darkest. */
const body = (brush: Brush, face: Face): void => {
  const { radius, color } = face;
  const [x, y] = [-LIGHT.x * radius, -LIGHT.y * radius];
  const deep = isLight(face) ? mix(color, '#4d5f70', 0.42) : mix(color, BLACK, 0.55);
  const gathered = mix(color, WHITE, isLight(face) ? 1 : 0.42);
  fillCircle(brush, { x: 0, y: 0, radius }, color);
  const lit = linear(brush, [-x, -y, x, y], [deep, color, color, gathered]);
  brush.globalAlpha = 0.85;
  fillCircle(brush, { x: 0, y: 0, radius }, lit);
  brush.globalAlpha = 1;
  const plain = brush.createRadialGradient(0, 0, radius * 0.12, 0, 0, radius * 0.6);
  plain.addColorStop(0, color);
  plain.addColorStop(1, withAlpha(color, 0));
  fillCircle(brush, { x: 0, y: 0, radius }, plain);
};

const over = (brush: Brush, face: Face): void => {
  const { radius } = face;
  const [x, y] = [LIGHT.x * radius, LIGHT.y * radius];
  const clear = withAlpha(WHITE, 0);
  const { glow, glint, inner, rim } = PARTS;
  paintGlow(brush, radius, {
    x: glow.x,
    y: glow.y,
    width: glow.radius * 0.62,
    height: glow.radius * 0.34,
    turn: -0.68,
    alphas: isLight(face) ? [0.95, 0.4, 0] : [0.5, 0.18, 0],
  });
  // The bevel refracts what is seen through it: dark toward the light, bright away from it.
  const dark = withAlpha(BLACK, isLight(face) ? 0.2 : 0.5);
  strokeCircle(
    brush,
    { x: 0, y: 0, radius: radius * inner, width: radius * 0.13 },
    linear(
      brush,
      [x, y, -x, -y],
      [dark, withAlpha(BLACK, 0.04), withAlpha(WHITE, isLight(face) ? 0.7 : 0.26)],
    ),
  );
  const width = Math.max(0.8, radius * rim);
  strokeCircle(
    brush,
    { x: 0, y: 0, radius: radius - width / 2, width },
    linear(
      brush,
      [x, y, -x, -y],
      [
        withAlpha(WHITE, 0.85),
        withAlpha(WHITE, isLight(face) ? 0.3 : 0.12),
        withAlpha(isLight(face) ? '#3c4c5c' : WHITE, isLight(face) ? 0.5 : 0.3),
      ],
    ),
  );
  paintGlow(brush, radius, { ...glint, turn: -0.7, alphas: [0.98, 0.9, 0.55, 0] });
  paintGlow(brush, radius, {
    x: -0.16,
    y: -0.66,
    width: 0.08,
    height: 0.05,
    turn: -0.3,
    alphas: [0.8, 0.4, 0],
  });
  brush.fillStyle = clear;
};

const edge: DiscPainter['edge'] = (brush, face) => {
  const { radius, color } = face;
  const stops = isLight(face)
    ? [mix(color, '#4d5f70', 0.5), mix(color, '#7d92a5', 0.25), WHITE]
    : [mix(color, BLACK, 0.5), mix(color, WHITE, 0.12), mix(color, WHITE, 0.6)];
  return linear(brush, [-radius, 0, radius, 0], stops);
};

/** Cast glass, polished. */
export const GLASS: DiscPainter = { body, over, edge };
