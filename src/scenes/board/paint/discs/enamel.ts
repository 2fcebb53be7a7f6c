import type { Hex } from '../../../../look/colors.ts';
import { LIGHT } from '../../../../look/discGeometry.ts';
import { BLACK, mix, WHITE, withAlpha } from '../../../../look/shade.ts';
import { BRASS, DISC_PARTS, DULL_BRASS } from '../../../../look/style/discStyles.ts';
import { type Brush, fillCircle, linear, strokeCircle } from '../canvas.ts';
import { type DiscPainter, type Face, isLight, paintGlow } from './face.ts';

interface Metal {
  readonly lit: Hex;
  readonly plain: Hex;
  readonly dim: Hex;
}

const metalOf = ({ isLost }: Face): Metal => (isLost ? DULL_BRASS : BRASS);

const { ring } = DISC_PARTS.enamel;

/** Enamel lies slightly lower than its ring, whose shade falls on its edge. */
const body = (brush: Brush, face: Face): void => {
  const { radius, color } = face;
  fillCircle(brush, { x: 0, y: 0, radius }, metalOf(face).plain);
  const inner = radius * (1 - ring);
  const [x, y] = [-LIGHT.x * inner * 0.2, -LIGHT.y * inner * 0.2];
  const gradient = brush.createRadialGradient(x, y, inner * 0.4, 0, 0, inner);
  gradient.addColorStop(0, color);
  gradient.addColorStop(0.62, color);
  gradient.addColorStop(0.9, mix(color, isLight(face) ? '#6a5336' : BLACK, 0.22));
  gradient.addColorStop(1, mix(color, isLight(face) ? '#4a3821' : BLACK, 0.6));
  fillCircle(brush, { x: 0, y: 0, radius: inner }, gradient);
};

/** A polished ring: its outer flank faces the light where the inner one lies in shade. */
const paintRing = (brush: Brush, face: Face): void => {
  const { radius } = face;
  const { lit, plain, dim } = metalOf(face);
  const [x, y] = [LIGHT.x * radius, LIGHT.y * radius];
  const width = ring * radius;
  const stops = [lit, plain, dim, plain, lit, plain, dim];
  strokeCircle(
    brush,
    { x: 0, y: 0, radius: radius - width / 2, width },
    linear(brush, [x, y, -x, -y], stops),
  );
  const flank = width * 0.34;
  strokeCircle(
    brush,
    { x: 0, y: 0, radius: radius - width + flank / 2, width: flank },
    linear(brush, [x, y, -x, -y], [dim, plain, lit]),
  );
  const line = Math.max(0.7, radius * 0.022);
  strokeCircle(brush, { x: 0, y: 0, radius: radius - line / 2, width: line }, withAlpha(dim, 0.9));
  strokeCircle(brush, { x: 0, y: 0, radius: radius - width, width: line }, withAlpha(BLACK, 0.45));
};

const over = (brush: Brush, face: Face): void => {
  const { radius } = face;
  const strength = isLight(face) ? 0.8 : 0.34;
  paintGlow(brush, radius, {
    x: -0.3,
    y: -0.38,
    width: 0.44,
    height: 0.2,
    turn: -0.68,
    alphas: [strength, strength * 0.55, 0],
  });
  paintGlow(brush, radius, {
    x: 0.3,
    y: 0.42,
    width: 0.34,
    height: 0.1,
    turn: -0.62,
    alphas: [strength * 0.4, 0],
  });
  paintRing(brush, face);
};

const edge: DiscPainter['edge'] = (brush, face) => {
  const { lit, plain, dim } = metalOf(face);
  const { radius } = face;
  return linear(
    brush,
    [-radius, 0, radius, 0],
    [mix(dim, BLACK, 0.3), dim, plain, lit, mix(lit, WHITE, 0.4)],
  );
};

/** Enamel in a ring of brass, with a band of brass for an edge. */
export const ENAMEL: DiscPainter = { body, over, edge };
