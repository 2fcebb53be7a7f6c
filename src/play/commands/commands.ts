import { RULES } from '../../game/rules.ts';
import { mirrored, turnedFurther } from '../../look/turning.ts';
import { type GameKind, selectGameKind } from '../../store/gameKind.ts';
import type { ChosenKeys } from '../../store/settings/chosenKeys.ts';
import type { Play } from '../play.ts';
import {
  COMMAND_NAMES,
  type Command,
  type CommandName,
  type CommandRow,
  type CommandRows,
  TO_MENU,
  withChosenKey,
} from './command.ts';
import { EXERCISE_COMMANDS } from './exercise.ts';
import { LOCAL_COMMANDS } from './local.ts';
import { ONLINE_COMMANDS } from './online.ts';
import { REPLAY_COMMANDS } from './replay.ts';
import { STUDY_COMMANDS } from './study.ts';

/** Kinds of game with a way out of their own. */
const LEFT_OTHERWISE: readonly GameKind[] = ['online', 'exercise'];

/** Commands for the page rather than the match. */
const PAGE_COMMANDS = {
  readBoard: {
    shortcuts: [{ key: 'z' }],
    pageStep: 'readBoard',
  },
  fullScreen: {
    shortcuts: [],
    applies: ({ stores }) => stores.app.getState().fullScreen !== 'unsupported',
    isOn: ({ stores }) => stores.app.getState().fullScreen === 'on',
    pageStep: 'fullScreen',
  },
  turnBoard: {
    shortcuts: [{ key: 'r', alt: true }],
    applies: ({ stores }) => RULES[stores.app.getState().rules].picks === 'square',
    run: play => play.set('boardTurn', turnedFurther(play.stores.settings.getState().boardTurn)),
  },
  mirrorBoard: {
    shortcuts: [{ key: 'm', alt: true }],
    isOn: ({ stores }) => stores.settings.getState().boardTurn.isMirrored,
    run: play => play.set('boardTurn', mirrored(play.stores.settings.getState().boardTurn)),
  },
  discSize: {
    shortcuts: [{ key: 's' }],
    run: play => play.toggleDiscSize(),
  },
  sound: {
    shortcuts: [{ key: 'm' }],
    isOn: ({ stores }) => stores.settings.getState().sound,
    run: play => play.toggleSound(),
  },
  menu: {
    // Not Escape, which closes what is open, and nothing else: one press too many must not end a game.
    shortcuts: TO_MENU,
    applies: play => !LEFT_OTHERWISE.includes(selectGameKind(play.stores)),
    run: play => play.openMenu(),
  },
} as const satisfies CommandRows;

const ROWS: Readonly<Record<CommandName, CommandRow>> = {
  ...LOCAL_COMMANDS,
  ...REPLAY_COMMANDS,
  ...ONLINE_COMMANDS,
  ...STUDY_COMMANDS,
  ...EXERCISE_COMMANDS,
  ...PAGE_COMMANDS,
};

/** The one table of commands, with the keys that they have until a person chooses others. */
export const COMMANDS: readonly Command[] = COMMAND_NAMES.map(name => ({ name, ...ROWS[name] }));

/** All commands with the keys that a person has chosen: toolbar, keyboard and the list of keys read them. */
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
