import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import type { Words } from '../i18n/words.ts';
import { type ColorSlot, type Hex, parseHex } from '../look/colors.ts';
import type { Layout } from '../look/layout.ts';
import { choice } from './choice.ts';
import { draftOf } from './colorDraft.ts';
import { dialogHead } from './dialogHead.ts';
import { type Close, openDialog } from './dialogs.ts';
import { place } from './place.ts';
import { PRESETS } from './presets.ts';
import { shadeField } from './shadeField.ts';
import { layoutFor, type Shell } from './shell.ts';

/** What stands in the textbox while it is no color; undefined while it is one. */
interface HexEntry {
  refused: string | undefined;
}

interface Picker {
  readonly shell: Shell;
  readonly slot: ColorSlot;
  readonly entry: HexEntry;
  readonly redraw: () => void;
}

const pickColor = ({ shell, slot, entry }: Picker, color: Hex): void => {
  entry.refused = undefined;
  shell.play.draftColor(slot, color);
};

/** Swatches that show only color; their names are read, and shown under the pointer. */
const presets = (picker: Picker, words: Words, chosen: Hex): TemplateResult =>
  choice({
    name: 'preset',
    label: words.t('colors.presets'),
    className: 'presets',
    options: PRESETS[picker.slot].map(({ name, color }) => ({
      value: color,
      label: words.t(`preset.${name}`),
      picture: html`<span class="swatch" style="--swatch:${color}"></span>`,
      quiet: true,
    })),
    value: chosen,
    onChoose: color => pickColor(picker, color),
  });

/** Takes what is typed as soon as it is a color; complains only once it is meant to be one. */
const hexEvents = (picker: Picker) => ({
  typed: (event: Event): void => {
    const color = parseHex((event.target as HTMLInputElement).value);
    if (color !== undefined) pickColor(picker, color);
  },
  meant: (event: Event): void => {
    const { value } = event.target as HTMLInputElement;
    picker.entry.refused = parseHex(value) === undefined ? value : undefined;
    if (picker.entry.refused !== undefined) picker.shell.say(picker.shell.words.t('colors.hexInvalid'));
    picker.redraw();
  },
});

const LONGEST_HEX = '#3a911a'.length;

/** A short form such as `#fa0` stays as it is typed while it means the color that is chosen. */
const isBeingTyped = (input: Element | null, color: Hex): boolean =>
  input instanceof HTMLInputElement && document.activeElement === input && parseHex(input.value) === color;

const hexBox = (picker: Picker, words: Words, color: Hex): TemplateResult => {
  const { refused } = picker.entry;
  const { typed, meant } = hexEvents(picker);
  const input = document.getElementById('hex') as HTMLInputElement | null;
  const shown = refused ?? (isBeingTyped(input, color) ? (input?.value ?? color) : color);
  return html`
    <div class="field hex">
      <label class="choice-label" for="hex">${words.t('colors.hex')}</label>
      <input id="hex" type="text" spellcheck="false" autocomplete="off" autocapitalize="off"
        maxlength=${LONGEST_HEX} .value=${live(shown)}
        aria-invalid=${refused === undefined ? 'false' : 'true'}
        aria-describedby=${refused === undefined ? nothing : 'hex-error'}
        @input=${typed} @change=${meant} />
      <p class="error" id="hex-error">${refused === undefined ? nothing : words.t('colors.hexInvalid')}</p>
    </div>`;
};

const content = (picker: Picker, close: Close): TemplateResult => {
  const { shell, slot } = picker;
  const { words } = shell;
  const color = draftOf(shell).colors[slot];
  return html`
    ${dialogHead(words, words.t(`slot.${slot}`), close)}
    ${presets(picker, words, color)}
    ${shadeField(words, color, picked => pickColor(picker, picked))}
    <div class="picker-foot">
      ${hexBox(picker, words, color)}
      <button type="button" class="primary" @click=${() => close('done')}>${words.t('done')}</button>
    </div>`;
};

/** Over the panel; beside the board only as high as it needs. */
const pickerPlace = ({ panel, orientation }: Layout): string =>
  orientation === 'portrait' ? place(panel) : `left:${panel.x}px;width:${panel.width}px;top:0`;

/** Opens the picker of one color over the panel, so that the board stays in sight. */
export const openColorPicker = (shell: Shell, slot: ColorSlot): Promise<string> => {
  const entry: HexEntry = { refused: undefined };
  return openDialog(shell, {
    name: () => shell.words.t(`slot.${slot}`),
    className: 'picker-dialog',
    style: () => pickerPlace(layoutFor(shell, 'colors')),
    content: (close, redraw) => content({ shell, slot, entry, redraw }, close),
  });
};
