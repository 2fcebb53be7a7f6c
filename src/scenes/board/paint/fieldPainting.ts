import { BOARD_KINDS } from '../../../board/boardKinds.ts';
import { hasDots } from '../../../board/boardLines.ts';
import { columnOf, rowOf } from '../../../game/square.ts';
import { type Ground, groundAt } from '../../../look/colors.ts';
import { BLACK, mix, WHITE, withAlpha } from '../../../look/shade.ts';
import { BOARD_LOOK } from '../boardLook.ts';
import { type DeviceGeometry, seenSquare } from '../deviceGeometry.ts';
import type { BoardPaint } from './boardPaint.ts';
import { type Brush, fillCircle, linear } from './canvas.ts';
import { layGrain } from './grain.ts';

const wholePath = ({ width, height }: BoardPaint): Path2D => {
  const path = new Path2D();
  path.rect(0, 0, width, height);
  return path;
};

/** The color of the square at a visual place: squares keep their color when the board is rotated. */
const groundSeen = (geometry: DeviceGeometry, column: number, row: number): Ground => {
  const square = seenSquare(geometry, { column, row });
  return groundAt(columnOf(square), rowOf(square));
};

/** The squares of the second color. */
const chequerPath = ({ xs, ys, geometry }: BoardPaint): Path2D => {
  const path = new Path2D();
  for (const [row, y] of ys.slice(0, -1).entries())
    for (const [column, x] of xs.slice(0, -1).entries())
      if (groundSeen(geometry, column, row) === 'lightSquares')
        path.rect(x, y, (xs[column + 1] ?? x) - x, (ys[row + 1] ?? y) - y);
  return path;
};

/** The grain, over all squares at once or piece by piece, as in marquetry. */
const paintGrain = (brush: Brush, paint: BoardPaint): void => {
  const {
    material: { squares: grain },
    pixelRatio,
    xs,
    ys,
  } = paint;
  if (grain === undefined) return;
  if (grain.inPieces !== true) {
    layGrain(brush, wholePath(paint), grain, { pixelRatio });
    return;
  }
  for (const [row, y] of ys.slice(0, -1).entries())
    for (const [column, x] of xs.slice(0, -1).entries()) {
      const path = new Path2D();
      path.rect(x, y, (xs[column + 1] ?? x) - x, (ys[row + 1] ?? y) - y);
      layGrain(brush, path, grain, { pixelRatio, piece: row * xs.length + column });
    }
};

/** The glaze of each square: bright at its upper left, with a reflection that ends in a slanted edge. */
const paintGloss = (brush: Brush, paint: BoardPaint): void => {
  const { material, xs, ys } = paint;
  if (material.gloss === 0) return;
  const clear = withAlpha(WHITE, 0);
  for (const [row, y] of ys.slice(0, -1).entries())
    for (const [column, x] of xs.slice(0, -1).entries()) {
      const [right, bottom] = [xs[column + 1] ?? x, ys[row + 1] ?? y];
      const stops = [withAlpha(WHITE, material.gloss), clear, withAlpha(BLACK, material.gloss / 3)];
      brush.fillStyle = linear(brush, [x, y, right, bottom], stops);
      brush.fillRect(x, y, right - x, bottom - y);
    }
};

/** A window reflected by a polished field: slanted panes from its upper edge to its left one. */
const paintMirror = (brush: Brush, { width, height, material: { mirror } }: BoardPaint): void => {
  if (mirror === 0) return;
  for (const { from, to, down } of BOARD_LOOK.mirror) {
    const path = new Path2D();
    path.moveTo(width * from, 0);
    path.lineTo(width * to, 0);
    path.lineTo(0, height * to * down);
    path.lineTo(0, height * from * down);
    path.closePath();
    brush.fillStyle = linear(
      brush,
      [0, 0, width * to, height * to],
      [withAlpha(WHITE, mirror), withAlpha(WHITE, mirror / 4)],
    );
    brush.fill(path);
  }
};

/** The evening light over the whole field from the upper left. */
const paintLight = (brush: Brush, { width, height, material: { relief } }: BoardPaint): void => {
  if (relief === 0) return;
  const { x, y, reach, turn, lit, shade, color } = BOARD_LOOK.light;
  const [left, top] = [width * x, height * y];
  const light = brush.createRadialGradient(left, top, 0, left, top, Math.max(width, height) * reach);
  light.addColorStop(0, withAlpha(color, lit * relief));
  light.addColorStop(turn, withAlpha(color, 0));
  light.addColorStop(turn, withAlpha(BLACK, 0));
  light.addColorStop(1, withAlpha(BLACK, shade * relief));
  brush.fillStyle = light;
  brush.fillRect(0, 0, width, height);
};

/** A lozenge inlaid in every other square, so that Anti-Othello can be recognized without color. */
const paintInlay = (brush: Brush, { xs, ys, line, geometry }: BoardPaint): void => {
  const { square } = geometry;
  const { reach: share, width, strength, light, shift, dark } = BOARD_LOOK.inlay;
  const reach = share * square;
  const path = new Path2D();
  for (const [row, y] of ys.slice(0, -1).entries())
    for (const [column, x] of xs.slice(0, -1).entries()) {
      if (groundSeen(geometry, column, row) === 'lightSquares') continue;
      const [middle, centre] = [x + square / 2, y + square / 2];
      path.moveTo(middle, centre - reach);
      path.lineTo(middle + reach, centre);
      path.lineTo(middle, centre + reach);
      path.lineTo(middle - reach, centre);
      path.closePath();
    }
  brush.save();
  brush.lineWidth = Math.max(1, width * square);
  brush.strokeStyle = withAlpha(WHITE, light);
  brush.translate(shift * square, shift * square);
  brush.stroke(path);
  brush.translate(-shift * square, -shift * square);
  brush.strokeStyle = withAlpha(mix(line, BLACK, dark), strength);
  brush.stroke(path);
  brush.restore();
};

/** The lines between the squares, `shift` pixels to the lower right of their edges. */
const fillLines = (
  brush: Brush,
  { xs, ys, width, height }: BoardPaint,
  { thickness, shift }: { thickness: number; shift: number },
): void => {
  const half = Math.floor(thickness / 2);
  for (const x of xs.slice(1, -1)) brush.fillRect(x - half + shift, 0, thickness, height);
  for (const y of ys.slice(1, -1)) brush.fillRect(0, y - half + shift, width, thickness);
};

/** The positions of the four dots: on the corners of the middle four by four squares, if the board has them. */
const dotsOf = ({
  xs,
  ys,
  geometry: { columns, rows },
}: BoardPaint): readonly (readonly [number, number])[] => {
  if (!hasDots({ width: columns, height: rows })) return [];
  const [left, right, top, bottom] = [xs[2] ?? 0, xs[columns - 2] ?? 0, ys[2] ?? 0, ys[rows - 2] ?? 0];
  return [
    [left, top],
    [right, top],
    [left, bottom],
    [right, bottom],
  ];
};

const lineThickness = ({ geometry: { square }, theme, pixelRatio }: BoardPaint): number => {
  const least = theme.bold ? Math.round(BOARD_LOOK.boldLine * pixelRatio) : 1;
  return Math.max(least, Math.round(BOARD_LOOK.line * square));
};

const paintLines = (brush: Brush, paint: BoardPaint): void => {
  const {
    line,
    geometry: { square },
    material: { relief },
  } = paint;
  const thickness = lineThickness(paint);
  const [shift, radius] = [Math.max(1, thickness / 2), BOARD_LOOK.dotRadius * square];
  brush.fillStyle = withAlpha(WHITE, BOARD_LOOK.lineLight * relief);
  fillLines(brush, paint, { thickness, shift });
  for (const [x, y] of dotsOf(paint))
    fillCircle(
      brush,
      { x: x + shift, y: y + shift, radius },
      withAlpha(WHITE, BOARD_LOOK.lineLight * 2 * relief),
    );
  brush.fillStyle = line;
  fillLines(brush, paint, { thickness, shift: 0 });
  for (const [x, y] of dotsOf(paint)) fillCircle(brush, { x, y, radius }, line);
};

/** The frame's shadow: long under the sides that face the light, very short under the others. */
const paintInnerShadow = (
  brush: Brush,
  { width, height, geometry: { square }, material: { relief } }: BoardPaint,
): void => {
  if (relief === 0) return;
  const { length: share, strength, farStrength, side, fading } = BOARD_LOOK.innerShadow;
  const length = share * square;
  const stops = (alpha: number): string[] => fading.map(part => withAlpha(BLACK, alpha * part));
  const strip = (edge: readonly [number, number, number, number], alpha: number): void => {
    brush.fillStyle = linear(brush, edge, stops(alpha * relief));
    brush.fillRect(0, 0, width, height);
  };
  strip([0, 0, 0, length], strength);
  strip([0, 0, length * side, 0], strength * side);
  strip([0, height, 0, height - length / 2], farStrength);
  strip([width, 0, width - length / 2, 0], farStrength);
};

/** The squares: their two colors, the grain, light and lines. */
export const paintField = (brush: Brush, paint: BoardPaint): void => {
  const { colors } = paint;
  const whole = wholePath(paint);
  brush.fillStyle = colors.darkSquares;
  brush.fill(whole);
  brush.fillStyle = colors.lightSquares;
  brush.fill(chequerPath(paint));
  paintGrain(brush, paint);
  paintGloss(brush, paint);
  paintMirror(brush, paint);
  if (BOARD_KINDS[paint.rules].inlaid) paintInlay(brush, paint);
  paintLight(brush, paint);
  paintLines(brush, paint);
  paintInnerShadow(brush, paint);
};
