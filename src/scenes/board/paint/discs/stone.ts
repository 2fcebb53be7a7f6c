import { LIGHT } from '../../../../look/discGeometry.ts';
import { BLACK, mix, WHITE, withAlpha } from '../../../../look/shade.ts';
import { DISC_PARTS } from '../../../../look/style/discStyles.ts';
import { type Brush, fillCircle, linear, strokeCircle } from '../canvas.ts';
import { type DiscPainter, type Face, isLight, paintGlow, withinCircle } from './face.ts';

/** Opacities, and lengths in radii. */
const LOOK = {
  light: { lift: 0.75, dim: 0.2, rim: 0.34, bounce: 0.5, lines: 0.05 },
  dark: { lift: 0.17, dim: 0.42, rim: 0.7, bounce: 0.12, lines: 0 },
  shadeColor: '#5d4c35',
  /** Minimum radius that shows the lines of a shell, in pixels. */
  leastLined: 11,
  lineGap: 0.13,
} as const;

const lookOf = (face: Face) => (isLight(face) ? LOOK.light : LOOK.dark);

/** A lens: lit at the upper left, and darker the more its surface turns away. */
const body = (brush: Brush, face: Face): void => {
  const { radius, color } = face;
  const { lift, dim, rim } = lookOf(face);
  const shade = isLight(face) ? LOOK.shadeColor : BLACK;
  const [x, y] = [LIGHT.x * radius * 0.75, LIGHT.y * radius * 0.75];
  const gradient = brush.createRadialGradient(x, y, 0, x * 0.3, y * 0.3, radius * 1.25);
  gradient.addColorStop(0, mix(color, WHITE, lift));
  gradient.addColorStop(0.38, color);
  gradient.addColorStop(0.55, color);
  gradient.addColorStop(0.82, mix(color, shade, dim));
  gradient.addColorStop(1, mix(color, shade, rim));
  fillCircle(brush, { x: 0, y: 0, radius }, gradient);
};

/** The growth lines of a clam shell, of which white stones are cut. */
const paintShell = (brush: Brush, { radius }: Face, strength: number): void =>
  withinCircle(brush, radius * 0.97, () => {
    brush.rotate(-0.42);
    brush.strokeStyle = withAlpha(LOOK.shadeColor, strength);
    brush.lineWidth = Math.max(0.6, radius * 0.022);
    const gap = LOOK.lineGap * radius;
    brush.beginPath();
    for (let at = -radius; at < radius; at += gap) {
      brush.moveTo(-radius, at);
      brush.quadraticCurveTo(0, at + gap * 0.9, radius, at);
    }
    brush.stroke();
  });

const over = (brush: Brush, face: Face): void => {
  const { radius } = face;
  const { bounce, lines } = lookOf(face);
  if (lines > 0 && !face.isLost && radius >= LOOK.leastLined) paintShell(brush, face, lines);
  const { x, y, radius: size } = DISC_PARTS.stone.light;
  const shine = isLight(face) ? [0.85, 0.3, 0] : [0.34, 0.11, 0];
  paintGlow(brush, radius, { x, y, width: size, height: size * 0.74, turn: -0.7, alphas: shine });
  const width = Math.max(0.75, 0.035 * radius);
  const stops = [withAlpha(WHITE, 0), withAlpha(WHITE, 0), withAlpha(WHITE, bounce)];
  const reach = radius * 0.85;
  strokeCircle(
    brush,
    { x: 0, y: 0, radius: radius - width, width },
    linear(brush, [LIGHT.x * reach, LIGHT.y * reach, -LIGHT.x * reach, -LIGHT.y * reach], stops),
  );
};

const edge: DiscPainter['edge'] = (brush, face) => {
  const { radius, color } = face;
  const stops = isLight(face)
    ? [mix(color, LOOK.shadeColor, 0.55), mix(color, LOOK.shadeColor, 0.22), color]
    : [mix(color, BLACK, 0.7), color, mix(color, WHITE, 0.24)];
  return linear(brush, [-radius, 0, radius, 0], stops);
};

/** Go stones: slate and clam shell. */
export const STONE: DiscPainter = { body, over, edge };
