import type { ChosenKeys } from '../../store/settings/chosenKeys.ts';
import { selectGameKind } from '../../store/stores.ts';
import type { Play } from '../play.ts';
import { type CommandRow, isCharacterKey, type Shortcut } from './command.ts';
import { EXERCISE_COMMANDS } from './exercise.ts';
import { LOCAL_COMMANDS } from './local.ts';
import { ONLINE_COMMANDS } from './online.ts';
import { PAGE_COMMANDS } from './page.ts';
import { REPLAY_COMMANDS } from './replay.ts';
import { STUDY_COMMANDS } from './study.ts';

const FAMILIES = {
  ...LOCAL_COMMANDS,
  ...REPLAY_COMMANDS,
  ...ONLINE_COMMANDS,
  ...STUDY_COMMANDS,
  ...EXERCISE_COMMANDS,
  ...PAGE_COMMANDS,
};

export type CommandName = keyof typeof FAMILIES;

export interface Command extends Omit<CommandRow, 'sharesKeyOf'> {
  readonly name: CommandName;
  readonly sharesKeyOf?: CommandName;
}

const ROWS: Readonly<Record<CommandName, Omit<Command, 'name'>>> = FAMILIES;

/** All commands with their default keys. */
export const COMMANDS: readonly Command[] = (Object.keys(ROWS) as CommandName[]).map(name => ({
  name,
  ...ROWS[name],
}));

/** The command under whose name the key is stored. */
export const keyNameOf = ({ name, sharesKeyOf }: Command): CommandName => sharesKeyOf ?? name;

const replaced = (shortcuts: readonly Shortcut[], key: string): readonly Shortcut[] => {
  const own = key === '' ? [] : [{ key }];
  const place = shortcuts.findIndex(isCharacterKey);
  return place < 0 ? [...shortcuts, ...own] : shortcuts.toSpliced(place, 1, ...own);
};

/** The command with its single-character key replaced by the person's choice. */
export const withChosenKey = (command: Command, chosen: ChosenKeys): Command => {
  const key = chosen[keyNameOf(command)];
  return key === undefined ? command : { ...command, shortcuts: replaced(command.shortcuts, key) };
};

/** All commands with the person's keys; used by the toolbar, the keyboard and the list of keys. */
export const commandsWith = (chosen: ChosenKeys): readonly Command[] =>
  COMMANDS.map(command => withChosenKey(command, chosen));

/** The commands that apply to the match on the board. */
export const commandsOnBoard = (play: Play): readonly Command[] => {
  const kind = selectGameKind(play.stores);
  return commandsWith(play.stores.settings.getState().keys).filter(
    ({ game = kind, applies }) => [game].flat().includes(kind) && applies?.(play) !== false,
  );
};

export const isAvailable = (name: CommandName, play: Play): boolean =>
  ROWS[name].isAvailable?.(play) !== false;

/** The button's importance per kind of game. */
export const importanceOf = (name: CommandName): NonNullable<CommandRow['importance']> =>
  ROWS[name].importance ?? 'usual';
