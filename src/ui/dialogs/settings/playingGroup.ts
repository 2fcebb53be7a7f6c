import { html } from 'lit';
import { toggle } from '../../kit/choices.ts';
import type { Shell } from '../../kit/shell.ts';
import { classLimits } from './classLimits.ts';
import { explained, type Field, onOff, rare, setter, switchField } from './fields.ts';

/** Without shared memory only one core can be used: the switch says so and is disabled. */
const coresSwitch = (shell: Shell): Field => {
  const { words, play } = shell;
  const { app, settings } = play.stores;
  const label = words.t('settings.severalCores');
  if (app.getState().cores > 1)
    return switchField(label, settings.getState().severalCores, setter(shell, 'severalCores'));
  return {
    words: [label],
    control: html`
      <div class="field">
        ${toggle(label, false, () => {}, { describedBy: 'cores-about', isOff: true })}
        <p class="quiet" id="cores-about">${words.t('settings.oneCore')}</p>
      </div>`,
  };
};

/** The settings for playing. */
export const playingGroup = (shell: Shell): readonly Field[] => {
  const { t } = shell.words;
  return [
    explained(shell, 'confirmMoves', { label: t('confirm.title'), about: t('confirm.about') }),
    onOff(shell, 'replyAtOnce'),
    onOff(shell, 'values'),
    explained(shell, 'coach', { label: t('coach.title'), about: t('coach.about') }),
    ...rare([
      explained(shell, 'dragDiscs', { label: t('dragging.title'), about: t('dragging.about') }),
      explained(shell, 'premoves', { label: t('premove.title'), about: t('premove.about') }),
      ...(navigator.wakeLock !== undefined
        ? [explained(shell, 'keepAwake', { label: t('awake.title'), about: t('awake.about') })]
        : []),
      explained(shell, 'ceremonies', { label: t('ceremony.title'), about: t('ceremony.about') }),
      explained(shell, 'bookOpenings', { label: t('settings.bookOpenings'), about: t('settings.bookAbout') }),
      explained(shell, 'asIn2003', { label: t('settings.asIn2003'), about: t('settings.asIn2003About') }),
      explained(shell, 'byTheLetter', {
        label: t('settings.byTheLetter'),
        about: t('settings.byTheLetterAbout'),
      }),
      coresSwitch(shell),
      ...(shell.play.stores.app.getState().charging === undefined
        ? []
        : [
            explained(shell, 'thinksAhead', {
              label: t('settings.thinksAhead'),
              about: t('settings.thinksAheadAbout'),
            }),
          ]),
      classLimits(shell),
    ]),
  ];
};
