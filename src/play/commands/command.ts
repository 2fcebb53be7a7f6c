import type { Settings } from '../../store/settingsStore.ts';
import type { GameKind } from '../../store/stores.ts';
import type { Play } from '../play.ts';

/** A key as in `KeyboardEvent.key`; letters are lower case. */
export interface Shortcut {
  readonly key: string;
  readonly ctrl?: boolean;
  readonly shift?: boolean;
  readonly alt?: boolean;
  /** Elements that handle the key themselves while focused. */
  readonly yieldsTo?: KeyUser;
}

/** `squares`: the board's grid and sliders. `controls`: everything that can be pressed or scrolled, the grid included. */
export type KeyUser = 'squares' | 'controls';

/** A step of the page before the command, or instead of it. */
export type PageStep = 'askResign' | 'askAnalyze' | 'openGreetings' | 'sayTime' | 'readBoard' | 'fullScreen';

/**
 * `main` commands have a button beside the board on every phone. On small pages `rare` ones move to the overflow menu first, then
 * `spare` ones.
 */
export type Importance = 'main' | 'usual' | 'spare' | 'rare';

/** An icon of `ui/kit/icons.ts`. */
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
  | 'rotate'
  | 'save'
  | 'share'
  | 'soundOff'
  | 'soundOn'
  | 'step'
  | 'review'
  | 'undo'
  | 'values';

/** A button or key on the board screen. Its label is the text `command.` followed by its name. */
export interface CommandRow {
  /** Icon of the button; without one the command has only a key. */
  readonly icon?: CommandIcon | ((settings: Settings) => CommandIcon);
  /** Visible label of the button, if the full one is long. */
  readonly short?:
    | `table.short.${'askTakeBack' | 'offerDraw' | 'muteGreetings'}`
    | 'tree.backShort'
    | 'exercise.shown';
  /** Default: `usual`. Can depend on the kind of game. */
  readonly importance?:
    | Importance
    | ({ readonly usually: Importance } & Readonly<Partial<Record<GameKind, Importance>>>);
  readonly shortcuts: readonly Shortcut[];
  /** The command whose letter this one uses, also if the person changes it: the two never apply at once. */
  readonly sharesKeyOf?: string;
  /** Whether holding the key down repeats it. */
  readonly repeats?: true;
  /** The kinds of game with this command; default: all. */
  readonly game?: GameKind | readonly GameKind[];
  /** Whether it applies to the match on the board; default: always. Keys of other commands stay free. */
  applies?(play: Play): boolean;
  /** Whether it is enabled; default: always. */
  isAvailable?(play: Play): boolean;
  /** Whether it ends a game or a visit: its button is set apart from the others. */
  readonly ends?: true;
  /** State of a toggle. */
  isOn?(play: Play): boolean;
  readonly pageStep?: PageStep;
  /** Left out if the page's step does everything. */
  run?(play: Play): void;
}

export type CommandRows = Readonly<Record<string, CommandRow>>;

/** Shortcuts of one printable character, which can be switched off. */
export const isCharacterKey = ({ key, ctrl, alt }: Shortcut): boolean =>
  key.length === 1 && key !== ' ' && ctrl !== true && alt !== true;

/** Undo has the same keys in every kind of game. */
export const BACK: readonly Shortcut[] = [{ key: 'Backspace' }, { key: 'u' }, { key: 'z', ctrl: true }];
export const FORTH: readonly Shortcut[] = [
  { key: 'r' },
  { key: 'y', ctrl: true },
  { key: 'z', ctrl: true, shift: true },
];
/** Back to the menu from every kind of game; asks first if a game at a table or an exercise is unfinished. */
export const TO_MENU: readonly Shortcut[] = [{ key: 'F9' }, { key: '0' }];
export const NEW_GAME: readonly Shortcut[] = [{ key: 'F2' }, { key: 'n' }];

/** The command's single-character shortcut, if any. */
export const letterOf = ({ shortcuts }: Pick<CommandRow, 'shortcuts'>): string | undefined =>
  shortcuts.find(isCharacterKey)?.key;
