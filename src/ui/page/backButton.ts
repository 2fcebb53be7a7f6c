import type { ScreenName } from '../../look/layout.ts';
import { isPlace, type Place } from '../../look/screens.ts';
import { fragmentOf, placeNamed } from '../../play/places.ts';
import type { Play } from '../../play/play.ts';
import { closeLayers, countLayers, followLayers } from '../kit/layers.ts';

/** The state in an entry of the browser's history. */
interface Entry {
  readonly screen: ScreenName;
  /** Whether a place's entry lies below, because this screen was opened from there. */
  readonly fromPlace: boolean;
  /** How many dialogs and sheets were open; each has an entry of its own. */
  readonly layers: number;
}

/** Undefined for entries that this code did not write, such as those of an address with another `#part`. */
const currentEntry = (): Entry | undefined => {
  const state = history.state as Partial<Entry> | null;
  if (state?.screen === undefined) return undefined;
  return { screen: state.screen, fromPlace: state.fromPlace ?? false, layers: state.layers ?? 0 };
};

/** How many entries of this code lie below, down to that of a place. */
const depthOf = ({ fromPlace, layers }: Entry): number => (fromPlace ? 1 : 0) + layers;

/** The page's address on this screen: a place has its fragment, any other screen none. */
const addressOn = (
  { screen }: Entry,
  { pathname, search }: Pick<URL, 'pathname' | 'search'> = location,
): string => pathname + search + (isPlace(screen) ? fragmentOf(screen) : '');

/** Where an address without an entry leads: another place, or nowhere from a game. */
const placeAsked = (shown: ScreenName): Place | undefined =>
  placeNamed(location.hash) ?? (isPlace(shown) ? 'menu' : undefined);

/**
 * Back closes the topmost dialog or sheet, or else leads from the board or the colors to the place they were opened from,
 * and from one place to the one before it. Forward leads back to the board, but opens no dialog again. For this every
 * place, dialog and sheet has an entry in the browser's history; a dialog's goes when it closes.
 */
export const followBackButton = (play: Play): (() => void) => {
  const { app } = play.stores;
  let here: Entry = currentEntry() ?? { screen: app.getState().screen, fromPlace: false, layers: 0 };
  /** After a reload at a table the board comes a little later: until then its entry is left as it is. */
  let isFresh = true;
  /** The address before a step back that this code asked for, while the browser is on its way. */
  let stepsFrom: string | undefined;
  let later: ReturnType<typeof setTimeout> | undefined;

  const wanted = (): Entry => {
    const screen = isFresh ? here.screen : app.getState().screen;
    const fromPlace = !isPlace(screen) && (isPlace(here.screen) || here.fromPlace);
    return { screen, fromPlace, layers: countLayers() };
  };
  const replace = (entry: Entry): void => {
    here = entry;
    history.replaceState(entry, '', addressOn(entry));
  };
  const push = (entry: Entry): void => {
    here = entry;
    history.pushState(entry, '', addressOn(entry));
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
    const isOtherPlace = isPlace(here.screen) && isPlace(entry.screen) && here.screen !== entry.screen;
    if (isOtherPlace) push({ ...entry, layers: 0 });
    const base = depthOf({ ...entry, layers: 0 });
    while (depthOf(here) < depthOf(entry)) push({ ...entry, layers: Math.max(depthOf(here) + 1 - base, 0) });
    const isSame = here.screen === entry.screen && here.layers === entry.layers;
    if (!isSame) replace(entry);
  };
  /** Leads where the person went, unless a question keeps them. */
  const lead = (screen: ScreenName, shown: ScreenName): void => {
    if (screen === 'board') play.continueMatch();
    if (shown === 'colors') play.cancelDraft();
    if (isPlace(screen) && app.getState().screen !== screen) play.openPlace(screen);
  };
  /** The person went to `here`, which is not what the page shows. */
  const travel = (): void => {
    const shown = app.getState().screen;
    const layers = here.screen === shown ? here.layers : 0;
    if (countLayers() > layers) closeLayers(layers);
    else if (here.screen !== shown) lead(here.screen, shown);
  };
  /** The person has changed the address, or followed a link to one. */
  const arriveAnew = (): void => {
    const shown = app.getState().screen;
    const place = placeAsked(shown);
    replace({ screen: place ?? shown, fromPlace: false, layers: 0 });
    if (place !== undefined && place !== shown) {
      isFresh = false;
      closeLayers();
      lead(place, shown);
    }
    follow();
  };
  const arrive = (): void => {
    const arrived = currentEntry();
    if (arrived === undefined) {
      arriveAnew();
      return;
    }
    here = arrived;
    if (stepsFrom === undefined) {
      isFresh = false;
      travel();
    } else {
      if (stepsFrom !== location.href) history.replaceState(here, '', addressOn(here, new URL(stepsFrom)));
      stepsFrom = undefined;
    }
    follow();
  };

  if (currentEntry() === undefined || isPlace(here.screen)) replace(here);
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
