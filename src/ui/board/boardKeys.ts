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
  /** Closes the topmost of what is open beside the board; returns whether anything was. */
  readonly closeTop: () => boolean;
}

/** A slider uses the arrows, Home and End; every other field uses all keys. */
const SLIDER = 'input[type=range]';
const FIELDS = 'input:not([type=range]), select, textarea';

/** Whether a dialog or a field is getting the keys. */
const isElsewhere = (target: EventTarget | null): boolean =>
  document.querySelector('dialog.dialog[open]') !== null ||
  (target instanceof Element && target.closest(FIELDS) !== null);

const USERS: Readonly<Record<KeyUser, string>> = {
  squares: `[role=grid], ${SLIDER}`,
  controls: 'button, [tabindex]',
};

/** Whether the focus is on something that keeps the key of this shortcut for itself. */
const isTaken = ({ target }: KeyboardEvent, { yieldsTo }: Shortcut): boolean =>
  yieldsTo !== undefined && target instanceof Element && target.closest(USERS[yieldsTo]) !== null;

/** On some systems Alt makes another letter of a key, so that its place on the keyboard has to say which one it is. */
const keyOf = ({ key, code, altKey }: KeyboardEvent): string =>
  (altKey ? /^Key([A-Z])$/.exec(code)?.[1] : undefined) ?? key;

/** The Command key counts as Ctrl. Shift matters only together with it, since `?` needs Shift as well. */
const matches = (event: KeyboardEvent, shortcut: Shortcut): boolean => {
  const { key, ctrl = false, shift = false, alt = false } = shortcut;
  const control = event.ctrlKey || event.metaKey;
  if (event.altKey !== alt || control !== ctrl || isTaken(event, shortcut)) return false;
  return keyOf(event).toLowerCase() === key.toLowerCase() && (!ctrl || event.shiftKey === shift);
};

/** The command for a key. Single characters count only while they are switched on. */
const commandOf = (event: KeyboardEvent, play: Play, letterKeys: boolean): Command | undefined =>
  commandsOnBoard(play).find(({ shortcuts }) =>
    shortcuts.some(shortcut => (letterKeys || !isCharacterKey(shortcut)) && matches(event, shortcut)),
  );

const isPlain = ({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean => !ctrlKey && !metaKey && !altKey;

/** Arrows have their own meaning on other controls, for example to scroll the list of moves, but not on those beside the board. */
const isOnButton = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('[role=grid], .toolbar button') === null &&
  target.closest(`button, [tabindex], ${SLIDER}`) !== null;

/** Returns whether the key moved the keyboard's place on the grid. */
const moveGrid = (event: KeyboardEvent, { grid }: KeyTargets, letterKeys: boolean): boolean => {
  if (!isPlain(event)) return false;
  return (!isOnButton(event.target) && grid.step(event.key)) || (letterKeys && grid.pick(event.key));
};

/** Keys that only dismiss the pass card: Escape would otherwise close something else, and a square would be played. */
const isSpentOnCard = ({ key, target }: KeyboardEvent): boolean =>
  key === 'Escape' ||
  ((key === 'Enter' || key === ' ') && target instanceof Element && target.closest('[role=grid]') !== null);

/** Dismisses the pass card before any other part of the page sees the key; returns a function that stops this. */
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
