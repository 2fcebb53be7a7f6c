import type { Spot } from '../../board/shapes.ts';
import { written } from '../../board/svgShapes.ts';
import { type ByColor, type Color, opposite } from '../../game/color.ts';
import type { Hex } from '../../look/colors.ts';
import { LIGHT, LYING_EDGE } from '../../look/discGeometry.ts';
import { BLACK, lightnessOf, mix, WHITE } from '../../look/shade.ts';
import { drawDiscStyle } from '../../look/style/discDrawing.ts';
import { DISC_FORMS, type DiscStyle } from '../../look/style/discStyles.ts';
import { circle } from '../svg.ts';

/** The look of a disc at rest, independent of its position. Lengths in pixels. */
export interface LyingDisc {
  readonly side: Color;
  readonly radius: number;
  readonly colors: ByColor<Hex>;
  readonly style: DiscStyle;
}

/** Light and shade for a black disc and for a white one; colors in between are interpolated. */
const LOOK = {
  lift: [0.3, 1],
  shade: [0.5, 0.3],
  rimLight: [0.42, 0.9],
  rimShade: [0.6, 0.5],
  rim: [0.12, 0.17],
  glow: [0.3, 0.5],
  edgeLit: [0.3, 0.16],
  edgeDim: [0.7, 0.42],
} as const satisfies Readonly<Record<string, readonly [number, number]>>;
/** The warm shade on light discs. */
const WARM: Hex = '#6a5336';
const GLOW = { x: -0.36, y: -0.42, radius: 0.5 } as const;
/** Shadows, the nearest first: their offset from the disc in radii, and their darkness. */
const SHADOWS = [
  { x: 0.05, y: 0.1, size: 1, dark: 0.3 },
  { x: 0.1, y: 0.16, size: 1.03, dark: 0.16 },
  { x: 0.15, y: 0.22, size: 1.06, dark: 0.09 },
] as const;

const lookOf = (name: keyof typeof LOOK, color: Hex): number => {
  const [dark, light] = LOOK[name];
  return dark + (light - dark) * lightnessOf(color);
};

const shadeFor = (color: Hex): Hex => (lightnessOf(color) > 0.5 ? WARM : BLACK);

type Stop = readonly [offset: number, color: Hex, opacity?: number];

const stopsOf = (stops: readonly Stop[]): string =>
  stops
    .map(([at, ink, alpha = 1]) => `<stop offset="${at}" stop-color="${ink}" stop-opacity="${alpha}"/>`)
    .join('');

/** A gradient across a disc, from its lit side to the opposite one. */
const across = (id: string, stops: readonly Stop[]): string => {
  const [x, y] = [0.7 * LIGHT.x, 0.7 * LIGHT.y].map(shift => written(0.5 + shift));
  const [right, low] = [0.7 * LIGHT.x, 0.7 * LIGHT.y].map(shift => written(0.5 - shift));
  return `<linearGradient id="${id}" x1="${x}" y1="${y}" x2="${right}" y2="${low}">${stopsOf(stops)}</linearGradient>`;
};

const edgeStops = (color: Hex): readonly Stop[] => [
  [0, mix(color, WHITE, lookOf('edgeLit', color))],
  [1, mix(color, BLACK, lookOf('edgeDim', color))],
];

/** The shading shared by all discs of a color, to be defined once per picture. */
export const lyingDiscLight = ({ side, colors }: LyingDisc): string => {
  const color = colors[side];
  const [x, y] = [LIGHT.x, LIGHT.y].map(shift => 0.5 + 0.21 * shift);
  const body: readonly Stop[] = [
    [0, mix(color, WHITE, lookOf('lift', color))],
    [0.3, color],
    [0.46, color],
    [1, mix(color, shadeFor(color), lookOf('shade', color))],
  ];
  return [
    '<defs>',
    `<radialGradient id="body" cx="${x}" cy="${y}" r="0.78" fx="${written(0.5 + 0.34 * LIGHT.x)}" fy="${written(0.5 + 0.34 * LIGHT.y)}">${stopsOf(body)}</radialGradient>`,
    across('rim', [
      [0, WHITE, lookOf('rimLight', color)],
      [0.35, WHITE, 0.03],
      [0.6, BLACK, 0],
      [1, shadeFor(color), lookOf('rimShade', color)],
    ]),
    `<radialGradient id="glow">${stopsOf([
      [0, WHITE, lookOf('glow', color)],
      [0.5, WHITE, 0.35 * lookOf('glow', color)],
      [1, WHITE, 0],
    ])}</radialGradient>`,
    across('upper', edgeStops(color)),
    across('lower', edgeStops(colors[opposite(side)])),
    '</defs>',
  ].join('');
};

/** A disc at rest with shading, as SVG: its shadow, the edge in both colors, and the face. */
export const drawLyingDisc = ({ x, y }: Spot, { side, radius, colors, style }: LyingDisc): string => {
  const edge = 2 * radius * LYING_EDGE * DISC_FORMS[style].thickness;
  const face = { x, y: y - edge / 2, radius, color: colors[side] };
  const rim = lookOf('rim', face.color) * radius;
  const shadows = SHADOWS.map(shadow =>
    circle(
      { x: x + shadow.x * radius, y: y + shadow.y * radius },
      shadow.size * radius,
      `fill="${BLACK}" fill-opacity="${shadow.dark}"`,
    ),
  );
  const turned = [
    circle(face, radius - rim / 2, `fill="none" stroke="url(#rim)" stroke-width="${written(rim)}"`),
    circle(
      { x: x + GLOW.x * radius, y: face.y + GLOW.y * radius },
      GLOW.radius * radius,
      'fill="url(#glow)"',
    ),
  ];
  return [
    ...shadows,
    circle({ x, y: y + edge / 2 }, radius, 'fill="url(#lower)"'),
    circle({ x, y }, radius, 'fill="url(#upper)"'),
    circle(face, radius, 'fill="url(#body)"'),
    ...(style === 'turned' ? turned : [drawDiscStyle(style, face)]),
  ].join('');
};
