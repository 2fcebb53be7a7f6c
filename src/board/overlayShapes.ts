import type { Color } from '../game/color.ts';
import { discColors, type Hex } from '../look/colors.ts';
import { standingOut } from '../look/contrast.ts';
import { BLACK, withAlpha } from '../look/shade.ts';
import type { MarkStyle } from './legalMark.ts';
import { OVERLAY_LOOK } from './markLook.ts';
import { box, circle, type Drawing, diamond, type Form, type Shape, type Spot } from './shapes.ts';

const edgeOf = (side: number): number => Math.max(1, OVERLAY_LOOK.edge.width * side);
const EDGE = withAlpha(BLACK, OVERLAY_LOOK.edge.strength);

interface Edged {
  readonly width: number;
  readonly color: Hex;
  readonly edge: number;
  readonly dash?: number;
}

/** A line with a dark edge on both sides. */
const edged = (form: Form, { width, color, edge, ...dashes }: Edged): readonly Shape[] => [
  { form, line: { ...dashes, color: EDGE, width: width + 2 * edge } },
  { form, line: { ...dashes, color, width } },
];

/** A small disc of the side that may play here, distinguishable by place and shape as well. */
export const mobility = ({ square, colors }: MarkStyle, color: Color): Drawing => {
  const { offset, radius } = OVERLAY_LOOK.mobility;
  const isBlack = color === 'black';
  const at = { x: (isBlack ? -offset : offset) * square, y: offset * square };
  const form = isBlack ? circle(radius * square, at) : diamond(radius * square * 1.25, at);
  const fill = discColors(colors)[color];
  const edge = edgeOf(square);
  return [...edged(form, { width: edge, color: standingOut(fill, [fill]), edge }), { form, fill }];
};

/** A broken ring on a disc with an empty square beside it. */
export const frontier = ({ square, diameter, colors }: MarkStyle, color: Color): Drawing => {
  const { radius: share, width, dashes } = OVERLAY_LOOK.frontier;
  const radius = (share * diameter) / 2;
  return edged(circle(radius), {
    width: Math.max(2, (width * diameter) / 2),
    color: standingOut(OVERLAY_LOOK.warm, [discColors(colors)[color]]),
    edge: edgeOf(square),
    dash: (2 * Math.PI * radius) / dashes / 2,
  });
};

/** Four corners around a disc which can never be flipped. */
export const stable = ({ square }: MarkStyle): Drawing => {
  const { inset, arm, width } = OVERLAY_LOOK.stable;
  const far = square / 2 - inset * square;
  const near = far - arm * square;
  const corners = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ] as const;
  const lines = corners.map(([right, down]): readonly Spot[] => [
    { x: right * near, y: down * far },
    { x: right * far, y: down * far },
    { x: right * far, y: down * near },
  ]);
  return edged(
    { is: 'lines', lines, isClosed: false },
    { width: Math.max(2, width * square), color: OVERLAY_LOOK.light, edge: edgeOf(square) },
  );
};

/** A diamond on a square that the move opens for the opponent. */
export const opened = ({ square }: MarkStyle): Drawing => {
  const { radius, width } = OVERLAY_LOOK.opened;
  const line = { width: Math.max(2, width * square), color: OVERLAY_LOOK.warm, edge: edgeOf(square) };
  return edged(diamond(radius * square), line);
};

/** Stripes on the squares of a region with an odd number of them. */
export const odd = ({ square }: MarkStyle): Drawing => {
  const { step, width, strength, inset } = OVERLAY_LOOK.stripes;
  const lines: Spot[][] = [];
  for (let at = -square; at <= square; at += step * square)
    lines.push([
      { x: at - square / 2, y: square / 2 },
      { x: at + square / 2, y: -square / 2 },
    ]);
  const line = {
    width: Math.max(1.5, width * square),
    color: OVERLAY_LOOK.light,
    edge: edgeOf(square / 2),
  };
  const within = box(square / 2 - inset * square);
  return [{ within, alpha: strength, shapes: edged({ is: 'lines', lines, isClosed: false }, line) }];
};

/** Dots on those of an even region. */
export const even = ({ square }: MarkStyle): Drawing => {
  const { step, radius, strength } = OVERLAY_LOOK.dots;
  const places = [-1, 0, 1];
  return places
    .flatMap(x => places.map(y => ({ x: x * step * square, y: y * step * square })))
    .flatMap(at => [
      { form: circle(radius * square + edgeOf(square), at), fill: EDGE },
      { form: circle(radius * square, at), fill: withAlpha(OVERLAY_LOOK.cool, strength) },
    ]);
};
