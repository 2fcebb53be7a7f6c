import { makeRandom } from '../../game/random.ts';
import type { Hex } from '../colors.ts';
import type { DrawnDisc } from '../discPattern.ts';
import { BLACK, lightnessOf, mix, WHITE } from '../shade.ts';
import { BRASS, DISC_PARTS, type DiscStyle } from './discStyles.ts';

const round = (length: number): number => Math.round(length * 100) / 100;

interface Ring {
  /** In radii of the disc. */
  readonly at: number;
  readonly width: number;
  readonly ink: string;
  readonly alpha?: number;
}

const ring = ({ x, y, radius }: DrawnDisc, { at, width, ink, alpha = 1 }: Ring): string =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(at * radius)}" fill="none" stroke="${ink}" stroke-opacity="${alpha}" stroke-width="${round(width * radius)}"/>`;

interface Spot {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly alpha: number;
}

/** Light on a disc: an ellipse tilted along the light. */
const spot = (disc: DrawnDisc, { x, y, width, height, alpha }: Spot): string => {
  const [left, top] = [round(disc.x + x * disc.radius), round(disc.y + y * disc.radius)];
  return `<ellipse cx="${left}" cy="${top}" rx="${round(width * disc.radius)}" ry="${round(height * disc.radius)}" transform="rotate(-40 ${left} ${top})" fill="#ffffff" fill-opacity="${alpha}"/>`;
};

/** The part of a disc outside a circle shifted up and to the left; `by` is the shift. */
const crescent = ({ x, y, radius }: DrawnDisc, by: number, ink: string, alpha: number): string => {
  // Both ends of the crescent lie on a line across the light, where the two circles intersect.
  const [across, along] = [Math.sqrt(1 - (by / 2) ** 2), by / 2];
  const light = { x: -0.63, y: -0.776 };
  const point = (side: number): string =>
    `${round(x + radius * (light.y * across * side + light.x * along))} ${round(y + radius * (-light.x * across * side + light.y * along))}`;
  const r = round(radius);
  return `<path d="M${point(1)}A${r} ${r} 0 1 0 ${point(-1)}A${r} ${r} 0 0 1 ${point(1)}z" fill="${ink}" fill-opacity="${alpha}"/>`;
};

/** The grain of a wooden disc: slightly curved lines across it. */
const grainOf = ({ x, y, radius, color }: DrawnDisc): string => {
  const random = makeRandom(5);
  const { lines, groove } = DISC_PARTS.wood;
  const paths = Array.from({ length: lines }, (_, index) => {
    const at = (2 * (index + 0.2 + 0.6 * random())) / lines - 1;
    const half = groove * Math.sqrt(Math.max(0, 1 - at ** 2));
    const bend = (random() - 0.5) * 0.16;
    return `M${round(x - half * radius)} ${round(y + at * groove * radius)}q${round(half * radius)} ${round(bend * radius)} ${round(2 * half * radius)} 0`;
  });
  const ink = lightnessOf(color) > 0.5 ? '#5f3a14' : '#d9b48a';
  return `<path d="${paths.join('')}" fill="none" stroke="${ink}" stroke-opacity="0.2" stroke-width="${round(0.03 * radius)}"/>`;
};

type Draw = (disc: DrawnDisc) => string;

const shadeOf = ({ color }: DrawnDisc): number => (lightnessOf(color) > 0.5 ? 0.16 : 0.4);
const glossOf = ({ color }: DrawnDisc): number => (lightnessOf(color) > 0.5 ? 0.5 : 0.2);

/** The layer over the plain disc. The middle keeps its color. */
const DRAWINGS: Readonly<Record<DiscStyle, Draw>> = {
  turned: disc => ring(disc, { at: 0.97, width: 0.06, ink: WHITE, alpha: 0.2 }),
  stone: disc =>
    crescent(disc, 0.16, BLACK, shadeOf(disc) / 2) +
    crescent(disc, 0.34, BLACK, shadeOf(disc) / 3) +
    spot(disc, { x: -0.34, y: -0.4, width: 0.4, height: 0.28, alpha: glossOf(disc) / 3 }) +
    spot(disc, { x: -0.38, y: -0.44, width: 0.2, height: 0.12, alpha: glossOf(disc) }),
  glass: disc => {
    const { glow, glint, inner } = DISC_PARTS.glass;
    return (
      ring(disc, { at: inner, width: 0.12, ink: BLACK, alpha: shadeOf(disc) / 2 }) +
      spot(disc, { x: glow.x, y: glow.y, width: 0.26, height: 0.36, alpha: glossOf(disc) / 1.6 }) +
      ring(disc, { at: 0.97, width: 0.05, ink: WHITE, alpha: 0.5 }) +
      spot(disc, { ...glint, alpha: 0.8 })
    );
  },
  wood: disc =>
    grainOf(disc) +
    ring(disc, { at: DISC_PARTS.wood.groove, width: 0.03, ink: BLACK, alpha: 0.28 }) +
    ring(disc, { at: 0.97, width: 0.05, ink: WHITE, alpha: 0.2 }),
  enamel: disc => {
    const { ring: width } = DISC_PARTS.enamel;
    return (
      spot(disc, { x: -0.3, y: -0.36, width: 0.36, height: 0.2, alpha: glossOf(disc) / 1.4 }) +
      ring(disc, { at: 1 - width / 2, width, ink: BRASS.plain }) +
      ring(disc, { at: 0.985, width: 0.03, ink: BRASS.dim }) +
      ring(disc, { at: 1 - width / 2, width: 0.05, ink: BRASS.lit, alpha: 0.75 }) +
      ring(disc, { at: 1 - width, width: 0.03, ink: BRASS.dim })
    );
  },
  flat: disc => {
    const { line } = DISC_PARTS.flat;
    const ink = mix(disc.color, lightnessOf(disc.color) > 0.5 ? BLACK : WHITE, 0.35);
    return ring(disc, { at: 1 - line / 2, width: line, ink });
  },
};

/** A style's details over a disc drawn as a circle of one color, as SVG. */
export const drawDiscStyle = (style: DiscStyle, disc: DrawnDisc): string => DRAWINGS[style](disc);

/** Plain discs at these centers, as one shape, because a long list has many boards. */
export const drawAsOne = (
  middles: readonly { readonly x: number; readonly y: number }[],
  radius: number,
  color: Hex,
): string => {
  if (middles.length === 0) return '';
  const whole = Math.round(radius);
  const arc = `a${whole} ${whole} 0 1 0`;
  const shapes = middles.map(
    ({ x, y }) => `M${Math.round(x) - whole} ${Math.round(y)}${arc} ${2 * whole} 0${arc} ${-2 * whole} 0`,
  );
  return `<path d="${shapes.join('')}" fill="${color}"/>`;
};
