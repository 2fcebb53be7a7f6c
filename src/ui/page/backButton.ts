import type { ScreenName } from '../../look/layout.ts';
import type { Play } from '../../play/play.ts';
import { closeLayers, countLayers, followLayers } from '../kit/layers.ts';

/** The state in an entry of the browser's history. */
interface Entry {
  readonly screen: ScreenName;
  /** Whether the menu's entry lies below, because this screen was opened from there. */
  readonly fromMenu: boolean;
  /** How many dialogs and sheets were open; each has an entry of its own. */
  readonly layers: number;
}

/** Undefined for entries that this code did not write, such as those of an address with another `#part`. */
const currentEntry = (): Entry | undefined => {
  const state = history.state as Partial<Entry> | null;
  if (state?.screen === undefined) return undefined;
  return { screen: state.screen, fromMenu: state.fromMenu ?? false, layers: state.layers ?? 0 };
};

/** How many entries of this code lie below. */
const depthOf = ({ fromMenu, layers }: Entry): number => (fromMenu ? 1 : 0) + layers;

/**
 * Back closes the topmost dialog or sheet, or else leads from the board or the colors to the menu. Forward leads back to
 * the board, but opens no dialog again. For this every dialog and sheet has an entry in the browser's history, which goes
 * when it closes.
 */
export const followBackButton = (play: Play): (() => void) => {
  const { app } = play.stores;
  let here: Entry = currentEntry() ?? { screen: app.getState().screen, fromMenu: false, layers: 0 };
  /** After a reload at a table the board comes a little later: until then its entry is left as it is. */
  let isFresh = true;
  /** The address before a step back that this code asked for, while the browser is on its way. */
  let stepsFrom: string | undefined;
  let later: ReturnType<typeof setTimeout> | undefined;

  const wanted = (): Entry => {
    const screen = isFresh ? here.screen : app.getState().screen;
    const fromMenu = screen !== 'menu' && (here.screen === 'menu' || here.fromMenu);
    return { screen, fromMenu, layers: countLayers() };
  };
  const replace = (entry: Entry): void => {
    here = entry;
    history.replaceState(entry, '');
  };
  const push = (entry: Entry): void => {
    here = entry;
    history.pushState(entry, '');
  };
  const stepBack = (): void => {
    later = undefined;
    const steps = depthOf(here) - depthOf(wanted());
    if (stepsFrom !== undefined || steps <= 0) return;
    stepsFrom = location.href;
    history.go(-steps);
  };
  /** Entries are added at once. They are removed after a moment, since what closes a dialog often opens something else. */
  const follow = (): void => {
    if (stepsFrom !== undefined) return;
    const entry = wanted();
    if (depthOf(here) > depthOf(entry)) {
      later ??= setTimeout(stepBack);
      return;
    }
    const base = depthOf({ ...entry, layers: 0 });
    while (depthOf(here) < depthOf(entry)) push({ ...entry, layers: Math.max(depthOf(here) + 1 - base, 0) });
    const isSame = here.screen === entry.screen && here.layers === entry.layers;
    if (!isSame) replace(entry);
  };
  /** The person went to `here`, which is not what the page shows. */
  const travel = (): void => {
    const shown = app.getState().screen;
    const layers = here.screen === shown ? here.layers : 0;
    if (countLayers() > layers) closeLayers(layers);
    else if (here.screen === shown) return;
    else if (here.screen === 'board') play.continueMatch();
    else if (shown === 'colors') play.cancelDraft();
    else if (shown === 'board') play.openMenu();
  };
  const arrive = (): void => {
    const arrived = currentEntry();
    if (arrived === undefined) {
      replace({ ...wanted(), fromMenu: false });
      return;
    }
    here = arrived;
    if (stepsFrom === undefined) {
      isFresh = false;
      travel();
    } else {
      if (stepsFrom !== location.href) history.replaceState(here, '', stepsFrom);
      stepsFrom = undefined;
    }
    follow();
  };

  if (currentEntry() === undefined) replace(here);
  follow();
  const endScreen = app.subscribe(({ screen }, before) => {
    if (screen === before.screen) return;
    isFresh = false;
    follow();
  });
  const ends = [endScreen, followLayers(follow)];
  window.addEventListener('popstate', arrive);
  return () => {
    clearTimeout(later);
    for (const end of ends) end();
    window.removeEventListener('popstate', arrive);
  };
};
