import { html } from 'lit';
import { type CommandName, commandsOnBoard, isAvailable } from '../../play/commands/commands.ts';
import { runCommand } from '../board/toolbar/toolbarItems.ts';
import { dialogHead, openDialog } from '../kit/dialogs.ts';
import { closeLayers, countLayers } from '../kit/layers.ts';
import type { Shell } from '../kit/shell.ts';
import { moveFocus, pressFocused } from './padFocus.ts';
import { createPadRhythm, heldOn, type PadAction } from './padReading.ts';

/** Polling interval for gamepads, in milliseconds: they fire no events. */
const EVERY = 40;

/** A page at least this high and wide may be on a television. */
const TELEVISION = 640;

/** Runs the first of these commands that is available. */
const runOneOf = (shell: Shell, names: readonly CommandName[]): void => {
  const { play } = shell;
  if (play.stores.app.getState().screen !== 'board' || countLayers() > 0) return;
  const command = commandsOnBoard(play).find(({ name }) => names.includes(name) && isAvailable(name, play));
  if (command !== undefined) runCommand(shell, command);
};

/** Closes an open layer, cancels an action, or undoes a move. */
const goBack = (shell: Shell): void => {
  const { play } = shell;
  const { app, match } = play.stores;
  const { screen } = app.getState();
  if (countLayers() > 0) closeLayers(countLayers() - 1);
  else if (screen === 'colors') play.cancelDraft();
  else if (screen !== 'board') play.openMenu();
  else if (match.getState().intended !== undefined) play.dropIntended();
  else runOneOf(shell, ['undo', 'back', 'askTakeBack', 'tryAgain']);
};

const ACTIONS: Readonly<Record<PadAction, (shell: Shell) => void>> = {
  up: () => moveFocus('up'),
  down: () => moveFocus('down'),
  left: () => moveFocus('left'),
  right: () => moveFocus('right'),
  press: pressFocused,
  back: goBack,
  hint: shell => runOneOf(shell, ['hint', 'solution', 'playBest']),
  menu: shell => runOneOf(shell, ['menu', 'leaveExercise', 'leave']),
};

/** Asks once whether a person with a gamepad sits far away from the screen. */
const proposeFarView = (shell: Shell): void => {
  const { words, play } = shell;
  const { farView, farOffered } = play.stores.settings.getState();
  const { width, height } = play.stores.app.getState().viewport;
  if (farView || farOffered || Math.min(width, height) < TELEVISION) return;
  play.set('farOffered', true);
  void openDialog(shell, {
    name: () => words.t('far.title'),
    className: 'question-dialog',
    content: close => html`
      ${dialogHead(words, words.t('far.title'), close)}
      <p>${words.t('far.offer')}</p>
      <div class="answers">
        <button type="button" class="secondary" @click=${() => close()}>${words.t('far.no')}</button>
        <button type="button" class="primary" @click=${() => {
          close();
          play.set('farView', true);
        }}>${words.t('far.yes')}</button>
      </div>`,
  });
};

/** Lets a connected gamepad move the focus and press the focused element. */
export const mountGamepad = (shell: Shell): (() => void) => {
  const rhythm = createPadRhythm();
  const look = (): void => {
    if (document.visibilityState !== 'visible') return;
    const pads = navigator.getGamepads().filter(pad => pad !== null);
    const held = [...new Set(pads.flatMap(heldOn))];
    const acting = rhythm(held, performance.now());
    for (const action of acting) ACTIONS[action](shell);
    if (acting.length > 0) proposeFarView(shell);
  };
  const timer = setInterval(look, EVERY);
  return () => clearInterval(timer);
};
