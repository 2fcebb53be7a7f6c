import { type Color, opposite } from '../../../game/color.ts';
import { type BoardColors, discColors, type Hex } from '../../../look/colors.ts';
import { contrastOf, MIN_CONTRAST, standingOut } from '../../../look/contrast.ts';
import type { MarkShape } from '../../../look/marks.ts';
import { lastMoveColor } from '../../../look/marks.ts';
import { BLACK, lightnessOf, WHITE, withAlpha } from '../../../look/shade.ts';
import { UPRIGHT_LOOK } from '../../../board/boardKinds.ts';
import { MARK_LOOK } from '../boardLook.ts';
import { fillCircle, onSquare, strokeCircle } from './canvas.ts';

export const markColor = (colors: BoardColors, side: Color): Hex =>
  side === 'black' ? colors.blackMarks : colors.whiteMarks;

/** The ring on a disc that would turn: the color it would get, adjusted to contrast with its present one. */
export const turningColor = (colors: BoardColors, side: Color): Hex =>
  standingOut(discColors(colors)[opposite(side)], [discColors(colors)[side]]);

/** The outline of a disc that has just turned. */
const outlineColor = (colors: BoardColors, side: Color): Hex =>
  standingOut(MARK_LOOK.gold, [discColors(colors)[side]]);

export interface MarkStyle {
  readonly square: number;
  readonly diameter: number;
  readonly colors: BoardColors;
  readonly marks: MarkShape;
  readonly bold: boolean;
}

const lastMoveRadius = ({ square, bold }: MarkStyle): number =>
  MARK_LOOK.last.radius * square * (bold ? MARK_LOOK.last.bold : 1);

export const paintLastMove = (style: MarkStyle, side: Color): HTMLCanvasElement =>
  onSquare(style.square, brush =>
    fillCircle(brush, { x: 0, y: 0, radius: lastMoveRadius(style) }, lastMoveColor(style.colors, side)),
  );

/** A fine ring as large as the dot of the last move, on the discs placed just before it. */
export const paintEarlierMove = (style: MarkStyle, side: Color): HTMLCanvasElement =>
  onSquare(style.square, brush => {
    const width = Math.max(1, MARK_LOOK.last.line * style.square);
    const radius = lastMoveRadius(style) - width / 2;
    strokeCircle(brush, { x: 0, y: 0, radius, width }, lastMoveColor(style.colors, side));
  });

interface Outline {
  readonly inset: number;
  readonly line: number;
  readonly fill: number;
  readonly stroke: number;
  readonly corner: number;
}

/** The outline of a square: lighter on a dark board, darker on a light one. */
const paintOutlined = (
  { square, colors }: MarkStyle,
  { inset, line, fill, stroke, corner }: Outline,
): HTMLCanvasElement =>
  onSquare(square, (brush, side) => {
    const color = lightnessOf(colors.lightSquares) > MARK_LOOK.lightBoard ? BLACK : WHITE;
    const width = Math.max(1.5, line * side);
    const half = side / 2 - inset * side - width / 2;
    brush.beginPath();
    brush.roundRect(-half, -half, 2 * half, 2 * half, corner * side);
    brush.fillStyle = withAlpha(color, fill);
    brush.fill();
    brush.lineWidth = width;
    brush.strokeStyle = withAlpha(color, stroke);
    brush.stroke();
  });

/** The square under the pointer. */
export const paintAttended = (style: MarkStyle): HTMLCanvasElement =>
  paintOutlined(style, MARK_LOOK.attended);

/** The square of a disc that would turn, in a tint as light or dark as the pointer's. */
export const paintGained = (style: MarkStyle): HTMLCanvasElement => paintOutlined(style, MARK_LOOK.gained);

/** An open centre square in the opening phase. */
export const paintCentre = (style: MarkStyle): HTMLCanvasElement => paintOutlined(style, MARK_LOOK.centre);

export const paintRefused = ({ square }: MarkStyle): HTMLCanvasElement =>
  onSquare(square, (brush, side) => {
    const { fill, middle, reach } = MARK_LOOK.refused;
    const glow = brush.createRadialGradient(0, 0, 0, 0, 0, side * reach);
    glow.addColorStop(0, withAlpha(MARK_LOOK.warm, middle));
    glow.addColorStop(1, withAlpha(MARK_LOOK.warm, fill));
    brush.fillStyle = glow;
    brush.fillRect(-side / 2, -side / 2, side, side);
  });

interface GoldRing {
  readonly width: number;
  readonly edge: number;
  readonly glow: number;
}

/** Around a mark of any size: a golden ring between a dark and a light edge, so that one of the three shows on any board. */
const paintGold = (
  { square, diameter, marks }: MarkStyle,
  { width: widthShare, edge: edgeShare, glow }: GoldRing,
): HTMLCanvasElement =>
  onSquare(square, brush => {
    const { radius: share, dark, light, room } = MARK_LOOK.hint;
    const width = Math.max(1.5, widthShare * square);
    const radius = Math.max(share, marks === 'discs' ? diameter / square / 2 + room : 0) * square;
    const edge = Math.max(1, edgeShare * square);
    const shine = brush.createRadialGradient(0, 0, radius / 3, 0, 0, square / 2);
    shine.addColorStop(0, withAlpha(MARK_LOOK.gold, glow));
    shine.addColorStop(1, withAlpha(MARK_LOOK.gold, 0));
    fillCircle(brush, { x: 0, y: 0, radius: square / 2 }, shine);
    strokeCircle(brush, { x: 0, y: 0, radius, width: width + 2 * edge }, withAlpha(BLACK, dark));
    strokeCircle(
      brush,
      { x: 0, y: 0, radius: radius - width / 2 - edge / 2, width: edge },
      withAlpha(WHITE, light),
    );
    strokeCircle(brush, { x: 0, y: 0, radius, width }, MARK_LOOK.gold);
  });

/** The warm glow around a hole that takes no disc. */
export const paintRefusedHole = ({ square }: MarkStyle): HTMLCanvasElement =>
  onSquare(square, (brush, side) => {
    const { reach, strength } = UPRIGHT_LOOK.refused;
    const radius = Math.min(side / 2, side * reach);
    const glow = brush.createRadialGradient(0, 0, 0, 0, 0, radius);
    glow.addColorStop(0, withAlpha(MARK_LOOK.warm, strength));
    glow.addColorStop(0.7, withAlpha(MARK_LOOK.warm, strength));
    glow.addColorStop(1, withAlpha(MARK_LOOK.warm, 0));
    fillCircle(brush, { x: 0, y: 0, radius }, glow);
  });

/** The best square, and others that are about as good. */
export const paintHint = (style: MarkStyle): HTMLCanvasElement => paintGold(style, MARK_LOOK.hint);
export const paintGood = (style: MarkStyle): HTMLCanvasElement => paintGold(style, MARK_LOOK.good);

const paintRing = (
  { square, diameter }: MarkStyle,
  { radius, width }: { radius: number; width: number },
  color: Hex,
) =>
  onSquare(square, brush => {
    const line = Math.max(1.5, (width * diameter) / 2);
    strokeCircle(brush, { x: 0, y: 0, radius: (radius * diameter) / 2 - line / 2, width: line }, color);
  });

/** The ring on a disc of `side` that would turn. */
export const paintTurning = (style: MarkStyle, side: Color): HTMLCanvasElement =>
  paintRing(style, MARK_LOOK.ring, turningColor(style.colors, side));

/** The outline of a disc of `side` that has just turned. */
export const paintOutline = (style: MarkStyle, side: Color): HTMLCanvasElement =>
  paintRing(style, MARK_LOOK.outline, outlineColor(style.colors, side));

/** The ring in the hole that a disc of `side` would fall into. */
export const paintLanding = ({ square, diameter, colors }: MarkStyle, side: Color): HTMLCanvasElement =>
  onSquare(square, brush => {
    const { radius: share, width: widthShare, strength, fill } = UPRIGHT_LOOK.landing;
    const [radius, width] = [(share * diameter) / 2, Math.max(1.5, (widthShare * diameter) / 2)];
    const color = standingOut(discColors(colors)[side], [colors.darkSquares]);
    fillCircle(brush, { x: 0, y: 0, radius }, withAlpha(color, fill));
    strokeCircle(brush, { x: 0, y: 0, radius, width }, withAlpha(color, strength));
  });

/** The ring on a disc of `side` in a row of four: bright or dark, between edges of the opposite kind. */
export const paintWon = ({ square, diameter, colors }: MarkStyle, side: Color): HTMLCanvasElement =>
  onSquare(square, brush => {
    const { radius: share, width: widthShare, edge: edgeShare } = UPRIGHT_LOOK.won;
    const [radius, width] = [(share * diameter) / 2, (widthShare * diameter) / 2];
    const edge = Math.max(1, (edgeShare * diameter) / 2);
    const isWhiteSeen = contrastOf(WHITE, discColors(colors)[side]) >= MIN_CONTRAST;
    const ring = isWhiteSeen ? WHITE : standingOut(colors.darkSquares, [discColors(colors)[side]]);
    const under = lightnessOf(ring) > 0.5 ? BLACK : WHITE;
    strokeCircle(brush, { x: 0, y: 0, radius, width: width + 2 * edge }, withAlpha(under, 0.5));
    strokeCircle(brush, { x: 0, y: 0, radius, width }, ring);
  });
