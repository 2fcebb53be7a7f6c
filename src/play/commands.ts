import {
  selectCanRedo,
  selectCanUndo,
  selectHasScores,
  selectIsOver,
  selectIsPersonsTurn,
  selectIsWatching,
  selectMustPass,
} from '../store/selectors.ts';
import type { Play } from './play.ts';

export const COMMAND_NAMES = [
  'newGame',
  'undo',
  'redo',
  'hint',
  'pause',
  'resume',
  'step',
  'pass',
  'scores',
  'discSize',
  'sound',
  'menu',
] as const;
export type CommandName = (typeof COMMAND_NAMES)[number];

/** A key as `KeyboardEvent.key` has it; letters are written lower case. */
export interface Shortcut {
  readonly key: string;
  readonly ctrl?: boolean;
  readonly shift?: boolean;
}

/** Something to press on the board screen: toolbar, keyboard and the list of keys read this one table. */
export interface Command {
  readonly name: CommandName;
  readonly shortcuts: readonly Shortcut[];
  /** Whether it means anything in the match on the board; keys of the others are free there. */
  belongs(play: Play): boolean;
  /** Whether it can be run just now. */
  isAvailable(play: Play): boolean;
  /** For what is on or off. */
  isOn?(play: Play): boolean;
  run(play: Play): void;
}

const always = (): boolean => true;

const isWatching = ({ stores }: Play): boolean => selectIsWatching(stores.match.getState());
const hasPeople = (play: Play): boolean => !isWatching(play);
const isPaused = ({ stores }: Play): boolean => stores.match.getState().paused;
const isOver = ({ stores }: Play): boolean => selectIsOver(stores.match.getState());
const hasScores = ({ stores }: Play): boolean => selectHasScores(stores.match.getState());

export const COMMANDS: readonly Command[] = [
  {
    name: 'newGame',
    shortcuts: [{ key: 'F2' }, { key: 'n' }],
    belongs: always,
    isAvailable: always,
    run: play => play.newGame(),
  },
  {
    name: 'undo',
    shortcuts: [{ key: 'Backspace' }, { key: 'u' }, { key: 'z', ctrl: true }],
    belongs: always,
    isAvailable: ({ stores }) => selectCanUndo(stores.match.getState()),
    run: play => play.undo(),
  },
  {
    name: 'redo',
    shortcuts: [{ key: 'r' }, { key: 'y', ctrl: true }, { key: 'z', ctrl: true, shift: true }],
    belongs: always,
    isAvailable: ({ stores }) => selectCanRedo(stores.match.getState()),
    run: play => play.redo(),
  },
  {
    name: 'hint',
    shortcuts: [{ key: 't' }],
    belongs: hasPeople,
    isAvailable: ({ stores }) => selectIsPersonsTurn(stores.match.getState()),
    run: play => play.hint(),
  },
  {
    name: 'pause',
    shortcuts: [{ key: 'p' }],
    belongs: play => isWatching(play) && !isPaused(play),
    isAvailable: play => !isOver(play),
    run: play => play.pause(),
  },
  {
    name: 'resume',
    shortcuts: [{ key: 'p' }],
    belongs: play => isWatching(play) && isPaused(play),
    isAvailable: play => !isOver(play),
    run: play => play.resume(),
  },
  {
    name: 'step',
    shortcuts: [{ key: '.' }],
    belongs: isWatching,
    isAvailable: play => isPaused(play) && !isOver(play),
    run: play => play.step(),
  },
  {
    name: 'pass',
    shortcuts: [{ key: 'p' }],
    belongs: play => hasPeople(play) && !hasScores(play),
    isAvailable: ({ stores }) => selectMustPass(stores.match.getState(), stores.settings.getState()),
    run: play => play.dismissPassCard(),
  },
  {
    name: 'scores',
    shortcuts: [{ key: 'v' }],
    belongs: hasScores,
    isAvailable: always,
    isOn: ({ stores }) => stores.match.getState().showsScores,
    run: play => play.toggleScores(),
  },
  {
    name: 'discSize',
    shortcuts: [{ key: 's' }],
    belongs: always,
    isAvailable: always,
    run: play => play.toggleDiscSize(),
  },
  {
    name: 'sound',
    shortcuts: [{ key: 'm' }],
    belongs: always,
    isAvailable: always,
    isOn: ({ stores }) => stores.settings.getState().sound,
    run: play => play.toggleSound(),
  },
  {
    name: 'menu',
    shortcuts: [{ key: 'Escape' }],
    belongs: always,
    isAvailable: always,
    run: play => play.openMenu(),
  },
];

/** Keys of one printable character, which a person can switch off. */
export const isCharacterKey = ({ key, ctrl }: Shortcut): boolean => key.length === 1 && ctrl !== true;
