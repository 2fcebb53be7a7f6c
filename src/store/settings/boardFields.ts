import * as v from 'valibot';
import { COLOR_SLOTS, CONNECT4_SLOTS, parseHex } from '../../look/colors.ts';
import { MARK_SHAPES } from '../../look/marks.ts';
import { ANIMATION_SPEEDS } from '../../look/motion.ts';
import { DISC_STYLES } from '../../look/style/discStyles.ts';
import { MATERIALS } from '../../look/style/materials.ts';
import { DEFAULT_COLORS, DEFAULT_THEME, THEME_NAMES, THEMES } from '../../look/themes.ts';
import { QUARTERS, UNTURNED } from '../../look/turning.ts';
import { all } from './choices.ts';

export const DISC_SIZES = ['large', 'small'] as const;
export type DiscSize = (typeof DISC_SIZES)[number];

const hex = v.pipe(
  v.string(),
  v.transform(parseHex),
  v.custom<NonNullable<ReturnType<typeof parseHex>>>(value => value !== undefined),
);

/** How the board looks and moves. */
export const BOARD_FIELDS = {
  /** Earlier versions stored the first theme under another name. */
  theme: v.pipe(
    v.string(),
    v.transform(name => (name === 'document' ? 'classic' : name)),
    v.picklist(THEME_NAMES),
  ),
  /** Earlier versions stored only the colors for Othello; those of the theme are added. */
  colors: v.object({ ...all(COLOR_SLOTS, hex), ...all(CONNECT4_SLOTS, v.optional(hex)) }),
  /** Earlier versions lack these fields; then the theme's values apply. */
  material: v.picklist(MATERIALS),
  discStyle: v.picklist(DISC_STYLES),
  discSize: v.picklist(DISC_SIZES),
  /** Whether discs have a pattern in every theme, for color-blind people. */
  patterns: v.boolean(),
  boardTurn: v.object({ quarters: v.picklist(QUARTERS), isMirrored: v.boolean() }),
  animation: v.picklist(ANIMATION_SPEEDS),
  legalMarks: v.boolean(),
  /** Whether every legal move shows the engine's value. */
  values: v.boolean(),
  marks: v.picklist(MARK_SHAPES),
} as const;

export const BOARD_DEFAULTS = {
  theme: DEFAULT_THEME,
  colors: DEFAULT_COLORS,
  material: THEMES[DEFAULT_THEME].material,
  discStyle: THEMES[DEFAULT_THEME].discStyle,
  discSize: 'large',
  patterns: false,
  boardTurn: UNTURNED,
  animation: 'normal',
  legalMarks: true,
  values: false,
  marks: 'dots',
} as const;
