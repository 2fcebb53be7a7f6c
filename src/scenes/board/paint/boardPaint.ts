import { BOARD_KINDS } from '../../../board/boardKinds.ts';
import type { Rules } from '../../../game/position.ts';
import type { SquareSet } from '../../../game/squareSet.ts';
import type { Hex } from '../../../look/colors.ts';
import { isPatterned } from '../../../look/discPattern.ts';
import { shownColors, shownLine } from '../../../look/gameColors.ts';
import type { BoardGeometry } from '../../../look/layout.ts';
import type { BoardStyle, BoardWishes } from '../../../look/style/boardStyle.ts';
import { THEMES, type Theme } from '../../../look/themes.ts';
import { BOARD_LOOK, MATERIAL_LOOK, type MaterialLook } from '../boardLook.ts';
import { type DeviceGeometry, deviceGeometry, edgesOf } from '../deviceGeometry.ts';
import type { KitRequest } from '../views/BoardKit.ts';

/** Everything that affects how a board is painted. */
export interface BoardLook extends BoardWishes {
  readonly board: BoardGeometry;
  readonly rules: Rules;
  readonly blocked: SquareSet;
  readonly pixelRatio: number;
  readonly paint: BoardStyle;
  /** The fonts for engraved letters, in order of preference. */
  readonly font: string;
}

/** The input for painting a board: its look, with style and geometry in screen pixels. */
export interface BoardRequest extends BoardLook, BoardStyle {
  readonly geometry: DeviceGeometry;
}

export const requestOf = (look: BoardLook): BoardRequest => ({
  ...{ ...look, ...look.paint },
  geometry: deviceGeometry(look.board, look.pixelRatio),
});

/** The input of every painting step; the brush's origin is the upper left corner of the squares. */
export interface BoardPaint extends Omit<BoardRequest, 'theme' | 'material'> {
  readonly theme: Theme;
  readonly line: Hex;
  readonly material: MaterialLook;
  /** The edges of columns and rows. */
  readonly xs: readonly number[];
  readonly ys: readonly number[];
  readonly width: number;
  readonly height: number;
  /** The side of the square that this frame width is derived from. */
  readonly unit: number;
}

/** Converts the chosen colors to those that the game shows. */
export const paintOf = (request: BoardRequest): BoardPaint => {
  const { geometry, rules, colors } = request;
  const theme = THEMES[request.theme];
  const xs = edgesOf(geometry.square, geometry.columns);
  const ys = edgesOf(geometry.square, geometry.rows);
  const [width, height] = [xs.at(-1) ?? 0, ys.at(-1) ?? 0];
  return {
    ...request,
    theme,
    colors: shownColors(colors, rules),
    line: shownLine(request.theme, colors, rules),
    material: MATERIAL_LOOK[request.material],
    xs,
    ys,
    width,
    height,
    unit: Math.min(geometry.square, geometry.frame / BOARD_LOOK.frameShare),
  };
};

/** From the corner of the painted board to the corner of its squares. */
export const fieldOffset = ({ frame }: DeviceGeometry): number =>
  frame + Math.round(frame * BOARD_LOOK.margin);

/** The input for the textures of discs and marks. */
export const kitRequest = (
  { paint, discShare, patterns, rules, marks }: BoardLook,
  { square }: DeviceGeometry,
): KitRequest => ({
  square,
  diameter: discShare * square * BOARD_KINDS[rules].disc,
  colors: shownColors(paint.colors, rules),
  discStyle: paint.discStyle,
  patterned: isPatterned(paint.theme, patterns),
  bold: THEMES[paint.theme].bold,
  rules,
  marks,
});
