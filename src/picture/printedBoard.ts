import { hasDots } from '../board/boardLines.ts';
import type { Spot } from '../board/shapes.ts';
import { written } from '../board/svgShapes.ts';
import { colorAt, occupied } from '../game/board.ts';
import type { Color } from '../game/color.ts';
import { RULES } from '../game/rules.ts';
import { blockedSquares } from '../game/shape.ts';
import { COLUMN_NAMES, columnOf, rowOf, type Square, squareAt } from '../game/square.ts';
import type { Drawn } from '../game/tree.ts';
import { arrowPoints } from '../look/arrow.ts';
import { type BoardGeometry, type Rect, rect } from '../look/boardGeometry.ts';
import type { Hex } from '../look/colors.ts';
import { BLACK, WHITE } from '../look/shade.ts';
import { drawnGeometry, edgeOf, letteringSize, middleOf, type PictureContent } from './picture.ts';
import { circle, lettered } from './svg.ts';

/** Lengths as shares of a square's side. */
const PRINT = {
  radius: 0.41,
  line: 0.02,
  border: 0.045,
  outline: 0.028,
  dot: 0.06,
  last: 0.08,
  hatch: 4,
  margin: 0.06,
  letter: 0.26,
  ring: 0.07,
} as const;

const PAPER: Hex = WHITE;
/** Visible on paper and on black discs. */
const PENCIL: Hex = '#808080';
const INK: Hex = BLACK;
const INKS: Readonly<Record<Color, { readonly disc: Hex; readonly on: Hex }>> = {
  black: { disc: INK, on: PAPER },
  white: { disc: PAPER, on: INK },
};

interface Printed {
  readonly content: PictureContent;
  readonly board: BoardGeometry;
}

const indices = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);

const grid = ({ content: { position }, board }: Printed): string => {
  const { square, field } = board;
  const { width, height } = position.shape;
  const edge = edgeOf(board);
  const lines = [
    ...indices(height - 1).map(row => `M${edge} ${written(edge + (row + 1) * square)}h${field.width}`),
    ...indices(width - 1).map(column => `M${written(edge + (column + 1) * square)} ${edge}v${field.height}`),
  ].join('');
  return [
    `<path d="${lines}" fill="none" stroke="${INK}" stroke-width="${written(PRINT.line * square)}"/>`,
    `<rect x="${edge}" y="${edge}" width="${field.width}" height="${field.height}" fill="none" stroke="${INK}" stroke-width="${written(PRINT.border * square)}"/>`,
  ].join('');
};

const dots = ({ content: { position }, board }: Printed): string => {
  const { width, height } = position.shape;
  if (!hasDots({ width, height }) || RULES[position.rules].picks === 'column') return '';
  const edge = edgeOf(board);
  return [2, width - 2]
    .flatMap(column => [2, height - 2].map(row => ({ column, row })))
    .map(({ column, row }) => ({ x: edge + column * board.square, y: edge + row * board.square }))
    .map(spot => circle(spot, PRINT.dot * board.square, `fill="${INK}"`))
    .join('');
};

/** Blocked squares are hatched. */
const blocks = ({ content: { position }, board }: Printed): string => {
  const edge = edgeOf(board);
  const step = board.square / PRINT.hatch;
  const hatched = [...blockedSquares(position.shape)].flatMap(blocked => {
    const [x, y] = [edge + columnOf(blocked) * board.square, edge + rowOf(blocked) * board.square];
    return indices(2 * PRINT.hatch - 1).map(index => {
      const reach = (index + 1) * step;
      const [start, end] = [Math.min(reach, board.square), Math.max(0, reach - board.square)];
      return `M${written(x + end)} ${written(y + start)}L${written(x + start)} ${written(y + end)}`;
    });
  });
  return hatched.length === 0
    ? ''
    : `<path d="${hatched.join('')}" fill="none" stroke="${INK}" stroke-width="${written(PRINT.line * board.square)}"/>`;
};

const discOn = ({ content, board }: Printed, square: Square): string => {
  const color = colorAt(content.position, square) ?? 'black';
  const line = PRINT.outline * board.square;
  const paint = `fill="${INKS[color].disc}" stroke="${INK}" stroke-width="${written(line)}"`;
  return circle(middleOf(board, square), PRINT.radius * board.square, paint);
};

const numberOn = ({ content, board }: Printed, square: Square, number: number): string => {
  const color = colorAt(content.position, square);
  const text = String(number);
  const fill = color === undefined ? INK : INKS[color].on;
  const size = letteringSize('number', text, board);
  return lettered(middleOf(board, square), text, { size, fill, weight: 600 });
};

const lastMove = ({ content: { last, position, numbers }, board }: Printed): string => {
  const color = last === undefined ? undefined : colorAt(position, last);
  if (last === undefined || color === undefined || numbers?.has(last)) return '';
  return circle(middleOf(board, last), PRINT.last * board.square, `fill="${INKS[color].on}"`);
};

const drawingOn = ({ board }: Printed, { from, to }: Drawn): string => {
  const [{ x, y }, unit] = [middleOf(board, from), board.square];
  const line = PRINT.ring * unit;
  if (to !== undefined && to !== from)
    return `<polygon points="${arrowPoints({ x, y }, middleOf(board, to), unit)}" fill="${PENCIL}" stroke="${PAPER}" stroke-width="${written(PRINT.line * unit)}"/>`;
  const side = unit - 2 * line;
  return `<rect x="${written(x - side / 2)}" y="${written(y - side / 2)}" width="${written(side)}" height="${written(side)}" fill="none" stroke="${PENCIL}" stroke-width="${written(line)}"/>`;
};

/** Letters above and numbers at the left; for games with falling discs, column numbers below. */
const coordinatesOf = ({ content: { position }, board }: Printed): string => {
  const { width, height } = position.shape;
  const edge = edgeOf(board);
  const style = { size: PRINT.letter * board.square, fill: INK, weight: 500 } as const;
  const above = (column: number): Spot => ({ x: middleOf(board, squareAt(column, 0)).x, y: edge / 2 });
  const below = (column: number): Spot => ({ ...above(column), y: edge * 1.5 + board.field.height });
  if (RULES[position.rules].picks === 'column')
    return indices(width)
      .map(column => lettered(below(column), String(column + 1), style))
      .join('');
  const files = indices(width).map(column => lettered(above(column), COLUMN_NAMES[column] ?? '', style));
  const ranks = indices(height).map(row =>
    lettered({ x: edge / 2, y: middleOf(board, squareAt(0, row)).y }, String(row + 1), style),
  );
  return [...files, ...ranks].join('');
};

/** The visible part of the drawing: in print there is no frame, only coordinates on two sides. */
export const printedView = (position: PictureContent['position'], coordinates: boolean): Rect => {
  const board = drawnGeometry(position);
  const edge = edgeOf(board);
  const { field } = board;
  const margin = PRINT.margin * board.square;
  const isUpright = RULES[position.rules].picks === 'column';
  const [before, after] = [
    coordinates && !isUpright ? edge : margin,
    coordinates && isUpright ? edge : margin,
  ];
  const left = isUpright ? margin : before;
  return rect(edge - left, edge - before, field.width + left + margin, field.height + before + after);
};

/** A board in black and white for print. */
export const printedBoard = (content: PictureContent, coordinates: boolean): string => {
  const printed: Printed = { content, board: drawnGeometry(content.position) };
  const view = printedView(content.position, coordinates);
  const paper = `<rect x="${written(view.x)}" y="${written(view.y)}" width="${written(view.width)}" height="${written(view.height)}" fill="${PAPER}"/>`;
  const texts = [...(content.values ?? [])].map(([square, text]) => {
    const size = letteringSize('value', text, printed.board);
    return lettered(middleOf(printed.board, square), text, { size, fill: INK, weight: 500 });
  });
  return [
    paper,
    blocks(printed),
    grid(printed),
    dots(printed),
    ...[...occupied(content.position)].map(square => discOn(printed, square)),
    ...[...(content.numbers ?? [])].map(([square, number]) => numberOn(printed, square, number)),
    ...texts,
    lastMove(printed),
    ...(content.drawn ?? []).map(one => drawingOn(printed, one)),
    coordinates ? coordinatesOf(printed) : '',
  ].join('');
};
