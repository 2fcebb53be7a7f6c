import { COLORS, type Color, opposite } from '../game/color.ts';
import { type BoardColors, discColors, type Ground, type Hex } from '../look/colors.ts';
import { contrastOf, MIN_CONTRAST, standingOut } from '../look/contrast.ts';
import { GOLD, lastMoveColor } from '../look/marks.ts';
import { BLACK, lightnessOf, WHITE, withAlpha } from '../look/shade.ts';
import { UPRIGHT_LOOK } from './boardKinds.ts';
import { LAST_MOVE, lastMove, lastMoveRadius } from './lastMove.ts';
import { legalMark, type MarkStyle } from './legalMark.ts';
import { MARK_LOOK } from './markLook.ts';
import { even, frontier, mobility, odd, opened, stable } from './overlayShapes.ts';
import { box, circle, type Drawing, type Shape } from './shapes.ts';

/** The ring on a disc that would flip: its new color, adjusted to contrast with its present one. */
export const turningColor = (colors: BoardColors, side: Color): Hex =>
  standingOut(discColors(colors)[opposite(side)], [discColors(colors)[side]]);

/** The outline of a disc that has just flipped. */
const outlineColor = (colors: BoardColors, side: Color): Hex => standingOut(GOLD, [discColors(colors)[side]]);

/** A fine ring as large as the dot of the last move, on the discs placed just before it. */
const earlierMove = (style: MarkStyle, side: Color): readonly Shape[] => {
  const width = Math.max(1, LAST_MOVE.line * style.square);
  const color = lastMoveColor(style.colors, side);
  return [{ form: circle(lastMoveRadius(style) - width / 2), line: { color, width } }];
};

interface Outline {
  readonly inset: number;
  readonly line: number;
  readonly fill: number;
  readonly stroke: number;
  readonly corner: number;
}

/** The outline of a square: lighter on a dark board, darker on a light one. */
const outlined =
  ({ inset, line, fill, stroke, corner }: Outline) =>
  ({ square, colors }: MarkStyle): readonly Shape[] => {
    const color = lightnessOf(colors.lightSquares) > MARK_LOOK.lightBoard ? BLACK : WHITE;
    const width = Math.max(1.5, line * square);
    return [
      {
        form: box(square / 2 - inset * square - width / 2, corner * square),
        fill: withAlpha(color, fill),
        line: { color: withAlpha(color, stroke), width },
      },
    ];
  };

/** The square where a move was refused. */
const refused = ({ square }: MarkStyle): readonly Shape[] => {
  const { fill, middle, reach } = MARK_LOOK.refused;
  const [from, to] = [withAlpha(MARK_LOOK.warm, middle), withAlpha(MARK_LOOK.warm, fill)];
  const warmth = { from: 0, to: square * reach, plain: to, stops: [[0, from] as const, [1, to] as const] };
  return [{ form: box(square / 2), fill: warmth }];
};

/** The warm glow around a hole that takes no disc. */
const refusedHole = ({ square }: MarkStyle): readonly Shape[] => {
  const { reach, strength } = UPRIGHT_LOOK.refused;
  const radius = Math.min(square / 2, square * reach);
  const warm = withAlpha(MARK_LOOK.warm, strength);
  const stops = [[0, warm] as const, [0.7, warm] as const, [1, withAlpha(MARK_LOOK.warm, 0)] as const];
  return [{ form: circle(radius), fill: { from: 0, to: radius, plain: warm, stops } }];
};

interface GoldRing {
  readonly width: number;
  readonly edge: number;
  readonly glow: number;
}

/**
 * Around a mark of any size: a golden ring between a dark and a light edge, so that one of the three shows on any
 * board.
 */
const golden =
  ({ width: widthShare, edge: edgeShare, glow }: GoldRing) =>
  ({ square, diameter, marks }: MarkStyle): readonly Shape[] => {
    const { radius: share, dark, light, room } = MARK_LOOK.hint;
    const width = Math.max(1.5, widthShare * square);
    const radius = Math.max(share, marks === 'discs' ? diameter / square / 2 + room : 0) * square;
    const edge = Math.max(1, edgeShare * square);
    const stops = [[0, withAlpha(GOLD, glow)] as const, [1, withAlpha(GOLD, 0)] as const];
    return [
      { form: circle(square / 2), fill: { from: radius / 3, to: square / 2, stops } },
      { form: circle(radius), line: { color: withAlpha(BLACK, dark), width: width + 2 * edge } },
      {
        form: circle(radius - width / 2 - edge / 2),
        line: { color: withAlpha(WHITE, light), width: edge },
      },
      { form: circle(radius), line: { color: GOLD, width } },
    ];
  };

const ring = (
  { diameter }: MarkStyle,
  { radius, width }: { radius: number; width: number },
  color: Hex,
): readonly Shape[] => {
  const line = Math.max(1.5, (width * diameter) / 2);
  return [{ form: circle((radius * diameter) / 2 - line / 2), line: { color, width: line } }];
};

/** The ring in the hole that a disc of `side` would fall into. */
const landing = ({ diameter, colors }: MarkStyle, side: Color): readonly Shape[] => {
  const { radius: share, width: widthShare, strength, fill } = UPRIGHT_LOOK.landing;
  const [radius, width] = [(share * diameter) / 2, Math.max(1.5, (widthShare * diameter) / 2)];
  const color = standingOut(discColors(colors)[side], [colors.darkSquares]);
  return [
    { form: circle(radius), fill: withAlpha(color, fill) },
    { form: circle(radius), line: { color: withAlpha(color, strength), width } },
  ];
};

/** The ring on a disc of `side` in a row of four: bright or dark, between edges of the opposite kind. */
const won = ({ diameter, colors }: MarkStyle, side: Color): readonly Shape[] => {
  const { radius: share, width: widthShare, edge: edgeShare } = UPRIGHT_LOOK.won;
  const [radius, width] = [(share * diameter) / 2, (widthShare * diameter) / 2];
  const edge = Math.max(1, (edgeShare * diameter) / 2);
  const isWhiteSeen = contrastOf(WHITE, discColors(colors)[side]) >= MIN_CONTRAST;
  const color = isWhiteSeen ? WHITE : standingOut(colors.darkSquares, [discColors(colors)[side]]);
  const under = lightnessOf(color) > 0.5 ? BLACK : WHITE;
  return [
    { form: circle(radius), line: { color: withAlpha(under, 0.5), width: width + 2 * edge } },
    { form: circle(radius), line: { color, width } },
  ];
};

type Draw = (style: MarkStyle) => Drawing;
type SidedDraw = (style: MarkStyle, side: Color) => Drawing;

const SIDED = {
  last: lastMove,
  earlier: earlierMove,
  turning: (style, side) => ring(style, MARK_LOOK.ring, turningColor(style.colors, side)),
  outline: (style, side) => ring(style, MARK_LOOK.outline, outlineColor(style.colors, side)),
  landing,
  won,
  mobility,
  frontier,
  stable,
  opened,
} satisfies Record<string, SidedDraw>;

const PLAIN = {
  attended: outlined(MARK_LOOK.attended),
  gained: outlined(MARK_LOOK.gained),
  centre: outlined(MARK_LOOK.centre),
  refused,
  refusedHole,
  hint: golden(MARK_LOOK.hint),
  good: golden(MARK_LOOK.good),
  odd,
  even,
} satisfies Record<string, Draw>;

const GROUNDS = ['darkSquares', 'lightSquares'] as const satisfies readonly Ground[];

/** `quiet` is a smaller mark of a legal move; both have a different rim on each color of square. */
export type MarkName =
  | `${keyof typeof SIDED}-${Color}`
  | keyof typeof PLAIN
  | `${'legal' | 'quiet'}-${Color}-${Ground}`;

const legalDraws = (side: Color, ground: Ground): readonly (readonly [MarkName, Draw])[] => [
  [`legal-${side}-${ground}`, style => legalMark(style, side, ground)],
  [`quiet-${side}-${ground}`, style => legalMark(style, side, ground, MARK_LOOK.quiet)],
];

const DRAWS: ReadonlyMap<string, Draw> = new Map<string, Draw>([
  ...Object.entries(PLAIN),
  ...COLORS.flatMap(side => [
    ...Object.entries(SIDED).map(([name, draw]): [string, Draw] => [
      `${name}-${side}`,
      style => draw(style, side),
    ]),
    ...GROUNDS.flatMap(ground => legalDraws(side, ground)),
  ]),
]);

export const MARK_NAMES: readonly MarkName[] = [...DRAWS.keys()] as MarkName[];

/** Everything on a board except discs, centered on its square. */
export const markShapes = (name: MarkName, style: MarkStyle): Drawing => DRAWS.get(name)?.(style) ?? [];
