import { type ChosenKeys, isOneCharacter, isReservedKey } from '../../store/settings/chosenKeys.ts';
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

/** Whether two commands can apply at the same time. Those that share a letter never do. */
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

/** Why the command cannot have this key next to the other chosen ones; undefined if it can. The empty string means no key. */
export const judgeKey = (name: CommandName, key: string, chosen: ChosenKeys): KeyTrouble | undefined => {
  if (key === '') return undefined;
  if (!isOneCharacter(key)) return { type: 'notOneCharacter' };
  if (isReservedKey(key)) return { type: 'reserved' };
  const by = takerOf(name, key, chosen);
  return by === undefined ? undefined : { type: 'taken', by };
};

const tableKey = (name: CommandName): string =>
  COMMANDS.find(command => command.name === name)?.shortcuts.find(isCharacterKey)?.key ?? '';

/** The chosen keys with this one for the command; default keys are not stored. */
export const withKey = (chosen: ChosenKeys, name: CommandName, key: string): ChosenKeys => {
  const { [name]: _, ...others } = chosen;
  return key === tableKey(name) ? others : { ...others, [name]: key };
};

/** Why the command's default key cannot be restored: another command may have it now. */
export const judgeReset = (name: CommandName, chosen: ChosenKeys): KeyTrouble | undefined =>
  judgeKey(name, tableKey(name), chosen);

export const resetKey = (chosen: ChosenKeys, name: CommandName): ChosenKeys =>
  withKey(chosen, name, tableKey(name));

/** Whether the key belongs to another command, perhaps a new default. Unknown commands of newer versions are kept. */
const isUnsound = (name: string, chosen: ChosenKeys): boolean => {
  const command = COMMANDS.find(one => one.name === name);
  if (command === undefined) return false;
  return (
    command.sharesKeyOf !== undefined || judgeKey(command.name, chosen[name] ?? '', chosen) !== undefined
  );
};

/** The choices without those that conflict. */
const soundOf = (chosen: ChosenKeys): ChosenKeys => {
  const unsound = Object.keys(chosen).find(name => isUnsound(name, chosen));
  if (unsound === undefined) return chosen;
  const { [unsound]: _, ...others } = chosen;
  return soundOf(others);
};

/** Drops stored keys that conflict; returns whether there were any. */
export const dropUnsoundKeys = (settings: SettingsStore): boolean => {
  const { keys } = settings.getState();
  const sound = soundOf(keys);
  if (sound === keys) return false;
  settings.setState({ keys: sound });
  return true;
};
