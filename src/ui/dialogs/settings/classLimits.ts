import { html, type TemplateResult } from 'lit';
import { LOSS_THRESHOLD } from '../../../store/settingsStore.ts';
import { MOVE_CLASSES, type MoveClass, type Thresholds } from '../../../study/review/blame.ts';
import type { Shell } from '../../kit/shell.ts';
import type { Field } from './fields.ts';

const isLimit = (value: number): boolean =>
  Number.isInteger(value) && value >= LOSS_THRESHOLD.min && value <= LOSS_THRESHOLD.max;

/** Whether the thresholds are in order: no class below a milder one. */
const areLimits = ({ inaccuracy, mistake, blunder }: Thresholds): boolean =>
  [inaccuracy, mistake, blunder].every(isLimit) && inaccuracy <= mistake && mistake <= blunder;

const field = ({ words, play }: Shell, name: MoveClass): TemplateResult => {
  const { chanceThresholds: thresholds } = play.stores.settings.getState();
  const { min, max } = LOSS_THRESHOLD;
  const change = (event: Event): void => {
    const input = event.target as HTMLInputElement;
    const wanted = { ...thresholds, [name]: Number(input.value) };
    const isFine = areLimits(wanted);
    input.setAttribute('aria-invalid', String(!isFine));
    if (isFine) play.set('chanceThresholds', wanted);
  };
  /** The last valid thresholds are kept. */
  const settle = (event: Event): void => {
    const input = event.target as HTMLInputElement;
    input.value = String(play.stores.settings.getState().chanceThresholds[name]);
    input.setAttribute('aria-invalid', 'false');
  };
  return html`
    <div class="field">
      <label class="choice-label" for="limit-${name}">${words.t(`review.class.${name}`)}</label>
      <input id="limit-${name}" type="number" inputmode="numeric" min=${min} max=${max} step="1" aria-describedby="limits-about limits-refused"
        .value=${String(thresholds[name])} @input=${change} @change=${settle} />
    </div>`;
};

/**
 * The loss from which a review calls a move an inaccuracy, a mistake or a blunder. Thresholds out of order are refused.
 */
export const classLimits = (shell: Shell): Field => {
  const { words } = shell;
  const title = words.t('classes.title');
  const about = words.t('classes.about');
  return {
    words: [title, about, ...MOVE_CLASSES.map(name => words.t(`review.class.${name}`))],
    control: html`
      <fieldset class="class-limits">
        <legend class="choice-label">${title}</legend>
        <p class="quiet" id="limits-about">${about}</p>
        <div class="limit-fields">${MOVE_CLASSES.map(name => field(shell, name))}</div>
        <p class="quiet" id="limits-refused">${words.t('classes.refused', { least: LOSS_THRESHOLD.min, most: LOSS_THRESHOLD.max })}</p>
      </fieldset>`,
  };
};
