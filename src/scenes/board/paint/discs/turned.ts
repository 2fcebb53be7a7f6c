import type { Hex } from '../../../../look/colors.ts';
import { LIGHT } from '../../../../look/discGeometry.ts';
import { BLACK, lightnessOf, mix, WHITE, withAlpha } from '../../../../look/shade.ts';
import { DISC_LOOK } from '../../boardLook.ts';
import { type Brush, fillCircle, linear, strokeCircle } from '../canvas.ts';

const lerp = (a: number, b: number, t: number): number => a + (b - a) * t;

/**
 * The body of a face: the color itself in the middle, and brighter toward the light, so that even pure black looks
 * round.
 */
export const bodyOf = (brush: Brush, radius: number, color: Hex): CanvasGradient => {
  const { face, shadeColor } = DISC_LOOK;
  const light = lightnessOf(color);
  const [x, y] = [LIGHT.x * face.focus * radius, LIGHT.y * face.focus * radius];
  const gradient = brush.createRadialGradient(x * 1.6, y * 1.6, 0, x, y, radius * face.reach);
  gradient.addColorStop(0, mix(color, WHITE, lerp(face.darkLift, 1, light ** 2)));
  for (const stop of face.flat) gradient.addColorStop(stop, color);
  gradient.addColorStop(
    1,
    mix(color, light > 0.5 ? shadeColor : BLACK, lerp(face.darkShade, face.lightShade, light)),
  );
  return gradient;
};

/** The rounded rim of a face, bright at the upper left and dark at the lower right. */
export const paintBevel = (brush: Brush, radius: number, color: Hex): void => {
  const { darkWidth, lightWidth, darkLight, lightLight, darkShade, lightShade, middle } = DISC_LOOK.bevel;
  const light = lightnessOf(color);
  const width = lerp(darkWidth, lightWidth, light);
  const [x, y] = [LIGHT.x * radius * 1.4, LIGHT.y * radius * 1.4];
  const glow = withAlpha(WHITE, lerp(darkLight, lightLight, light));
  const shade = withAlpha(light > 0.5 ? DISC_LOOK.shadeColor : BLACK, lerp(darkShade, lightShade, light));
  const stops = [glow, withAlpha(WHITE, middle), withAlpha(WHITE, 0), withAlpha(BLACK, 0), shade];
  const band = width * radius;
  strokeCircle(
    brush,
    { x: 0, y: 0, radius: radius - band / 2, width: band },
    linear(brush, [x, y, -x, -y], stops),
  );
  const turned = [shade, withAlpha(BLACK, 0), withAlpha(WHITE, 0), glow];
  const groove = { x: 0, y: 0, radius: radius - band, width: Math.max(1, band * DISC_LOOK.groove.width) };
  if (light > 0.5)
    strokeCircle(brush, groove, withAlpha(DISC_LOOK.shadeColor, DISC_LOOK.groove.ring * light));
  brush.globalAlpha = DISC_LOOK.groove.strength;
  strokeCircle(brush, groove, linear(brush, [x, y, -x, -y], turned));
  brush.globalAlpha = 1;
};

export const paintHighlight = (brush: Brush, radius: number, color: Hex): void => {
  const { x, y, radius: size, darkStrength, lightStrength, body } = DISC_LOOK.highlight;
  const strength = lerp(darkStrength, lightStrength, lightnessOf(color));
  const [left, top, reach] = [x * radius, y * radius, size * radius];
  const gradient = brush.createRadialGradient(left, top, 0, left, top, reach);
  gradient.addColorStop(0, withAlpha(WHITE, strength));
  gradient.addColorStop(0.5, withAlpha(WHITE, strength * body));
  gradient.addColorStop(1, withAlpha(WHITE, 0));
  fillCircle(brush, { x: left, y: top, radius: reach }, gradient);
};

/** A slice of the edge. Its bright side is on the right, since slices are rotated toward the light when shown. */
export const sliceStyle = (brush: Brush, radius: number, color: Hex): CanvasGradient => {
  const { lit, shade, darkLit, darkShade, middle: half } = DISC_LOOK.edge;
  const light = lightnessOf(color);
  const bright = mix(color, WHITE, lerp(darkLit, lit, light));
  const dim = mix(color, BLACK, lerp(darkShade, shade, light));
  const middle = mix(color, light > 0.5 ? BLACK : WHITE, half);
  return linear(brush, [-radius, 0, radius, 0], [dim, middle, bright]);
};
