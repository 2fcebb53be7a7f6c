import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { canFit, isFullStrength, LEVELS } from '../../game/seat.ts';
import {
  FIT_SETTINGS,
  selectFitsMe,
  selectFittedSeat,
  selectMayFit,
  selectOpponent,
} from '../../store/seating.ts';
import { type Settings, THINKING_SECONDS } from '../../store/settingsStore.ts';
import { choice } from '../kit/choices.ts';
import type { Shell } from '../kit/shell.ts';
import { fitText, levelText, spokenLevel } from '../words/names.ts';

/** Shown instead of the level's number. */
const FITS_SIGN = '≈';
/** The slider's stop before level 1: Flipside adapts to the person. */
const FITS = 0;

/** Only for opponents with levels; `--filled` paints the part of the track behind the thumb. */
export const levelChoice = ({ words, play }: Shell, settings: Settings): TemplateResult => {
  const opponent = selectOpponent(settings);
  const range = LEVELS[opponent];
  if (range === undefined) return html`${nothing}`;
  const isFitting = selectFitsMe(settings);
  const min = selectMayFit(settings) ? FITS : range.min;
  const level = isFitting ? FITS : settings.levels[opponent];
  const filled = (level - min) / (range.max - min);
  const choose = (event: Event): void => {
    const chosen = Number((event.target as HTMLInputElement).value);
    if (chosen === FITS && canFit(opponent)) play.set(FIT_SETTINGS[opponent].wanted, true);
    else play.setLevel(chosen);
  };
  const about = isFitting
    ? fitText(words, selectFittedSeat(settings, opponent)?.level ?? 1)
    : levelText(words, opponent, level);
  return html`
    <div class="field level">
      <label class="choice-label" for="level">${words.t('menu.level')}</label>
      <span class="numeral" aria-hidden="true">${isFitting ? FITS_SIGN : level}</span>
      <input id="level" type="range" min=${min} max=${range.max} step="1"
        aria-valuetext=${isFitting ? words.t('level.fits.name') : spokenLevel(words, opponent, level)} aria-describedby=${about === undefined ? nothing : 'level-about'}
        .style="--filled:${filled}" .value=${live(String(level))} @input=${choose} />
      ${about === undefined ? nothing : html`<p class="quiet" id="level-about">${about}</p>`}
    </div>`;
};

/** Only for levels whose strength depends on thinking time. */
export const thinkingTimeChoice = ({ words, play }: Shell, settings: Settings): TemplateResult =>
  !selectFitsMe(settings) &&
  isFullStrength(selectOpponent(settings), settings.levels[selectOpponent(settings)])
    ? choice({
        name: 'thinking-time',
        label: words.t('menu.thinkingTime'),
        className: 'segments thinking-time',
        options: THINKING_SECONDS.map(seconds => ({
          value: `${seconds}` as const,
          label: words.t('menu.seconds', { seconds }),
        })),
        value: `${settings.thinkingSeconds}` as const,
        onChoose: chosen => {
          const seconds = THINKING_SECONDS.find(one => `${one}` === chosen);
          if (seconds !== undefined) play.set('thinkingSeconds', seconds);
        },
      })
    : html`${nothing}`;
