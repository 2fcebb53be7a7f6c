import type * as Phaser from 'phaser';
export type Brush = CanvasRenderingContext2D;

/** A new canvas with a whole number of pixels, painted. */
export const painted = (width: number, height: number, paint: (brush: Brush) => void): HTMLCanvasElement => {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.ceil(width));
  canvas.height = Math.max(1, Math.ceil(height));
  const brush = canvas.getContext('2d');
  if (brush !== null) paint(brush);
  return canvas;
};

/** A canvas with an even number of pixels, centered on a square. */
export const onSquare = (square: number, paint: (brush: Brush, side: number) => void): HTMLCanvasElement => {
  const side = 2 * Math.ceil(square / 2);
  return painted(side, side, brush => {
    brush.translate(side / 2, side / 2);
    paint(brush, square);
  });
};

/** A straight gradient through `stops`, spread evenly. */
export const linear = (
  brush: Brush,
  [x0, y0, x1, y1]: readonly [number, number, number, number],
  stops: readonly string[],
): CanvasGradient => {
  const gradient = brush.createLinearGradient(x0, y0, x1, y1);
  stops.forEach((color, index) => {
    gradient.addColorStop(index / (stops.length - 1), color);
  });
  return gradient;
};

interface Circle {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

export const fillCircle = (brush: Brush, { x, y, radius }: Circle, style: string | CanvasGradient): void => {
  brush.fillStyle = style;
  brush.beginPath();
  brush.arc(x, y, radius, 0, 2 * Math.PI);
  brush.fill();
};

export const strokeCircle = (
  brush: Brush,
  { x, y, radius, width }: Circle & { readonly width: number },
  style: string | CanvasGradient,
): void => {
  brush.strokeStyle = style;
  brush.lineWidth = width;
  brush.beginPath();
  brush.arc(x, y, radius, 0, 2 * Math.PI);
  brush.stroke();
};

/** Paints only inside a path. */
export const clipped = (brush: Brush, path: Path2D, paint: () => void): void => {
  brush.save();
  brush.clip(path);
  paint();
  brush.restore();
};

/** Uploads a painted canvas as a texture. Phaser's own canvas textures read back every pixel first, which is slower. */
export const addPainting = (
  textures: Phaser.Textures.TextureManager,
  key: string,
  canvas: HTMLCanvasElement,
): void => {
  textures
    .create(key, canvas, canvas.width, canvas.height)
    ?.add('__BASE', 0, 0, 0, canvas.width, canvas.height);
};
