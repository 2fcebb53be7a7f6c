import { html } from 'lit';
import { languageName } from '../../../i18n/languages.ts';
import { BATTERY_SAVERS } from '../../../store/settings/playingFields.ts';
import {
  ANNOUNCEMENT_LENGTHS,
  APPEARANCES,
  HANDS,
  LANGUAGES,
  type Settings,
} from '../../../store/settingsStore.ts';
import { listChoice } from '../../kit/choices.ts';
import type { Shell } from '../../kit/shell.ts';
import { choiceField, explained, type Field, onOff, rare, segments, setter } from './fields.ts';

/** Each language by its own name. */
const languageChoice = (shell: Shell): Field => {
  const { words, play } = shell;
  const label = words.t('settings.language');
  const options = LANGUAGES.map(value => ({
    value,
    label: value === 'system' ? words.t('settings.systemLanguage') : languageName(value),
  }));
  return {
    // The English word as well, for a person who cannot read the current language.
    words: [label, 'language', ...options.map(option => option.label)],
    control: html`
      <div class="field">
        ${listChoice<Settings['language']>({
          id: 'setting-language',
          label,
          options,
          value: play.stores.settings.getState().language,
          onChoose: setter(shell, 'language'),
        })}
      </div>`,
  };
};

/** `auto` only in browsers that report the battery level. */
const saverChoice = ({ words, play }: Shell): Field => {
  const { app, settings } = play.stores;
  const { batterySaver } = settings.getState();
  const tells = app.getState().lowBattery !== undefined;
  const offered = BATTERY_SAVERS.filter(value => tells || value !== 'auto');
  return segments({
    name: 'batterySaver',
    label: words.t('saver.title'),
    options: offered.map(value => ({ value, label: words.t(`saver.${value}`) })),
    value: offered.includes(batterySaver) ? batterySaver : 'off',
    onChoose: value => play.set('batterySaver', value),
  });
};

/** The page around the board, and screen reader announcements. */
export const pageGroup = (shell: Shell): readonly Field[] => {
  const { words } = shell;
  return [
    languageChoice(shell),
    choiceField(
      shell,
      'appearance',
      APPEARANCES.map(value => ({ value, label: words.t(`settings.appearances.${value}`) })),
    ),
    choiceField(
      shell,
      'hand',
      HANDS.map(value => ({ value, label: words.t(`settings.hands.${value}`) })),
    ),
    ...rare([
      explained(shell, 'farView', { label: words.t('far.title'), about: words.t('far.about') }),
      saverChoice(shell),
      onOff(shell, 'letterKeys'),
      choiceField(
        shell,
        'announcements',
        ANNOUNCEMENT_LENGTHS.map(value => ({
          value,
          label: words.t(`settings.announcementLengths.${value}`),
        })),
      ),
    ]),
  ];
};
