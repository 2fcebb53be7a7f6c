import { UPRIGHT_LOOK as LOOK } from '../../../board/boardKinds.ts';
import { columnOf, ROW_NAMES } from '../../../game/square.ts';
import { standingOut } from '../../../look/contrast.ts';
import { LIGHT } from '../../../look/discGeometry.ts';
import { BLACK, mix, WHITE, withAlpha } from '../../../look/shade.ts';
import { BOARD_LOOK } from '../boardLook.ts';
import { seenSquare } from '../deviceGeometry.ts';
import type { BoardPaint } from './boardPaint.ts';
import { type Brush, clipped, fillCircle, linear, strokeCircle } from './canvas.ts';
import { castShadow, engrave, setFont } from './framePainting.ts';
import { layGrain } from './grain.ts';
import { type Body, footOf, plateOf } from './outline.ts';

interface Hole {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

const holesOf = ({ xs, ys, discShare, geometry: { square } }: BoardPaint): readonly Hole[] => {
  const radius = (discShare * LOOK.hole * square) / 2;
  const middle = (edge: number): number => Math.round(edge + square / 2);
  return ys.slice(0, -1).flatMap(y => xs.slice(0, -1).map(x => ({ x: middle(x), y: middle(y), radius })));
};

const pathOf = ({ x, y, width, height, radius }: Body): Path2D => {
  const path = new Path2D();
  const corners = typeof radius === 'number' ? radius : [radius.tl, radius.tr, radius.br, radius.bl];
  path.roundRect(x, y, width, height, corners);
  return path;
};

const platePath = ({ geometry }: BoardPaint): Path2D => pathOf(plateOf(geometry));
const footPath = ({ geometry }: BoardPaint): Path2D => pathOf(footOf(geometry));

/** The plate as a body with holes, whose outlines run in the opposite direction. */
const piercedPath = (paint: BoardPaint): Path2D => {
  const path = platePath(paint);
  for (const { x, y, radius } of holesOf(paint)) {
    path.moveTo(x + radius, y);
    path.arc(x, y, radius, 0, 2 * Math.PI, true);
  }
  return path;
};

/** The line through a hole in the direction of the light. */
const alongLight = ({ x, y, radius }: Hole): readonly [number, number, number, number] => {
  const length = Math.hypot(LIGHT.x, LIGHT.y);
  const [right, down] = [(LIGHT.x / length) * radius, (LIGHT.y / length) * radius];
  return [x + right, y + down, x - right, y - down];
};

/** Everything behind the discs: the shadow on the backdrop, and the wall that shows through empty holes. */
export const paintUprightBack = (brush: Brush, paint: BoardPaint): void => {
  const recess = paint.colors.darkSquares;
  const { relief } = paint.material;
  const { frame } = paint.geometry;
  if (relief > 0)
    for (const path of [platePath(paint), footPath(paint)])
      castShadow(brush, path, { frame, color: paint.colors.connect4Frame });
  brush.fillStyle = recess;
  brush.fill(platePath(paint));
  const { dark, light } = LOOK.recess;
  const stops = [mix(recess, BLACK, dark * relief), recess, mix(recess, WHITE, light * relief)];
  for (const hole of holesOf(paint)) fillCircle(brush, hole, linear(brush, alongLight(hole), stops));
};

/** The evening light from the upper left, and the gloss of the plate. */
const paintLight = (brush: Brush, { width, height, geometry: { frame }, material }: BoardPaint): void => {
  const { lit, shade, turn, reach } = LOOK.light;
  const { x, y, color } = BOARD_LOOK.light;
  const [left, top] = [width * x, height * y];
  const light = brush.createRadialGradient(left, top, 0, left, top, Math.max(width, height) * reach);
  light.addColorStop(0, withAlpha(color, lit * material.relief));
  light.addColorStop(turn, withAlpha(color, 0));
  light.addColorStop(turn, withAlpha(BLACK, 0));
  light.addColorStop(1, withAlpha(BLACK, shade * material.relief));
  const gloss = [
    withAlpha(WHITE, material.frameGloss * LOOK.gloss),
    withAlpha(WHITE, 0),
    withAlpha(WHITE, 0),
  ];
  for (const style of [light, linear(brush, [-frame, -frame, width * 0.6, height * 0.8], gloss)]) {
    brush.fillStyle = style;
    brush.fillRect(-frame, -frame, width + 2 * frame, height + 2 * frame);
  }
};

/** The thin bright and dark line along the edge of a body. */
const paintRim = (brush: Brush, path: Path2D, { geometry, width, height, material }: BoardPaint): void => {
  const { frame, square } = geometry;
  const stops = [
    withAlpha(WHITE, LOOK.rimLight * material.relief),
    withAlpha(WHITE, 0),
    withAlpha(BLACK, LOOK.rimShade * material.relief),
  ];
  clipped(brush, path, () => {
    brush.lineWidth = 2 * Math.max(1, LOOK.rim * square);
    brush.strokeStyle = linear(brush, [-frame, -frame, width + frame, height + frame], stops);
    brush.stroke(path);
  });
};

/** A slit over each column: dark inside, with a bright lip below. */
const paintSlits = (brush: Brush, paint: BoardPaint): void => {
  const { frame, square, columns } = paint.geometry;
  const { height, strength, light } = LOOK.slit;
  const width = paint.discShare * LOOK.disc * square;
  for (let column = 0; column < columns; column++) {
    const left = (column + 1 / 2) * square - width / 2;
    const deep = height * frame;
    brush.fillStyle = linear(
      brush,
      [0, -frame, 0, -frame + deep],
      [withAlpha(BLACK, strength), withAlpha(BLACK, strength / 2)],
    );
    brush.fillRect(left, -frame, width, deep);
    brush.fillStyle = withAlpha(WHITE, light);
    brush.fillRect(left, -frame + deep, width, Math.max(1, deep / 5));
  }
};

/** The sloping edge of a hole, and the shadow that falls through it. */
const paintEdge = (
  brush: Brush,
  hole: Hole,
  { geometry: { square }, material: { relief } }: BoardPaint,
): void => {
  const { bevel, depth } = LOOK;
  const width = Math.max(1.5, bevel.width * square);
  const stops = [
    withAlpha(BLACK, bevel.dark * relief),
    withAlpha(BLACK, bevel.middle),
    withAlpha(WHITE, bevel.light * relief),
  ];
  const ring = { ...hole, radius: hole.radius + width / 2, width };
  strokeCircle(brush, ring, linear(brush, alongLight(hole), stops));
  const [x, y] = [hole.x + depth.x * square, hole.y + depth.y * square];
  const reach = hole.radius * (1 + depth.y);
  const shadow = brush.createRadialGradient(x, y, reach * depth.from, x, y, reach * 1.06);
  shadow.addColorStop(0, withAlpha(BLACK, 0));
  shadow.addColorStop(1, withAlpha(BLACK, depth.strength * relief));
  fillCircle(brush, hole, shadow);
};

const paintHoles = (brush: Brush, paint: BoardPaint): void => {
  const { material, geometry, colors, theme } = paint;
  if (material.relief > 0) for (const hole of holesOf(paint)) paintEdge(brush, hole, paint);
  else
    for (const hole of holesOf(paint))
      strokeCircle(
        brush,
        { ...hole, width: Math.max(1.5, LOOK.line * geometry.square) },
        standingOut(theme.line, [colors.connect4Frame]),
      );
};

const paintPlate = (brush: Brush, paint: BoardPaint): void => {
  const { material, pixelRatio, colors } = paint;
  const path = piercedPath(paint);
  brush.fillStyle = colors.connect4Frame;
  brush.fill(path);
  if (material.frame !== undefined) layGrain(brush, path, material.frame, { pixelRatio });
  clipped(brush, path, () => {
    paintLight(brush, paint);
    paintSlits(brush, paint);
  });
  paintRim(brush, platePath(paint), paint);
};

const paintFoot = (brush: Brush, paint: BoardPaint): void => {
  const { material, pixelRatio, colors, width, height, geometry } = paint;
  const { frame } = geometry;
  const path = footPath(paint);
  const top = height + frame * (1 - LOOK.foot);
  brush.fillStyle = colors.connect4Frame;
  brush.fill(path);
  if (material.frame !== undefined) layGrain(brush, path, material.frame, { pixelRatio, piece: 1 });
  const { footLight, footEdge } = LOOK;
  const stops = [withAlpha(WHITE, footLight), withAlpha(BLACK, 0), withAlpha(BLACK, footEdge)];
  clipped(brush, path, () => {
    brush.fillStyle = linear(brush, [0, top, 0, height + frame], stops);
    brush.fillRect(-frame, top, width + 2 * frame, frame * LOOK.foot);
  });
  paintRim(brush, path, paint);
};

/** The numbers of the columns, cut into the upper bar. */
const paintNumbers = (brush: Brush, paint: BoardPaint): void => {
  const { geometry, colors, theme } = paint;
  const { frame, square, columns } = geometry;
  const ink = standingOut(theme.engraving, [colors.connect4Frame]);
  setFont(brush, paint);
  const { actualBoundingBoxAscent: tall } = brush.measureText('8');
  for (let column = 0; column < columns; column++)
    engrave(brush, paint, {
      letters: ROW_NAMES[columnOf(seenSquare(geometry, { column, row: 0 }))] ?? '',
      x: Math.round((column + 1 / 2) * square),
      y: Math.round((tall - frame * (1 - LOOK.slit.height)) / 2),
      frame: colors.connect4Frame,
      ink,
    });
};

/** Everything in front of the discs: the plate with its holes, its foot and the numbers. */
export const paintUprightFront = (brush: Brush, paint: BoardPaint): void => {
  paintPlate(brush, paint);
  paintHoles(brush, paint);
  paintFoot(brush, paint);
  paintNumbers(brush, paint);
};
