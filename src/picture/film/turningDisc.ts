import { written } from '../../board/svgShapes.ts';
import { type Color, opposite } from '../../game/color.ts';
import type { Hex } from '../../look/colors.ts';
import { DISC, type FlipPose, flipPose } from '../../look/discGeometry.ts';
import { BLACK, mix, WHITE } from '../../look/shade.ts';
import { drawDiscStyle } from '../../look/style/discDrawing.ts';
import { DISC_FORMS, type DiscStyle } from '../../look/style/discStyles.ts';
import { circle } from '../svg.ts';

/** Discs of a film roll to the right, so that one image of the board serves all squares. */
const DIRECTION = 0;
/** Slices of the edge from the hidden face to the visible one. */
const SLICES = 16;
/** Minimum apparent width of a slice, as a share of the disc. */
const THINNEST = 0.06;
/** Darkness of the edge relative to its face, and of the shadow of a disc in the air. */
const SHADE = { edge: 0.28, shadow: 0.22 } as const;
/** Maximum brightening and darkening of a face while it flips. */
const SHEEN = { light: 0.3, shade: 0.35 } as const;

export interface TurningDisc {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly colors: Readonly<Record<Color, Hex>>;
  readonly style: DiscStyle;
}

const degrees = (radians: number): string => written((radians * 180) / Math.PI);

/** A circle in the plane of the disc, projected for this pose. */
const inPlane = ({ outer, scaleX, scaleY }: FlipPose, x: number, y: number, body: string): string =>
  `<g transform="translate(${written(x)} ${written(y)}) rotate(${degrees(outer)}) scale(${written(scaleX)} ${written(Math.max(THINNEST, scaleY))})">${body}</g>`;

const sheenOf = ({ sheen }: FlipPose, radius: number): string => {
  const [ink, alpha] = sheen > 0 ? [WHITE, SHEEN.light * sheen] : [BLACK, -SHEEN.shade * sheen];
  return circle({ x: 0, y: 0 }, radius, `fill="${ink}" fill-opacity="${written(Math.min(0.5, alpha))}"`);
};

/** A disc halfway through a flip to a color, at `progress` from 0 to 1, as SVG. */
export const drawTurningDisc = (disc: TurningDisc, to: Color, progress: number): string => {
  const { x, y, radius, colors, style } = disc;
  const pose = flipPose(progress, DIRECTION);
  const seen = pose.turned ? to : opposite(to);
  const { thickness } = DISC_FORMS[style];
  const diameter = 2 * radius;
  const middle = { x, y: y - DISC.rise * diameter * pose.height };
  const at = (share: number): { readonly x: number; readonly y: number } => ({
    x: middle.x + share * pose.stack.x * thickness * diameter,
    y: middle.y + share * pose.stack.y * thickness * diameter,
  });
  const edge = Array.from({ length: SLICES }, (_, slice) => {
    const share = slice / SLICES - 0.5;
    const ink = mix(colors[share < 0 ? opposite(seen) : seen], BLACK, SHADE.edge);
    const place = at(share);
    return inPlane(pose, place.x, place.y, circle({ x: 0, y: 0 }, radius, `fill="${ink}"`));
  });
  const face = { x: 0, y: 0, radius, color: colors[seen] };
  const top = at(0.5);
  const light = `<g transform="rotate(${degrees(pose.faceSpin)})">${drawDiscStyle(style, face)}</g>`;
  const whole = circle(face, radius, `fill="${face.color}"`) + light + sheenOf(pose, radius);
  const shadow = `<ellipse cx="${written(x)}" cy="${written(y + 0.12 * radius)}" rx="${written(radius * Math.max(0.3, Math.abs(pose.scaleY)))}" ry="${written(0.96 * radius)}" fill="${BLACK}" fill-opacity="${SHADE.shadow}"/>`;
  return [shadow, ...edge, inPlane(pose, top.x, top.y, whole)].join('');
};
