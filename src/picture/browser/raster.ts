/** Loads an SVG as an image, from a data URL, because the page's content security policy allows no others. */
const loadImage = async (svg: string): Promise<HTMLImageElement> => {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  return image;
};

export interface PixelSize {
  readonly width: number;
  readonly height: number;
}

const painted = async (
  svg: string,
  { width, height }: PixelSize,
): Promise<{ canvas: HTMLCanvasElement; brush: CanvasRenderingContext2D }> => {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const brush = canvas.getContext('2d', { willReadFrequently: true });
  if (brush === null) throw new Error('The browser has no canvas.');
  brush.drawImage(await loadImage(svg), 0, 0, width, height);
  return { canvas, brush };
};

/** The pixels of an SVG. Rejects if the browser cannot paint it. */
export const pixelsOf = async (svg: string, size: PixelSize): Promise<Uint8ClampedArray<ArrayBuffer>> =>
  (await painted(svg, size)).brush.getImageData(0, 0, size.width, size.height).data;

/** The SVG as a PNG file of this size. */
export const pngOf = async (svg: string, size: PixelSize): Promise<Blob> => {
  const { canvas } = await painted(svg, size);
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      blob => (blob === null ? reject(new Error('The browser made no PNG.')) : resolve(blob)),
      'image/png',
    ),
  );
};
