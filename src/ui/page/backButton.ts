import { STANDARD_SETUP } from '../../game/games.ts';
import type { ScreenName } from '../../look/layout.ts';
import { isPlace, type Place } from '../../look/places.ts';
import { ANALYSIS_LINK, asksForAnalysis, fragmentOf, placeNamed } from '../../play/links/fragments.ts';
import type { Play } from '../../play/play.ts';
import type { Study, StudyState } from '../../store/studyStore.ts';
import { closeLayers, countLayers, followLayers } from '../kit/layers.ts';

/** The state stored in a browser history entry. */
interface Entry {
  readonly screen: ScreenName;
  /** The study on the board; going forward reopens it. */
  readonly study?: string | undefined;
  /** Whether this is the analysis board before its first move, which is not saved yet. */
  readonly isBlank?: boolean | undefined;
  /** Whether the entry below belongs to the place this screen was opened from. */
  readonly fromPlace: boolean;
  /** Whether the entry below belongs to the game being studied. */
  readonly overGame: boolean;
  /** Number of open dialogs and sheets; each has its own history entry. */
  readonly layers: number;
}

/** Undefined for entries that other code wrote, such as an address with another `#part`. */
const currentEntry = (): Entry | undefined => {
  const state = history.state as Partial<Entry> | null;
  if (state?.screen === undefined) return undefined;
  const { screen, study, isBlank = false, fromPlace = false, overGame = false, layers = 0 } = state;
  return { screen, study, isBlank, fromPlace, overGame, layers };
};

/** Number of our entries below this one, down to the place's own entry. */
const depthOf = ({ fromPlace, overGame, layers }: Entry): number =>
  Number(fromPlace) + Number(overGame) + layers;

const fragmentOn = ({ screen, isBlank }: Entry): string => {
  if (isPlace(screen)) return fragmentOf(screen);
  return isBlank ? ANALYSIS_LINK : '';
};

/** The page's address on this screen: places and the empty analysis board have a fragment, other screens do not. */
const addressOn = (entry: Entry, { pathname, search }: Pick<URL, 'pathname' | 'search'> = location): string =>
  pathname + search + fragmentOn(entry);

/** An empty board, as the link to the analysis board opens it. */
const isBlankStudy = ({ tree, origin }: Study): boolean =>
  origin === undefined && tree.children.length === 0 && tree.setup === STANDARD_SETUP;

/** Whether the study was opened from a game and returns to it. */
const isOfGame = ({ study, openedFrom }: StudyState): boolean =>
  study?.origin !== undefined && openedFrom === undefined;

/** Target of an address without an entry: another place, or undefined to leave a game. */
const placeAsked = (shown: ScreenName): Place | undefined =>
  placeNamed(location.hash) ?? (isPlace(shown) ? 'menu' : undefined);

/**
 * Back closes the topmost dialog or sheet; otherwise it leads from a game's study to the game, from the board or the
 * colors to the place they were opened from, or to the previous place. Forward leads back to the board but reopens no
 * dialogs. Each place, study, dialog and sheet therefore has a browser history entry; a dialog's entry is removed when
 * it closes.
 */
export const followBackButton = (play: Play): (() => void) => {
  const { app, study } = play.stores;
  /** The study on the board, if there is one. */
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
  /** The study that Back is leaving, until its game is on the board. */
  let left: string | undefined;
  /** After a reload at a table the board appears a little later; its history entry is kept until then. */
  let isFresh = true;
  /** The address before a history step that this code requested, while that step is pending. */
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
  /** Entries are added at once but removed after a delay, because code that closes a dialog often opens another. */
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
  /** Goes where the person navigated, unless they choose to stay when asked. */
  const lead = async (
    { screen, study: id }: Pick<Entry, 'screen' | 'study'>,
    shown: ScreenName,
  ): Promise<void> => {
    const isReopened = id !== undefined && (await play.study.reopen(id));
    if (screen === 'board' && !isReopened) play.continueMatch();
    if (shown === 'colors') play.cancelDraft();
    if (isPlace(screen) && app.getState().screen !== screen) play.openPlace(screen);
  };
  /** The person navigated to `here`, which differs from the screen shown. */
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
  /** Opens an empty board from the current place. */
  const openAnalysis = (): void => {
    isFresh = false;
    replace({ screen: 'board', fromPlace: true, overGame: false, layers: 0 });
    closeLayers();
    play.study.open();
    follow();
  };
  /** The person edited the address or followed a link to this page. */
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
  // A study is closed just before the screen changes; its entry must survive that.
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
