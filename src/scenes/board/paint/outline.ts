import { BOARD_KINDS, UPRIGHT_LOOK } from '../../../board/boardKinds.ts';
import type { Rules } from '../../../game/position.ts';
import type { Rect } from '../../../look/layout.ts';
import { BOARD_LOOK } from '../boardLook.ts';
import type { DeviceGeometry } from '../deviceGeometry.ts';

/** A body with rounded corners, measured from the corner of the playing squares. */
export interface Body extends Rect {
  readonly radius:
    | number
    | { readonly tl: number; readonly tr: number; readonly bl: number; readonly br: number };
}

type Sizes = Pick<DeviceGeometry, 'square' | 'columns' | 'rows' | 'frame'>;

/** The plate of an upright board, down to its foot. */
export const plateOf = ({ square, columns, rows, frame }: Sizes): Body => {
  const side = frame * (1 - UPRIGHT_LOOK.inset);
  const radius = UPRIGHT_LOOK.cornerRadius * square;
  const top = frame;
  const bottom = frame * (1 - UPRIGHT_LOOK.foot);
  return {
    x: -side,
    y: -top,
    width: Math.round(columns * square) + 2 * side,
    height: Math.round(rows * square) + top + bottom,
    radius: { tl: radius, tr: radius, bl: 0, br: 0 },
  };
};

export const footOf = ({ square, columns, rows, frame }: Sizes): Body => {
  const height = frame * UPRIGHT_LOOK.foot;
  return {
    x: -frame,
    y: Math.round(rows * square) + frame - height,
    width: Math.round(columns * square) + 2 * frame,
    height,
    radius: frame * UPRIGHT_LOOK.footRadius,
  };
};

const frameOf = ({ square, columns, rows, frame }: Sizes): Body => ({
  x: -frame,
  y: -frame,
  width: columns * square + 2 * frame,
  height: rows * square + 2 * frame,
  radius: BOARD_LOOK.cornerRadius * Math.min(square, frame / BOARD_LOOK.frameShare),
});

/** The parts of the backdrop that a board covers, without overlap. */
export const outlinesOf = (geometry: DeviceGeometry, rules: Rules): readonly Body[] =>
  BOARD_KINDS[rules].stands ? [plateOf(geometry), footOf(geometry)] : [frameOf(geometry)];
