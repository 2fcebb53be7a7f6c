import type { ScreenName } from '../look/layout.ts';
import type { Play } from '../play/play.ts';
import { closeDialogs } from './dialogs.ts';

const shownBy = (state: unknown): ScreenName | undefined => (state as { screen?: ScreenName } | null)?.screen;

/** Lets the browser's Back close a dialog, else lead from the board or the colors to the menu, and Forward to the board again. */
export const followBackButton = (play: Play): (() => void) => {
  const remember = (screen: ScreenName): void => {
    const known = shownBy(history.state);
    if (known === screen) return;
    if (screen === 'menu' || (known !== undefined && known !== 'menu')) history.replaceState({ screen }, '');
    else history.pushState({ screen }, '');
  };
  const travel = ({ state }: PopStateEvent): void => {
    const { screen } = play.stores.app.getState();
    if (screen !== 'menu' && closeDialogs(document)) history.pushState({ screen }, '');
    else if (shownBy(state) === 'board') play.continueMatch();
    else if (screen === 'colors') play.cancelDraft();
    else play.openMenu();
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
