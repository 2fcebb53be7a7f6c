import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import type { Words } from '../../i18n/words.ts';
import { type ColorSlot, type Hex, parseHex } from '../../look/colors.ts';
import type { Layout } from '../../look/layout.ts';
import type { BoardStyle } from '../../look/style/boardStyle.ts';
import { selectTriedColors } from '../../store/selectors.ts';
import { choice } from '../kit/choices.ts';
import { type Close, dialogHead, openLightDialog } from '../kit/dialogs.ts';
import { layoutFor, place, type Shell } from '../kit/shell.ts';
import { PRESETS } from './presets.ts';
import { shadeField } from './shadeField.ts';
import { slotWord } from './slotWords.ts';

/** The colors being tried out; the applied ones while the screen opens or closes. */
export const draftOf = ({ play }: Shell): BoardStyle =>
  selectTriedColors(play.stores.app.getState(), play.stores.settings.getState());

/** The text field while a color is being typed: half a color exists only here. */
interface HexEntry {
  /** What was typed and is not confirmed yet, or was refused; undefined while the field shows the color. */
  text: string | undefined;
  refused: boolean;
  /** The color to return to if the text turns out not to be one. */
  before: Hex;
}

interface Picker {
  readonly shell: Shell;
  readonly slot: ColorSlot;
  readonly entry: HexEntry;
  readonly redraw: () => void;
}

const pickColor = ({ shell, slot, entry }: Picker, color: Hex): void => {
  Object.assign(entry, { text: undefined, refused: false, before: color });
  shell.play.draftColor(slot, color);
};

/** Swatches that show only color; screen readers read their names, and a tooltip shows them. */
const presets = (picker: Picker, words: Words, chosen: Hex): TemplateResult =>
  choice({
    name: 'preset',
    label: words.t('colors.presets'),
    className: 'presets',
    options: PRESETS[picker.slot].map(({ name, color }) => ({
      value: color,
      label: words.t(`preset.${name}`),
      picture: html`<span class="swatch" .style="--swatch:${color}"></span>`,
      quiet: true,
    })),
    value: chosen,
    onChoose: color => pickColor(picker, color),
  });

const HEX_DIGITS = '3a911a'.length;

/** Six digits are a color at once; three may be the start of six. */
const isWholeHex = (text: string): boolean =>
  parseHex(text) !== undefined && text.trim().length >= HEX_DIGITS;

/** Shows a color on the board while it is still being typed. */
const tryTyped = ({ shell, slot, entry }: Picker, text: string): void => {
  entry.text = text;
  const color = isWholeHex(text) ? parseHex(text) : undefined;
  if (color === undefined) return;
  entry.refused = false;
  shell.play.draftColor(slot, color);
};

const refuseTyped = (picker: Picker, text: string): void => {
  const { shell, slot, entry } = picker;
  Object.assign(entry, { text, refused: true });
  if (draftOf(shell).colors[slot] !== entry.before) shell.play.draftColor(slot, entry.before);
  shell.say(shell.words.t('colors.hexInvalid'));
};

/** Takes the typed text if it is a color; returns whether it is. */
const confirmTyped = (picker: Picker, text: string): boolean => {
  const color = parseHex(text);
  if (color === undefined) refuseTyped(picker, text);
  else pickColor(picker, color);
  picker.redraw();
  return color !== undefined;
};

const textOf = ({ target }: Event): string => (target as HTMLInputElement).value;

/** Room for a color with a space or two around it, as pasted from a clipboard. */
const LONGEST_HEX = '    #3a911a    '.length;

/** Enter on a valid color accepts it and closes the picker. */
const finishOnEnter = (picker: Picker, event: KeyboardEvent, close: Close): void => {
  if (event.key !== 'Enter' || parseHex(textOf(event)) === undefined) return;
  event.preventDefault();
  confirmTyped(picker, textOf(event));
  close('done');
};

const hexBox = (picker: Picker, color: Hex, close: Close): TemplateResult => {
  const { text, refused } = picker.entry;
  const { words } = picker.shell;
  return html`
    <div class="field hex">
      <label class="choice-label" for="hex">${words.t('colors.hex')}</label>
      <input id="hex" type="text" dir="ltr" spellcheck="false" autocomplete="off" autocapitalize="off"
        maxlength=${LONGEST_HEX} .value=${live(text ?? color)}
        aria-invalid=${refused ? 'true' : 'false'}
        aria-describedby=${refused ? 'hex-error' : nothing}
        @keydown=${(event: KeyboardEvent) => finishOnEnter(picker, event, close)}
        @input=${(event: Event) => tryTyped(picker, textOf(event))}
        @change=${(event: Event) => confirmTyped(picker, textOf(event))} />
      <p class="error" id="hex-error">${refused ? words.t('colors.hexInvalid') : nothing}</p>
    </div>`;
};

const content = (picker: Picker, close: Close): TemplateResult => {
  const { shell, slot } = picker;
  const { words } = shell;
  const color = draftOf(shell).colors[slot];
  return html`
    ${dialogHead(words, slotWord(words, slot), close)}
    ${presets(picker, words, color)}
    ${shadeField(words, color, picked => pickColor(picker, picked))}
    <div class="picker-foot">
      ${hexBox(picker, color, close)}
      <button type="button" class="primary" @click=${() => close('done')}>${words.t('done')}</button>
    </div>`;
};

/** In units of body text: the least height of a picker, and the gap around it. */
const PICKER = { least: 14, gap: 0.5 } as const;

/** Over the panel, but above the buttons at `buttonsTop` if that leaves enough room. */
const pickerPlace = ({ panel, orientation, unit }: Layout, buttonsTop: number): string => {
  const room = buttonsTop - PICKER.gap * unit - panel.y;
  const height = room >= PICKER.least * unit ? Math.min(room, panel.height) : panel.height;
  const { x, y, width } = panel;
  if (orientation === 'portrait') return place({ ...panel, height });
  return `left:${x}px;width:${width}px;top:${y}px;right:auto;bottom:auto;max-height:${height}px`;
};

const buttonsTop = (): number => document.querySelector('.colors-buttons')?.getBoundingClientRect().top ?? 0;

/** On a touch screen, focusing the field would bring up a keyboard that hides the board. */
const isTouched = (): boolean => window.matchMedia?.('(pointer: coarse)').matches ?? false;

const selectHex = (): void => {
  const input = document.getElementById('hex');
  if (!(input instanceof HTMLInputElement) || isTouched()) return;
  input.focus();
  input.select();
};

/** Opens the picker for one color over the panel, so that the board stays in view. */
export const openColorPicker = (shell: Shell, slot: ColorSlot): Promise<string> => {
  const entry: HexEntry = { text: undefined, refused: false, before: draftOf(shell).colors[slot] };
  const closing = openLightDialog(shell, {
    name: () => slotWord(shell.words, slot),
    className: 'picker-dialog',
    style: () => pickerPlace(layoutFor(shell, 'colors'), buttonsTop()),
    content: (close, redraw) => content({ shell, slot, entry, redraw }, close),
  });
  selectHex();
  shell.play.lookAtSlot(slot);
  return closing.finally(() => shell.play.lookAtSlot(undefined));
};
