import type { Command, CommandName, Opening } from '../../play/commands/command.ts';
import { COMMANDS } from '../../play/commands/commands.ts';
import { selectIsLocal, selectIsWatching } from '../../store/selectors.ts';
import { type Settings, WATCH_SPEEDS, type WatchSpeed } from '../../store/settingsStore.ts';
import { openKeys } from '../dialogs/keys.ts';
import { openPlayers } from '../dialogs/players.ts';
import type { ListOption } from '../kit/choices.ts';
import type { IconName } from '../kit/icons.ts';
import type { Shell } from '../kit/shell.ts';
import { askResign, openGreetings } from '../online/tableDialogs.ts';
import { timesText } from '../words/clocks.ts';
import type { MovesPanel } from './movesPanel.ts';

interface Item {
  readonly icon: IconName;
  readonly label: string;
  /** The visible label if the full one is long. */
  readonly short?: string;
  /** Whether it moves to the list of the rest before others. */
  readonly isSpare?: boolean;
}

/** A button of the toolbar. */
export interface ButtonItem extends Item {
  readonly type: 'button';
  readonly press: () => void;
  readonly available?: boolean;
  /** For a button that stays pressed. */
  readonly pressed?: boolean;
  readonly expanded?: boolean;
}

/** One choice out of several. */
export interface ListItem extends Item {
  readonly type: 'list';
  readonly options: readonly ListOption<WatchSpeed>[];
  readonly value: WatchSpeed;
  readonly onChoose: (value: WatchSpeed) => void;
}

export type ToolbarItem = ButtonItem | ListItem;

const SPARE: readonly CommandName[] = ['muteGreetings', 'sound'];

/** Commands whose icon has another name. */
const ICONS: Readonly<Partial<Record<CommandName, IconName>>> = {
  offerNewGame: 'newGame',
  askTakeBack: 'undo',
  offerDraw: 'draw',
  muteGreetings: 'mute',
};

/** Only sound has an icon for each of its two states; everything else goes by its command. */
const iconOf = ({ name }: Command, { sound }: Settings): IconName => {
  if (name === 'sound') return sound ? 'soundOn' : 'soundOff';
  return ICONS[name] ?? (name as IconName);
};

type ShortName = 'askTakeBack' | 'offerDraw' | 'muteGreetings';
const SHORT: readonly CommandName[] = ['askTakeBack', 'offerDraw', 'muteGreetings'] satisfies ShortName[];
const isShort = (name: CommandName): name is ShortName => SHORT.includes(name);

const commandItem = (shell: Shell, command: Command): ToolbarItem => ({
  type: 'button',
  icon: iconOf(command, shell.play.stores.settings.getState()),
  label: shell.words.t(`command.${command.name}`),
  ...(isShort(command.name) && { short: shell.words.t(`online.short.${command.name}`) }),
  press: () => runCommand(shell, command),
  available: command.isAvailable(shell.play),
  isSpare: SPARE.includes(command.name),
  ...(command.isOn === undefined ? {} : { pressed: command.isOn(shell.play) }),
});

const speedItem = ({ play, words }: Shell): ToolbarItem => ({
  type: 'list',
  icon: 'speed',
  label: words.t('table.speed'),
  options: WATCH_SPEEDS.map(value => ({ value, label: words.t(`table.speeds.${value}`) })),
  value: play.stores.settings.getState().watchSpeed,
  onChoose: speed => play.set('watchSpeed', speed),
  isSpare: true,
});

const playersItem = (shell: Shell): ToolbarItem => ({
  type: 'button',
  icon: 'players',
  label: shell.words.t('command.players'),
  press: () => void openPlayers(shell),
  isSpare: true,
});

const movesItem = ({ words }: Shell, moves: MovesPanel): ToolbarItem => ({
  type: 'button',
  icon: 'moves',
  label: words.t('board.moves'),
  press: moves.toggle,
  expanded: moves.isOpen(),
});

const keysItem = (shell: Shell): ToolbarItem => ({
  type: 'button',
  icon: 'keys',
  label: shell.words.t('menu.keys'),
  press: () => void openKeys(shell),
  isSpare: true,
});

/** All buttons beside the board: the commands of the match, and those that open something of the page. */
export const toolbarItems = (shell: Shell, moves: MovesPanel): readonly ToolbarItem[] => [
  ...COMMANDS.filter(({ isKeyOnly }) => isKeyOnly !== true)
    .filter(command => command.belongs(shell.play))
    .map(command => commandItem(shell, command)),
  ...(selectIsWatching(shell.play.stores.match.getState()) ? [speedItem(shell)] : []),
  ...(selectIsLocal(shell.play.stores.match.getState()) ? [playersItem(shell)] : []),
  ...(moves.isSheet() ? [movesItem(shell, moves)] : []),
  keysItem(shell),
];

/** Splits the items into those that fit and those that do not. */
export const partItems = (
  items: readonly ToolbarItem[],
  places: number,
): { readonly placed: readonly ToolbarItem[]; readonly rest: readonly ToolbarItem[] } => {
  const excess = items.length - places;
  if (excess <= 0) return { placed: items, rest: [] };
  const spares = items.filter(({ isSpare }) => isSpare === true);
  const others = items.filter(({ isSpare }) => isSpare !== true);
  const rest = [...others, ...spares].slice(-excess);
  return {
    placed: items.filter(item => !rest.includes(item)),
    rest: items.filter(item => rest.includes(item)),
  };
};

const OPENINGS: Readonly<Record<Opening, (shell: Shell, command: Command) => void>> = {
  resignQuestion: (shell, command) => void askResign(shell, () => command.run(shell.play)),
  greetings: shell => void openGreetings(shell),
  time: shell => shell.say(timesText(shell.words, shell.play.stores.online.getState(), performance.now())),
};

/** Runs a command, or opens the dialog that comes before it. */
export const runCommand = (shell: Shell, command: Command): void => {
  if (command.opens === undefined) command.run(shell.play);
  else OPENINGS[command.opens](shell, command);
};
