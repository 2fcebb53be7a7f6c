import type { Position } from '../game/position.ts';
import { columnOf, rowOf, type Square } from '../game/square.ts';
import type { Drawn } from '../game/tree.ts';
import type { BoardGeometry } from '../look/boardGeometry.ts';
import { fitBoard, rect } from '../look/boardGeometry.ts';
import type { BoardColors } from '../look/colors.ts';
import type { BoardWishes } from '../look/style/boardStyle.ts';
import type { DiscStyle } from '../look/style/discStyles.ts';
import type { Material } from '../look/style/materials.ts';
import type { ThemeName } from '../look/themes.ts';
import type { Spot } from './svg.ts';

/** What a picture of a board shows. */
export interface PictureContent {
  readonly position: Position;
  /** Move numbers, on the discs of their squares. */
  readonly numbers?: ReadonlyMap<Square, number>;
  /** What is written on empty squares, as the values of moves. */
  readonly values?: ReadonlyMap<Square, string>;
  /** The disc that was placed last. */
  readonly last?: Square | undefined;
  /** Squares and arrows that a study shows. */
  readonly drawn?: readonly Drawn[] | undefined;
}

/** The colors of a board on screen. */
export interface PictureColors extends BoardWishes {
  readonly theme: ThemeName;
  readonly colors: BoardColors;
  readonly material?: Material;
  readonly discStyle?: DiscStyle;
}

/** The colors of a board on screen, or black on white. */
export type PicturePaint = PictureColors | 'print';

export interface PictureRequest {
  readonly content: PictureContent;
  readonly paint: PicturePaint;
  readonly coordinates: boolean;
  /** In pixels. */
  readonly width: number;
  /** Tells what the picture shows, for people who do not see it. */
  readonly title: string;
}

/** The side of the square that drawings are made in, in their own units. */
const SIDE = 600;

/** The board of a drawing: its frame begins at 0. */
export const drawnGeometry = ({ shape: { width, height } }: Position): BoardGeometry =>
  fitBoard(rect(0, 0, SIDE, SIDE), { width, height });

/** The width of the frame in a drawing, which begins at 0. */
export const edgeOf = ({ field, frame }: BoardGeometry): number => field.x - frame.x;

/** The middle of a square in a drawing. */
export const middleOf = (board: BoardGeometry, square: Square): Spot => {
  const at = (index: number): number => edgeOf(board) + (index + 0.5) * board.square;
  return { x: at(columnOf(square)), y: at(rowOf(square)) };
};

/** The sizes of what is written on squares, as shares of a square's side, by the number of its signs. */
const SIZES = { number: [0, 0.46, 0.42, 0.34], value: [0, 0.4, 0.38, 0.34, 0.27, 0.23] } as const;

/** How large a text may be to fit on a square or its disc. */
export const letteringSize = (kind: keyof typeof SIZES, text: string, { square }: BoardGeometry): number =>
  (SIZES[kind][text.length] ?? SIZES[kind].at(-1) ?? 0) * square;
