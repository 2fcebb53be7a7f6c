import { isCharacterKey, type KeyUser, type Shortcut } from '../../play/commands/command.ts';
import { type Command, commandsOnBoard, isAvailable } from '../../play/commands/commands.ts';
import type { Play } from '../../play/play.ts';
import { selectMustPass } from '../../store/selectors.ts';
import type { BoardGrid } from '../grid/gridEvents.ts';
import type { Shell } from '../kit/shell.ts';
import { runCommand } from './toolbar/toolbarItems.ts';

export interface KeyTargets {
  readonly grid: BoardGrid;
  readonly openKeys: () => void;
  /** Closes the topmost open panel beside the board; returns whether one was open. */
  readonly closeTop: () => boolean;
}

/** Sliders use the arrow keys, Home and End; all other fields use every key. */
const SLIDER = 'input[type=range]';
const FIELDS = 'input:not([type=range]), select, textarea';

/** Whether a dialog or text field receives the keys. */
const isElsewhere = (target: EventTarget | null): boolean =>
  document.querySelector('dialog.dialog[open]') !== null ||
  (target instanceof Element && target.closest(FIELDS) !== null);

const USERS: Readonly<Record<KeyUser, string>> = {
  squares: `[role=grid], ${SLIDER}`,
  controls: 'button, [tabindex]',
};

/** Whether the focused element uses this shortcut's key itself. */
const isTaken = ({ target }: KeyboardEvent, { yieldsTo }: Shortcut): boolean =>
  yieldsTo !== undefined && target instanceof Element && target.closest(USERS[yieldsTo]) !== null;

/** On some systems Alt changes the letter of a key, so the key is identified by its physical position. */
const keyOf = ({ key, code, altKey }: KeyboardEvent): string =>
  (altKey ? /^Key([A-Z])$/.exec(code)?.[1] : undefined) ?? key;

/** The Command key counts as Ctrl. Shift is compared only together with Ctrl, since `?` needs Shift as well. */
const matches = (event: KeyboardEvent, shortcut: Shortcut): boolean => {
  const { key, ctrl = false, shift = false, alt = false } = shortcut;
  const control = event.ctrlKey || event.metaKey;
  if (event.altKey !== alt || control !== ctrl || isTaken(event, shortcut)) return false;
  return keyOf(event).toLowerCase() === key.toLowerCase() && (!ctrl || event.shiftKey === shift);
};

/** The command for a key. Single-character shortcuts work only while they are switched on. */
const commandOf = (event: KeyboardEvent, play: Play, letterKeys: boolean): Command | undefined =>
  commandsOnBoard(play).find(({ shortcuts }) =>
    shortcuts.some(shortcut => (letterKeys || !isCharacterKey(shortcut)) && matches(event, shortcut)),
  );

const isPlain = ({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean => !ctrlKey && !metaKey && !altKey;

/**
 * Other controls use the arrow keys themselves (the move list scrolls, for instance); the buttons beside the board do
 * not.
 */
const isOnButton = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('[role=grid], .toolbar button') === null &&
  target.closest(`button, [tabindex], ${SLIDER}`) !== null;

/** Returns whether the key moved the focused square. */
const moveGrid = (event: KeyboardEvent, { grid }: KeyTargets, letterKeys: boolean): boolean => {
  if (!isPlain(event)) return false;
  return (!isOnButton(event.target) && grid.step(event.key)) || (letterKeys && grid.pick(event.key));
};

/** Keys that only dismiss the pass card; otherwise Escape would close something else and Enter would play a square. */
const isSpentOnCard = ({ key, target }: KeyboardEvent): boolean =>
  key === 'Escape' ||
  ((key === 'Enter' || key === ' ') && target instanceof Element && target.closest('[role=grid]') !== null);

/** Dismisses the pass card before other key handlers run; returns a function that stops this. */
const followCardKeys = ({ play }: Shell): (() => void) => {
  const listen = (event: KeyboardEvent): void => {
    const { match, settings } = play.stores;
    const state = match.getState();
    if (state.passCard === undefined || isElsewhere(event.target)) return;
    if (selectMustPass(state, settings.getState())) return;
    play.dismissPassCard();
    if (!isSpentOnCard(event)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('keydown', listen, true);
  return () => window.removeEventListener('keydown', listen, true);
};

/** Handles the keys of the board screen; returns a function that stops this. */
export const followKeys = (shell: Shell, targets: KeyTargets): (() => void) => {
  const { play } = shell;
  const { stores } = play;
  const run = (command: Command): void => {
    if (isAvailable(command.name, play)) runCommand(shell, command);
  };
  const handle = (event: KeyboardEvent): boolean => {
    const { letterKeys } = stores.settings.getState();
    if (event.key === 'Escape' && targets.closeTop()) return true;
    if (event.key === 'F1' || (event.key === '?' && letterKeys)) {
      targets.openKeys();
      return true;
    }
    const command = commandOf(event, play, letterKeys);
    if (command !== undefined && (command.repeats === true || !event.repeat)) run(command);
    return command !== undefined || moveGrid(event, targets, letterKeys);
  };
  const listen = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || isElsewhere(event.target)) return;
    if (handle(event)) event.preventDefault();
  };
  const endCardKeys = followCardKeys(shell);
  window.addEventListener('keydown', listen);
  return () => {
    endCardKeys();
    window.removeEventListener('keydown', listen);
  };
};
