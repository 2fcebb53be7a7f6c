import { UPRIGHT_LOOK } from '../../../board/boardKinds.ts';
import { type ByColor, type Color, opposite } from '../../../game/color.ts';
import type { Hex } from '../../../look/colors.ts';
import { LIGHT, LYING_EDGE } from '../../../look/discGeometry.ts';
import { BOLD_RIM, hasRim, PATTERN, patternInk } from '../../../look/discPattern.ts';
import { BLACK, WHITE, withAlpha } from '../../../look/shade.ts';
import { DISC_FORMS, DISC_STYLES, type DiscStyle } from '../../../look/style/discStyles.ts';
import { DISC_LOOK } from '../boardLook.ts';
import { type Brush, fillCircle, linear, painted, strokeCircle } from './canvas.ts';
import { DISC_PAINTERS } from './discs/discPainters.ts';

/** The input for painting a disc. */
export interface DiscPaint {
  /** In pixels. */
  readonly diameter: number;
  readonly colors: ByColor<Hex>;
  readonly discStyle: DiscStyle;
  readonly patterned: boolean;
  readonly bold: boolean;
  /** Whether the disc is shown as lost. */
  readonly isLost?: boolean;
}

const paintPattern = (brush: Brush, radius: number, side: Color, color: Hex): void => {
  const { ring, width, bars, barLength } = PATTERN;
  const [ink, line] = [patternInk(color), width * radius];
  if (side === 'black') {
    strokeCircle(brush, { x: 0, y: 0, radius: ring * radius, width: line }, ink);
    return;
  }
  brush.fillStyle = ink;
  brush.beginPath();
  for (const x of [-bars, bars])
    brush.roundRect(x * radius - line / 2, -barLength * radius, line, 2 * barLength * radius, line / 2);
  brush.fill();
};

/** High contrast: a plain color, with a white rim if it is dark. */
const paintBold = (brush: Brush, radius: number, color: Hex): void => {
  fillCircle(brush, { x: 0, y: 0, radius }, color);
  if (!hasRim(color)) return;
  const width = Math.max(BOLD_RIM.least, BOLD_RIM.width * radius);
  strokeCircle(brush, { x: 0, y: 0, radius: radius - width / 2, width }, WHITE);
};

const faceAt = (
  brush: Brush,
  y: number,
  side: Color,
  { diameter, colors, discStyle, patterned, bold, isLost = false }: DiscPaint,
): void => {
  const [radius, color] = [diameter / 2, colors[side]];
  const face = { radius, color, isLost };
  const { body, over } = DISC_PAINTERS[discStyle];
  brush.save();
  brush.translate(0, y);
  if (bold) paintBold(brush, radius, color);
  else body(brush, face);
  if (patterned) paintPattern(brush, radius, side, color);
  if (!bold) over(brush, face);
  brush.restore();
};

/** A slice of the edge. Its bright side is on the right, since slices are rotated toward the light when shown. */
const sliceOf = (
  brush: Brush,
  side: Color,
  { diameter, colors, discStyle, bold, isLost = false }: DiscPaint,
): CanvasGradient => {
  const { edge } = DISC_PAINTERS[bold ? 'turned' : discStyle];
  return edge(brush, { radius: diameter / 2, color: colors[side], isLost });
};

/** A disc at rest: the edge below the face, half in the other color, then the face. */
const lyingDisc = (brush: Brush, side: Color, style: DiscPaint): void => {
  const radius = style.diameter / 2;
  const edge = LYING_EDGE * style.diameter * DISC_FORMS[style.discStyle].thickness;
  const steps = Math.max(2, Math.ceil(edge / DISC_LOOK.slice) * 2);
  for (let step = 0; step < steps; step++) {
    const half = step < steps / 2 ? opposite(side) : side;
    brush.save();
    brush.translate(0, edge * (0.5 - step / steps));
    brush.rotate(Math.atan2(LIGHT.y, LIGHT.x));
    fillCircle(brush, { x: 0, y: 0, radius }, sliceOf(brush, half, style));
    brush.restore();
  }
  faceAt(brush, -edge / 2, side, style);
};

const onDisc = (diameter: number, paint: (brush: Brush) => void): HTMLCanvasElement => {
  const size = discCanvasSize(diameter);
  return painted(size, size, brush => {
    brush.translate(size / 2, size / 2);
    paint(brush);
  });
};

const THICKEST = Math.max(...DISC_STYLES.map(style => DISC_FORMS[style].thickness));

/** Even, so that the center of a disc lies on a whole pixel. */
const discCanvasSize = (diameter: number): number =>
  2 * Math.ceil((diameter * (1 + THICKEST * LYING_EDGE)) / 2 + DISC_LOOK.padding);

export const paintDisc = (side: Color, style: DiscPaint): HTMLCanvasElement =>
  onDisc(style.diameter, brush => lyingDisc(brush, side, style));

export const paintFace = (side: Color, style: DiscPaint): HTMLCanvasElement =>
  onDisc(style.diameter, brush => faceAt(brush, 0, side, style));

export const paintSlice = (side: Color, style: DiscPaint): HTMLCanvasElement =>
  onDisc(style.diameter, brush =>
    fillCircle(brush, { x: 0, y: 0, radius: style.diameter / 2 }, sliceOf(brush, side, style)),
  );

/** An upright token of one color: a face with a raised ring, which catches the light. */
const tokenAt = (brush: Brush, side: Color, style: DiscPaint): void => {
  faceAt(brush, 0, side, style);
  if (style.patterned || style.discStyle !== 'turned') return;
  const { radius: share, width: widthShare, light, shade } = UPRIGHT_LOOK.relief;
  const radius = style.diameter / 2;
  const width = widthShare * radius;
  const [x, y] = [LIGHT.x * radius, LIGHT.y * radius];
  const outer = [withAlpha(WHITE, light), withAlpha(WHITE, 0), withAlpha(BLACK, shade)];
  const rings = [
    { ring: share * radius + width / 2, stops: outer },
    { ring: share * radius - width / 2, stops: outer.toReversed() },
  ];
  for (const { ring, stops } of rings)
    strokeCircle(brush, { x: 0, y: 0, radius: ring, width }, linear(brush, [x, y, -x, -y], stops));
};

export const paintToken = (side: Color, style: DiscPaint): HTMLCanvasElement =>
  onDisc(style.diameter, brush => tokenAt(brush, side, style));

/** A plain white circle, tinted and laid over a face that turns toward or away from the light. */
export const paintSheen = (diameter: number): HTMLCanvasElement =>
  onDisc(diameter, brush => fillCircle(brush, { x: 0, y: 0, radius: diameter / 2 }, WHITE));

interface Blur {
  readonly blur: number;
  readonly x: number;
  readonly y: number;
  readonly strength: number;
  readonly size: number;
}

/** A blurred circle: the canvas shadow of a circle that is itself outside the canvas. */
const paintBlur = (brush: Brush, radius: number, { blur, x, y, strength, size }: Blur): void => {
  const away = 1e4;
  brush.save();
  brush.shadowColor = withAlpha(BLACK, strength);
  brush.shadowBlur = blur * radius * 2;
  brush.shadowOffsetX = x * radius + away;
  brush.shadowOffsetY = y * radius;
  fillCircle(brush, { x: -away, y: 0, radius: radius * size }, BLACK);
  brush.restore();
};

const onShadow = (diameter: number, paint: (brush: Brush) => void): HTMLCanvasElement => {
  const size = 2 * Math.ceil((diameter * DISC_LOOK.shadow.room) / 2);
  return painted(size, size, brush => {
    brush.translate(size / 2, size / 2);
    paint(brush);
  });
};

/** The shadow of a disc at rest: dark where it touches, soft away from the light. */
export const paintShadow = (diameter: number): HTMLCanvasElement =>
  onShadow(diameter, brush => {
    paintBlur(brush, diameter / 2, DISC_LOOK.shadow.soft);
    paintBlur(brush, diameter / 2, DISC_LOOK.shadow.contact);
  });

/** The shadow of a disc in the air, centered. */
export const paintCastShadow = (diameter: number): HTMLCanvasElement =>
  onShadow(diameter, brush => paintBlur(brush, diameter / 2, { ...DISC_LOOK.shadow.cast, x: 0, y: 0 }));

/** The small disc that follows the mouse, with the shadow it casts from above the board. */
const riderWith =
  (draw: (brush: Brush, side: Color, style: DiscPaint) => void) =>
  (side: Color, style: DiscPaint): HTMLCanvasElement =>
    onShadow(style.diameter, brush => {
      paintBlur(brush, style.diameter / 2, DISC_LOOK.shadow.cast);
      draw(brush, side, style);
    });

export const paintRider = riderWith(lyingDisc);
export const paintTokenRider = riderWith(tokenAt);

/** A disc behind a frame casts no visible shadow. */
export const paintNothing = (): HTMLCanvasElement => painted(1, 1, () => {});
