import type { ScreenName } from '../../look/layout.ts';
import type { Play } from '../../play/play.ts';
import { closeDialogs } from '../kit/dialogs.ts';

/** The state in an entry of the browser's history. */
interface Entry {
  readonly screen?: ScreenName;
  /** Whether the previous entry is the menu's, because this one was added there. */
  readonly fromMenu?: boolean;
}

const entryOf = (state: unknown): Entry => (state as Entry | null) ?? {};

/** Back closes a dialog, or else leads from the board or the colors to the menu. Forward leads back to the board. */
export const followBackButton = (play: Play): (() => void) => {
  /** Steps back that this code made itself, and that `travel` must ignore. */
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
  /** While the question about leaving a table is open, the person is still at it, so the entry is put back. */
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
