import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import type { Words } from '../../i18n/words.ts';
import { ALL_COLOR_SLOTS, type ColorSlot, type Hex, parseHex } from '../../look/colors.ts';
import type { BoardStyle } from '../../look/style/boardStyle.ts';
import { selectTriedColors } from '../../store/selectors.ts';
import { choice } from '../kit/choices.ts';
import type { Shell } from '../kit/shell.ts';
import { PRESETS } from './presets.ts';
import { shadeField } from './shadeField.ts';

/** A side's slots are named after its color: `Blue discs` for blue discs. */
export const slotWord = (words: Words, slot: ColorSlot, where: 'slot' | 'slotInside' = 'slot'): string => {
  const { black, white } = words.sideNames();
  switch (slot) {
    case 'blackDiscs':
      return words.t(`${where}.${black}Discs`);
    case 'whiteDiscs':
      return words.t(`${where}.${white}Discs`);
    case 'blackMarks':
      return words.t(`${where}.${black}Marks`);
    case 'whiteMarks':
      return words.t(`${where}.${white}Marks`);
    default:
      return words.t(`${where}.${slot}`);
  }
};

/** The draft colors; the applied ones while the screen opens or closes. */
export const draftOf = ({ play }: Shell): BoardStyle =>
  selectTriedColors(play.stores.app.getState(), play.stores.settings.getState());

/** The one field that edits the selected swatch's color. */
export interface ColorField {
  readonly slot: () => ColorSlot;
  /** Selects another swatch. */
  readonly choose: (slot: ColorSlot) => void;
  readonly shades: () => TemplateResult;
  readonly presets: () => TemplateResult;
  /** Accepts a color pasted while a swatch is focused. */
  readonly paste: (event: ClipboardEvent) => void;
  /** Redirects typing on a swatch to the text field. */
  readonly typeOn: (event: KeyboardEvent) => void;
}

/** The text field while a color is being typed: incomplete colors exist only here. */
interface HexEntry {
  /** Text that is not confirmed yet, or was refused; undefined while the field shows the color. */
  readonly text?: string;
  readonly refused?: boolean;
  /** The color to restore if the text is no color. */
  readonly before: Hex;
}

const HEX_DIGITS = '3a911a'.length;

/** Six digits are a color at once; three may be the start of six. */
const isWholeHex = (text: string): boolean =>
  parseHex(text) !== undefined && text.trim().length >= HEX_DIGITS;

/** Long enough for a color pasted with a space or two around it. */
const LONGEST_HEX = '    #3a911a    '.length;

const BEGINS_HEX = /^[#0-9a-f]$/i;

const textOf = ({ target }: Event): string => (target as HTMLInputElement).value;

const hexInput = (root: HTMLElement): HTMLInputElement | null => root.querySelector('#hex');

/** Swatches without a label; screen readers read their names, and a tooltip shows them. */
const presetChoice = (
  words: Words,
  slot: ColorSlot,
  { chosen, onPick }: { readonly chosen: Hex; readonly onPick: (color: Hex) => void },
): TemplateResult =>
  choice({
    name: 'preset',
    label: words.t('colors.presets'),
    className: 'presets',
    options: PRESETS[slot].map(({ name, color }) => ({
      value: color,
      label: words.t(`preset.${name}`),
      picture: html`<span class="swatch" .style="--swatch:${color}"></span>`,
      quiet: true,
    })),
    value: chosen,
    onChoose: onPick,
  });

export const createColorField = (shell: Shell, redraw: () => void): ColorField => {
  const { words, play, say, root } = shell;
  let slot: ColorSlot = ALL_COLOR_SLOTS[0];
  let entry: HexEntry = { before: draftOf(shell).colors[slot] };

  const pick = (color: Hex): void => {
    entry = { before: color };
    play.draftColor(slot, color);
  };
  /** Previews a color on the board while it is still being typed. */
  const tryTyped = (text: string): void => {
    const color = isWholeHex(text) ? parseHex(text) : undefined;
    entry = { ...entry, text, refused: entry.refused === true && color === undefined };
    if (color !== undefined) play.draftColor(slot, color);
  };
  const refuse = (text: string): void => {
    const { before } = entry;
    entry = { text, refused: true, before };
    if (draftOf(shell).colors[slot] !== before) play.draftColor(slot, before);
    say(words.t('colors.hexInvalid'));
  };
  /** Applies the typed text if it is a color; returns whether it is. */
  const confirm = (text: string): boolean => {
    const color = parseHex(text);
    if (color === undefined) refuse(text);
    else pick(color);
    redraw();
    return color !== undefined;
  };
  /** Enter applies the color and returns to the swatches, for the next one. */
  const finishOnEnter = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    if (confirm(textOf(event))) root.querySelector<HTMLElement>('.slot[aria-pressed=true]')?.focus();
  };

  const hexBox = (color: Hex): TemplateResult => {
    const isRefused = entry.refused === true;
    return html`
      <div class="field hex">
        <label class="choice-label" for="hex">${words.t('colors.hex')}</label>
        <input id="hex" type="text" dir="ltr" spellcheck="false" autocomplete="off" autocapitalize="off"
          maxlength=${LONGEST_HEX} .value=${live(entry.text ?? color)}
          aria-invalid=${isRefused ? 'true' : 'false'}
          aria-describedby=${isRefused ? 'hex-error' : nothing}
          @keydown=${finishOnEnter}
          @input=${(event: Event) => tryTyped(textOf(event))}
          @change=${(event: Event) => confirm(textOf(event))} />
        <p class="error" id="hex-error">${isRefused ? words.t('colors.hexInvalid') : nothing}</p>
      </div>`;
  };

  return {
    slot: () => slot,
    choose: next => {
      slot = next;
      entry = { before: draftOf(shell).colors[next] };
      play.lookAtSlot(next);
      redraw();
    },
    shades: () => {
      const color = draftOf(shell).colors[slot];
      return html`
        <div class="color-field" role="group" aria-label=${slotWord(words, slot)}>
          <p class="chosen-slot" aria-hidden="true">${slotWord(words, slot)}</p>
          ${shadeField(words, color, pick)} ${hexBox(color)}
        </div>`;
    },
    presets: () => presetChoice(words, slot, { chosen: draftOf(shell).colors[slot], onPick: pick }),
    paste: event => {
      const color = parseHex(event.clipboardData?.getData('text') ?? '');
      if (color !== undefined) pick(color);
    },
    typeOn: ({ key, ctrlKey, metaKey, altKey }) => {
      if (ctrlKey || metaKey || altKey || !BEGINS_HEX.test(key)) return;
      const input = hexInput(root);
      input?.focus();
      input?.select();
    },
  };
};
