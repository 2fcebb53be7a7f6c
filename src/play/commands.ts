import { selectCanRedo, selectCanUndo, selectIsPersonsTurn } from '../store/selectors.ts';
import type { Play } from './play.ts';

export const COMMAND_NAMES = ['newGame', 'undo', 'redo', 'hint', 'discSize', 'sound', 'menu'] as const;
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
  isAvailable(play: Play): boolean;
  run(play: Play): void;
}

const always = (): boolean => true;

export const COMMANDS: readonly Command[] = [
  {
    name: 'newGame',
    shortcuts: [{ key: 'F2' }, { key: 'n' }],
    isAvailable: always,
    run: play => play.newGame(),
  },
  {
    name: 'undo',
    shortcuts: [{ key: 'Backspace' }, { key: 'u' }, { key: 'z', ctrl: true }],
    isAvailable: ({ stores }) => selectCanUndo(stores.match.getState()),
    run: play => play.undo(),
  },
  {
    name: 'redo',
    shortcuts: [{ key: 'r' }, { key: 'y', ctrl: true }, { key: 'z', ctrl: true, shift: true }],
    isAvailable: ({ stores }) => selectCanRedo(stores.match.getState()),
    run: play => play.redo(),
  },
  {
    name: 'hint',
    shortcuts: [{ key: 't' }],
    isAvailable: ({ stores }) => selectIsPersonsTurn(stores.match.getState()),
    run: play => play.hint(),
  },
  {
    name: 'discSize',
    shortcuts: [{ key: 's' }],
    isAvailable: always,
    run: play => play.toggleDiscSize(),
  },
  {
    name: 'sound',
    shortcuts: [{ key: 'm' }],
    isAvailable: always,
    run: play => play.toggleSound(),
  },
  {
    name: 'menu',
    shortcuts: [{ key: 'Escape' }],
    isAvailable: always,
    run: play => play.openMenu(),
  },
];

/** Keys of one printable character, which a person can switch off. */
export const isCharacterKey = ({ key, ctrl }: Shortcut): boolean => key.length === 1 && ctrl !== true;
