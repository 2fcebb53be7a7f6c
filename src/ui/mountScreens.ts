import './styles/fonts.css';
import './styles/tokens.css';
import './styles/page.css';
import './styles/controls.css';
import './styles/dialogs.css';
import './styles/menu.css';
import './styles/colors.css';
import './styles/board.css';
import './styles/online.css';
import './styles/table.css';
import { createWords, knownLanguage } from '../i18n/words.ts';
import type { ScreenName } from '../look/layout.ts';
import type { Play } from '../play/play.ts';
import { selectMustPass } from '../store/selectors.ts';
import { arrivalNews, discSizeText, newsOf } from './announcements.ts';
import { createAnnouncer } from './announcer.ts';
import { followAppearance } from './appearance.ts';
import { mountBoard } from './boardScreen.ts';
import { mountColors } from './colorScreen.ts';
import { closeDialogs } from './dialogs.ts';
import { land } from './landing.ts';
import { mountMenu } from './menuScreen.ts';
import { missingPage } from './missing.ts';
import { mountNotices } from './notices.ts';
import { mountSeek } from './seekDialog.ts';
import { liveElement, type Shell } from './shell.ts';
import { followTable } from './tableNews.ts';
import { followTitle } from './tableTitle.ts';

const MOUNTS: Readonly<Record<ScreenName, (shell: Shell) => () => void>> = {
  menu: mountMenu,
  colors: mountColors,
  board: mountBoard,
};

export interface Screens {
  /** Shows the controls of a screen; the returned function takes them away. */
  readonly mount: (screen: ScreenName) => () => void;
  readonly stop: () => void;
}

/** A reload in the middle of a match has nothing before it to tell the difference from. */
const greet = ({ say, words, play }: Shell, screen: ScreenName): void => {
  const { match } = play.stores.match.getState();
  if (screen === 'board' && match !== undefined && match.transcript.length > 0)
    say(arrivalNews(words, match, play.stores.online.getState()));
};

/** The HTML of the page: what lives across screens now, and each screen's controls while its scene runs. */
export const createScreens = (root: HTMLElement, play: Play): Screens => {
  const words = createWords(knownLanguage(navigator.languages));
  const undress = followAppearance(play.stores, words);
  const announcer = createAnnouncer(root);
  const shell: Shell = { root, play, words, say: announcer.say };
  const ends = [
    undress,
    announcer.stop,
    play.stores.match.subscribe((after, before) => {
      const news = newsOf(words, before, after, {
        mustPass: selectMustPass(after, play.stores.settings.getState()),
        online: play.stores.online.getState(),
      });
      if (news !== undefined) announcer.say(news);
    }),
    play.stores.settings.subscribe(({ discSize }, before) => {
      if (discSize !== before.discSize) announcer.say(discSizeText(words, discSize));
    }),
    followTable(shell),
    followTitle(shell),
    liveElement(shell, 'missing', () => missingPage(shell)).stop,
    mountNotices(shell),
    mountSeek(shell),
  ];
  let isFirst = true;
  return {
    mount: screen => {
      const end = MOUNTS[screen](shell);
      if (isFirst) greet(shell, screen);
      else land(root.lastElementChild ?? root);
      isFirst = false;
      return () => {
        closeDialogs(root);
        end();
      };
    },
    stop: () => {
      for (const end of ends) end();
    },
  };
};
