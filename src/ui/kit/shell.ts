import { render, type TemplateResult } from 'lit';
import type { Words } from '../../i18n/words.ts';
import { usualPage } from '../../look/enlarged.ts';
import type { Layout, Rect, ScreenName } from '../../look/layout.ts';
import { withoutQuietRow } from '../../look/layouts/quietRow.ts';
import { PHONE_PIXELS } from '../../look/screens.ts';
import type { Play } from '../../play/play.ts';
import { type Follower, follow } from '../../store/following.ts';
import { selectLayout } from '../../store/layoutSelectors.ts';
import { selectGameKind } from '../../store/stores.ts';

/** The context that every part of the page receives. */
export interface Shell {
  readonly root: HTMLElement;
  readonly play: Play;
  readonly words: Words;
  readonly say: (text: string) => void;
}

/** Runs `run` now, and again whenever the language or a store value that it read changes. */
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
  /** Renders the template again, for changes outside the stores. */
  readonly draw: () => void;
  readonly stop: () => void;
}

/** Renders the template into `host`, and again whenever something it reads changes. */
export const live = (shell: Shell, host: HTMLElement, template: () => TemplateResult): LiveElement => {
  const { again, stop } = followIn(shell, () => void render(template(), host));
  return { element: host, draw: again, stop };
};

/** Adds an element to `root` that shows `template`; `stop` removes it. */
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

/** The layout of `screen`, even while the page still shows another one. */
export const layoutFor = ({ play }: Shell, screen: ScreenName): Layout => {
  const { app, settings } = play.stores;
  const layout = selectLayout(app.getState(), settings.getState(), { screen });
  return ['local', 'online'].includes(selectGameKind(play.stores)) ? layout : withoutQuietRow(layout);
};

export const isPhone = ({ play }: Shell): boolean => {
  const { width, height } = usualPage(play.stores.app.getState().viewport);
  return Math.min(width, height) < PHONE_PIXELS;
};

/** Whether the page is used by touch rather than with a mouse. */
export const isTouched = (): boolean => window.matchMedia?.('(pointer: coarse)').matches ?? false;

/**
 * A layout rectangle as an inline style; `right: auto` because a right-to-left page would otherwise position from its
 * right edge.
 */
export const place = ({ x, y, width, height }: Rect): string =>
  `left:${x}px;top:${y}px;right:auto;bottom:auto;width:${width}px;height:${height}px`;

/** Targets for the focus, in order: an open result, else the screen's main control. */
const LANDINGS = ['dialog.result[open]', '[data-landing]', '[role="grid"] [tabindex="0"]'] as const;

/** Moves the focus to the next target after the pressed button was removed. */
export const land = (root: Element): void => {
  const targets = LANDINGS.map(selector => root.querySelector<HTMLElement>(selector));
  targets.find(target => target !== null)?.focus({ preventScroll: true });
};
