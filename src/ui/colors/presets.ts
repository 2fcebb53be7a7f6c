import type { WordKey } from '../../i18n/translation.ts';
import type { ColorSlot, Hex } from '../../look/colors.ts';

type PresetName = Extract<WordKey, `preset.${string}`> extends `preset.${infer Name}` ? Name : never;

export interface Preset {
  readonly name: PresetName;
  readonly color: Hex;
}

const SQUARES: readonly Preset[] = [
  { name: 'lawn', color: '#3a911a' },
  { name: 'meadow', color: '#4ba30b' },
  { name: 'baize', color: '#1f6b4a' },
  { name: 'emerald', color: '#257453' },
  { name: 'moss', color: '#5d7a3a' },
  { name: 'olive', color: '#7d8035' },
  { name: 'walnut', color: '#a97845' },
  { name: 'oak', color: '#c29a66' },
  { name: 'brick', color: '#9c5a48' },
  { name: 'plum', color: '#6d4a68' },
  { name: 'slate', color: '#65737f' },
  { name: 'ash', color: '#767676' },
  { name: 'delft', color: '#7f9fc0' },
  { name: 'midnight', color: '#33486b' },
  { name: 'teal', color: '#2c7f86' },
  { name: 'linen', color: '#d8d4cb' },
];

const DISCS: readonly Preset[] = [
  { name: 'black', color: '#000000' },
  { name: 'ink', color: '#17181a' },
  { name: 'espresso', color: '#1d1410' },
  { name: 'navy', color: '#16233f' },
  { name: 'royal', color: '#0b4f9c' },
  { name: 'forest', color: '#0f3d2a' },
  { name: 'burgundy', color: '#5e1426' },
  { name: 'plum', color: '#4a2a52' },
  { name: 'white', color: '#ffffff' },
  { name: 'ivory', color: '#f6f1e6' },
  { name: 'cream', color: '#f2e6c9' },
  { name: 'silver', color: '#d5d9de' },
  { name: 'sky', color: '#cfe3f5' },
  { name: 'rose', color: '#f3d3d3' },
  { name: 'gold', color: '#e6b84a' },
  { name: 'orange', color: '#c05a00' },
];

const MARKS: readonly Preset[] = [
  { name: 'teal', color: '#3f9e9b' },
  { name: 'black', color: '#000000' },
  { name: 'forest', color: '#0b2b1e' },
  { name: 'navy', color: '#16335c' },
  { name: 'royal', color: '#0b4f9c' },
  { name: 'espresso', color: '#3a2312' },
  { name: 'burgundy', color: '#5e1426' },
  { name: 'white', color: '#ffffff' },
  { name: 'cream', color: '#fff4dc' },
  { name: 'mint', color: '#e9f3ea' },
  { name: 'sky', color: '#a9bde0' },
  { name: 'gold', color: '#f0c552' },
  { name: 'coral', color: '#ff9a7a' },
  { name: 'rose', color: '#f6c6cf' },
  { name: 'silver', color: '#d5d9de' },
  { name: 'plum', color: '#4a2a52' },
];

const FRAMES: readonly Preset[] = [
  { name: 'cobalt', color: '#0a2f86' },
  { name: 'indigo', color: '#16265a' },
  { name: 'navy', color: '#123058' },
  { name: 'midnight', color: '#1f2f4a' },
  { name: 'royal', color: '#0b4f9c' },
  { name: 'delft', color: '#12307a' },
  { name: 'slate', color: '#1b3350' },
  { name: 'teal', color: '#0d4a50' },
  { name: 'forest', color: '#0f3d2a' },
  { name: 'plum', color: '#4a2a52' },
  { name: 'burgundy', color: '#5e1426' },
  { name: 'espresso', color: '#3a2312' },
  { name: 'ink', color: '#17181a' },
  { name: 'ash', color: '#4a4d52' },
  { name: 'silver', color: '#d5d9de' },
  { name: 'white', color: '#ffffff' },
];

const CONNECT4_DISCS: readonly Preset[] = [
  { name: 'scarlet', color: '#e6482f' },
  { name: 'vermilion', color: '#cc5500' },
  { name: 'tomato', color: '#ff4433' },
  { name: 'crimson', color: '#c0283a' },
  { name: 'coral', color: '#e57058' },
  { name: 'rose', color: '#e58ea0' },
  { name: 'plum', color: '#9b5aa6' },
  { name: 'teal', color: '#2c9f98' },
  { name: 'sun', color: '#ffe142' },
  { name: 'lemon', color: '#fff04d' },
  { name: 'amber', color: '#f4b63c' },
  { name: 'gold', color: '#e6b84a' },
  { name: 'straw', color: '#fbdf8a' },
  { name: 'cream', color: '#f2e6c9' },
  { name: 'white', color: '#ffffff' },
  { name: 'black', color: '#000000' },
];

/** Suitable colors for each slot, offered before the free picker. */
export const PRESETS: Readonly<Record<ColorSlot, readonly Preset[]>> = {
  darkSquares: SQUARES,
  lightSquares: SQUARES,
  blackDiscs: DISCS,
  whiteDiscs: DISCS,
  blackMarks: MARKS,
  whiteMarks: MARKS,
  connect4Frame: FRAMES,
  redDiscs: CONNECT4_DISCS,
  yellowDiscs: CONNECT4_DISCS,
};
