import type { Spot } from '../board/shapes.ts';
import { written } from '../board/svgShapes.ts';
import type { Hex } from '../look/colors.ts';

const escaped = (text: string): string => text.replace(/[&<>"]/g, sign => `&#${sign.charCodeAt(0)};`);

export const circle = ({ x, y }: Spot, radius: number, paint: string): string =>
  `<circle cx="${written(x)}" cy="${written(y)}" r="${written(radius)}" ${paint}/>`;

/** Distance of the baseline below the middle of a capital letter, as a share of the font size. */
const BASELINE = 0.355;

export interface Lettering {
  readonly size: number;
  readonly fill: Hex;
  readonly weight: number;
}

/** Text centered on a spot. The baseline is computed here, since not all SVG viewers can center text. */
export const lettered = ({ x, y }: Spot, text: string, { size, fill, weight }: Lettering): string =>
  `<text x="${written(x)}" y="${written(y + BASELINE * size)}" font-size="${written(size)}" font-weight="${weight}" fill="${fill}" text-anchor="middle">${escaped(text)}</text>`;

/** Fonts that may be installed: a standalone picture cannot load any. */
const PICTURE_FONTS =
  "'Inter', 'Helvetica Neue', 'Segoe UI', Arial, 'Hiragino Sans', 'Noto Sans CJK JP', sans-serif";

interface Document {
  readonly title: string;
  /** The visible part of the drawing, in its own units. */
  readonly view: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  /** Width of the picture in pixels. */
  readonly width: number;
  readonly body: string;
}

/** A picture as a standalone SVG file. */
export const svgDocument = ({ title, view, width, body }: Document): string => {
  const height = Math.round((width * view.height) / view.width);
  const box = [view.x, view.y, view.width, view.height].map(written).join(' ');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${box}" font-family="${PICTURE_FONTS}"><title>${escaped(title)}</title>${body}</svg>`;
};
