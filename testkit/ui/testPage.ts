import { afterAll, beforeAll, beforeEach } from 'vitest';
import { createWords } from '../../src/i18n/words.ts';
import type { ScreenName } from '../../src/look/layout.ts';
import type { MatchState } from '../../src/store/matchStore.ts';
import type { OnlineState } from '../../src/store/onlineStore.ts';
import type { Settings } from '../../src/store/settingsStore.ts';
import { closeLayers } from '../../src/ui/kit/layers.ts';
import { loadAllParts } from '../../src/ui/kit/parts.ts';
import type { Shell } from '../../src/ui/kit/shell.ts';
import { createScreens } from '../../src/ui/page/mountScreens.ts';
import { newStores } from '../store/newStores.ts';
import { createFakePlay, resetMocks } from './fakePlay.ts';

// In the page these parts are loaded on first use.
await loadAllParts();

export const DESKTOP = { width: 1440, height: 900 };
export const SMALL_PHONE = { width: 320, height: 568 };

/** Adds the methods of dialogs and elements that jsdom lacks. */
export const teachDialogs = (): void => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.show = HTMLDialogElement.prototype.showModal;
  HTMLDialogElement.prototype.close = function (answer = '') {
    this.open = false;
    this.returnValue = answer;
    this.dispatchEvent(new Event('close'));
  };
  Element.prototype.animate ??= () => ({ cancel: () => {} }) as Animation;
  Element.prototype.scrollIntoView ??= () => undefined;
};

interface PageRequest {
  readonly screen: ScreenName;
  readonly settings?: Partial<Settings>;
  readonly match?: Partial<MatchState>;
  readonly online?: Partial<OnlineState>;
  readonly viewport?: { width: number; height: number };
}

/** Closes the page that an earlier test may have left open, since the next one reuses its document. */
let closeLast = (): void => {};

/** One screen of the page over real stores, in an empty document. */
export const openPage = ({
  screen,
  settings = {},
  match = {},
  online = {},
  viewport = DESKTOP,
}: PageRequest) => {
  closeLast();
  document.body.replaceChildren();
  const stores = newStores({ language: 'en', ...settings }, viewport);
  stores.match.setState(match);
  stores.online.setState(online);
  stores.app.setState({ screen });
  const play = createFakePlay(stores);
  const shell: Shell = { root: document.body, play, words: createWords(), say: () => undefined };
  const end = createScreens(document.body, play, shell.words);
  let isOpen = true;
  const close = (): void => {
    if (isOpen) end();
    isOpen = false;
  };
  closeLast = close;
  return { play, stores, shell, close };
};

type Page = ReturnType<typeof openPage>;

/** Returns a function that restores a page's current state, except for its screen's private state. */
const keepState = ({ stores, play }: Page): (() => void) => {
  const resets = Object.values(stores).map(store => {
    const first = store.getState();
    return () => store.setState(first, true);
  });
  return () => {
    closeLayers();
    for (const reset of resets) reset();
    resetMocks(play);
    for (const sentence of document.querySelectorAll('[aria-live=polite] p')) sentence.remove();
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  };
};

/**
 * One page for all tests of a file, reset before each, because mounting a screen takes longer than most tests. A test
 * opens another one with `reopen`, or the same one to reset the screen's private state, such as an unfolded part.
 */
export const sharePage = (request: PageRequest): Page & { reopen: (other?: PageRequest) => void } => {
  const reopen = (other = request): void => {
    page.close?.();
    Object.assign(page, openPage(other));
    putBack = undefined;
  };
  const page = { reopen } as ReturnType<typeof sharePage>;
  let putBack: (() => void) | undefined;
  beforeAll(teachDialogs);
  beforeEach(() => {
    if (putBack === undefined) reopen();
    else putBack();
    putBack ??= keepState(page);
  });
  afterAll(() => page.close());
  return page;
};
