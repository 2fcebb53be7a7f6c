import { html, type TemplateResult } from 'lit';
import type { WordKey } from '../../../i18n/translation.ts';
import type { SettingName, Settings } from '../../../store/settingsStore.ts';
import { choice, type Option, toggle } from '../../kit/choices.ts';
import type { Shell } from '../../kit/shell.ts';

/** One setting. */
export interface Field {
  /** All its text, for the search. */
  readonly words: readonly string[];
  readonly control: TemplateResult;
  /** Whether few people look for it; it is under `More settings`. */
  readonly isRare?: boolean;
}

export const rare = (fields: readonly Field[]): readonly Field[] =>
  fields.map(field => ({ ...field, isRare: true }));

type ChoiceSetting = 'announcements' | 'animation' | 'marks' | 'discSize' | 'appearance' | 'hand';
type Switched = { [K in SettingName]: Settings[K] extends boolean ? K : never }[SettingName];
/** Switches whose label has the key `settings.` plus their own name. */
type SwitchSetting = { [K in Switched]: `settings.${K}` extends WordKey ? K : never }[Switched];

/** Changes apply at once; the dialog has nothing to confirm. */
export const setter =
  <K extends SettingName>({ play }: Shell, name: K) =>
  (value: Settings[K]): void =>
    play.set(name, value);

interface Chosen<T extends string> {
  readonly name: string;
  readonly label: string;
  readonly options: readonly Option<T>[];
  readonly value: T;
  readonly onChoose: (value: T) => void;
}

/** A segmented control. */
export const segments = <T extends string>({ name, label, options, value, onChoose }: Chosen<T>): Field => ({
  words: [label, ...options.map(option => option.label)],
  control: choice<T>({ name: `setting-${name}`, label, className: 'segments', options, value, onChoose }),
});

export const choiceField = <K extends ChoiceSetting>(
  shell: Shell,
  name: K,
  options: readonly Option<Settings[K]>[],
): Field =>
  segments<Settings[K]>({
    name,
    label: shell.words.t(`settings.${name as ChoiceSetting}`),
    options,
    value: shell.play.stores.settings.getState()[name],
    onChoose: setter(shell, name),
  });

export const switchField = (label: string, isOn: boolean, onToggle: (isOn: boolean) => void): Field => ({
  words: [label],
  control: toggle(label, isOn, onToggle),
});

export const onOff = (shell: Shell, name: SwitchSetting): Field =>
  switchField(
    shell.words.t(`settings.${name}`),
    shell.play.stores.settings.getState()[name],
    setter(shell, name),
  );

/** A switch with a sentence below it. */
export const explained = (
  shell: Shell,
  name: Switched,
  { label, about }: { readonly label: string; readonly about: string },
): Field => {
  const id = `${name}-about`;
  return {
    words: [label, about],
    control: html`
      <div class="field">
        ${toggle(label, shell.play.stores.settings.getState()[name], on => shell.play.set(name, on), { describedBy: id })}
        <p class="quiet" id=${id}>${about}</p>
      </div>`,
  };
};
