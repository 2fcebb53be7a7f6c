import { html, svg, type TemplateResult } from 'lit';
import type { Words } from '../i18n/words.ts';

const ICONS = {
  first: svg`<path d="M18 6v12l-8.5-6zM6.5 6.5v11"/>`,
  back: svg`<path d="M15.5 6v12L7 12z"/>`,
  forward: svg`<path d="M8.5 6v12l8.5-6z"/>`,
  play: svg`<path d="M8 5.5v13l11-6.5z"/>`,
  pause: svg`<path d="M8 6v12M16 6v12"/>`,
  last: svg`<path d="M6 6v12l8.5-6zM17.5 6.5v11"/>`,
};
type Step = Exclude<keyof typeof ICONS, 'play' | 'pause'>;

interface Steps {
  readonly words: Words;
  readonly ply: number;
  /** Number of plies in the line. */
  readonly count: number;
  /** The slider's text. */
  readonly text: string;
  /** Whether the game is playing automatically. */
  readonly isPlaying: boolean;
  readonly go: (ply: number) => void;
  readonly toggle: () => void;
}

/**
 * The target ply of each button. At the end of the range a button stays enabled, so that it keeps the focus.
 */
const TARGETS: Readonly<Record<Step, (ply: number, count: number) => number>> = {
  first: () => 0,
  back: ply => Math.max(0, ply - 1),
  forward: (ply, count) => Math.min(count, ply + 1),
  last: (_, count) => count,
};

const button = ({ words, ply, count, go }: Steps, step: Step): TemplateResult => {
  const target = TARGETS[step](ply, count);
  return html`
    <button type="button" part="button" aria-label=${words.t(`command.${step}`)} aria-disabled=${target === ply ? 'true' : 'false'}
      @click=${() => target !== ply && go(target)}>
      <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">${ICONS[step]}</svg>
    </button>`;
};

const playButton = ({ words, count, isPlaying, toggle }: Steps): TemplateResult => html`
  <button type="button" part="button" aria-label=${words.t(isPlaying ? 'command.pauseReplay' : 'command.playReplay')}
    aria-disabled=${count === 0 ? 'true' : 'false'} @click=${() => count > 0 && toggle()}>
    <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">${isPlaying ? ICONS.pause : ICONS.play}</svg>
  </button>`;

/** The buttons and the slider. */
export const stepButtons = (steps: Steps): TemplateResult => {
  const { words, ply, count, text, go } = steps;
  const slide = ({ currentTarget }: Event): void => {
    if (currentTarget instanceof HTMLInputElement) go(Number(currentTarget.value));
  };
  return html`
    <div class="steps" part="controls" role="group" dir="ltr" aria-label=${words.t('embed.steps')}>
      ${button(steps, 'first')}${button(steps, 'back')}
      <input type="range" part="slider" min="0" max=${count} step="1" .value=${String(ply)}
        aria-label=${words.t('embed.slider')} aria-valuetext=${text} @input=${slide}>
      ${button(steps, 'forward')}${button(steps, 'last')}${playButton(steps)}
    </div>`;
};
