import type { Color } from '../../game/color.ts';
import type { BoardColors, Hex } from '../../look/colors.ts';
import { BLACK, lightnessOf, WHITE, withAlpha } from '../../look/shade.ts';
import { MARK_LOOK } from './boardLook.ts';
import { type Brush, fillCircle, painted, strokeCircle } from './canvas.ts';
import { lastMoveColor, legalInk, outlineColor, turningColor } from './markColors.ts';

export interface MarkStyle {
  readonly square: number;
  readonly diameter: number;
  readonly colors: BoardColors;
}

/** An even number of pixels around the middle of a square. */
const onSquare = (square: number, paint: (brush: Brush, side: number) => void): HTMLCanvasElement => {
  const side = 2 * Math.ceil(square / 2);
  return painted(side, side, brush => {
    brush.translate(side / 2, side / 2);
    paint(brush, square);
  });
};

/** A dot that lies in a shallow dimple: a breath of shade above it, of light below. */
export const paintLegal = ({ square, colors }: MarkStyle, side: Color): HTMLCanvasElement =>
  onSquare(square, brush => {
    const radius = MARK_LOOK.legal.radius * square;
    const { color, alpha } = legalInk(colors, side);
    const shift = Math.max(1, radius * MARK_LOOK.legal.dimple);
    fillCircle(brush, { x: shift / 2, y: shift, radius }, withAlpha(WHITE, MARK_LOOK.legal.rim));
    fillCircle(brush, { x: 0, y: 0, radius }, withAlpha(color, alpha));
  });

export const paintLastMove = ({ square, colors }: MarkStyle, side: Color): HTMLCanvasElement =>
  onSquare(square, brush =>
    fillCircle(brush, { x: 0, y: 0, radius: MARK_LOOK.last.radius * square }, lastMoveColor(colors, side)),
  );

/** A square under the pointer: lighter on a dark board, darker on a light one. */
export const paintAttended = ({ square, colors }: MarkStyle): HTMLCanvasElement =>
  onSquare(square, (brush, side) => {
    const { inset, line, fill, stroke, corner, lightBoard } = MARK_LOOK.attended;
    const color = lightnessOf(colors.lightSquares) > lightBoard ? BLACK : WHITE;
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

export const paintRefused = ({ square }: MarkStyle): HTMLCanvasElement =>
  onSquare(square, (brush, side) => {
    const { fill, middle, reach } = MARK_LOOK.refused;
    const glow = brush.createRadialGradient(0, 0, 0, 0, 0, side * reach);
    glow.addColorStop(0, withAlpha(MARK_LOOK.warm, middle));
    glow.addColorStop(1, withAlpha(MARK_LOOK.warm, fill));
    brush.fillStyle = glow;
    brush.fillRect(-side / 2, -side / 2, side, side);
  });

/** A golden ring between a dark and a light edge, so that one of the three is seen on any board. */
export const paintHint = ({ square }: MarkStyle): HTMLCanvasElement =>
  onSquare(square, brush => {
    const { radius: share, width: widthShare, edge: edgeShare, glow, dark, light } = MARK_LOOK.hint;
    const [radius, width] = [share * square, Math.max(2, widthShare * square)];
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
