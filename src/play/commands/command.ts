import type { GameKind } from '../../store/gameKind.ts';
import type { ChosenKeys } from '../../store/settings/chosenKeys.ts';
import type { Play } from '../play.ts';

/** In the order of buttons and of the list of keys. */
export const COMMAND_NAMES = [
  'newGame',
  'undo',
  'redo',
  'hint',
  'pause',
  'resume',
  'step',
  'pass',
  'values',
  'playReplay',
  'pauseReplay',
  'first',
  'back',
  'forward',
  'last',
  'askTakeBack',
  'offerDraw',
  'resign',
  'offerRematch',
  'offerNewGame',
  'inviteAgain',
  'findAnother',
  'greet',
  'accept',
  'decline',
  'claim',
  'nudge',
  'time',
  'muteGreetings',
  'leave',
  'analyze',
  'leaveStudy',
  'findInLibrary',
  'importGame',
  'solution',
  'tryAgain',
  'nextExercise',
  'leaveExercise',
  'backToPlace',
  'editPosition',
  'variation',
  'previousVariation',
  'playBest',
  'threat',
  'mobility',
  'frontier',
  'stability',
  'parity',
  'opened',
  'story',
  'export',
  'share',
  'readBoard',
  'fullScreen',
  'turnBoard',
  'mirrorBoard',
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
  readonly alt?: boolean;
  /** What keeps the key for itself while it has the focus. */
  readonly yieldsTo?: KeyUser;
}

/** `squares`: the board's grid and sliders. `controls`: whatever can be pressed or scrolled, the grid included. */
export type KeyUser = 'squares' | 'controls';

/** What the page does before a command runs, or in its place. */
export type PageStep =
  | 'askResign'
  | 'askAnalyze'
  | 'openImport'
  | 'openExport'
  | 'openShare'
  | 'openStory'
  | 'openGreetings'
  | 'sayTime'
  | 'readBoard'
  | 'fullScreen';

/** Something that a button or a key does on the board screen. */
export interface CommandRow {
  readonly shortcuts: readonly Shortcut[];
  /** The command that has the same single letter, whatever a person chooses for it: the two never apply at once. */
  readonly sharesKeyOf?: CommandName;
  /** Whether holding one of its keys down runs it again and again. */
  readonly repeats?: true;
  /** The kinds of game that it is for; every kind if left out. */
  readonly game?: GameKind | readonly GameKind[];
  /** Whether it applies to the match on the board, which it always does if left out. Keys of other commands are free. */
  applies?(play: Play): boolean;
  /** Whether it can run just now, as it always can if left out. */
  isAvailable?(play: Play): boolean;
  /** For commands that switch something on or off. */
  isOn?(play: Play): boolean;
  readonly pageStep?: PageStep;
  /** Left out if the page's step is all that happens. */
  run?(play: Play): void;
}

export interface Command extends CommandRow {
  readonly name: CommandName;
}

export type CommandRows = Partial<Record<CommandName, CommandRow>>;

/** Keys of one printable character, which a person can switch off. */
export const isCharacterKey = ({ key, ctrl }: Shortcut): boolean =>
  key.length === 1 && key !== ' ' && ctrl !== true;

/** Back and forth is the same keys in every kind of game. */
export const BACK: readonly Shortcut[] = [{ key: 'Backspace' }, { key: 'u' }, { key: 'z', ctrl: true }];
export const FORTH: readonly Shortcut[] = [
  { key: 'r' },
  { key: 'y', ctrl: true },
  { key: 'z', ctrl: true, shift: true },
];
/** Leads to the menu from every kind of game; a game under way at a table or in an exercise is asked about first. */
export const TO_MENU: readonly Shortcut[] = [{ key: 'F9' }, { key: '0' }];
export const NEW_GAME: readonly Shortcut[] = [{ key: 'F2' }, { key: 'n' }];

/** The name under which the key of a command is chosen. */
export const keyNameOf = ({ name, sharesKeyOf }: Command): CommandName => sharesKeyOf ?? name;

/** The single character that runs a command, if there is one. */
export const letterOf = ({ shortcuts }: Command): string | undefined => shortcuts.find(isCharacterKey)?.key;

const replaced = (shortcuts: readonly Shortcut[], key: string): readonly Shortcut[] => {
  const own = key === '' ? [] : [{ key }];
  const place = shortcuts.findIndex(isCharacterKey);
  return place < 0 ? [...shortcuts, ...own] : shortcuts.toSpliced(place, 1, ...own);
};

/** The command with the key that a person has chosen in place of its single character. */
export const withChosenKey = (command: Command, chosen: ChosenKeys): Command => {
  const key = chosen[keyNameOf(command)];
  return key === undefined ? command : { ...command, shortcuts: replaced(command.shortcuts, key) };
};
