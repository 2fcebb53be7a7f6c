import './styles.ts';
import { directionOf } from '../../i18n/languages.ts';
import type { Words } from '../../i18n/words.ts';
import type { ScreenName } from '../../look/places.ts';
import type { Play } from '../../play/play.ts';
import { followValue } from '../../store/following.ts';
import type { MatchState } from '../../store/matchStore.ts';
import { selectMustPass, selectShownMatch } from '../../store/selectors.ts';
import { selectGameKind } from '../../store/stores.ts';
import { followDrops } from '../importing/drops.ts';
import { createAnnouncer } from '../kit/announcer.ts';
import { closeLayers } from '../kit/layers.ts';
import { land, type Shell } from '../kit/shell.ts';
import { atOnce, type InTurn } from '../kit/turns.ts';
import { announceTable } from '../online/table/tableNews.ts';
import { followTitle } from '../online/table/tableTitle.ts';
import { mountPlacesBar } from '../places/placesBar.ts';
import { announceStudy } from '../study/studyNews.ts';
import { arrivalNews, discSizeText, newsOf } from '../words/news.ts';
import { turnedText } from '../words/squares.ts';
import {
  followAppleStart,
  followBoardTurns,
  followCeremonies,
  followGamepads,
  followPrinting,
  followStripMotions,
  mountDrawnBoard,
  mountKeepAwake,
  mountSeek,
  mountWayToClub,
} from './additions.ts';
import { followAppearance } from './appearance.ts';
import { followDialogs } from './dialogs.ts';
import { mountNotices } from './notices.ts';
import { MOUNTS } from './screens.ts';

/** After a reload in the middle of a match there is no earlier state to compare with. */
const greet = ({ say, words, play }: Shell, screen: ScreenName): void => {
  const { match } = play.stores.match.getState();
  if (screen === 'board' && match !== undefined && match.transcript.length > 0)
    say(arrivalNews(words, match, play.stores.online.getState(), play.stores.study.getState().study));
};

/** The state that announcements describe: moves once they have been shown, all else at once. */
const heard = (state: MatchState): MatchState => ({ ...state, match: selectShownMatch(state) });

/** Shows the controls of the current screen. */
const followScreen = (shell: Shell, inTurn: InTurn): (() => void) => {
  const { root, play } = shell;
  const { app } = play.stores;
  let isFirst = true;
  let end = (): void => {};
  const show = (screen: ScreenName): void => {
    closeLayers();
    end();
    // The board takes several turns to build; focus moves once it is complete.
    const take = isFirst || screen === 'board' ? inTurn : atOnce;
    end = MOUNTS[screen](shell, take);
    const mounted = root.lastElementChild ?? root;
    if (isFirst) greet(shell, screen);
    else take(() => mounted.isConnected && land(mounted));
    isFirst = false;
  };
  // Runs before the subscriptions of a screen's parts, so that parts of a closing screen do not handle the next
  // screen's state.
  const stop = followValue(() => app.getState().screen, show, Object.values(play.stores));
  return () => {
    stop();
    closeLayers();
    end();
  };
};

/** Tells the layout, which knows no languages, the page's text direction. */
const followDirection = ({ play, words }: Shell): (() => void) => {
  const tell = (): void => {
    const direction = directionOf(words.language());
    if (direction !== play.stores.app.getState().direction) play.observe({ direction });
  };
  tell();
  return words.subscribe(tell);
};

/** Removes the content shown before any script has run: first the board, once another is drawn, then the texts. */
const removeFirstBoard = (): void => document.querySelector('.first-board')?.classList.add('replaced');
const removeFirstPaint = (): void => document.querySelector('.first-paint')?.remove();

type End = () => void;

/** Parts that render nothing: they announce, listen or play. */
const followQuietly = (shell: Shell): readonly End[] => {
  const { words, play, say } = shell;
  return [
    followDirection(shell),
    play.stores.match.subscribe((after, before) => {
      const news = newsOf(words, heard(before), heard(after), {
        mustPass: selectMustPass(after, play.stores.settings.getState()),
        online: play.stores.online.getState(),
        study: play.stores.study.getState().study,
        length: play.stores.settings.getState().announcements,
        isExercise: selectGameKind(play.stores) === 'exercise',
      });
      if (news !== undefined) say(news);
    }),
    play.stores.settings.subscribe((settings, before) => {
      const { discSize, boardTurn } = settings;
      if (discSize !== before.discSize) say(discSizeText(words, discSize));
      if (boardTurn !== before.boardTurn) say(turnedText(words, settings, play.stores.app.getState().rules));
    }),
    followBoardTurns(shell),
    followStripMotions(shell),
    announceTable(shell),
    announceStudy(shell),
    followTitle(shell),
    followPrinting(shell),
    followDrops(shell),
  ];
};

/** Parts that every screen has. */
const mountEverywhere = (shell: Shell): readonly End[] => [
  mountNotices(shell),
  mountKeepAwake(shell),
  followGamepads(shell),
  followCeremonies(shell),
  mountPlacesBar(shell),
  mountWayToClub(shell),
  mountSeek(shell),
];

const mountBoardParts = (shell: Shell): readonly End[] => {
  const end = mountDrawnBoard(shell);
  removeFirstBoard();
  return [end];
};

/**
 * Builds the page's HTML: parts shared by all screens, and each screen's controls. Returns a function that removes it.
 * At startup the work is split into turns, so that slow machines stay responsive.
 */
export const createScreens = (
  root: HTMLElement,
  play: Play,
  words: Words,
  inTurn: InTurn = atOnce,
): (() => void) => {
  const announcer = createAnnouncer(root);
  const shell: Shell = { root, play, words, say: announcer.say };
  const ends: End[] = [announcer.stop];
  const parts: readonly (() => readonly End[])[] = [
    () => [followAppearance(play.stores, words)],
    () => followQuietly(shell),
    () => mountBoardParts(shell),
    () => mountEverywhere(shell),
    () => {
      removeFirstPaint();
      return [followScreen(shell, inTurn)];
    },
    () => {
      followAppleStart();
      return [followDialogs(shell)];
    },
  ];
  for (const part of parts) inTurn(() => void ends.push(...part()));
  return () => {
    for (const end of ends) end();
  };
};
