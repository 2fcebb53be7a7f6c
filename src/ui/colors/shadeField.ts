import 'vanilla-colorful/hex-color-picker.js';
import { colord } from 'colord';
import { html, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { ref } from 'lit/directives/ref.js';
import type { Words } from '../../i18n/words.ts';
import { type Hex, parseHex } from '../../look/colors.ts';

const FULL = 100;

const setAttributes = (
  element: Element | null | undefined,
  attributes: Readonly<Record<string, string>>,
): void => {
  for (const [name, value] of Object.entries(attributes)) element?.setAttribute(name, value);
};

/**
 * The picker's labels are English, and its plane has no value for screen readers: both are set after each change of the
 * picker.
 */
const nameSliders = (words: Words, color: Hex, picker: Element | undefined): void => {
  const { s, v } = colord(color).toHsv();
  const [saturation, brightness] = [Math.round(s), Math.round(v)];
  setAttributes(picker?.shadowRoot?.querySelector('[part=saturation]'), {
    'aria-label': words.t('colors.field'),
    'aria-valuemin': '0',
    'aria-valuemax': String(FULL),
    'aria-valuenow': String(saturation),
    'aria-valuetext': words.t('colors.saturation', { saturation, brightness }),
  });
  setAttributes(picker?.shadowRoot?.querySelector('[part=hue]'), { 'aria-label': words.t('colors.hue') });
};

/** A free color picker, for pointer and arrow keys. */
export const shadeField = (words: Words, color: Hex, onPick: (color: Hex) => void): TemplateResult => {
  const pick = (event: CustomEvent<{ value: string }>): void => {
    const picked = parseHex(event.detail.value);
    if (picked !== undefined && picked !== color) onPick(picked);
  };
  return html`
    <hex-color-picker .color=${live(color)} @color-changed=${pick}
      ${ref(picker => nameSliders(words, color, picker))}></hex-color-picker>`;
};
