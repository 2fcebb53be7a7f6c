import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { isFullStrength, LEVELS, type Opponent } from '../../game/seat.ts';
import { selectFitsMe, selectOpponent } from '../../store/seating.ts';
import { type Settings, THINKING_SECONDS } from '../../store/settingsStore.ts';
import { choice } from '../kit/choices.ts';
import type { Shell } from '../kit/shell.ts';
import { fitText, levelText, spokenLevel } from '../words/names.ts';

/** Shown instead of the level's number. */
const FITS_SIGN = '≈';
/** The slider's stop before level 1: the opponent adapts to the person. */
const FITS = 0;

/** Adapting to the person, for opponents that can. */
export interface Fitting {
  readonly isChosen: boolean;
  /** The approximate level of the next game. */
  readonly level: number;
  readonly choose: () => void;
}

export interface LevelField {
  readonly id: string;
  readonly label: string;
  readonly opponent: Opponent;
  readonly level: number;
  readonly fitting?: Fitting | undefined;
  readonly onLevel: (level: number) => void;
}

/** Only for opponents with levels; `--filled` paints the part of the track behind the thumb. */
export const levelChoice = ({ words }: Shell, field: LevelField): TemplateResult => {
  const { id, label, opponent, fitting, onLevel } = field;
  const range = LEVELS[opponent];
  if (range === undefined) return html`${nothing}`;
  const isFitting = fitting?.isChosen === true;
  const min = fitting === undefined ? range.min : FITS;
  const level = isFitting ? FITS : field.level;
  const choose = (event: Event): void => {
    const chosen = Number((event.target as HTMLInputElement).value);
    if (chosen === FITS) fitting?.choose();
    else onLevel(chosen);
  };
  const about = isFitting ? fitText(words, fitting.level) : levelText(words, opponent, level);
  return html`
    <div class="field level">
      <label class="choice-label" for=${id}>${label}</label>
      <span class="numeral" aria-hidden="true">${isFitting ? FITS_SIGN : level}</span>
      <input id=${id} type="range" min=${min} max=${range.max} step="1"
        aria-valuetext=${isFitting ? words.t('level.fits.name') : spokenLevel(words, opponent, level)} aria-describedby=${about === undefined ? nothing : `${id}-about`}
        .style="--filled:${(level - min) / (range.max - min)}" .value=${live(String(level))} @input=${choose} />
      ${about === undefined ? nothing : html`<p class="quiet" id="${id}-about">${about}</p>`}
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
