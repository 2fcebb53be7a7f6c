import { land } from '../kit/shell.ts';
import { nearestTo } from './nearest.ts';
import type { PadDirection } from './padReading.ts';

const ARROWS: Readonly<Record<PadDirection, string>> = {
  up: 'ArrowUp',
  down: 'ArrowDown',
  left: 'ArrowLeft',
  right: 'ArrowRight',
};

/** Focusable elements; grids and tab lists count as one. */
const STOPS =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea, summary, [tabindex="0"]';

/** The container that limits the steps: the topmost dialog, or the page. */
const scope = (): ParentNode => [...document.querySelectorAll('dialog:modal')].at(-1) ?? document;

const isReachable = (element: HTMLElement): boolean =>
  element.tabIndex >= 0 && element.closest('[inert]') === null && element.checkVisibility();

const stops = (): readonly HTMLElement[] =>
  [...scope().querySelectorAll<HTMLElement>(STOPS)].filter(isReachable);

const sendKey = (target: Element, type: 'keydown' | 'keyup', key: string): void =>
  void target.dispatchEvent(new KeyboardEvent(type, { key, bubbles: true, cancelable: true }));

const focusOn = (element: HTMLElement): void => {
  element.focus({ preventScroll: true });
  element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
};

/** The focused element within that container. */
const current = (): HTMLElement | undefined => {
  const active = document.activeElement;
  return active instanceof HTMLElement && active !== document.body && scope().contains(active)
    ? active
    : undefined;
};

const isInGrid = (element: Element): boolean => element.closest('[role=grid]') !== null;

/** Moves a slider by one step; returns whether the element was one. */
const slide = (element: HTMLElement, direction: PadDirection): boolean => {
  if (!(element instanceof HTMLInputElement) || element.type !== 'range') return false;
  if (direction === 'up' || direction === 'down') return false;
  if (direction === 'right') element.stepUp();
  else element.stepDown();
  element.dispatchEvent(new Event('input', { bubbles: true }));
  element.dispatchEvent(new Event('change', { bubbles: true }));
  return true;
};

/** Moves the focus: on the squares like the arrow keys, elsewhere to the nearest element. */
export const moveFocus = (direction: PadDirection): void => {
  document.documentElement.dataset.input = 'keys';
  const from = current();
  if (from === undefined) {
    const dialog = scope();
    if (dialog instanceof HTMLDialogElement) stops()[0]?.focus();
    else land(document.body);
    return;
  }
  if (isInGrid(from)) {
    sendKey(from, 'keydown', ARROWS[direction]);
    if (document.activeElement !== from) return;
  } else if (slide(from, direction)) return;
  const places = stops()
    .filter(element => element !== from && !(isInGrid(from) && isInGrid(element)))
    .map(element => ({ element, box: element.getBoundingClientRect() }));
  const next = nearestTo(from.getBoundingClientRect(), places, direction);
  if (next !== undefined) focusOn(next.element);
};

/** Selects the next option of a native select, which a page cannot open. */
const choose = (list: HTMLSelectElement): void => {
  const open = [...list.options].filter(({ disabled }) => !disabled);
  const next = open[(open.findIndex(({ selected }) => selected) + 1) % open.length];
  if (next === undefined) return;
  list.value = next.value;
  list.dispatchEvent(new Event('change', { bubbles: true }));
};

/** Presses the focused element, as Enter does. */
export const pressFocused = (): void => {
  document.documentElement.dataset.input = 'keys';
  const target = current();
  if (target === undefined) moveFocus('down');
  else if (isInGrid(target)) {
    sendKey(target, 'keydown', 'Enter');
    sendKey(target, 'keyup', 'Enter');
  } else if (target instanceof HTMLSelectElement) choose(target);
  else target.click();
};
