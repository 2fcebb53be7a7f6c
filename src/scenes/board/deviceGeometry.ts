import { columnOf, rowOf, type Square } from '../../game/square.ts';
import type { Vector } from '../../look/discGeometry.ts';
import type { BoardGeometry } from '../../look/layout.ts';
import { UPRIGHT_LOOK } from './uprightLook.ts';

/** A board in pixels of the screen. */
export interface DeviceGeometry {
  /** The upper left corner of the playing squares on the canvas. */
  readonly x: number;
  readonly y: number;
  /** The side of one square: a whole number only if the pixel ratio is. */
  readonly square: number;
  readonly columns: number;
  readonly rows: number;
  /** The width of the frame around the squares. */
  readonly frame: number;
}

export const deviceGeometry = (
  { frame, field, square }: BoardGeometry,
  pixelRatio: number,
): DeviceGeometry => ({
  x: Math.round(field.x * pixelRatio),
  y: Math.round(field.y * pixelRatio),
  square: square * pixelRatio,
  columns: Math.round(field.width / square),
  rows: Math.round(field.height / square),
  frame: Math.round((field.x - frame.x) * pixelRatio),
});

/** The middle of a square, from the field's corner, on a whole pixel. */
export const centreOf = ({ square: side }: DeviceGeometry, square: Square): Vector => ({
  x: Math.round((columnOf(square) + 0.5) * side),
  y: Math.round((rowOf(square) + 0.5) * side),
});

/** The middle of a disc held over the column of a square, above the frame. */
export const headOf = (geometry: DeviceGeometry, square: Square): Vector => ({
  x: centreOf(geometry, square).x,
  y: -Math.round(geometry.frame + UPRIGHT_LOOK.held.above * geometry.square),
});

/** How far discs fall when they leave through the bottom of an upright frame, and where they go out of sight. */
export const spillOf = ({ square, rows, frame }: DeviceGeometry): { depth: number; floor: number } => ({
  depth: rows * square + frame,
  floor: rows * square + frame * (1 - UPRIGHT_LOOK.foot / 2),
});

/** The edges of the squares along one side, on whole pixels. */
export const edgesOf = (side: number, count: number): readonly number[] =>
  Array.from({ length: count + 1 }, (_, index) => Math.round(index * side));
