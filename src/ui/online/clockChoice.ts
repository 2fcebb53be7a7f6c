import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import {
  CLOCK_CHOICES,
  type ClockChoice,
  CUSTOM_INCREMENT,
  CUSTOM_MINUTES,
  type Settings,
} from '../../store/settingsStore.ts';
import { listChoice } from '../kit/choices.ts';
import type { Shell } from '../kit/shell.ts';

/** A custom clock being typed. */
export interface ClockDraft {
  readonly minutes: string;
  readonly increment: string;
}

/** The context of the clock choice. */
export interface ClockContext {
  readonly shell: Shell;
  /** The two numbers of a custom clock; undefined until typed. */
  readonly draft: ClockDraft | undefined;
  readonly change: (draft: ClockDraft | undefined) => void;
}

type Part = keyof ClockDraft;
const LIMITS: Readonly<Record<Part, { readonly min: number; readonly max: number }>> = {
  minutes: CUSTOM_MINUTES,
  increment: CUSTOM_INCREMENT,
};
const PARTS = ['minutes', 'increment'] as const;

const settingsOf = ({ shell }: ClockContext): Settings => shell.play.stores.settings.getState();

const shownDraft = (context: ClockContext): ClockDraft => {
  const { minutes, increment } = settingsOf(context).customClock;
  return context.draft ?? { minutes: String(minutes), increment: String(increment) };
};

const isTime = (part: Part, text: string): boolean => {
  const { min, max } = LIMITS[part];
  return /^\d{1,3}$/.test(text) && Number(text) >= min && Number(text) <= max;
};

/** Whether the clock being typed is invalid. */
export const isClockRefused = (context: ClockContext): boolean =>
  settingsOf(context).clock === 'custom' && PARTS.some(part => !isTime(part, shownDraft(context)[part]));

const timeField = (context: ClockContext, part: Part): TemplateResult => {
  const { shell, change } = context;
  const draft = shownDraft(context);
  const { min, max } = LIMITS[part];
  const type = (event: Event): void => {
    const clock = { ...draft, [part]: (event.target as HTMLInputElement).value };
    change(clock);
    if (PARTS.every(one => isTime(one, clock[one])))
      shell.play.set('customClock', { minutes: Number(clock.minutes), increment: Number(clock.increment) });
  };
  return html`
    <div class="field">
      <label class="choice-label" for="clock-${part}">${shell.words.t(`clocks.${part}`)}</label>
      <input id="clock-${part}" type="number" inputmode="numeric" min=${min} max=${max} step="1"
        aria-invalid=${isTime(part, draft[part]) ? nothing : 'true'}
        aria-describedby=${isClockRefused(context) ? 'clock-refused' : nothing}
        .value=${live(draft[part])} @input=${type} />
    </div>`;
};

/** The two number fields under `Custom`. An invalid clock is refused, and the last valid one is kept. */
const customClock = (context: ClockContext): TemplateResult => {
  if (settingsOf(context).clock !== 'custom') return html`${nothing}`;
  const refusal = context.shell.words.t('clocks.refused', {
    least: CUSTOM_MINUTES.min,
    most: CUSTOM_MINUTES.max,
    leastMore: CUSTOM_INCREMENT.min,
    mostMore: CUSTOM_INCREMENT.max,
  });
  return html`
    <div class="custom-clock">
      ${PARTS.map(part => timeField(context, part))}
      <p class="refused" id="clock-refused" role="alert">${isClockRefused(context) ? refusal : nothing}</p>
    </div>`;
};

/** The choice of a clock. */
export const clockChoice = (context: ClockContext): TemplateResult => {
  const { words, play } = context.shell;
  const label = (clock: ClockChoice): string =>
    clock === 'none' || clock === 'custom' ? words.t(`clocks.${clock}`) : clock;
  return html`
    <div class="field">
      ${listChoice({
        id: 'clock',
        label: words.t('clocks.label'),
        options: CLOCK_CHOICES.map(value => ({ value, label: label(value) })),
        value: settingsOf(context).clock,
        describedBy: 'clock-about',
        onChoose: clock => {
          context.change(undefined);
          play.set('clock', clock);
        },
      })}
      ${customClock(context)}
      <p class="quiet" id="clock-about">${words.t('clocks.about')}</p>
    </div>`;
};
