import type { Square } from '../game/square.ts';
import { type BoardTurn, placeOf, type Sides, seenSides, UNTURNED } from './turning.ts';

/** In CSS pixels, from the top left corner of the page. */
export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface BoardGeometry {
  /** The whole board with its frame. */
  readonly frame: Rect;
  /** The playing squares inside the frame. */
  readonly field: Rect;
  /** The side of one square: a whole number of pixels. */
  readonly square: number;
  /** Free space above the frame, where discs fall from. */
  readonly head: number;
  readonly turn: BoardTurn;
}

/** The board to fit: its columns and rows, before rotation. */
export interface BoardForm {
  readonly width: number;
  readonly height: number;
  /** Default: unrotated. */
  readonly turn?: BoardTurn;
  /** Free space above the frame, in squares. */
  readonly headroom?: number;
  /** Maximum size of a square, in pixels. */
  readonly mostSquare?: number;
  /** The frame grows with the squares up to this size. */
  readonly mostFramed?: number;
  /** Default: the frame used in pictures. */
  readonly framing?: Framing;
}

/** The frame's width in squares, and its minimum width in pixels, for the coordinates to fit. */
interface Framing {
  readonly share: number;
  readonly least: number;
}

export const FRAME_SHARE = 0.36;
const PICTURED: Framing = { share: FRAME_SHARE, least: 12 };
/** On the page the squares matter most. */
export const THIN: Framing = { share: 0.25, least: 9 };

const ANY = Number.POSITIVE_INFINITY;

/** In CSS pixels: on smaller squares the names of columns and rows would run into each other. */
const LEAST_NAMED = 12;
export const hasRoomForNames = (square: number): boolean => square >= LEAST_NAMED;

export const rect = (x: number, y: number, width: number, height: number): Rect => ({ x, y, width, height });

/** Whether two rectangles share more than an edge. */
export const overlap = (a: Rect, b: Rect): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** The largest board of a form in `space`, with whole squares, centered in it. */
export const fitBoard = (space: Rect, form: BoardForm): BoardGeometry => {
  const { headroom = 0, mostSquare = ANY, mostFramed = ANY, turn = UNTURNED, framing = PICTURED } = form;
  const { width, height } = seenSides(turn, form);
  const frameOf = (square: number): number =>
    Math.max(framing.least, Math.round(Math.min(square, mostFramed) * framing.share));
  const headOf = (square: number): number => Math.round(square * headroom);
  const fits = (square: number): boolean =>
    square * width + 2 * frameOf(square) <= space.width &&
    square * height + 2 * frameOf(square) + headOf(square) <= space.height;
  const most = Math.min(space.width / width, space.height / height, mostSquare);
  let square = Math.max(1, Math.floor(most));
  while (square > 1 && !fits(square)) square--;
  const [frame, head] = [frameOf(square), headOf(square)];
  const outer = { width: square * width + 2 * frame, height: square * height + 2 * frame };
  const x = Math.round(space.x + (space.width - outer.width) / 2);
  const y = Math.round(space.y + (space.height - outer.height - head) / 2) + head;
  return {
    frame: rect(x, y, outer.width, outer.height),
    field: rect(x + frame, y + frame, square * width, square * height),
    square,
    head,
    turn,
  };
};

/** The visual number of columns and rows. */
export const sidesOf = ({ field, square }: Pick<BoardGeometry, 'field' | 'square'>): Sides => ({
  width: Math.round(field.width / square),
  height: Math.round(field.height / square),
});

/** The rectangle of one square on the page. */
export const squareRect = (board: BoardGeometry, square: Square): Rect => {
  const { field, square: side, turn } = board;
  const { column, row } = placeOf(turn, sidesOf(board), square);
  return rect(field.x + column * side, field.y + row * side, side, side);
};
