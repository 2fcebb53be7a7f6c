import type { BoardColors } from '../../look/colors.ts';
import { THEMES, type Theme, type ThemeName } from '../../look/themes.ts';
import { BOARD_LOOK, MATERIAL_LOOK, type MaterialLook } from './boardLook.ts';
import { type DeviceGeometry, edgesOf } from './deviceGeometry.ts';

export interface BoardRequest {
  readonly geometry: DeviceGeometry;
  readonly pixelRatio: number;
  readonly theme: ThemeName;
  readonly colors: BoardColors;
}

/** What every part of the painting needs; the brush's origin is the upper left corner of the squares. */
export interface BoardPaint {
  readonly geometry: DeviceGeometry;
  readonly pixelRatio: number;
  readonly theme: Theme;
  readonly colors: BoardColors;
  readonly material: MaterialLook;
  /** The edges of columns and rows. */
  readonly xs: readonly number[];
  readonly ys: readonly number[];
  readonly width: number;
  readonly height: number;
}

export const paintOf = ({ geometry, pixelRatio, theme: name, colors }: BoardRequest): BoardPaint => {
  const theme = THEMES[name];
  const xs = edgesOf(geometry.square, geometry.columns);
  const ys = edgesOf(geometry.square, geometry.rows);
  const [width, height] = [xs.at(-1) ?? 0, ys.at(-1) ?? 0];
  return {
    geometry,
    pixelRatio,
    theme,
    colors,
    material: MATERIAL_LOOK[theme.material],
    xs,
    ys,
    width,
    height,
  };
};

/** From the corner of the painted board to the corner of its squares. */
export const fieldOffset = ({ frame }: DeviceGeometry): number =>
  frame + Math.round(frame * BOARD_LOOK.margin);
