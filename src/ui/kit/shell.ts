import { render, type TemplateResult } from 'lit';
import type { Words } from '../../i18n/words.ts';
import { usualPage } from '../../look/enlarged.ts';
import type { Layout, Rect, ScreenName } from '../../look/layout.ts';
import { PHONE_PIXELS } from '../../look/screens.ts';
import type { Play } from '../../play/play.ts';
import { type Follower, follow } from '../../store/following.ts';
import { selectLayout } from '../../store/layoutSelectors.ts';

/** What every part of the page gets. */
export interface Shell {
  readonly root: HTMLElement;
  readonly play: Play;
  readonly words: Words;
  readonly say: (text: string) => void;
}

/** Runs `run` now, and again when something that it read of the stores has changed, or the language. */
export const followIn = ({ play, words }: Pick<Shell, 'play' | 'words'>, run: () => void): Follower => {
  const { again, stop } = follow(run, Object.values(play.stores));
  const endWords = words.subscribe(again);
  return {
    again,
    stop: () => {
      endWords();
      stop();
    },
  };
};

export interface LiveElement {
  readonly element: HTMLElement;
  /** Renders the template again, for changes that are in no store. */
  readonly draw: () => void;
  readonly stop: () => void;
}

/** Keeps `host` showing the template: it is made again when something that it reads has changed. */
export const live = (shell: Shell, host: HTMLElement, template: () => TemplateResult): LiveElement => {
  const { again, stop } = followIn(shell, () => void render(template(), host));
  return { element: host, draw: again, stop };
};

/** A new element in `root` that shows `template`; `stop` removes it. */
export const liveElement = (shell: Shell, className: string, template: () => TemplateResult): LiveElement => {
  const element = document.createElement('div');
  element.className = className;
  shell.root.append(element);
  const { draw, stop } = live(shell, element, template);
  return {
    element,
    draw,
    stop: () => {
      stop();
      element.remove();
    },
  };
};

/** The layout of `screen`, even while the page is still leaving another one. */
export const layoutFor = ({ play }: Shell, screen: ScreenName): Layout => {
  const { app, settings } = play.stores;
  return selectLayout(app.getState(), settings.getState(), { screen });
};

export const isPhone = ({ play }: Shell): boolean => {
  const { width, height } = usualPage(play.stores.app.getState().viewport);
  return Math.min(width, height) < PHONE_PIXELS;
};

/** Whether the page is used by finger rather than by mouse. */
export const isTouched = (): boolean => window.matchMedia?.('(pointer: coarse)').matches ?? false;

/** A rectangle of the layout as an inline style: without `auto`, a page from right to left would measure from its right. */
export const place = ({ x, y, width, height }: Rect): string =>
  `left:${x}px;top:${y}px;right:auto;bottom:auto;width:${width}px;height:${height}px`;

/** Where the focus goes, in this order: an open result, else the main control of the screen. */
const LANDINGS = ['dialog.result[open]', '[data-landing]', '[role="grid"] [tabindex="0"]'] as const;

/** Moves the focus on when the button that was pressed is gone. */
export const land = (root: Element): void => {
  const targets = LANDINGS.map(selector => root.querySelector<HTMLElement>(selector));
  targets.find(target => target !== null)?.focus({ preventScroll: true });
};
