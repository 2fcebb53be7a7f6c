import type { Words } from '../../i18n/words.ts';
import { isCharacterKey, type Shortcut } from '../../play/commands/command.ts';
import { type Command, type CommandName, commandsWith } from '../../play/commands/commands.ts';
import type { Settings } from '../../store/settingsStore.ts';

const NAMED = [
  'arrows',
  'ArrowLeft',
  'ArrowRight',
  'Home',
  'End',
  'Enter',
  'space',
  'Backspace',
  'Escape',
] as const;
type NamedKey = (typeof NAMED)[number];

const isNamed = (key: string): key is NamedKey => (NAMED as readonly string[]).includes(key);

/** As on the key: most letters have a single capital, but `ß` has two. */
const printed = (key: string): string => {
  const capital = key.toUpperCase();
  return key.length === 1 && capital.length === 1 ? capital : key;
};

/** Named keys in the person's language, single letters as printed on the key. */
export const keyWord = (words: Words, key: string): string => {
  if (key === '') return words.t('keys.none');
  if (isNamed(key)) return words.t(`keys.named.${key}`);
  if (key === ' ') return words.t('keys.named.space');
  return printed(key);
};

/** `Ctrl+Shift+Z`, as printed on the keyboard. */
export const shortcutText = (words: Words, { key, ctrl, shift, alt }: Shortcut): string =>
  [
    ...(alt === true ? [words.t('keys.named.Alt')] : []),
    ...(ctrl === true ? [words.t('keys.named.Ctrl')] : []),
    ...(shift === true ? [words.t('keys.named.Shift')] : []),
    keyWord(words, key),
  ].join('+');

/** The shortcut shown on a button: its single character, or else its first key. */
const mainShortcut = ({ shortcuts }: Command, letterKeys: boolean): Shortcut | undefined =>
  (letterKeys ? shortcuts.find(isCharacterKey) : undefined) ??
  shortcuts.find(shortcut => !isCharacterKey(shortcut));

/** `Control+Z`, the format of `aria-keyshortcuts`. */
const ariaText = ({ key, ctrl, shift, alt }: Shortcut): string =>
  [
    ...(alt === true ? ['Alt'] : []),
    ...(ctrl === true ? ['Control'] : []),
    ...(shift === true ? ['Shift'] : []),
    key === ' ' ? 'Space' : printed(key),
  ].join('+');

/** A button's shortcut: as tooltip, `Hint (T)`, and for screen readers, `T`. */
export interface ButtonKey {
  readonly tip: string;
  readonly shortcut?: string;
}

/** A command's shortcut with these settings. */
export const buttonKey = (words: Words, command: Command, { letterKeys }: Settings): ButtonKey => {
  const label = words.t(`command.${command.name}`);
  const shortcut = mainShortcut(command, letterKeys);
  if (shortcut === undefined) return { tip: label };
  return {
    tip: words.t('keys.tip', { label, key: shortcutText(words, shortcut) }),
    shortcut: ariaText(shortcut),
  };
};

const commandNamed = (settings: Settings, name: CommandName): Command | undefined =>
  commandsWith(settings.keys).find(command => command.name === name);

/** The shortcut of a button outside the command table. */
export const keyOf = (words: Words, settings: Settings, name: CommandName): ButtonKey => {
  const command = commandNamed(settings, name);
  return command === undefined ? { tip: words.t(`command.${name}`) } : buttonKey(words, command, settings);
};

/** A command's single character, while those are switched on. */
export const letterWord = (words: Words, settings: Settings, name: CommandName): string | undefined => {
  const letter = commandNamed(settings, name)?.shortcuts.find(isCharacterKey)?.key;
  return settings.letterKeys && letter !== undefined ? keyWord(words, letter) : undefined;
};
