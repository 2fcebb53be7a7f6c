import type { Play } from '../play.ts';

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
  'first',
  'back',
  'forward',
  'last',
  'offerNewGame',
  'askTakeBack',
  'offerDraw',
  'resign',
  'offerRematch',
  'greet',
  'accept',
  'decline',
  'claim',
  'nudge',
  'time',
  'leave',
  'muteGreetings',
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

/** What the page opens for a command before anything happens, or all that happens. */
export type Opening = 'resignQuestion' | 'greetings' | 'time';

/** Something to press on the board screen: toolbar, keyboard and the list of keys all read this table. */
export interface Command {
  readonly name: CommandName;
  readonly shortcuts: readonly Shortcut[];
  /** Whether it has only a key, and no button. */
  readonly isKeyOnly?: true;
  /** Whether it applies to the match on the board; the keys of other commands are free there. */
  belongs(play: Play): boolean;
  /** Whether it can run just now. */
  isAvailable(play: Play): boolean;
  /** For commands that switch something on or off. */
  isOn?(play: Play): boolean;
  /** What the page opens instead of `run`, which is then the answer. */
  readonly opens?: Opening;
  run(play: Play): void;
}

export const always = (): boolean => true;
export const nothing = (): void => {};

/** Keys of one printable character, which a person can switch off. */
export const isCharacterKey = ({ key, ctrl }: Shortcut): boolean => key.length === 1 && ctrl !== true;
