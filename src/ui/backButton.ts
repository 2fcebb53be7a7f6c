import type { ScreenName } from '../look/layout.ts';
import type { Play } from '../play/play.ts';
import { closeDialogs } from './dialogs.ts';

/** What an entry of the browser's history holds. */
interface Entry {
  readonly screen?: ScreenName;
  /** Whether the entry before it is the menu's, since this one was added there. */
  readonly fromMenu?: boolean;
}

const entryOf = (state: unknown): Entry => (state as Entry | null) ?? {};

/** Lets the browser's Back close a dialog, else lead from the board or the colors to the menu, and Forward to the board again. */
export const followBackButton = (play: Play): (() => void) => {
  /** Steps back that were made here, and are not to be followed. */
  let ownSteps = 0;
  const remember = (screen: ScreenName): void => {
    const { screen: known, fromMenu } = entryOf(history.state);
    if (known === screen) return;
    if (screen !== 'menu' && (known === undefined || known === 'menu'))
      history.pushState({ screen, fromMenu: true }, '');
    else if (screen === 'menu' && fromMenu === true) {
      ownSteps++;
      history.back();
    } else history.replaceState({ screen, fromMenu }, '');
  };
  /** Who is asked whether a table is to be left is still there. */
  const openMenu = (): void => {
    play.openMenu();
    const { screen } = play.stores.app.getState();
    if (play.stores.online.getState().asksLeave) history.pushState({ screen, fromMenu: true }, '');
  };
  const travel = ({ state }: PopStateEvent): void => {
    if (ownSteps > 0) {
      ownSteps--;
      remember(play.stores.app.getState().screen);
      return;
    }
    const { screen } = play.stores.app.getState();
    if (screen !== 'menu' && closeDialogs(document)) history.pushState({ screen, fromMenu: true }, '');
    else if (entryOf(state).screen === 'board') play.continueMatch();
    else if (screen === 'colors') play.cancelDraft();
    else openMenu();
  };
  const stop = play.stores.app.subscribe(({ screen }, before) => {
    if (screen !== before.screen) remember(screen);
  });
  window.addEventListener('popstate', travel);
  return () => {
    stop();
    window.removeEventListener('popstate', travel);
  };
};
