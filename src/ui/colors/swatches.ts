import { html, type TemplateResult } from 'lit';
import { tableOf } from '../../game/record.ts';
import { ALL_COLOR_SLOTS, COLOR_SLOTS, CONNECT4_SLOTS, type ColorSlot } from '../../look/colors.ts';
import type { Shell } from '../kit/shell.ts';
import { type ColorField, draftOf, slotWord } from './colorField.ts';

/** Where an arrow key leads in the row of swatches; `way` is 1 in left-to-right pages and -1 in right-to-left ones. */
const STEPS = tableOf<(way: 1 | -1) => number>({
  ArrowLeft: way => -way,
  ArrowRight: way => way,
  ArrowUp: () => -1,
  ArrowDown: () => 1,
});

/** Arrow keys select the next swatch, and digits are typed into the text field. */
const followKeys = (shell: Shell, field: ColorField, event: KeyboardEvent): void => {
  field.typeOn(event);
  const way = shell.play.stores.app.getState().direction === 'rtl' ? -1 : 1;
  const step = STEPS.get(event.key)?.(way);
  if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  const at = ALL_COLOR_SLOTS.indexOf(field.slot()) + step + ALL_COLOR_SLOTS.length;
  const next = ALL_COLOR_SLOTS[at % ALL_COLOR_SLOTS.length];
  if (next === undefined) return;
  field.choose(next);
  shell.root.querySelector<HTMLElement>(`.slot[data-slot=${next}]`)?.focus();
};

/** A swatch of the draft; while selected, the color field edits it. */
const swatch = (shell: Shell, field: ColorField, slot: ColorSlot): TemplateResult => {
  const word = slotWord(shell.words, slot);
  return html`
    <button type="button" class="slot" data-slot=${slot} aria-pressed=${field.slot() === slot} title=${word}
      @click=${() => field.choose(slot)}>
      <span class="swatch" aria-hidden="true" .style="--swatch:${draftOf(shell).colors[slot]}"></span>
      <span class="slot-word">${word}</span>
    </button>`;
};

const row = (shell: Shell, field: ColorField, slots: readonly ColorSlot[]): TemplateResult => html`
  <div class="slots" @keydown=${(event: KeyboardEvent) => followKeys(shell, field, event)} @paste=${field.paste}>
    ${slots.map(slot => swatch(shell, field, slot))}
  </div>`;

/** The six colors of Othello. */
export const swatches = (shell: Shell, field: ColorField): TemplateResult => html`
  <div role="group" aria-label=${shell.words.t('colors.pickers')}>${row(shell, field, COLOR_SLOTS)}</div>`;

/** The three colors of Connect Four. Selecting one scrolls to the field, which is above. */
export const connect4Swatches = (shell: Shell, field: ColorField): TemplateResult => {
  const showField = (): void => {
    const body = shell.root.querySelector('.colors-body');
    if (body !== null) body.scrollTop = 0;
  };
  return html`
    <div class="slot-group" role="group" aria-labelledby="connect4-colors" @click=${showField}>
      <h2 class="choice-label" id="connect4-colors">${shell.words.t('colors.connect4')}</h2>
      ${row(shell, field, CONNECT4_SLOTS)}
    </div>`;
};
