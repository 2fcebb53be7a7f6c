import type { ChosenKeys } from '../../store/settings/chosenKeys.ts';
import { type Command, type CommandName, isCharacterKey, type Shortcut } from './command.ts';

/** The name under which the key of a command is chosen. */
export const keyNameOf = ({ name, sharesKeyOf }: Command): CommandName => sharesKeyOf ?? name;

/** The single character that runs a command, if there is one. */
export const letterOf = ({ shortcuts }: Command): string | undefined => shortcuts.find(isCharacterKey)?.key;

const replaced = (shortcuts: readonly Shortcut[], key: string): readonly Shortcut[] => {
  const own = key === '' ? [] : [{ key }];
  const place = shortcuts.findIndex(isCharacterKey);
  return place < 0 ? [...shortcuts, ...own] : shortcuts.toSpliced(place, 1, ...own);
};

/** The command with the key that a person has chosen in place of its single character. */
export const withChosenKey = (command: Command, chosen: ChosenKeys): Command => {
  const key = chosen[keyNameOf(command)];
  return key === undefined ? command : { ...command, shortcuts: replaced(command.shortcuts, key) };
};
