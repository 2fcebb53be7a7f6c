import type { Color } from '../../../game/color.ts';
import { discColors, type Hex } from '../../../look/colors.ts';
import { standingOut } from '../../../look/contrast.ts';
import { BLACK, withAlpha } from '../../../look/shade.ts';
import { type Brush, clipped, fillCircle, onSquare } from './canvas.ts';
import type { MarkStyle } from './markPainting.ts';

/** Marks that are laid over the squares. Lengths are shares of a square's side, strengths opacities. */
export const OVERLAY_LOOK = {
  /** How clearly the discs of a line to come are seen. */
  foreseenAlpha: 0.62,
  light: '#ffd06a' as Hex,
  cool: '#8fd0ff' as Hex,
  warm: '#ff7a5c' as Hex,
  /** The dark edge that sets a mark off from any ground. */
  edge: { width: 0.022, strength: 0.75 },
  /** A disc in a corner of a square for a side that may play there: Black left, round; White right, on its tip. */
  mobility: { offset: 0.32, radius: 0.105 },
  frontier: { radius: 0.86, width: 0.1, dashes: 14 },
  stable: { inset: 0.045, arm: 0.2, width: 0.055 },
  opened: { radius: 0.27, width: 0.055 },
  /** Areas with an odd number of squares are striped, the others dotted. */
  stripes: { step: 0.2, width: 0.05, strength: 0.75, inset: 0.06 },
  dots: { step: 0.25, radius: 0.042, strength: 0.8 },
} as const;

const edgeOf = (side: number): number => Math.max(1, OVERLAY_LOOK.edge.width * side);

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
  brush.strokeStyle = withAlpha(BLACK, OVERLAY_LOOK.edge.strength);
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
    const { offset, radius } = OVERLAY_LOOK.mobility;
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
    const { radius: share, width, dashes } = OVERLAY_LOOK.frontier;
    const radius = (share * diameter) / 2;
    const dash = (2 * Math.PI * radius) / dashes / 2;
    brush.setLineDash([dash, dash]);
    const ring = standingOut(OVERLAY_LOOK.warm, [discColors(colors)[color]]);
    strokeEdged(brush, circle(0, 0, radius), Math.max(2, (width * diameter) / 2), { color: ring, side });
  });

/** Four corners that hold a disc which can never be flipped. */
export const paintStable = ({ square }: MarkStyle, _color: Color): HTMLCanvasElement =>
  onSquare(square, (brush, side) => {
    const { inset, arm, width } = OVERLAY_LOOK.stable;
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
    strokeEdged(brush, path, Math.max(2, width * side), { color: OVERLAY_LOOK.light, side });
  });

/** A square on its tip where the other side may play all of a sudden. */
export const paintOpened = ({ square }: MarkStyle, _color: Color): HTMLCanvasElement =>
  onSquare(square, (brush, side) => {
    const { radius, width } = OVERLAY_LOOK.opened;
    strokeEdged(brush, diamond(0, 0, radius * side), Math.max(2, width * side), {
      color: OVERLAY_LOOK.warm,
      side,
    });
  });

const insideSquare = (side: number): Path2D => {
  const half = side / 2 - OVERLAY_LOOK.stripes.inset * side;
  const path = new Path2D();
  path.rect(-half, -half, 2 * half, 2 * half);
  return path;
};

export const paintOdd = ({ square }: MarkStyle): HTMLCanvasElement =>
  onSquare(square, (brush, side) => {
    const { step, width, strength } = OVERLAY_LOOK.stripes;
    clipped(brush, insideSquare(side), () => {
      const path = new Path2D();
      for (let at = -side; at <= side; at += step * side) {
        path.moveTo(at - side / 2, side / 2);
        path.lineTo(at + side / 2, -side / 2);
      }
      brush.globalAlpha = strength;
      strokeEdged(brush, path, Math.max(1.5, width * side), { color: OVERLAY_LOOK.light, side: side / 2 });
    });
  });

export const paintEven = ({ square }: MarkStyle): HTMLCanvasElement =>
  onSquare(square, (brush, side) => {
    const { step, radius, strength } = OVERLAY_LOOK.dots;
    for (const x of [-1, 0, 1])
      for (const y of [-1, 0, 1]) {
        const at = { x: x * step * side, y: y * step * side };
        fillCircle(
          brush,
          { ...at, radius: radius * side + edgeOf(side) },
          withAlpha(BLACK, OVERLAY_LOOK.edge.strength),
        );
        fillCircle(brush, { ...at, radius: radius * side }, withAlpha(OVERLAY_LOOK.cool, strength));
      }
  });
