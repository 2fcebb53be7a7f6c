import { STANDARD_SETUP } from '../../game/games.ts';
import type { ScreenName } from '../../look/layout.ts';
import { isPlace, type Place } from '../../look/places.ts';
import { ANALYSIS_LINK, asksForAnalysis, fragmentOf, placeNamed } from '../../play/links/fragments.ts';
import type { Play } from '../../play/play.ts';
import type { Study, StudyState } from '../../store/studyStore.ts';
import { closeLayers, countLayers, followLayers } from '../kit/layers.ts';

/** The state in an entry of the browser's history. */
interface Entry {
  readonly screen: ScreenName;
  /** The study on the board, to which going forward leads again. */
  readonly study?: string | undefined;
  /** Whether that is the analysis board before its first move, of which nothing is kept yet. */
  readonly isBlank?: boolean | undefined;
  /** Whether a place's entry lies below, because this screen was opened from there. */
  readonly fromPlace: boolean;
  /** Whether the entry of the game that is studied lies below. */
  readonly overGame: boolean;
  /** How many dialogs and sheets were open; each has an entry of its own. */
  readonly layers: number;
}

/** Undefined for entries that this code did not write, such as those of an address with another `#part`. */
const currentEntry = (): Entry | undefined => {
  const state = history.state as Partial<Entry> | null;
  if (state?.screen === undefined) return undefined;
  const { screen, study, isBlank = false, fromPlace = false, overGame = false, layers = 0 } = state;
  return { screen, study, isBlank, fromPlace, overGame, layers };
};

/** How many entries of this code lie below, down to that of a place. */
const depthOf = ({ fromPlace, overGame, layers }: Entry): number =>
  Number(fromPlace) + Number(overGame) + layers;

const fragmentOn = ({ screen, isBlank }: Entry): string => {
  if (isPlace(screen)) return fragmentOf(screen);
  return isBlank ? ANALYSIS_LINK : '';
};

/** The page's address on this screen: a place has its fragment and so has an empty analysis board, any other screen none. */
const addressOn = (entry: Entry, { pathname, search }: Pick<URL, 'pathname' | 'search'> = location): string =>
  pathname + search + fragmentOn(entry);

/** An empty board as the link to the analysis board opens it. */
const isBlankStudy = ({ tree, origin }: Study): boolean =>
  origin === undefined && tree.children.length === 0 && tree.setup === STANDARD_SETUP;

/** Whether the study is of a game that it leads back to. */
const isOfGame = ({ study, openedFrom }: StudyState): boolean =>
  study?.origin !== undefined && openedFrom === undefined;

/** Where an address without an entry leads: another place, or nowhere from a game. */
const placeAsked = (shown: ScreenName): Place | undefined =>
  placeNamed(location.hash) ?? (isPlace(shown) ? 'menu' : undefined);

/**
 * Back closes the topmost dialog or sheet, or else leads from the study of a game to the game, from the board or the colors to
 * the place they were opened from, and from one place to the one before it. Forward leads back to the board, but opens no dialog
 * again. For this every place, study, dialog and sheet has an entry in the browser's history; a dialog's goes when it closes.
 */
export const followBackButton = (play: Play): (() => void) => {
  const { app, study } = play.stores;
  /** What the board shows besides a game. */
  const studied = (): Pick<Entry, 'study' | 'isBlank'> => {
    const shown = app.getState().screen === 'board' ? study.getState().study : undefined;
    return { study: shown?.id, isBlank: shown !== undefined && isBlankStudy(shown) };
  };
  let here: Entry = currentEntry() ?? {
    screen: app.getState().screen,
    ...studied(),
    fromPlace: false,
    overGame: false,
    layers: 0,
  };
  /** The study that Back leads away from, until its game is on the board. */
  let left: string | undefined;
  /** After a reload at a table the board comes a little later: until then its entry is left as it is. */
  let isFresh = true;
  /** The address before a step back that this code asked for, while the browser is on its way. */
  let stepsFrom: string | undefined;
  let later: ReturnType<typeof setTimeout> | undefined;

  const wanted = (): Entry => {
    const screen = isFresh ? here.screen : app.getState().screen;
    const fromPlace = !isPlace(screen) && (isPlace(here.screen) || here.fromPlace);
    const layers = countLayers();
    if (screen !== app.getState().screen) return { ...here, fromPlace, layers };
    const shown = studied();
    const mayLieOver = here.overGame || (here.screen === 'board' && here.study === undefined);
    const overGame =
      shown.study !== undefined && shown.study !== left && isOfGame(study.getState()) && mayLieOver;
    return { screen, ...shown, fromPlace, overGame, layers };
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
    const isSame = here.screen === entry.screen && here.layers === entry.layers && here.study === entry.study;
    if (!isSame || Boolean(here.isBlank) !== Boolean(entry.isBlank)) replace(entry);
  };
  /** Leads where the person went, unless a question keeps them. */
  const lead = async (
    { screen, study: id }: Pick<Entry, 'screen' | 'study'>,
    shown: ScreenName,
  ): Promise<void> => {
    const isReopened = id !== undefined && (await play.study.reopen(id));
    if (screen === 'board' && !isReopened) play.continueMatch();
    if (shown === 'colors') play.cancelDraft();
    if (isPlace(screen) && app.getState().screen !== screen) play.openPlace(screen);
  };
  /** The person went to `here`, which is not what the page shows. */
  const travel = (): void => {
    const shown = app.getState().screen;
    const layers = here.screen === shown ? here.layers : 0;
    const onBoard = studied().study;
    if (countLayers() > layers) closeLayers(layers);
    else if (here.screen !== shown || (here.study !== undefined && here.study !== onBoard))
      void lead(here, shown);
    else if (onBoard !== undefined && here.study === undefined) {
      left = onBoard;
      play.study.leave();
    }
  };
  /** An empty board, from the place on the page. */
  const openAnalysis = (): void => {
    isFresh = false;
    replace({ screen: 'board', fromPlace: true, overGame: false, layers: 0 });
    closeLayers();
    play.study.open();
    follow();
  };
  /** The person has changed the address, or followed a link to one. */
  const arriveAnew = (): void => {
    if (play.openLink(location.hash)) {
      isFresh = false;
      replace({ screen: app.getState().screen, fromPlace: false, overGame: false, layers: 0 });
      follow();
      return;
    }
    const shown = app.getState().screen;
    if (asksForAnalysis(location.hash) && isPlace(shown)) {
      openAnalysis();
      return;
    }
    const place = placeAsked(shown);
    replace({ screen: place ?? shown, fromPlace: false, overGame: false, layers: 0 });
    if (place !== undefined && place !== shown) {
      isFresh = false;
      closeLayers();
      void lead({ screen: place }, shown);
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
  // A study is put away a moment before the screen changes, which is not the time to forget it.
  const endStudy = study.subscribe((now, before) => {
    if (now.study?.id !== left) left = undefined;
    if (now.study?.id !== before.study?.id || now.study?.tree !== before.study?.tree) queueMicrotask(follow);
  });
  const ends = [endScreen, endStudy, followLayers(follow)];
  window.addEventListener('popstate', arrive);
  return () => {
    clearTimeout(later);
    for (const end of ends) end();
    window.removeEventListener('popstate', arrive);
  };
};
