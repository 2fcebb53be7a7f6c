import { type ChosenKeys, isCharacter, isReservedKey } from '../../store/settings/chosenKeys.ts';
import type { SettingsStore } from '../../store/settingsStore.ts';
import type { GameKind } from '../../store/stores.ts';
import { isCharacterKey, letterOf } from './command.ts';
import { COMMANDS, type Command, type CommandName, keyNameOf, withChosenKey } from './commands.ts';

/** Why a key cannot be chosen for a command. */
export type KeyTrouble =
  | { readonly type: 'notOneCharacter' | 'reserved' }
  | { readonly type: 'taken'; readonly by: CommandName };

const meet = (one: Command['game'], other: Command['game']): boolean => {
  if (one === undefined || other === undefined) return true;
  const kinds: readonly GameKind[] = [one].flat();
  return [other].flat().some(kind => kinds.includes(kind));
};

/** Whether both may be wanted at once. Those that share a letter in the table never are. */
const collide = (one: Command, other: Command): boolean =>
  keyNameOf(one) !== keyNameOf(other) &&
  meet(one.game, other.game) &&
  (letterOf(one) === undefined || letterOf(one) !== letterOf(other));

const takerOf = (name: CommandName, key: string, chosen: ChosenKeys): CommandName | undefined => {
  const wanting = COMMANDS.filter(command => keyNameOf(command) === name);
  return COMMANDS.find(
    other => wanting.some(one => collide(one, other)) && letterOf(withChosenKey(other, chosen)) === key,
  )?.name;
};

/** Why the command cannot have this key beside the other chosen ones; undefined if it can. An empty key is none. */
export const judgeKey = (name: CommandName, key: string, chosen: ChosenKeys): KeyTrouble | undefined => {
  if (key === '') return undefined;
  if (!isCharacter(key)) return { type: 'notOneCharacter' };
  if (isReservedKey(key)) return { type: 'reserved' };
  const by = takerOf(name, key, chosen);
  return by === undefined ? undefined : { type: 'taken', by };
};

const tableKey = (name: CommandName): string =>
  COMMANDS.find(command => command.name === name)?.shortcuts.find(isCharacterKey)?.key ?? '';

/** The choice with a key for this command; what the table says anyhow is not kept. */
export const withKey = (chosen: ChosenKeys, name: CommandName, key: string): ChosenKeys => {
  const { [name]: _, ...others } = chosen;
  return key === tableKey(name) ? others : { ...others, [name]: key };
};

/** Why the command cannot have its key of the table again, which another one may have by now. */
export const judgeReset = (name: CommandName, chosen: ChosenKeys): KeyTrouble | undefined =>
  judgeKey(name, tableKey(name), chosen);

export const resetKey = (chosen: ChosenKeys, name: CommandName): ChosenKeys =>
  withKey(chosen, name, tableKey(name));

/** A choice of a key that another command has: a newer version may have taken it. One for no command is left to the version that has it. */
const isUnsound = (name: string, chosen: ChosenKeys): boolean => {
  const command = COMMANDS.find(one => one.name === name);
  if (command === undefined) return false;
  return (
    command.sharesKeyOf !== undefined || judgeKey(command.name, chosen[name] ?? '', chosen) !== undefined
  );
};

/** The choices that fit the table and one another. */
const soundOf = (chosen: ChosenKeys): ChosenKeys => {
  const unsound = Object.keys(chosen).find(name => isUnsound(name, chosen));
  if (unsound === undefined) return chosen;
  const { [unsound]: _, ...others } = chosen;
  return soundOf(others);
};

/** Gives up each stored choice that does not fit; returns whether there was one. */
export const dropUnsoundKeys = (settings: SettingsStore): boolean => {
  const { keys } = settings.getState();
  const sound = soundOf(keys);
  if (sound === keys) return false;
  settings.setState({ keys: sound });
  return true;
};
