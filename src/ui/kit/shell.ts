import { noChange, render, type TemplateResult } from 'lit';
import type { StoreApi } from 'zustand/vanilla';
import type { Words } from '../../i18n/words.ts';
import { usualPage } from '../../look/enlarged.ts';
import type { Layout, Rect, ScreenName } from '../../look/layout.ts';
import { PHONE_PIXELS } from '../../look/screens.ts';
import type { Play } from '../../play/play.ts';
import type { AppState, AppStore } from '../../store/appStore.ts';
import { selectLayout } from '../../store/layoutSelectors.ts';

/** What every part of the page gets. */
export interface Shell {
  readonly root: HTMLElement;
  readonly play: Play;
  readonly words: Words;
  readonly say: (text: string) => void;
}

/** These change many times a second, and nothing in the DOM shows them. */
const UNSEEN: readonly (keyof AppState)[] = ['preview', 'pointer', 'attract'];

/** Calls `apply` when something has changed, besides `unseen`: a store also tells of what was set to the value that it had. */
const onRealChange = <State extends object>(
  store: StoreApi<State>,
  apply: () => void,
  unseen: readonly string[] = [],
): (() => void) =>
  store.subscribe((after, before) => {
    const then = new Map(Object.entries(before));
    const now = Object.entries(after);
    const isSame = ([key, value]: [string, unknown]): boolean =>
      unseen.includes(key) || (then.has(key) && Object.is(value, then.get(key)));
    if (now.length !== then.size || !now.every(isSame)) apply();
  });

/** Calls `apply` after every change of the application's state that the DOM can show. */
export const onSeenChange = (app: AppStore, apply: () => void): (() => void) =>
  onRealChange(app, apply, UNSEEN);

/** Calls `apply` after every change of a store or of the language that the DOM can show. */
export const onChange = ({ play, words }: Shell, apply: () => void): (() => void) => {
  const { settings, records, match, app, online, club, study, library, exercise, puzzles, editor, openings } =
    play.stores;
  const ends = [
    onRealChange(settings, apply),
    onRealChange(records, apply),
    onRealChange(match, apply),
    onRealChange(online, apply),
    onRealChange(club, apply),
    onRealChange(study, apply),
    onRealChange(library, apply),
    onRealChange(exercise, apply),
    onRealChange(puzzles, apply),
    onRealChange(editor, apply),
    onRealChange(openings, apply),
    onSeenChange(app, apply),
    words.subscribe(apply),
  ];
  return () => {
    for (const end of ends) end();
  };
};

export interface LiveElement {
  readonly element: HTMLElement;
  /** Renders the template again, for changes that are in no store. */
  readonly draw: () => void;
  readonly stop: () => void;
}

/** What is shown, or that it is still what was shown before. */
export type Template = () => TemplateResult | typeof noChange;

/** A template that comes of nothing but these values: it is not made again as long as they are the same. */
export const templateOf = (values: () => readonly unknown[], make: () => TemplateResult): Template => {
  let shown: readonly unknown[] | undefined;
  return () => {
    const now = values();
    if (shown?.every((value, index) => Object.is(value, now[index])) === true) return noChange;
    shown = now;
    return make();
  };
};

/** Keeps `host` showing the template for the current stores. */
export const live = (shell: Shell, host: HTMLElement, template: Template): LiveElement => {
  const draw = (): void => void render(template(), host);
  draw();
  return { element: host, draw, stop: onChange(shell, draw) };
};

/** A new element in `root` that shows `template`; `stop` removes it. */
export const liveElement = (shell: Shell, className: string, template: Template): LiveElement => {
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
  const app = play.stores.app.getState();
  return selectLayout(app.screen === screen ? app : { ...app, screen }, play.stores.settings.getState());
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
