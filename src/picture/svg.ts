import type { Hex } from '../look/colors.ts';

/** A length as it is written: short, and exact enough for any print. */
export const written = (length: number): string => String(Math.round(length * 100) / 100);

const escaped = (text: string): string => text.replace(/[&<>"]/g, sign => `&#${sign.charCodeAt(0)};`);

export interface Spot {
  readonly x: number;
  readonly y: number;
}

export const circle = ({ x, y }: Spot, radius: number, paint: string): string =>
  `<circle cx="${written(x)}" cy="${written(y)}" r="${written(radius)}" ${paint}/>`;

/** How far below the middle of a capital letter its line is, as a share of the font's size. */
const BASELINE = 0.355;

export interface Lettering {
  readonly size: number;
  readonly fill: Hex;
  readonly weight: number;
}

/** Text in the middle of a spot. Its line is reckoned here: not every reader of SVG knows how to centre text. */
export const lettered = ({ x, y }: Spot, text: string, { size, fill, weight }: Lettering): string =>
  `<text x="${written(x)}" y="${written(y + BASELINE * size)}" font-size="${written(size)}" font-weight="${weight}" fill="${fill}" text-anchor="middle">${escaped(text)}</text>`;

/** Fonts that are there without being loaded: a picture by itself cannot load any. */
const PICTURE_FONTS =
  "'Inter', 'Helvetica Neue', 'Segoe UI', Arial, 'Hiragino Sans', 'Noto Sans CJK JP', sans-serif";

interface Document {
  readonly title: string;
  /** What of the drawing is seen, in its own units. */
  readonly view: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  /** The width of the picture in pixels. */
  readonly width: number;
  readonly body: string;
}

/** A picture as a file of its own. */
export const svgDocument = ({ title, view, width, body }: Document): string => {
  const height = Math.round((width * view.height) / view.width);
  const box = [view.x, view.y, view.width, view.height].map(written).join(' ');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${box}" font-family="${PICTURE_FONTS}"><title>${escaped(title)}</title>${body}</svg>`;
};
