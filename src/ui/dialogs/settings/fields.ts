import { html, type TemplateResult } from 'lit';
import type { SettingName, Settings } from '../../../store/settingsStore.ts';
import { choice, type Option, toggle } from '../../kit/choices.ts';
import type { Shell } from '../../kit/shell.ts';

type ChoiceSetting = 'announcements' | 'animation' | 'marks' | 'discSize' | 'appearance' | 'hand';
type SwitchSetting = 'replyAtOnce' | 'legalMarks' | 'letterKeys' | 'values' | 'patterns';

/** Changes apply at once; the dialog has nothing to confirm. */
export const setter =
  <K extends SettingName>({ play }: Shell, name: K) =>
  (value: Settings[K]): void =>
    play.set(name, value);

export const choiceField = <K extends ChoiceSetting>(
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

export const onOff = (shell: Shell, name: SwitchSetting): TemplateResult =>
  toggle(shell.words.t(`settings.${name}`), shell.play.stores.settings.getState()[name], setter(shell, name));

type Switched = { [K in SettingName]: Settings[K] extends boolean ? K : never }[SettingName];

/** A switch with a sentence below it. */
export const explained = (
  shell: Shell,
  name: Switched,
  { label, about }: { readonly label: string; readonly about: string },
): TemplateResult => {
  const id = `${name}-about`;
  return html`
    <div class="field">
      ${toggle(label, shell.play.stores.settings.getState()[name], on => shell.play.set(name, on), { describedBy: id })}
      <p class="quiet" id=${id}>${about}</p>
    </div>`;
};
