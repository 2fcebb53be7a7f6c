import { html } from 'lit';
import { live } from 'lit/directives/live.js';
import { SOUND_KINDS, VOLUME } from '../../../store/settings/choices.ts';
import { toggle } from '../../kit/choices.ts';
import type { Shell } from '../../kit/shell.ts';
import { type Field, rare, switchField } from './fields.ts';

const volumeField = ({ words, play }: Shell): Field => {
  const { volume } = play.stores.settings.getState();
  const label = words.t('sounds.volume');
  const choose = (event: Event): void => play.set('volume', Number((event.target as HTMLInputElement).value));
  return {
    words: [label],
    control: html`
      <div class="field">
        <label class="choice-label" for="volume">${label}</label>
        <input id="volume" type="range" min=${VOLUME.min} max=${VOLUME.max} step=${VOLUME.step}
          aria-valuetext=${words.t('sounds.percent', { percent: volume })} .style="--filled:${volume / VOLUME.max}"
          .value=${live(String(volume))} @input=${choose} />
      </div>`,
  };
};

/** Which kinds of sound are played. */
const kindsField = ({ words, play }: Shell): Field => {
  const { sounds } = play.stores.settings.getState();
  const title = words.t('sounds.title');
  const labels = SOUND_KINDS.map(kind => words.t(`sounds.${kind}`));
  const switches = SOUND_KINDS.map((kind, index) =>
    toggle(labels[index] ?? kind, sounds[kind], on => play.set('sounds', { ...sounds, [kind]: on })),
  );
  return {
    words: [title, ...labels],
    control: html`
      <fieldset class="sounds">
        <legend class="choice-label">${title}</legend>
        ${switches}
      </fieldset>`,
  };
};

/** Sound on or off, its volume and kinds, and a phone's vibration. */
export const soundFields = (shell: Shell): readonly Field[] => {
  const { words, play } = shell;
  const { sound, vibration } = play.stores.settings.getState();
  return [
    switchField(words.t('settings.sound'), sound, on => play.set('sound', on)),
    ...(sound ? [volumeField(shell), ...rare([kindsField(shell)])] : []),
    ...('vibrate' in navigator
      ? rare([switchField(words.t('sounds.vibration'), vibration, on => play.set('vibration', on))])
      : []),
  ];
};
