import type { Rules } from '../game/position.ts';
import type { Hex } from '../look/colors.ts';
import { BLACK, greyOf, lightnessOf, mix } from '../look/shade.ts';
import { BOARD_KINDS, UPRIGHT_LOOK } from './boardKinds.ts';

/** A disc of the loser: its gray, and the share of the gray. */
const LOST = { darkGrey: '#56585a', lightGrey: '#9b9b99', share: 0.92 } as const;

/** The color of a lost disc: gray, lighter or darker as the disc was; on an upright board a darker shade. */
export const lostColor = (color: Hex, rules: Rules): Hex =>
  BOARD_KINDS[rules].stands
    ? mix(color, BLACK, UPRIGHT_LOOK.quiet)
    : mix(greyOf(color), lightnessOf(color) > 0.5 ? LOST.lightGrey : LOST.darkGrey, LOST.share);
