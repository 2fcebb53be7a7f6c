import { hasRoomForNames } from '../../../look/boardGeometry.ts';
import type { Hex } from '../../../look/colors.ts';
import { BLACK, lightnessOf, WHITE, withAlpha } from '../../../look/shade.ts';
import { edgeNames } from '../../../look/turning.ts';
import { BOARD_LOOK } from '../boardLook.ts';
import type { BoardPaint } from './boardPaint.ts';
import { type Brush, clipped, linear } from './canvas.ts';
import { layGrain } from './grain.ts';

const { sides, text } = BOARD_LOOK;

const roundRect = (x: number, y: number, width: number, height: number, radius: number): Path2D => {
  const path = new Path2D();
  path.roundRect(x, y, width, height, radius);
  return path;
};

const framePath = ({ geometry: { frame }, width, height, unit }: BoardPaint): Path2D =>
  roundRect(-frame, -frame, width + 2 * frame, height + 2 * frame, unit * BOARD_LOOK.cornerRadius);

/** A body's shadow on the backdrop: wide and soft, and dark at its foot. */
export const castShadow = (
  brush: Brush,
  path: Path2D,
  { frame, color }: { frame: number; color: Hex },
): void => {
  for (const { blur, drop, strength } of [BOARD_LOOK.wideShadow, BOARD_LOOK.contactShadow]) {
    brush.save();
    brush.shadowColor = withAlpha(BLACK, strength);
    brush.shadowBlur = blur * frame;
    brush.shadowOffsetX = drop * frame * BOARD_LOOK.shadowSlant;
    brush.shadowOffsetY = drop * frame;
    brush.fillStyle = color;
    brush.fill(path);
    brush.restore();
  }
};

interface Side {
  readonly path: Path2D;
  readonly light: number;
  readonly turned: boolean;
}

/** The four mitred sides of the frame, from the outer corners to those of the field. */
const sidesOf = ({ geometry: { frame }, width, height }: BoardPaint): readonly Side[] => {
  const outer = [
    [-frame, -frame],
    [width + frame, -frame],
    [width + frame, height + frame],
    [-frame, height + frame],
  ];
  const inner = [
    [0, 0],
    [width, 0],
    [width, height],
    [0, height],
  ];
  const lights = [sides.top, sides.right, sides.bottom, sides.left];
  return lights.map((light, index) => {
    const next = (index + 1) % lights.length;
    const path = new Path2D();
    for (const corner of [outer[index], outer[next], inner[next], inner[index]])
      path.lineTo(corner?.[0] ?? 0, corner?.[1] ?? 0);
    path.closePath();
    return { path, light, turned: index % 2 === 1 };
  });
};

const paintSides = (brush: Brush, paint: BoardPaint): void => {
  const { frame: grain, relief } = paint.material;
  for (const [piece, { path, light, turned }] of sidesOf(paint).entries()) {
    if (grain !== undefined) layGrain(brush, path, grain, { pixelRatio: paint.pixelRatio, turned, piece });
    brush.fillStyle = withAlpha(light > 0 ? WHITE : BLACK, Math.abs(light) * relief);
    brush.fill(path);
  }
};

/** A soft reflection of the window over the frame's upper left. */
const paintGloss = (brush: Brush, { geometry: { frame }, width, height, material }: BoardPaint): void => {
  if (material.frameGloss === 0) return;
  const stops = [withAlpha(WHITE, material.frameGloss), withAlpha(WHITE, 0), withAlpha(WHITE, 0)];
  brush.fillStyle = linear(
    brush,
    [-frame, -frame, width * BOARD_LOOK.gloss.x, height * BOARD_LOOK.gloss.y],
    stops,
  );
  brush.fillRect(-frame, -frame, width + 2 * frame, height + 2 * frame);
};

/** The thin bright and dark line along the frame's outer edge. */
const paintRim = (brush: Brush, paint: BoardPaint): void => {
  const {
    geometry: { frame },
    unit,
    width,
    height,
    material,
  } = paint;
  if (material.relief === 0) return;
  const stops = [
    withAlpha(WHITE, BOARD_LOOK.rimLight),
    withAlpha(WHITE, BOARD_LOOK.rimMiddle),
    withAlpha(BLACK, BOARD_LOOK.rimShade),
  ];
  brush.lineWidth = 2 * Math.max(1, BOARD_LOOK.rim * unit);
  brush.strokeStyle = linear(brush, [-frame, -frame, width + frame, height + frame], stops);
  brush.stroke(framePath(paint));
};

/** The strip that slopes down to the squares: its upper left lies in shade, its lower right catches the light. */
const paintSlope = (brush: Brush, { unit, width, height, material }: BoardPaint): void => {
  if (material.relief === 0) return;
  const slope = Math.max(1, Math.round(BOARD_LOOK.slope * unit));
  const stops = [
    withAlpha(BLACK, BOARD_LOOK.slopeShade),
    withAlpha(BLACK, BOARD_LOOK.slopeMiddle),
    withAlpha(WHITE, BOARD_LOOK.slopeLight),
  ];
  brush.fillStyle = linear(brush, [0, 0, width, height], stops);
  const path = roundRect(-slope, -slope, width + 2 * slope, height + 2 * slope, slope / 2);
  brush.fill(path);
};

export interface Engraving {
  readonly letters: string;
  readonly x: number;
  readonly y: number;
}

/** Letters cut into a frame; `y` is their baseline and `x` their center. */
export const engrave = (
  brush: Brush,
  { unit, material }: BoardPaint,
  { letters, x, y, frame, ink }: Engraving & { readonly frame: Hex; readonly ink: Hex },
): void => {
  const depth = Math.max(1, Math.round(text.depth * unit)) * material.relief;
  if (depth > 0) {
    brush.fillStyle = withAlpha(WHITE, text.light);
    brush.fillText(letters, x + depth / 2, y + depth);
    brush.fillStyle = withAlpha(BLACK, lightnessOf(frame) > 0.5 ? text.darkOnLight : text.dark);
    brush.fillText(letters, x - depth / 2, y - depth);
  }
  brush.fillStyle = ink;
  brush.fillText(letters, x, y);
};

/** Sets a font size that fits the frame. */
export const setFont = (brush: Brush, { geometry: { frame }, pixelRatio, font }: BoardPaint): void => {
  const size = Math.max(frame * text.size, Math.min(text.least * pixelRatio, frame * text.most));
  brush.font = `${text.weight} ${Math.round(size)}px ${font}`;
  brush.textAlign = 'center';
  brush.textBaseline = 'alphabetic';
};

const paintCoordinates = (brush: Brush, paint: BoardPaint): void => {
  const { theme } = paint;
  const { frame, square, columns, rows, turn } = paint.geometry;
  if (!hasRoomForNames(square / paint.pixelRatio)) return;
  const cut = (engraving: Engraving): void =>
    engrave(brush, paint, { ...engraving, frame: theme.frame, ink: theme.engraving });
  setFont(brush, paint);
  const { actualBoundingBoxAscent: digits } = brush.measureText('8');
  const { actualBoundingBoxAscent: letters } = brush.measureText('e');
  const outward = -(frame + BOARD_LOOK.slope * paint.unit) / 2;
  const middle = (index: number): number => Math.round((index + 0.5) * square);
  const heightOf = (name: string): number => (/\d/.test(name) ? digits : letters);
  const { above, beside } = edgeNames(turn, { width: columns, height: rows });
  for (const [index, name] of above.entries())
    cut({ letters: name, x: middle(index), y: Math.round(outward + heightOf(name) / 2) });
  for (const [index, name] of beside.entries())
    cut({ letters: name, x: Math.round(outward), y: Math.round(middle(index) + heightOf(name) / 2) });
};

/** The frame with its shadow on the backdrop, bevels and engraved coordinates. */
export const paintFrame = (brush: Brush, paint: BoardPaint): void => {
  const path = framePath(paint);
  const { frame } = paint.geometry;
  if (paint.material.relief > 0) castShadow(brush, path, { frame, color: paint.theme.frame });
  brush.fillStyle = paint.theme.frame;
  brush.fill(path);
  clipped(brush, path, () => {
    paintSides(brush, paint);
    paintGloss(brush, paint);
    paintRim(brush, paint);
  });
  paintSlope(brush, paint);
  paintCoordinates(brush, paint);
};
