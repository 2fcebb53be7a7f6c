import type { Color } from '../../../game/color.ts';
import { discColors, type Hex } from '../../../look/colors.ts';
import { standingOut } from '../../../look/contrast.ts';
import { BLACK, withAlpha } from '../../../look/shade.ts';
import { OVERLAY_LOOK as LOOK } from '../overlayLook.ts';
import { type Brush, clipped, fillCircle, onSquare } from './canvas.ts';
import type { MarkStyle } from './markPainting.ts';

const edgeOf = (side: number): number => Math.max(1, LOOK.edge.width * side);

/** A line with a dark edge on both sides. */
const strokeEdged = (
  brush: Brush,
  path: Path2D,
  width: number,
  { color, side }: { color: Hex; side: number },
): void => {
  brush.lineCap = 'butt';
  brush.lineJoin = 'round';
  brush.lineWidth = width + 2 * edgeOf(side);
  brush.strokeStyle = withAlpha(BLACK, LOOK.edge.strength);
  brush.stroke(path);
  brush.lineWidth = width;
  brush.strokeStyle = color;
  brush.stroke(path);
};

const diamond = (x: number, y: number, radius: number): Path2D => {
  const path = new Path2D();
  path.moveTo(x, y - radius);
  path.lineTo(x + radius, y);
  path.lineTo(x, y + radius);
  path.lineTo(x - radius, y);
  path.closePath();
  return path;
};

const circle = (x: number, y: number, radius: number): Path2D => {
  const path = new Path2D();
  path.arc(x, y, radius, 0, 2 * Math.PI);
  return path;
};

/** A small disc of the side that may play here, told apart by place and shape as well. */
export const paintMobility = ({ square, colors }: MarkStyle, color: Color): HTMLCanvasElement =>
  onSquare(square, (brush, side) => {
    const { offset, radius } = LOOK.mobility;
    const isBlack = color === 'black';
    const [x, y] = [(isBlack ? -offset : offset) * side, offset * side];
    const path = isBlack ? circle(x, y, radius * side) : diamond(x, y, radius * side * 1.25);
    const fill = discColors(colors)[color];
    strokeEdged(brush, path, edgeOf(side), { color: standingOut(fill, [fill]), side });
    brush.fillStyle = fill;
    brush.fill(path);
  });

/** A broken ring on a disc with an empty square beside it. */
export const paintFrontier = ({ square, diameter, colors }: MarkStyle, color: Color): HTMLCanvasElement =>
  onSquare(square, (brush, side) => {
    const { radius: share, width, dashes } = LOOK.frontier;
    const radius = (share * diameter) / 2;
    const dash = (2 * Math.PI * radius) / dashes / 2;
    brush.setLineDash([dash, dash]);
    const ring = standingOut(LOOK.warm, [discColors(colors)[color]]);
    strokeEdged(brush, circle(0, 0, radius), Math.max(2, (width * diameter) / 2), { color: ring, side });
  });

/** Four corners that hold a disc which can never be flipped. */
export const paintStable = ({ square }: MarkStyle, _color: Color): HTMLCanvasElement =>
  onSquare(square, (brush, side) => {
    const { inset, arm, width } = LOOK.stable;
    const far = side / 2 - inset * side;
    const near = far - arm * side;
    const path = new Path2D();
    for (const [right, down] of [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ] as const) {
      path.moveTo(right * near, down * far);
      path.lineTo(right * far, down * far);
      path.lineTo(right * far, down * near);
    }
    strokeEdged(brush, path, Math.max(2, width * side), { color: LOOK.light, side });
  });

/** A square on its tip where the other side may play all of a sudden. */
export const paintOpened = ({ square }: MarkStyle, _color: Color): HTMLCanvasElement =>
  onSquare(square, (brush, side) => {
    const { radius, width } = LOOK.opened;
    strokeEdged(brush, diamond(0, 0, radius * side), Math.max(2, width * side), { color: LOOK.warm, side });
  });

const insideSquare = (side: number): Path2D => {
  const half = side / 2 - LOOK.stripes.inset * side;
  const path = new Path2D();
  path.rect(-half, -half, 2 * half, 2 * half);
  return path;
};

export const paintOdd = ({ square }: MarkStyle): HTMLCanvasElement =>
  onSquare(square, (brush, side) => {
    const { step, width, strength } = LOOK.stripes;
    clipped(brush, insideSquare(side), () => {
      const path = new Path2D();
      for (let at = -side; at <= side; at += step * side) {
        path.moveTo(at - side / 2, side / 2);
        path.lineTo(at + side / 2, -side / 2);
      }
      brush.globalAlpha = strength;
      strokeEdged(brush, path, Math.max(1.5, width * side), { color: LOOK.light, side: side / 2 });
    });
  });

export const paintEven = ({ square }: MarkStyle): HTMLCanvasElement =>
  onSquare(square, (brush, side) => {
    const { step, radius, strength } = LOOK.dots;
    for (const x of [-1, 0, 1])
      for (const y of [-1, 0, 1]) {
        const at = { x: x * step * side, y: y * step * side };
        fillCircle(
          brush,
          { ...at, radius: radius * side + edgeOf(side) },
          withAlpha(BLACK, LOOK.edge.strength),
        );
        fillCircle(brush, { ...at, radius: radius * side }, withAlpha(LOOK.cool, strength));
      }
  });
