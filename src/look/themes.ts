import type { ByColor } from '../game/color.ts';
import type { BoardColors, Hex } from './colors.ts';
import type { DiscStyle } from './style/discStyles.ts';
import type { Material } from './style/materials.ts';

export const THEME_NAMES = [
  'classic',
  'felt',
  'walnut',
  'slate',
  'porcelain',
  'night',
  'highContrast',
  'colorVision',
] as const;
export type ThemeName = (typeof THEME_NAMES)[number];

/** The name of a side. */
export type DiscName = 'black' | 'white' | 'blue' | 'orange';

/**
 * The wooden backdrop under the board: `lit` is the color in the light from the upper left, `shade` farthest from it.
 */
export interface Backdrop {
  readonly lit: Hex;
  readonly shade: Hex;
}

export interface Theme {
  readonly colors: BoardColors;
  /** The default materials of its board and discs. */
  readonly material: Material;
  readonly discStyle: DiscStyle;
  readonly frame: Hex;
  /** Coordinates engraved in the frame. */
  readonly engraving: Hex;
  readonly line: Hex;
  /** The names of the sides, if not Black and White. */
  readonly names?: ByColor<DiscName>;
  /** Whether discs have a pattern as well as a color. */
  readonly patterned: boolean;
  /** High contrast: bright rims on dark discs, strong lines, large marks. */
  readonly bold: boolean;
  readonly backdrop: { readonly light: Backdrop; readonly dark: Backdrop };
}

export const THEMES: Readonly<Record<ThemeName, Theme>> = {
  classic: {
    colors: {
      darkSquares: '#3a911a',
      lightSquares: '#4ba30b',
      blackDiscs: '#000000',
      whiteDiscs: '#ffffff',
      blackMarks: '#3f9e9b',
      whiteMarks: '#3f9e9b',
      connect4Frame: '#0a2f86',
      redDiscs: '#e6482f',
      yellowDiscs: '#ffe142',
    },
    material: 'felt',
    discStyle: 'turned',
    frame: '#26241f',
    engraving: '#b9b09c',
    line: '#1f5a0c',
    patterned: false,
    bold: false,
    backdrop: { light: { lit: '#f1ebdf', shade: '#d8cebb' }, dark: { lit: '#2b2a26', shade: '#151412' } },
  },
  felt: {
    colors: {
      darkSquares: '#2a7a55',
      lightSquares: '#31845d',
      blackDiscs: '#0f1011',
      whiteDiscs: '#f6f1e6',
      blackMarks: '#021009',
      whiteMarks: '#e9f3ea',
      connect4Frame: '#123058',
      redDiscs: '#d8503c',
      yellowDiscs: '#fbdc62',
    },
    material: 'felt',
    discStyle: 'turned',
    frame: '#3b2a1e',
    engraving: '#cdb491',
    line: '#124831',
    patterned: false,
    bold: false,
    backdrop: { light: { lit: '#efe7da', shade: '#d2c4ae' }, dark: { lit: '#2a241f', shade: '#13100e' } },
  },
  walnut: {
    colors: {
      darkSquares: '#a37244',
      lightSquares: '#ad7c4d',
      blackDiscs: '#1d1410',
      whiteDiscs: '#fbf3e2',
      blackMarks: '#3a2312',
      whiteMarks: '#fff4dc',
      connect4Frame: '#1c315a',
      redDiscs: '#cf5a3a',
      yellowDiscs: '#fbdf8a',
    },
    material: 'wood',
    discStyle: 'wood',
    frame: '#4a2c1a',
    engraving: '#dcb98a',
    line: '#6d4523',
    patterned: false,
    bold: false,
    backdrop: { light: { lit: '#f0eae3', shade: '#d6cabb' }, dark: { lit: '#2b2521', shade: '#14110f' } },
  },
  slate: {
    colors: {
      darkSquares: '#65737f',
      lightSquares: '#6f7e8a',
      blackDiscs: '#14181c',
      whiteDiscs: '#f7f8f9',
      blackMarks: '#171d23',
      whiteMarks: '#f4f8fb',
      connect4Frame: '#1b3350',
      redDiscs: '#d0513f',
      yellowDiscs: '#f7e07a',
    },
    material: 'stone',
    discStyle: 'stone',
    frame: '#2a3138',
    engraving: '#a9b6c0',
    line: '#46525d',
    patterned: false,
    bold: false,
    backdrop: { light: { lit: '#eceef0', shade: '#cbd1d6' }, dark: { lit: '#22272c', shade: '#0e1114' } },
  },
  porcelain: {
    colors: {
      darkSquares: '#6688ad',
      lightSquares: '#7091b5',
      blackDiscs: '#16233f',
      whiteDiscs: '#ffffff',
      blackMarks: '#16335c',
      whiteMarks: '#ffffff',
      connect4Frame: '#12307a',
      redDiscs: '#e0523f',
      yellowDiscs: '#ffe45c',
    },
    material: 'porcelain',
    discStyle: 'turned',
    frame: '#f3f0ea',
    engraving: '#586b88',
    line: '#56789d',
    patterned: false,
    bold: false,
    backdrop: { light: { lit: '#f2f4f7', shade: '#d3dae3' }, dark: { lit: '#232a35', shade: '#0f131a' } },
  },
  night: {
    colors: {
      darkSquares: '#47638f',
      lightSquares: '#4f6c99',
      blackDiscs: '#020306',
      whiteDiscs: '#f2e6c9',
      blackMarks: '#d5e2fb',
      whiteMarks: '#f2e6c9',
      connect4Frame: '#16265a',
      redDiscs: '#d84f38',
      yellowDiscs: '#fbe27a',
    },
    material: 'felt',
    discStyle: 'turned',
    frame: '#141a28',
    engraving: '#8296bd',
    line: '#2e456a',
    patterned: false,
    bold: false,
    backdrop: { light: { lit: '#dfe4ee', shade: '#b9c3d6' }, dark: { lit: '#1b2130', shade: '#090c13' } },
  },
  highContrast: {
    colors: {
      darkSquares: '#6e6e6e',
      lightSquares: '#767676',
      blackDiscs: '#000000',
      whiteDiscs: '#ffffff',
      blackMarks: '#000000',
      whiteMarks: '#ffffff',
      connect4Frame: '#00187a',
      redDiscs: '#ff4433',
      yellowDiscs: '#ffff00',
    },
    material: 'flat',
    discStyle: 'flat',
    frame: '#000000',
    engraving: '#ffffff',
    line: '#000000',
    patterned: false,
    bold: true,
    backdrop: { light: { lit: '#ffffff', shade: '#ffffff' }, dark: { lit: '#000000', shade: '#000000' } },
  },
  colorVision: {
    colors: {
      darkSquares: '#f2efe7',
      lightSquares: '#f9f7f1',
      blackDiscs: '#061d5a',
      whiteDiscs: '#d56b00',
      blackMarks: '#061d5a',
      whiteMarks: '#b85a00',
      connect4Frame: '#08244f',
      redDiscs: '#cc4418',
      yellowDiscs: '#f0e442',
    },
    material: 'flat',
    discStyle: 'turned',
    frame: '#3b3f46',
    engraving: '#d5d8dd',
    line: '#a19d94',
    names: { black: 'blue', white: 'orange' },
    patterned: true,
    bold: false,
    backdrop: { light: { lit: '#f3f3f1', shade: '#d9d9d4' }, dark: { lit: '#26282b', shade: '#111214' } },
  },
};

export const DEFAULT_THEME: ThemeName = 'classic';
export const DEFAULT_COLORS: BoardColors = THEMES[DEFAULT_THEME].colors;
