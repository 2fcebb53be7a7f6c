import type { Settings } from '../../store/settingsStore.ts';
import type { GameKind } from '../../store/stores.ts';
import type { Play } from '../play.ts';

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
export type PageStep = 'askResign' | 'askAnalyze' | 'openGreetings' | 'sayTime' | 'readBoard' | 'fullScreen';

/** `main` ones are beside the board on every phone; `rare` ones are the first to move to the list of the rest, then `spare` ones. */
export type Importance = 'main' | 'usual' | 'spare' | 'rare';

/** A drawing of `ui/kit/icons.ts`. */
type CommandIcon =
  | 'analyze'
  | 'back'
  | 'discSize'
  | 'draw'
  | 'editor'
  | 'first'
  | 'forward'
  | 'friend'
  | 'fullScreen'
  | 'greet'
  | 'hint'
  | 'last'
  | 'leave'
  | 'library'
  | 'menu'
  | 'mute'
  | 'newGame'
  | 'openFile'
  | 'pass'
  | 'pause'
  | 'redo'
  | 'resign'
  | 'resume'
  | 'save'
  | 'share'
  | 'soundOff'
  | 'soundOn'
  | 'step'
  | 'story'
  | 'undo'
  | 'values';

/** Something that a button or a key does on the board screen. Its label is the text `command.` with its name. */
export interface CommandRow {
  /** What its button shows; without one it has only a key. */
  readonly icon?: CommandIcon | ((settings: Settings) => CommandIcon);
  /** The visible label of its button, if the full one is long. */
  readonly short?:
    | `table.short.${'askTakeBack' | 'offerDraw' | 'muteGreetings'}`
    | 'tree.backShort'
    | 'exercise.shown';
  /** How much its button matters: `usual` if left out; it can differ by the kind of game. */
  readonly importance?:
    | Importance
    | ({ readonly usually: Importance } & Readonly<Partial<Record<GameKind, Importance>>>);
  readonly shortcuts: readonly Shortcut[];
  /** The command that has the same single letter, whatever a person chooses for it: the two never apply at once. */
  readonly sharesKeyOf?: string;
  /** Whether holding one of its keys down runs it again and again. */
  readonly repeats?: true;
  /** The kinds of game that it is for; every kind if left out. */
  readonly game?: GameKind | readonly GameKind[];
  /** Whether it applies to the match on the board, which it always does if left out. Keys of other commands are free. */
  applies?(play: Play): boolean;
  /** Whether it can run just now, as it always can if left out. */
  isAvailable?(play: Play): boolean;
  /** Whether it ends a game or a visit: its button is set apart from what does not. */
  readonly ends?: true;
  /** For commands that switch something on or off. */
  isOn?(play: Play): boolean;
  readonly pageStep?: PageStep;
  /** Left out if the page's step is all that happens. */
  run?(play: Play): void;
}

export type CommandRows = Readonly<Record<string, CommandRow>>;

/** Keys of one printable character, which a person can switch off. */
export const isCharacterKey = ({ key, ctrl, alt }: Shortcut): boolean =>
  key.length === 1 && key !== ' ' && ctrl !== true && alt !== true;

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

/** The single character that runs a command, if there is one. */
export const letterOf = ({ shortcuts }: Pick<CommandRow, 'shortcuts'>): string | undefined =>
  shortcuts.find(isCharacterKey)?.key;
