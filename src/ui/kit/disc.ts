import { html, type TemplateResult } from 'lit';
import type { Color } from '../../game/color.ts';
import type { Rules } from '../../game/position.ts';
import { discColors, type Hex } from '../../look/colors.ts';
import type { Settings } from '../../store/settingsStore.ts';

export const discColor = (
  { colors }: Pick<Settings, 'colors'>,
  color: Color,
  rules: Rules = 'othello',
): Hex => discColors(colors, rules)[color];

/** A disc in the color chosen for its side, as decoration beside words. */
export const disc = (color: Hex): TemplateResult =>
  html`<span class="disc" aria-hidden="true" .style="--disc:${color}"></span>`;

/** Half a disc of each side's color. */
export const mixedDisc = (first: Hex, second: Hex): TemplateResult =>
  html`<span class="disc mixed" aria-hidden="true" .style="--disc:${first};--other-disc:${second}"></span>`;

/** Both discs, one overlapping the other. */
export const twoDiscs = (first: Hex, second: Hex): TemplateResult =>
  html`<span class="two-discs" aria-hidden="true">${disc(first)}${disc(second)}</span>`;
