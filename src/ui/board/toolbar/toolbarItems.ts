import type { PageStep } from '../../../play/commands/command.ts';
import { type Command, commandsOnBoard, isAvailable } from '../../../play/commands/commands.ts';
import { selectIsOver, selectIsWatching } from '../../../store/selectors.ts';
import { WATCH_SPEEDS, type WatchSpeed } from '../../../store/settingsStore.ts';
import { selectGameKind } from '../../../store/stores.ts';
import type { ListOption } from '../../kit/choices.ts';
import type { IconName } from '../../kit/icons.ts';
import type { Shell } from '../../kit/shell.ts';
import { askAnalyze, askResign, openGreetings } from '../../online/table/tableDialogs.ts';
import { boardRows } from '../../words/boardRows.ts';
import { timesText } from '../../words/clocks.ts';
import { type ButtonKey, buttonKey } from '../../words/keyWords.ts';
import type { MovesPanel } from '../moves/movesPanel.ts';
import { type ItemName, inOrder } from './toolbarOrder.ts';

/** Enters or leaves full screen; announces it if the browser refuses. */
const toggleFullScreen = ({ play, words, say }: Shell): void => {
  const isOn = play.stores.app.getState().fullScreen === 'on';
  const change = isOn ? document.exitFullscreen() : document.documentElement.requestFullscreen();
  change.catch(() => say(words.t('fullScreen.refused')));
};

interface Item {
  readonly name: ItemName;
  readonly icon: IconName;
  readonly label: string;
  /** The visible label, if the full one is long. */
  readonly short?: string;
}

export interface ButtonItem extends Item {
  readonly type: 'button';
  readonly press: () => void;
  /** The key that does the same. */
  readonly key?: ButtonKey;
  readonly available?: boolean;
  /** For toggle buttons. */
  readonly pressed?: boolean;
  readonly expanded?: boolean;
  readonly ends?: boolean;
}

/** One choice out of several. */
export interface ListItem extends Item {
  readonly type: 'list';
  readonly options: readonly ListOption<WatchSpeed>[];
  readonly value: WatchSpeed;
  /** Text of the choice shown on the closed list. */
  readonly shown: string;
  readonly onChoose: (value: WatchSpeed) => void;
}

export type ToolbarItem = ButtonItem | ListItem;

const commandItem = (shell: Shell, command: Command, icon: NonNullable<Command['icon']>): ToolbarItem => {
  const { play, words } = shell;
  const { short } = command;
  return {
    type: 'button',
    name: command.name,
    icon: typeof icon === 'string' ? icon : icon(play.stores.settings.getState()),
    label: words.t(`command.${command.name}`),
    ...(short !== undefined && { short: words.t(short) }),
    press: () => runCommand(shell, command),
    key: buttonKey(words, command, play.stores.settings.getState()),
    available: isAvailable(command.name, play),
    ends: command.ends === true,
    ...(command.isOn === undefined ? {} : { pressed: command.isOn(play) }),
  };
};

/** Commands without an icon have only a shortcut. */
const commandItems = (shell: Shell): readonly ToolbarItem[] =>
  commandsOnBoard(shell.play).flatMap(command =>
    command.icon === undefined ? [] : [commandItem(shell, command, command.icon)],
  );

const speedItem = ({ play, words }: Shell): ToolbarItem => ({
  type: 'list',
  name: 'speed',
  shown: words.t(`board.speedsShown.${play.stores.settings.getState().watchSpeed}`),
  icon: 'speed',
  label: words.t('board.speed'),
  options: WATCH_SPEEDS.map(value => ({ value, label: words.t(`board.speeds.${value}`) })),
  value: play.stores.settings.getState().watchSpeed,
  onChoose: speed => play.set('watchSpeed', speed),
});

const playersItem = (shell: Shell): ToolbarItem => ({
  type: 'button',
  name: 'players',
  icon: 'players',
  label: shell.words.t('command.players'),
  press: () => shell.play.openDialog({ name: 'players' }),
});

const movesItem = ({ words }: Shell, moves: MovesPanel): ToolbarItem => ({
  type: 'button',
  name: 'moves',
  icon: 'moves',
  label: words.t('board.allMoves'),
  press: moves.toggle,
  expanded: moves.isOpen(),
});

const keysItem = (shell: Shell): ToolbarItem => ({
  type: 'button',
  name: 'keys',
  icon: 'keys',
  label: shell.words.t('menu.keys'),
  press: () => shell.play.openDialog({ name: 'keys' }),
});

/** Items that open the page's dialogs; the game continues when they close. */
const pageItems = (shell: Shell): readonly ToolbarItem[] => [
  {
    type: 'button',
    name: 'settings',
    icon: 'settings',
    label: shell.words.t('menu.settings'),
    press: () => shell.play.openDialog({ name: 'settings' }),
  },
  {
    type: 'button',
    name: 'about',
    icon: 'about',
    label: shell.words.t('menu.about'),
    press: () => shell.play.openDialog({ name: 'about' }),
  },
];

/** All buttons beside the board: the match's commands and the page's dialogs. */
export const toolbarItems = (shell: Shell, moves: MovesPanel): readonly ToolbarItem[] => {
  const { match, app } = shell.play.stores;
  return inOrder([
    ...commandItems(shell),
    ...(selectIsWatching(match.getState()) && !selectIsOver(match.getState()) ? [speedItem(shell)] : []),
    ...(selectGameKind(shell.play.stores) === 'local' ? [playersItem(shell)] : []),
    ...(moves.isSheet() ? [movesItem(shell, moves)] : []),
    ...(app.getState().hasKeyboard ? [keysItem(shell)] : []),
    ...pageItems(shell),
  ]);
};

const PAGE_STEPS: Readonly<Record<PageStep, (shell: Shell, command: Command) => void>> = {
  askResign: (shell, command) => void askResign(shell, () => command.run?.(shell.play)),
  askAnalyze: (shell, command) => void askAnalyze(shell, () => command.run?.(shell.play)),
  openGreetings: shell => void openGreetings(shell),
  fullScreen: shell => toggleFullScreen(shell),
  sayTime: shell => shell.say(timesText(shell.words, shell.play.stores.online.getState(), performance.now())),
  readBoard: ({ words, play, say }) => {
    const { match } = play.stores.match.getState();
    if (match !== undefined) say(boardRows(words, match).join(words.t('gap')));
  },
};

/** Runs a command, after any question or dialog that the page puts first. */
export const runCommand = (shell: Shell, command: Command): void => {
  if (command.pageStep === undefined) command.run?.(shell.play);
  else PAGE_STEPS[command.pageStep](shell, command);
};
