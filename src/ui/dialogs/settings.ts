import { html, type TemplateResult } from 'lit';
import { languageName } from '../../i18n/languages.ts';
import { MARK_SHAPES } from '../../look/marks.ts';
import { ANIMATION_SPEEDS } from '../../look/motion.ts';
import {
  ANNOUNCEMENT_LENGTHS,
  APPEARANCES,
  DISC_SIZES,
  HANDS,
  LANGUAGES,
  type SettingName,
  type Settings,
} from '../../store/settingsStore.ts';
import { choice, listChoice, type Option, toggle } from '../kit/choices.ts';
import { type Close, dialogHead, openDialog } from '../kit/dialogs.ts';
import type { Shell } from '../kit/shell.ts';
import { classLimits } from './classLimits.ts';
import { forgetField } from './forget.ts';
import { offlineField } from './offlineField.ts';
import { soundField } from './soundField.ts';

type ChoiceSetting = 'announcements' | 'animation' | 'marks' | 'discSize' | 'appearance' | 'hand';
type SwitchSetting = 'replyAtOnce' | 'legalMarks' | 'letterKeys' | 'values' | 'patterns';

/** Changes apply at once; the dialog has nothing to confirm. */
const setter =
  <K extends SettingName>({ play }: Shell, name: K) =>
  (value: Settings[K]): void =>
    play.set(name, value);

const setting = <K extends ChoiceSetting>(
  shell: Shell,
  name: K,
  options: readonly Option<Settings[K]>[],
): TemplateResult =>
  choice<Settings[K]>({
    name: `setting-${name}`,
    label: shell.words.t(`settings.${name as ChoiceSetting}`),
    className: 'segments',
    options,
    value: shell.play.stores.settings.getState()[name],
    onChoose: setter(shell, name),
  });

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

const onOff = (shell: Shell, name: SwitchSetting): TemplateResult =>
  toggle(shell.words.t(`settings.${name}`), shell.play.stores.settings.getState()[name], setter(shell, name));

/** Without shared memory only one core can be used: the switch says so and is disabled. */
const coresSwitch = (shell: Shell): TemplateResult => {
  const { words, play } = shell;
  const { app, settings } = play.stores;
  const label = words.t('settings.severalCores');
  if (app.getState().cores > 1)
    return toggle(label, settings.getState().severalCores, setter(shell, 'severalCores'));
  return html`
    <div class="field">
      ${toggle(label, false, () => {}, { describedBy: 'cores-about', isOff: true })}
      <p class="quiet" id="cores-about">${words.t('settings.oneCore')}</p>
    </div>`;
};

const bookSwitch = (shell: Shell): TemplateResult => {
  const { words, play } = shell;
  const { bookOpenings } = play.stores.settings.getState();
  return html`
    <div class="field">
      ${toggle(words.t('settings.bookOpenings'), bookOpenings, setter(shell, 'bookOpenings'), { describedBy: 'book-about' })}
      <p class="quiet" id="book-about">${words.t('settings.bookAbout')}</p>
    </div>`;
};

const coachSwitch = (shell: Shell): TemplateResult => {
  const { words, play } = shell;
  const { coach } = play.stores.settings.getState();
  return html`
    <div class="field">
      ${toggle(words.t('coach.title'), coach, setter(shell, 'coach'), { describedBy: 'coach-about' })}
      <p class="quiet" id="coach-about">${words.t('coach.about')}</p>
    </div>`;
};

const content = (shell: Shell, close: Close): TemplateResult => {
  const { words } = shell;
  return html`
    ${dialogHead(words, words.t('menu.settings'), close)}
    <div class="settings">
      ${setting(
        shell,
        'animation',
        ANIMATION_SPEEDS.map(value => ({ value, label: words.t(`settings.animations.${value}`) })),
      )}
      ${onOff(shell, 'replyAtOnce')} ${soundField(shell)} ${onOff(shell, 'letterKeys')} ${onOff(shell, 'legalMarks')} ${onOff(shell, 'values')}
      ${setting(
        shell,
        'marks',
        MARK_SHAPES.map(value => ({ value, label: words.t(`settings.markShapes.${value}`) })),
      )}
      ${setting(
        shell,
        'discSize',
        DISC_SIZES.map(value => ({ value, label: words.t(`settings.discSizes.${value}`) })),
      )}
      ${onOff(shell, 'patterns')}
      ${setting(
        shell,
        'announcements',
        ANNOUNCEMENT_LENGTHS.map(value => ({
          value,
          label: words.t(`settings.announcementLengths.${value}`),
        })),
      )}
      ${setting(
        shell,
        'appearance',
        APPEARANCES.map(value => ({ value, label: words.t(`settings.appearances.${value}`) })),
      )}
      ${languageChoice(shell)}
      ${setting(
        shell,
        'hand',
        HANDS.map(value => ({ value, label: words.t(`settings.hands.${value}`) })),
      )}
      ${coresSwitch(shell)} ${bookSwitch(shell)} ${coachSwitch(shell)} ${classLimits(shell)}
      ${offlineField(shell)}
      ${forgetField(shell)}
    </div>`;
};

/** Opens the settings; resolves to how they were closed. */
export const openSettings = (shell: Shell): Promise<string> =>
  openDialog(shell, {
    name: () => shell.words.t('menu.settings'),
    className: 'settings-dialog',
    content: close => content(shell, close),
  });
