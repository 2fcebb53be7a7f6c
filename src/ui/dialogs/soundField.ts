import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { SOUND_KINDS, VOLUME } from '../../store/settings/choices.ts';
import { toggle } from '../kit/choices.ts';
import type { Shell } from '../kit/shell.ts';

const volumeField = ({ words, play }: Shell): TemplateResult => {
  const { volume } = play.stores.settings.getState();
  const choose = (event: Event): void => play.set('volume', Number((event.target as HTMLInputElement).value));
  return html`
    <div class="field">
      <label class="choice-label" for="volume">${words.t('sounds.volume')}</label>
      <input id="volume" type="range" min=${VOLUME.min} max=${VOLUME.max} step=${VOLUME.step}
        aria-valuetext=${words.t('sounds.percent', { percent: volume })} .style="--filled:${volume / VOLUME.max}"
        .value=${live(String(volume))} @input=${choose} />
    </div>`;
};

/** Sound as a whole, how loud it is and what is to be heard; and the shaking of a phone. */
export const soundField = (shell: Shell): TemplateResult => {
  const { words, play } = shell;
  const { sound, sounds, vibration } = play.stores.settings.getState();
  const kinds = SOUND_KINDS.map(kind =>
    toggle(words.t(`sounds.${kind}`), sounds[kind], on => play.set('sounds', { ...sounds, [kind]: on })),
  );
  return html`
    ${toggle(words.t('settings.sound'), sound, on => play.set('sound', on))}
    ${
      sound
        ? html`
          <details class="sounds">
            <summary>${words.t('sounds.title')}</summary>
            <div class="settings">${volumeField(shell)} ${kinds}</div>
          </details>`
        : nothing
    }
    ${'vibrate' in navigator ? toggle(words.t('sounds.vibration'), vibration, on => play.set('vibration', on)) : nothing}`;
};
