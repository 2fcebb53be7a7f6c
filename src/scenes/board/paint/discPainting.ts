import { type ByColor, type Color, opposite } from '../../../game/color.ts';
import type { Hex } from '../../../look/colors.ts';
import { LIGHT, LYING_EDGE } from '../../../look/discGeometry.ts';
import { BOLD_RIM, hasRim, PATTERN, patternInk } from '../../../look/discPattern.ts';
import { BLACK, greyOf, lightnessOf, mix, WHITE, withAlpha } from '../../../look/shade.ts';
import { DISC_LOOK } from '../boardLook.ts';
import { UPRIGHT_LOOK } from '../uprightLook.ts';
import { type Brush, fillCircle, linear, painted, strokeCircle } from './canvas.ts';

export interface DiscStyle {
  /** In pixels. */
  readonly diameter: number;
  readonly colors: ByColor<Hex>;
  readonly patterned: boolean;
  readonly bold: boolean;
}

const lerp = (a: number, b: number, t: number): number => a + (b - a) * t;

/** The body of a face: the color itself in the middle, and brighter toward the light, so that even pure black looks round. */
const bodyOf = (brush: Brush, radius: number, color: Hex): CanvasGradient => {
  const { face, shadeColor } = DISC_LOOK;
  const light = lightnessOf(color);
  const [x, y] = [LIGHT.x * face.focus * radius, LIGHT.y * face.focus * radius];
  const gradient = brush.createRadialGradient(x * 1.6, y * 1.6, 0, x, y, radius * face.reach);
  gradient.addColorStop(0, mix(color, WHITE, lerp(face.darkLift, 1, light ** 2)));
  for (const stop of face.flat) gradient.addColorStop(stop, color);
  gradient.addColorStop(
    1,
    mix(color, light > 0.5 ? shadeColor : BLACK, lerp(face.darkShade, face.lightShade, light)),
  );
  return gradient;
};

/** The rounded rim of a face, bright at the upper left and dark at the lower right. */
const paintBevel = (brush: Brush, radius: number, color: Hex): void => {
  const { darkWidth, lightWidth, darkLight, lightLight, darkShade, lightShade, middle } = DISC_LOOK.bevel;
  const light = lightnessOf(color);
  const width = lerp(darkWidth, lightWidth, light);
  const [x, y] = [LIGHT.x * radius * 1.4, LIGHT.y * radius * 1.4];
  const glow = withAlpha(WHITE, lerp(darkLight, lightLight, light));
  const shade = withAlpha(light > 0.5 ? DISC_LOOK.shadeColor : BLACK, lerp(darkShade, lightShade, light));
  const stops = [glow, withAlpha(WHITE, middle), withAlpha(WHITE, 0), withAlpha(BLACK, 0), shade];
  const band = width * radius;
  strokeCircle(
    brush,
    { x: 0, y: 0, radius: radius - band / 2, width: band },
    linear(brush, [x, y, -x, -y], stops),
  );
  const turned = [shade, withAlpha(BLACK, 0), withAlpha(WHITE, 0), glow];
  const groove = { x: 0, y: 0, radius: radius - band, width: Math.max(1, band * DISC_LOOK.groove.width) };
  if (light > 0.5)
    strokeCircle(brush, groove, withAlpha(DISC_LOOK.shadeColor, DISC_LOOK.groove.ring * light));
  brush.globalAlpha = DISC_LOOK.groove.strength;
  strokeCircle(brush, groove, linear(brush, [x, y, -x, -y], turned));
  brush.globalAlpha = 1;
};

const paintHighlight = (brush: Brush, radius: number, color: Hex): void => {
  const { x, y, radius: size, darkStrength, lightStrength, body } = DISC_LOOK.highlight;
  const strength = lerp(darkStrength, lightStrength, lightnessOf(color));
  const [left, top, reach] = [x * radius, y * radius, size * radius];
  const gradient = brush.createRadialGradient(left, top, 0, left, top, reach);
  gradient.addColorStop(0, withAlpha(WHITE, strength));
  gradient.addColorStop(0.5, withAlpha(WHITE, strength * body));
  gradient.addColorStop(1, withAlpha(WHITE, 0));
  fillCircle(brush, { x: left, y: top, radius: reach }, gradient);
};

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

/** For weak eyes: nothing but the color, with a white rim if it is dark. */
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
  { diameter, colors, patterned, bold }: DiscStyle,
): void => {
  const [radius, color] = [diameter / 2, colors[side]];
  brush.save();
  brush.translate(0, y);
  if (bold) paintBold(brush, radius, color);
  else fillCircle(brush, { x: 0, y: 0, radius }, bodyOf(brush, radius, color));
  if (patterned) paintPattern(brush, radius, side, color);
  if (!bold) {
    paintHighlight(brush, radius, color);
    paintBevel(brush, radius, color);
  }
  brush.restore();
};

/** A slice of the edge: its bright side is at the right, since slices are rotated toward the light when shown. */
const sliceStyle = (brush: Brush, radius: number, color: Hex): CanvasGradient => {
  const { lit, shade, darkLit, darkShade, middle: half } = DISC_LOOK.edge;
  const light = lightnessOf(color);
  const bright = mix(color, WHITE, lerp(darkLit, lit, light));
  const dim = mix(color, BLACK, lerp(darkShade, shade, light));
  const middle = mix(color, light > 0.5 ? BLACK : WHITE, half);
  return linear(brush, [-radius, 0, radius, 0], [dim, middle, bright]);
};

/** A disc at rest: the edge below the face, half in the other color, then the face. */
const lyingDisc = (brush: Brush, side: Color, style: DiscStyle): void => {
  const radius = style.diameter / 2;
  const edge = LYING_EDGE * style.diameter;
  const steps = Math.max(2, Math.ceil(edge / DISC_LOOK.slice) * 2);
  for (let step = 0; step < steps; step++) {
    const half = step < steps / 2 ? opposite(side) : side;
    brush.save();
    brush.translate(0, edge * (0.5 - step / steps));
    brush.rotate(Math.atan2(LIGHT.y, LIGHT.x));
    fillCircle(brush, { x: 0, y: 0, radius }, sliceStyle(brush, radius, style.colors[half]));
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

/** Even, so that the middle of a disc lies on a whole pixel. */
const discCanvasSize = (diameter: number): number =>
  2 * Math.ceil((diameter * (1 + LYING_EDGE)) / 2 + DISC_LOOK.padding);

export const paintDisc = (side: Color, style: DiscStyle): HTMLCanvasElement =>
  onDisc(style.diameter, brush => lyingDisc(brush, side, style));

export const paintFace = (side: Color, style: DiscStyle): HTMLCanvasElement =>
  onDisc(style.diameter, brush => faceAt(brush, 0, side, style));

export const paintSlice = (side: Color, { diameter, colors }: DiscStyle): HTMLCanvasElement =>
  onDisc(diameter, brush =>
    fillCircle(brush, { x: 0, y: 0, radius: diameter / 2 }, sliceStyle(brush, diameter / 2, colors[side])),
  );

/** An upright token of one color: a face with a raised ring, which catches the light. */
const tokenAt = (brush: Brush, side: Color, style: DiscStyle): void => {
  faceAt(brush, 0, side, style);
  if (style.patterned) return;
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

export const paintToken = (side: Color, style: DiscStyle): HTMLCanvasElement =>
  onDisc(style.diameter, brush => tokenAt(brush, side, style));

/** The color of a token that no longer matters. */
export const quietColor = (color: Hex): Hex => mix(color, BLACK, UPRIGHT_LOOK.quiet);

/** A plain white circle, tinted and laid over a face that turns toward or away from the light. */
export const paintSheen = (diameter: number): HTMLCanvasElement =>
  onDisc(diameter, brush => fillCircle(brush, { x: 0, y: 0, radius: diameter / 2 }, WHITE));

/** The color of the loser's discs: grey, lighter or darker as the disc was. */
export const lostColor = (color: Hex): Hex => {
  const { darkGrey, lightGrey, share } = DISC_LOOK.lost;
  return mix(greyOf(color), lightnessOf(color) > 0.5 ? lightGrey : darkGrey, share);
};

interface Blur {
  readonly blur: number;
  readonly x: number;
  readonly y: number;
  readonly strength: number;
  readonly size: number;
}

/** A blurred circle: the canvas shadow of a circle that is itself off the canvas. */
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

/** The shadow of a disc in the air, centred. */
export const paintCastShadow = (diameter: number): HTMLCanvasElement =>
  onShadow(diameter, brush => paintBlur(brush, diameter / 2, { ...DISC_LOOK.shadow.cast, x: 0, y: 0 }));

/** The small disc beside the mouse, with the shadow it casts from above the board. */
const riderWith =
  (draw: (brush: Brush, side: Color, style: DiscStyle) => void) =>
  (side: Color, style: DiscStyle): HTMLCanvasElement =>
    onShadow(style.diameter, brush => {
      paintBlur(brush, style.diameter / 2, DISC_LOOK.shadow.cast);
      draw(brush, side, style);
    });

export const paintRider = riderWith(lyingDisc);
export const paintTokenRider = riderWith(tokenAt);

/** A disc behind a frame casts no visible shadow. */
export const paintNothing = (): HTMLCanvasElement => painted(1, 1, () => {});
