import { UPRIGHT_LOOK } from '../../board/boardKinds.ts';
import type { Square } from '../../game/square.ts';
import { sidesOf } from '../../look/boardGeometry.ts';
import type { Vector } from '../../look/discGeometry.ts';
import type { BoardGeometry } from '../../look/layout.ts';
import { type BoardTurn, placeOf, type SeenPlace, squareSeenAt } from '../../look/turning.ts';

/** A board in screen pixels. */
export interface DeviceGeometry {
  /** The upper left corner of the playing squares on the canvas. */
  readonly x: number;
  readonly y: number;
  /** The side of one square: a whole number only if the pixel ratio is. */
  readonly square: number;
  /** In visual order. */
  readonly columns: number;
  readonly rows: number;
  /** The width of the frame around the squares. */
  readonly frame: number;
  readonly turn: BoardTurn;
}

export const deviceGeometry = (board: BoardGeometry, pixelRatio: number): DeviceGeometry => {
  const { frame, field, square, turn } = board;
  const { width, height } = sidesOf(board);
  return {
    x: Math.round(field.x * pixelRatio),
    y: Math.round(field.y * pixelRatio),
    square: square * pixelRatio,
    columns: width,
    rows: height,
    frame: Math.round((field.x - frame.x) * pixelRatio),
    turn,
  };
};

const seenSides = ({ columns, rows }: DeviceGeometry) => ({ width: columns, height: rows });

/** A square's visual column and row, from the left and from the top. */
export const seenPlace = (geometry: DeviceGeometry, square: Square): SeenPlace =>
  placeOf(geometry.turn, seenSides(geometry), square);

/** The square at a visual column and row. */
export const seenSquare = (geometry: DeviceGeometry, place: SeenPlace): Square =>
  squareSeenAt(geometry.turn, seenSides(geometry), place);

/** The center of a square, from the field's corner, on a whole pixel. */
export const centreOf = (geometry: DeviceGeometry, square: Square): Vector => {
  const { column, row } = seenPlace(geometry, square);
  return {
    x: Math.round((column + 0.5) * geometry.square),
    y: Math.round((row + 0.5) * geometry.square),
  };
};

/** The center of a disc held over a square's column, above the frame. */
export const headOf = (geometry: DeviceGeometry, square: Square): Vector => ({
  x: centreOf(geometry, square).x,
  y: -Math.round(geometry.frame + UPRIGHT_LOOK.held.above * geometry.square),
});

/** How far discs fall when they leave through the bottom of an upright frame, and where they become invisible. */
export const spillOf = ({ square, rows, frame }: DeviceGeometry): { depth: number; floor: number } => ({
  depth: rows * square + frame,
  floor: rows * square + frame * (1 - UPRIGHT_LOOK.foot / 2),
});

/** The edges of the squares along one side, on whole pixels. */
export const edgesOf = (side: number, count: number): readonly number[] =>
  Array.from({ length: count + 1 }, (_, index) => Math.round(index * side));
