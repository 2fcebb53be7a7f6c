import type { Drawing, Form, Line, Shape, Spot, Window } from './shapes.ts';

/** A length as text: short, and exact enough for any print. */
export const written = (length: number): string => String(Math.round(length * 100) / 100);

/** Short enough for the many discs and lines of a board. */
export const rounded = (length: number): number => Math.round(length * 10) / 10;

const elementOf = (form: Form, { x, y }: Spot, paint: string): string => {
  switch (form.is) {
    case 'circle':
      return `<circle cx="${written(x + form.x)}" cy="${written(y + form.y)}" r="${written(form.radius)}" ${paint}/>`;
    case 'box': {
      const rounding = form.corner > 0 ? ` rx="${written(form.corner)}"` : '';
      return `<rect x="${written(x + form.x)}" y="${written(y + form.y)}" width="${written(form.width)}" height="${written(form.height)}"${rounding} ${paint}/>`;
    }
    case 'lines': {
      const paths = form.lines.map(
        line => `M${line.map(spot => `${written(x + spot.x)} ${written(y + spot.y)}`).join('L')}`,
      );
      return `<path d="${paths.join(form.isClosed ? 'z' : '')}${form.isClosed ? 'z' : ''}" ${paint}/>`;
    }
  }
};

const lineOf = ({ color, width, dash }: Line): string =>
  ` stroke="${color}" stroke-width="${written(width)}" stroke-linejoin="round"${dash === undefined ? '' : ` stroke-dasharray="${written(dash)}"`}`;

const shapeOf = ({ form, fill, line }: Shape, at: Spot): string => {
  const plain = typeof fill === 'object' ? fill.plain : fill;
  if (plain === undefined && line === undefined) return '';
  return elementOf(form, at, `fill="${plain ?? 'none'}"${line === undefined ? '' : lineOf(line)}`);
};

/** A window of boxes: a nested SVG that clips to the box. */
const windowOf = ({ within, alpha, shapes }: Window, { x, y }: Spot): string => {
  if (within.is !== 'box') return '';
  const { width, height } = within;
  const [left, top] = [written(x + within.x), written(y + within.y)];
  const inner = shapes.map(shape => shapeOf(shape, { x: 0, y: 0 })).join('');
  return `<svg x="${left}" y="${top}" width="${written(width)}" height="${written(height)}" viewBox="${written(within.x)} ${written(within.y)} ${written(width)} ${written(height)}" opacity="${alpha}">${inner}</svg>`;
};

/** A drawing around a spot, as SVG. */
export const svgOf = (drawing: Drawing, at: Spot): string =>
  drawing.map(part => ('within' in part ? windowOf(part, at) : shapeOf(part, at))).join('');
