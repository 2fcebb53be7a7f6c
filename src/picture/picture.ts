import type { Spot } from '../board/shapes.ts';
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

/** The content of a picture of a board. */
export interface PictureContent {
  readonly position: Position;
  /** Move numbers, on the discs of their squares. */
  readonly numbers?: ReadonlyMap<Square, number>;
  /** Text on empty squares, such as the values of moves. */
  readonly values?: ReadonlyMap<Square, string>;
  /** The disc that was placed last, to be marked. */
  readonly last?: Square | undefined;
  /** Marks and arrows of a study. */
  readonly drawn?: readonly Drawn[] | undefined;
}

/** The colors of a board, as on screen. */
export interface PictureColors extends BoardWishes {
  readonly theme: ThemeName;
  readonly colors: BoardColors;
  readonly material?: Material;
  readonly discStyle?: DiscStyle;
}

/** The colors of a board, or black and white for print. */
export type PicturePaint = PictureColors | 'print';

export interface PictureRequest {
  readonly content: PictureContent;
  readonly paint: PicturePaint;
  readonly coordinates: boolean;
  /** In pixels. */
  readonly width: number;
  /** The alternative text of the picture. */
  readonly title: string;
}

/** Size of the square in which drawings are laid out, in their own units. */
const SIDE = 600;

/** The layout of a board in a drawing, with its frame at 0. */
export const drawnGeometry = ({ shape: { width, height } }: Position): BoardGeometry =>
  fitBoard(rect(0, 0, SIDE, SIDE), { width, height });

/** The width of the frame in a drawing. */
export const edgeOf = ({ field, frame }: BoardGeometry): number => field.x - frame.x;

/** The center of a square in a drawing. */
export const middleOf = (board: BoardGeometry, square: Square): Spot => {
  const at = (index: number): number => edgeOf(board) + (index + 0.5) * board.square;
  return { x: at(columnOf(square)), y: at(rowOf(square)) };
};

/** Font sizes of text on squares, as shares of a square's side, by number of characters. */
const SIZES = { number: [0, 0.46, 0.42, 0.34], value: [0, 0.4, 0.38, 0.34, 0.27, 0.23] } as const;

/** The font size at which a text fits on a square or its disc. */
export const letteringSize = (kind: keyof typeof SIZES, text: string, { square }: BoardGeometry): number =>
  (SIZES[kind][text.length] ?? SIZES[kind].at(-1) ?? 0) * square;
