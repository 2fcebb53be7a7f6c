import type { Square } from '../../../game/square.ts';
import { BLACK, WHITE, withAlpha } from '../../../look/shade.ts';
import { BOARD_LOOK } from '../boardLook.ts';
import { seenPlace } from '../deviceGeometry.ts';
import type { BoardPaint } from './boardPaint.ts';
import { type Brush, clipped } from './canvas.ts';
import { layGrain } from './grain.ts';

const { blocked: look } = BOARD_LOOK;

interface Block {
  readonly x: number;
  readonly y: number;
  readonly right: number;
  readonly bottom: number;
}

/** A square's block; beside the frame it reaches this far into it. */
const blockOf = ({ xs, ys, geometry }: BoardPaint, square: Square, reach: number): Block => {
  const { columns, rows } = geometry;
  const { column, row } = seenPlace(geometry, square);
  return {
    x: (xs[column] ?? 0) - (column === 0 ? reach : 0),
    y: (ys[row] ?? 0) - (row === 0 ? reach : 0),
    right: (xs[column + 1] ?? 0) + (column === columns - 1 ? reach : 0),
    bottom: (ys[row + 1] ?? 0) + (row === rows - 1 ? reach : 0),
  };
};

const pathOf = (paint: BoardPaint, reach: number): Path2D => {
  const path = new Path2D();
  for (const square of paint.blocked) {
    const { x, y, right, bottom } = blockOf(paint, square, reach);
    path.rect(x, y, right - x, bottom - y);
  }
  return path;
};

/** A line inside the outline of the blocks, but not along the frame: bright where it faces the light, else dark. */
const paintEdges = (brush: Brush, paint: BoardPaint): void => {
  const { geometry, material, width, height } = paint;
  const shift = Math.max(1, look.edge * geometry.square);
  const outside = new Path2D();
  outside.rect(-width, -height, 3 * width, 3 * height);
  outside.addPath(pathOf(paint, geometry.square));
  for (const [side, tone, strength] of [
    [1, WHITE, look.light],
    [-1, BLACK, look.shade],
  ] as const) {
    brush.save();
    brush.translate(side * shift, side * shift);
    brush.fillStyle = withAlpha(tone, strength * material.relief);
    brush.fill(outside, 'evenodd');
    brush.restore();
  }
};

/** Blocked squares, as blocks of the frame that stand among the squares and cast a shadow on them. */
export const paintBlocked = (brush: Brush, paint: BoardPaint): void => {
  const { blocked, geometry, material, pixelRatio, theme, width, height } = paint;
  if (blocked.isEmpty()) return;
  // Beside the frame, its sloping strip becomes part of the block, and the two merge.
  const path = pathOf(paint, Math.max(1, Math.round(BOARD_LOOK.slope * paint.unit)));
  const field = new Path2D();
  field.rect(0, 0, width, height);
  brush.fillStyle = theme.frame;
  clipped(brush, field, () => {
    const { blur, x, y, strength } = look.shadow;
    brush.shadowColor = withAlpha(BLACK, strength * material.relief);
    brush.shadowBlur = blur * geometry.square;
    brush.shadowOffsetX = x * geometry.square;
    brush.shadowOffsetY = y * geometry.square;
    brush.fill(path);
  });
  brush.fill(path);
  if (material.frame !== undefined) layGrain(brush, path, material.frame, { pixelRatio });
  if (material.relief > 0) clipped(brush, path, () => paintEdges(brush, paint));
};
