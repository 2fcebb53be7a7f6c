import { html, nothing, type TemplateResult } from 'lit';
import { letterOf } from '../../play/commands/command.ts';
import { type Command, type CommandName, keyNameOf } from '../../play/commands/commands.ts';
import { judgeKey, judgeReset, type KeyTrouble, resetKey, withKey } from '../../play/commands/keyChoice.ts';
import type { ChosenKeys } from '../../store/settings/chosenKeys.ts';
import type { Shell } from '../kit/shell.ts';
import { keyWord } from '../words/keyWords.ts';

/** Keys pressed together with, or before, others. */
const MODIFIERS = ['Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock', 'Dead'];
const REMOVING = ['Delete', 'Backspace'];

/** The editing state of an open key list. */
export interface KeyEditing {
  readonly isOn: () => boolean;
  /** The buttons beside a command's keys. */
  readonly controls: (command: Command) => TemplateResult;
  /** Why the last key was refused, shown below its row. */
  readonly troubleOf: (command: Command) => string | undefined;
  /** The content below the list. */
  readonly foot: () => TemplateResult;
}

interface Waiting {
  readonly name: CommandName;
  readonly trouble?: KeyTrouble;
  /** The refused key. */
  readonly key?: string;
}

/** Lets a person reassign single-character shortcuts; `redraw` renders the list again. */
export const createKeyEditing = (shell: Shell, redraw: () => void): KeyEditing => {
  const { words, play, say } = shell;
  let isOn = false;
  let waiting: Waiting | undefined;

  const chosen = (): ChosenKeys => play.stores.settings.getState().keys;
  const commandWord = (name: CommandName): string => words.t(`command.${name}`);
  const troubleText = ({ trouble, key = '' }: Waiting): string | undefined => {
    if (trouble === undefined) return undefined;
    const named = { key: keyWord(words, key) };
    return trouble.type === 'taken'
      ? words.t('keys.trouble.taken', { ...named, command: commandWord(trouble.by) })
      : words.t(`keys.trouble.${trouble.type}`, named);
  };

  const wait = (next: Waiting | undefined): void => {
    waiting = next;
    const text = next && troubleText(next);
    if (text !== undefined) say(text);
    redraw();
  };
  const keep = (keys: ChosenKeys, text: string): void => {
    wait(undefined);
    play.set('keys', keys);
    say(text);
  };
  const choose = (name: CommandName, key: string): void => {
    const trouble = judgeKey(name, key, chosen());
    if (trouble !== undefined) wait({ name, trouble, key });
    else
      keep(
        withKey(chosen(), name, key),
        words.t('keys.chosen', { command: commandWord(name), key: keyWord(words, key) }),
      );
  };
  const giveUp = (): void => {
    if (waiting === undefined) return;
    wait(undefined);
    say(words.t('keys.kept'));
  };

  const begin = (command: Command): void => {
    wait({ name: keyNameOf(command) });
    say(words.t('keys.pressNamed', { command: commandWord(command.name) }));
  };
  /** While waiting for a new key, all keys except Tab are captured. */
  const press = (event: KeyboardEvent, name: CommandName): void => {
    if (waiting?.name !== name || event.key === 'Tab') return;
    event.preventDefault();
    event.stopPropagation();
    if (event.repeat || MODIFIERS.includes(event.key)) return;
    if (event.key === 'Escape') giveUp();
    else if (REMOVING.includes(event.key)) choose(name, '');
    else if (event.ctrlKey || event.altKey || event.metaKey)
      wait({ name, trouble: { type: 'notOneCharacter' } });
    else choose(name, event.key.toLowerCase());
  };
  const reset = (command: Command): void => {
    const name = keyNameOf(command);
    const trouble = judgeReset(name, chosen());
    const keys = resetKey(chosen(), name);
    if (trouble !== undefined) wait({ name, trouble, key: letterOf(command) ?? '' });
    else keep(keys, words.t('keys.resetNamed', { command: commandWord(command.name) }));
  };

  const changeButton = (command: Command): TemplateResult => {
    const name = keyNameOf(command);
    const isWaiting = waiting?.name === name;
    const named = {
      command: commandWord(command.name),
      key: keyWord(words, letterOf(command) ?? ''),
    };
    return html`
      <button type="button" class="text-button key-change" aria-pressed=${isWaiting ? 'true' : 'false'}
        aria-label=${isWaiting ? words.t('keys.pressOne') : words.t('keys.changeNamed', named)}
        @click=${() => (isWaiting ? giveUp() : begin(command))} @blur=${() => isWaiting && giveUp()}
        @keydown=${(event: KeyboardEvent) => press(event, name)}>
        ${words.t(isWaiting ? 'keys.pressOne' : 'keys.changeOne')}
      </button>`;
  };

  return {
    isOn: () => isOn,
    troubleOf: command => (waiting?.name === keyNameOf(command) ? troubleText(waiting) : undefined),
    controls: command => {
      const named = { command: commandWord(command.name) };
      const isChanged = chosen()[keyNameOf(command)] !== undefined;
      return html`
        ${changeButton(command)}
        ${
          isChanged
            ? html`<button type="button" class="text-button" aria-label=${words.t('keys.resetNamed', named)} @click=${() => reset(command)}>${words.t('keys.reset')}</button>`
            : nothing
        }`;
    },
    foot: () => html`
      <p class="keys-foot">
        <button type="button" class="secondary" aria-pressed=${isOn ? 'true' : 'false'}
          @click=${() => {
            isOn = !isOn;
            wait(undefined);
          }}>${words.t('keys.change')}</button>
        ${
          Object.keys(chosen()).length > 0
            ? html`<button type="button" class="secondary" @click=${() => keep({}, words.t('keys.allReset'))}>${words.t('keys.resetAll')}</button>`
            : nothing
        }
      </p>`,
  };
};
