import { COMMANDS, type Command } from '../play/commands.ts';
import { selectIsWatching } from '../store/selectors.ts';
import { type Settings, WATCH_SPEEDS, type WatchSpeed } from '../store/settingsStore.ts';
import type { IconName } from './icons.ts';
import { openKeys } from './keysDialog.ts';
import type { ListOption } from './listChoice.ts';
import type { MovesPanel } from './movesPanel.ts';
import { openPlayers } from './playersDialog.ts';
import type { Shell } from './shell.ts';

interface Item {
  readonly icon: IconName;
  readonly label: string;
  /** Whether it goes into the list of the rest before others do. */
  readonly isSpare?: boolean;
}

/** A button of the toolbar. */
export interface ButtonItem extends Item {
  readonly type: 'button';
  readonly press: () => void;
  readonly available?: boolean;
  /** For a button that stays down. */
  readonly pressed?: boolean;
  readonly expanded?: boolean;
}

/** A choice of one of several. */
export interface ListItem extends Item {
  readonly type: 'list';
  readonly options: readonly ListOption<WatchSpeed>[];
  readonly value: WatchSpeed;
  readonly onChoose: (value: WatchSpeed) => void;
}

export type ToolbarItem = ButtonItem | ListItem;

const SPARE: readonly Command['name'][] = ['sound'];

/** Only sound looks different in its two states; everything else is named by its command. */
const iconOf = ({ name }: Command, { sound }: Settings): IconName =>
  name === 'sound' ? (sound ? 'soundOn' : 'soundOff') : name;

const commandItem = ({ play, words }: Shell, command: Command): ToolbarItem => ({
  type: 'button',
  icon: iconOf(command, play.stores.settings.getState()),
  label: words.t(`command.${command.name}`),
  press: () => command.run(play),
  available: command.isAvailable(play),
  isSpare: SPARE.includes(command.name),
  ...(command.isOn === undefined ? {} : { pressed: command.isOn(play) }),
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

/** All there is to press beside the board: the commands of the match, and what opens something of the page. */
export const toolbarItems = (shell: Shell, moves: MovesPanel): readonly ToolbarItem[] => [
  ...COMMANDS.filter(command => command.belongs(shell.play)).map(command => commandItem(shell, command)),
  ...(selectIsWatching(shell.play.stores.match.getState()) ? [speedItem(shell)] : []),
  playersItem(shell),
  ...(moves.isSheet() ? [movesItem(shell, moves)] : []),
  keysItem(shell),
];

/** Parts the items into those that have a place of their own and those for which there is none. */
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
