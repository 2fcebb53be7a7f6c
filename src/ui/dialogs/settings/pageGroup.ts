import { html, type TemplateResult } from 'lit';
import { languageName } from '../../../i18n/languages.ts';
import { BATTERY_SAVERS } from '../../../store/settings/playingFields.ts';
import { APPEARANCES, HANDS, LANGUAGES, type Settings } from '../../../store/settingsStore.ts';
import { choice, listChoice } from '../../kit/choices.ts';
import type { Shell } from '../../kit/shell.ts';
import { choiceField, explained, setter } from './fields.ts';

/** Each language by the name that its readers know. */
const languageChoice = (shell: Shell): TemplateResult => {
  const { words, play } = shell;
  return html`
    <div class="field">
      ${listChoice<Settings['language']>({
        id: 'setting-language',
        label: words.t('settings.language'),
        options: LANGUAGES.map(value => ({
          value,
          label: value === 'system' ? words.t('settings.systemLanguage') : languageName(value),
        })),
        value: play.stores.settings.getState().language,
        onChoose: setter(shell, 'language'),
      })}
    </div>`;
};

/** `auto` only where the browser tells how full the battery is. */
const saverChoice = ({ words, play }: Shell): TemplateResult => {
  const { app, settings } = play.stores;
  const { batterySaver } = settings.getState();
  const tells = app.getState().lowBattery !== undefined;
  const offered = BATTERY_SAVERS.filter(value => tells || value !== 'auto');
  return choice({
    name: 'setting-batterySaver',
    label: words.t('saver.title'),
    className: 'segments',
    options: offered.map(value => ({ value, label: words.t(`saver.${value}`) })),
    value: offered.includes(batterySaver) ? batterySaver : 'off',
    onChoose: value => play.set('batterySaver', value),
  });
};

/** The page around the board. */
export const pageGroup = (shell: Shell): TemplateResult => {
  const { words } = shell;
  return html`
    ${languageChoice(shell)}
    ${choiceField(
      shell,
      'appearance',
      APPEARANCES.map(value => ({ value, label: words.t(`settings.appearances.${value}`) })),
    )}
    ${choiceField(
      shell,
      'hand',
      HANDS.map(value => ({ value, label: words.t(`settings.hands.${value}`) })),
    )}
    ${explained(shell, 'farView', { label: words.t('far.title'), about: words.t('far.about') })}
    ${saverChoice(shell)}`;
};
